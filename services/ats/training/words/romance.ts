import type { LanguageWords } from './language-words.ts'

/** Spanish. */
export const es: LanguageWords = {
  titles: `Desarrollador web; Desarrolladora backend; Ingeniero de software; Ingeniera industrial; Jefe de proyecto; Jefa de ventas; Gerente de tienda; Directora de marketing; Director comercial; Responsable de contabilidad
    Auxiliar administrativo; Administrativa; Contable; Asesora fiscal; Abogado; Secretaria de dirección; Recepcionista; Dependienta; Cajero; Vendedor; Comercial; Teleoperadora; Camarero; Cocinera; Jefe de cocina; Ayudante de cocina
    Enfermera; Auxiliar de enfermería; Médico residente; Fisioterapeuta; Farmacéutica; Profesora de inglés; Maestro de primaria; Docente; Monitor de ocio; Educadora social; Psicóloga; Investigador predoctoral
    Electricista; Fontanero; Soldador; Mecánico; Albañil; Técnico de mantenimiento; Técnica de laboratorio; Operario de producción; Mozo de almacén; Conductor; Repartidor; Jefe de obra; Arquitecta técnica; Delineante
    Diseñadora gráfica; Periodista; Redactor; Traductora; Fotógrafo; Community manager; Analista de datos; Consultor; Consultora SAP; Becario; Prácticas de marketing; Socio fundador; Autónomo; Coordinadora de eventos; Guía turístico; Desarrollador full stack; Desarrollador Android; Desarrollador web; Ingeniero de software; Ingeniero de hardware; Ingeniera de datos; Investigador predoctoral; Investigadora postdoctoral; Doctorando; Becario de investigación; Becario; Profesor universitario; Profesor asociado; Prácticas en empresa; Jefe de proyecto; Científico de datos; Consultor tecnológico; Desarrollador freelance; Voluntario; Monitor de robótica; Investigación y desarrollo`,
  teams: 'Ventas; Urgencias; Zona norte; Marketing; Compras; Recursos humanos; Sistemas; Banca privada',
  employers: `Grupo {}; Talleres {}; Construcciones {}; Transportes {}; Bodegas {}; Hotel {}; Restaurante {}; Clínica {}; Colegio {}; Academia {}; Farmacia {}; Editorial {}; {} Consultores; {} Ingeniería; {} Seguros; {} Logística; {} Alimentación; Panadería {}
    Fundación {}; Asesoría {}; Comercial {}; Industrias {}; Estudio {}; {} Digital; {} Energía; Casa {}; La {}; El {}; Muebles {}; Supermercados {}`,
  publicEmployers: `Ayuntamiento de {}; Universidad de {}; Hospital de {}; Diputación de {}; Instituto {}; Universidad Politécnica de {}; Hospital Universitario de {}; Gobierno de {}; Cruz Roja; Cámara de Comercio de {}`,
  legal: 'S.L.; S.A.; SL; SA; S.L.U.; S.A. de C.V.',
  towns:
    'Madrid; Barcelona; Valencia; Sevilla; Bilbao; Zaragoza; Málaga; Granada; Buenos Aires; Bogotá; Lima; Santiago; Monterrey; Quito',
  townEnds: 'illa; ar de la Sierra; eda; ona; ejo; uera; ales; anca',
  regions: 'España; México; Colombia; Argentina; Chile; Perú; Spain; Andalucía; Cataluña',
  units:
    'Departamento de compras; Unidad de cardiología; Área de sistemas; Servicio de urgencias; Departamento comercial; Facultad de Letras; Sección de caja',
  modes:
    'Jornada completa; Media jornada; Contrato temporal; Prácticas; Autónomo; Contrato indefinido; Freelance; Remoto',
  taglines:
    'Empresa líder en logística; Cadena de supermercados; Consultora tecnológica; Empresa familiar del sector textil; www.example.es; Startup de salud digital; ONG de ayuda a la infancia',
  deeds: `Dirección de un equipo de doce personas; Reducción de costes del 18 %; Atención al cliente y venta; Gestión de pedidos y existencias; Desarrollo de aplicaciones en Java; Elaboración de informes
    Cierre mensual y conciliación bancaria; Preparación de menús para 200 comensales; Cuidado de ocho pacientes por turno; Formación de nuevos empleados en 2019; Mantenimiento de máquinas; Organización de eventos`,
  shortDeeds:
    'Atención al cliente; Control de existencias; Facturación; Gestión de personal; Manejo de caja; Herramientas: Excel, SAP; Ventas',
  prose: `En este puesto me encargué de las cuentas de los clientes más importantes y preparé los informes para la dirección de la empresa cada semana.
    Participé en la puesta en marcha de un nuevo sistema de pedidos y formé a los compañeros de otras tiendas en su uso diario.`,
  labels: {
    title: 'Puesto; Cargo',
    employer: 'Empresa; Empleador',
    dates: 'Fechas; Periodo; Duración',
    place: 'Lugar; Ciudad; Ubicación',
    work: 'Funciones; Tareas; Logros; Funciones principales',
    client: 'Cliente; Proyecto; Supervisor; Tutor',
  },
  months:
    'ene. feb. mar. abr. may. jun. jul. ago. sep. oct. nov. dic.|enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  present: 'actualidad; actual; presente; hoy',
  until: 'a; hasta; -; –',
  since: 'Desde; desde',
  years: 'años; año',
  monthsLong: 'meses; mes',
  at: 'en',
}

