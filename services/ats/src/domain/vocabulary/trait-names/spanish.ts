/** Traits and conditions that job descriptions ask for in Spanish, each with what else says it, without accents, as in office.ts. */
export const spanish = `
Trabajo en equipo|trabaj* equipo|colaborativ*
Comunicación|capacidad/habilidad*/buena/excelente/competencia* comunicacion|comunicacion efectiva/asertiva/oral/escrita/verbal/fluida|habilidades comunicativas|comunicativ*
Organización|y organizad*|organizacion eficiencia/planificacion/responsabilidad/orden|capacidad/habilidad* organiza*|organizado/organizada|persona organizad*|planificacion organizacion|organizacion planificacion
Planificación|capacidad planifica*|planificacion organizacion|organizacion planificacion
Responsabilidad|y responsable|responsabilidad puntualidad/compromiso/orientacion|sentido/alto responsab*|persona responsable|responsable y|responsabilidad
Proactividad|proactiv*
Iniciativa
Autonomía|autonom*
Flexibilidad|flexib*
Adaptabilidad|adaptab*|capacidad adapta*
Orientación a resultados|orienta* resultado*
Orientación al cliente|orienta* client*|vocacion* servicio/atencion/client*|trato client*|actitud servicio
Resolución de problemas|resol* problema*|solucion* problema*
Capacidad analítica|analitic*|capacidad analisis
Capacidad de aprendizaje|capacidad/ganas aprend*|aprendizaje
Atención al detalle|atencion/atent*/orientacion detalle*|detallista
Creatividad|creativid*|creativo/creativa
Compromiso|compromiso|comprometid*|implicacion|implicad*
Capacidad de trabajo|capacidad trabajo|trabajador/trabajadora
Generosidad|generos*
Pragmatismo|pragmat*
Energía|energic*|mucha/con/llen* energia
Cumplimiento de objetivos|cumpli* objetivo*|consecucion objetivo*
Trato agradable|trato agradable|amab*|cordial*
Rigor|rigor|riguros*
Autoaprendizaje|autoaprend*|autodidact*
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
Toma de decisiones|toma/tomar decision*
Pensamiento crítico|pensamiento critico
Pasión|pasion|apasion*
Motivación|motivacion|motivad*|lleno/llena/con energia|muchas/lleno/con ganas|energia ganas
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
Orden|persona/ser/eres ordenad*|ordenado/ordenada
Resiliencia|resilien*
Humildad|humild*
Curiosidad|curiosidad|curios*
Mentalidad abierta|mentalidad/mente abiert*
Disponibilidad para viajar|disponib* desplaz*|movilidad geografica
Perseverancia|persisten*|perseveran*
Ambición|ambicion|ambicios*
Asertividad|asertiv*
Capacidad resolutiva|resolutiv*
Escucha activa|escucha activa
Pensamiento estratégico|pensamiento/vision estrategic*
Espíritu emprendedor|emprended*
Constancia|constancia
Extroversión|extrovert*|sociable
Dotes comerciales|dotes/perfil/vocacion/habilidad* comercial*
Inteligencia emocional|inteligencia emocional
Agilidad|agilidad
Simpatía|simpat*
Ética profesional|etica profesional
Integridad|integridad
Precisión|precision
Seriedad|seriedad
Capacidad de síntesis|capacidad sintesis
Manejo de conflictos|manejo/resolucion conflicto*
Gestión del estrés|manejo/gestion/tolerancia estres
Mayoría de edad|mayor edad
Trabajo a turnos|trabajo turnos|nocturno*
`
