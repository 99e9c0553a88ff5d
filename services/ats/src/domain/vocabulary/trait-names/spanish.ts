/** Traits and conditions that job descriptions ask for in Spanish, each with what else says it, without accents, as in office.ts. */
export const spanish = `
Trabajo en equipo|trabaj* equipo|colaborativ*
Comunicación|capacidad/habilidad*/buena/excelente/competencia* comunicacion|comunicacion efectiva/asertiva/oral/escrita/verbal/fluida|habilidades comunicativas|comunicativ*
Organización|y organizad*|organizacion eficiencia/planificacion/responsabilidad/orden|capacidad/habilidad* organiza*|organizado/organizada|persona organizad*
Planificación|capacidad planifica*
Responsabilidad|y responsable|responsabilidad puntualidad/compromiso/orientacion|sentido/alto responsab*|persona responsable|responsable y|responsabilidad
Proactividad|proactiv*
Iniciativa
Autonomía|autonom*
Flexibilidad|flexib*
Adaptabilidad|adaptab*|capacidad adapta*
Orientación a resultados|orienta* resultado*
Orientación al cliente|orienta* client*|vocacion* servicio|trato client*
Resolución de problemas|resol* problema*|solucion* problema*
Capacidad analítica|analitic*|capacidad analisis
Capacidad de aprendizaje|capacidad/ganas aprend*|aprendizaje
Atención al detalle|atencion/atent* detalle*|detallista
Creatividad|creativid*|creativo/creativa
Compromiso|compromiso|comprometid*
Dinamismo|dinamismo|persona dinamica
Puntualidad|puntual*
Eficiencia|eficiencia
Multitarea|multitarea*|simultanea*
Liderazgo|liderazgo
Trabajo bajo presión|bajo presion|tolerancia presion
Empatía|empat*
Paciencia|pacien*
Discreción|discrecion
Confidencialidad|confidencialidad
Habilidades interpersonales|interpersonal*|habilidades sociales|relaciones interpersonal*
Negociación|habilidad*/capacidad negocia*
Toma de decisiones|toma decision*
Pensamiento crítico|pensamiento critico
Pasión|pasion|apasion*
Motivación|motivacion|motivad*
Honestidad|honest*
Buena presencia
Gestión del tiempo|gestion/administra* tiempo
Redacción|buena/excelente redaccion
Ortografía|ortograf*
Disponibilidad para viajar|disponib* viajar|viajar
Disponibilidad horaria|disponib* horari*/inmediata|disponib* turno*|turno* rotativ*
Trabajo en fines de semana|fin*/fines semana
Dinamismo|dinamico/dinamica
Versatilidad|versatil*|polivalen*
Método|metodic*
Entusiasmo|entusias*
Don de gentes|don gentes
Ganas de aprender|ganas aprender/crecer
Vehículo propio|vehiculo/coche propio
Residencia cercana|residencia
Incorporación inmediata|incorporacion inmediata
Actitud positiva|actitud positiva/proactiva|buena actitud
Esfuerzo físico|esfuerzo* fisic*|condicion* fisic*
Meticulosidad|meticulos*
Orden|persona/ser/eres ordenad*
Resiliencia|resilien*
Humildad|humild*
Curiosidad|curiosidad|curios*
Mentalidad abierta|mentalidad/mente abiert*
Disponibilidad para viajar|disponib* desplaz*|movilidad geografica
Perseverancia|persisten*|perseveran*
Ambición|ambicion|ambicios*
`