/** Italian. */
export const it: LanguageWords = {
  titles: `Sviluppatore software; Sviluppatrice web; Ingegnere meccanico; Responsabile vendite; Responsabile di produzione; Direttore generale; Capo progetto; Project manager; Impiegata amministrativa; Impiegato commerciale; Contabile; Ragioniera
    Commercialista; Avvocato; Praticante avvocato; Segretaria; Addetta alle vendite; Addetto al magazzino; Commessa; Cassiere; Store manager; Cameriere; Cuoco; Aiuto cuoco; Chef de partie; Barista; Receptionist; Pasticcere; Pizzaiolo
    Infermiera; Infermiere professionale; Operatore socio sanitario; Medico; Fisioterapista; Farmacista; Insegnante di sostegno; Docente di matematica; Educatrice; Dottorando; Assegnista di ricerca; Tutor
    Elettricista; Idraulico; Saldatore; Meccanico; Muratore; Operaio; Operatore CNC; Tecnico manutentore; Magazziniere; Autista; Geometra; Architetto; Disegnatore tecnico; Capo cantiere; Capoturno
    Grafica; Giornalista; Redattore; Traduttrice; Fotografo; Consulente; Analista; Tirocinante; Stage ufficio marketing; Titolare; Socio; Libero professionista; Guida turistica; Animatore; Sviluppatore full stack; Sviluppatore web; Ingegnere del software; Data scientist; Dottorando; Assegnista di ricerca; Ricercatore; Tirocinante; Tirocinio curricolare; Consulente informatico; Sviluppatore freelance; Tutor; Volontario; Responsabile tecnico`,
  teams: 'Vendite; Pronto soccorso; Area nord; Acquisti; Marketing; Qualità; Ricerca; Clienti',
  employers: `Studio {}; Officina {}; Gruppo {}; Hotel {}; Ristorante {}; Trattoria {}; Farmacia {}; Azienda agricola {}; Cantina {}; Edizioni {}; {} Costruzioni; {} Trasporti; {} Meccanica; {} Assicurazioni; {} Consulenza; {} Alimentari; Fratelli {}; Panificio {}
    Bar {}; Autofficina {}; Carrozzeria {}; Cooperativa {}; {} Arredamenti; {} Impianti; {} Servizi; Casa di cura {}; Pasticceria {}; Fondazione {}`,
  publicEmployers: `Comune di {}; Università di {}; Università degli Studi di {}; Politecnico di {}; Ospedale di {}; ASL {}; Istituto Comprensivo {}; Liceo {}; Regione {}; Camera di Commercio di {}; Croce Rossa`,
  legal: 'S.r.l.; S.p.A.; Srl; SpA; S.n.c.; S.a.s.',
  towns: 'Roma; Milano; Torino; Napoli; Bologna; Firenze; Genova; Verona; Padova; Trieste; Lugano; Bari',
  townEnds: 'ate; ello; ano; ino; asco; eto; olo; iano',
  regions: 'Italia; Lombardia; Toscana; MI; TO; Italy; Svizzera; RM',
  units:
    'Ufficio acquisti; Reparto di cardiologia; Divisione commerciale; Ufficio tecnico; Dipartimento di Fisica; Reparto cassa; Area clienti',
  modes:
    'Tempo pieno; Tempo parziale; Tempo indeterminato; Tirocinio; Part-time; Full-time; Stage; Contratto a progetto',
  taglines:
    'Azienda leader nella logistica; Impresa familiare con 30 dipendenti; Società di consulenza; Catena di supermercati; www.example.it; Produttore di mobili; Startup nel settore salute',
  deeds: `Coordinamento di un gruppo di dodici persone; Riduzione dei costi del 18 %; Gestione degli ordini e del magazzino; Assistenza ai clienti e vendita; Sviluppo di applicazioni in Java; Stesura di relazioni
    Chiusura mensile dei conti; Preparazione di pasti per 200 coperti; Assistenza a otto pazienti per turno; Formazione dei nuovi colleghi nel 2019; Manutenzione di impianti; Organizzazione di eventi`,
  shortDeeds:
    'Gestione clienti; Fatturazione; Controllo qualità; Gestione cassa; Recupero crediti; Strumenti: Excel, SAP; Accoglienza',
  prose: `In questo ruolo ho seguito i clienti più importanti e ho preparato ogni settimana le relazioni per la direzione dell'azienda.
    Ho partecipato all'avvio di un nuovo sistema per gli ordini e ho formato i colleghi degli altri punti vendita.`,
  labels: {
    title: 'Ruolo; Posizione; Mansione',
    employer: 'Azienda; Datore di lavoro',
    dates: 'Periodo; Data; Durata',
    place: 'Luogo; Sede; Città',
    work: 'Mansioni; Attività; Responsabilità; Compiti',
    client: 'Cliente; Progetto; Supervisor; Tutor',
  },
  months:
    'gen feb mar apr mag giu lug ago set ott nov dic|gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  present: 'oggi; presente; attuale',
  until: 'a; al; -; –',
  since: 'Dal; dal',
  years: 'anni; anno',
  monthsLong: 'mesi; mese',
  at: 'presso',
}

/** Portuguese. */
export const pt: LanguageWords = {
  titles: `Desenvolvedor full stack; Desenvolvedora front-end; Engenheiro civil; Engenheira de software; Gerente de projetos; Gerente comercial; Coordenadora de marketing; Diretor financeiro; Analista de sistemas; Analista financeiro; Analista de RH
    Assistente administrativo; Auxiliar administrativa; Contador; Contabilista; Advogada; Secretária; Recepcionista; Vendedora; Operador de caixa; Atendente; Representante comercial; Supervisor de loja; Consultora de vendas
    Enfermeira; Técnico de enfermagem; Médica; Fisioterapeuta; Farmacêutico; Professora; Professor de história; Pedagoga; Estagiário; Estágio em engenharia; Bolsista de iniciação científica; Pesquisador; Monitor
    Eletricista; Mecânico; Soldador; Encanador; Pedreiro; Operador de produção; Almoxarife; Motorista; Técnico em segurança do trabalho; Mestre de obras; Arquiteta; Desenhista; Cozinheiro; Garçonete; Confeiteira; Camareira
    Designer gráfico; Jornalista; Redatora; Tradutor; Fotógrafa; Consultor; Sócio-diretor; Autónomo; Trainee; Jovem aprendiz; Programador; Suporte técnico; Empreendedor; Voluntária; Desenvolvedor full stack; Desenvolvedor Android; Engenheiro de software; Cientista de dados; Analista de dados; Bolsista de iniciação científica; Estagiário de desenvolvimento; Pesquisador; Doutorando; Monitor; Professor substituto; Desenvolvedor freelancer; Voluntário; Líder técnico`,
  teams: 'Vendas; Urgência; Região sul; Compras; Marketing; Qualidade; Recursos humanos; Crédito',
  employers: `Grupo {}; Construtora {}; Transportadora {}; Padaria {}; Oficina {}; Hotel {}; Restaurante {}; Clínica {}; Colégio {}; Escola {}; Farmácia {}; Editora {}; {} Consultoria; {} Engenharia; {} Seguros; {} Logística; {} Alimentos; Metalúrgica {}
    {} Tecnologia; Supermercado {}; Indústrias {}; Fundação {}; Instituto {}; {} Informática; Quinta {}; Casa {}; Lojas {}; Móveis {}; Cooperativa {}; Laboratório {}`,
  publicEmployers: `Prefeitura de {}; Câmara Municipal de {}; Universidade de {}; Universidade Federal de {}; Hospital de {}; Santa Casa de {}; Escola Estadual {}; Instituto Federal de {}; Banco do {}; Cruz Vermelha`,
  legal: 'Ltda.; S.A.; Lda.; Ltda; SA; ME; EIRELI',
  towns:
    'São Paulo; Rio de Janeiro; Lisboa; Porto; Curitiba; Belo Horizonte; Recife; Salvador; Braga; Coimbra; Campinas; Brasília',
  townEnds: 'eira; ópolis; inha; oso; elos; ães; uba; al do Sul',
  regions: 'Brasil; Portugal; SP; RJ; MG; PR; RS; Angola; Moçambique',
  units:
    'Departamento de compras; Setor financeiro; Unidade de cuidados; Área comercial; Secção de peças; Departamento de Física; Setor de caixa',
  modes: 'Tempo integral; Meio período; Estágio; CLT; Temporário; Freelancer; Remoto; Contrato sem termo',
  taglines:
    'Empresa líder em logística; Rede de supermercados; Consultoria de tecnologia; Empresa familiar do setor têxtil; www.example.pt; Startup de saúde; Fabricante de calçados',
  deeds: `Liderança de uma equipe de doze pessoas; Redução de custos de 18 %; Atendimento ao cliente e vendas; Controle de estoque e pedidos; Desenvolvimento de aplicações em Java; Elaboração de relatórios
    Fechamento mensal e conciliação bancária; Preparação de refeições para 200 pessoas; Cuidado de oito pacientes por turno; Treinamento de novos funcionários em 2019; Manutenção de máquinas; Organização de eventos`,
  shortDeeds:
    'Atendimento ao cliente; Controle de estoque; Faturamento; Gestão de equipe; Abertura e fecho de caixa; Ferramentas: Excel, SAP; Vendas',
  prose: `Nesta função cuidei das contas dos clientes mais importantes e preparei os relatórios semanais para a direção da empresa.
    Participei da implantação de um novo sistema de pedidos e treinei os colegas das outras lojas no seu uso diário.`,
  labels: {
    title: 'Cargo; Função',
    employer: 'Empresa; Empregador',
    dates: 'Período; Datas; Duração',
    place: 'Local; Cidade; Localidade',
    work: 'Atividades; Funções; Responsabilidades; Principais atividades',
    client: 'Cliente; Projeto; Supervisor; Tutor',
  },
  months:
    'jan fev mar abr mai jun jul ago set out nov dez|janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  present: 'atual; presente; atualmente; hoje',
  until: 'a; até; -; –',
  since: 'Desde; desde',
  years: 'anos; ano',
  monthsLong: 'meses; mês',
  at: 'na; no; em',
}
