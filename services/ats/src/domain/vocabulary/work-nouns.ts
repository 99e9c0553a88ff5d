/** Nouns for kinds of work, things that are made, and tools of a trade: with the words before them they say what is done ("tax returns"). */
export const workNouns = new Set(
  `analysis analyses analytics assessment planning plan management administration maintenance inspection control design drawing
   development compliance reporting report statement return budget budgeting forecast forecasting valuation accounting
   audit auditing reconciliation protocol survey surveying study identification modeling modelling model simulation
   system software equipment machinery code regulation legislation law permit therapy
   treatment care medicine medication surgery nursing hygiene safety preparation production processing assembly
   fabrication welding machining molding moulding tooling installation repair troubleshooting calibration testing test
   measurement monitoring sampling entry documentation record keeping filing scheduling dispatch dispatching logistics
   inventory procurement purchasing negotiation contract subcontract proposal pricing invoicing invoice billing payroll tax
   treasury finance marketing advertising branding campaign copywriting writing editing translation photography illustration
   animation choreography teaching instruction curriculum tutoring counseling counselling intervention research experiment
   statistics database network server infrastructure architecture programming engineering algorithm security encryption
   integration migration deployment automation api interface framework pipeline optimization optimisation debugging review
   mitigation prevention outreach fundraising recruitment recruiting construction excavation concrete plumbing wiring circuit
   blueprint layout verification validation mapping transaction recognition tracking stitching imaging synthesis reconstruction
   interpretation evaluation diagnosis diagnostics examination screening triage rehabilitation immunization vaccination
   sterilization disinfection cleaning sanitation laundry housekeeping cooking baking pastry grill plating catering menu wine
   merchandising display retail upselling prospecting ledger receivable payable depreciation asset collections
   consolidation closing taxation underwriting claim lending mortgage credit trading investment portfolio derivative
   litigation pleading discovery deposition mediation arbitration conveyancing licensing patent trademark
   soldering brazing grinding milling turning drilling casting forging finishing coating painting plastering tiling roofing
   scaffolding carpentry joinery masonry bricklaying landscaping pruning irrigation planting harvesting forestry spraying
   hydraulics pneumatics electronics mechanics refrigeration ventilation heating boiler pump compressor generator
   transformer motor engine transmission brake conveyor forklift crane loader excavator tractor trailer
   shipping receiving packing packaging picking loading unloading routing delivery freight customs import export
   supply sourcing forecasting quality improvement visualization warehousing mining dashboard script scripting application
   microservice container cluster storage backup virtualization wireframe prototype prototyping usability typography
   policy governance risk continuity incident recovery certification accreditation
   sewing alteration fitting embroidery upholstery tailoring styling makeup massage manicure
   specimen culture assay chromatography spectroscopy microscopy dissection taxonomy ecology habitat
   bookkeeping correspondence archive archiving cataloging cataloguing indexing digitization preservation
   grading lesson classroom pedagogy syllabus rehearsal lighting sound video audio film recording broadcasting
   drafting estimation estimating estimate tender bidding specification schematic signal sensor controller firmware
   support diagram capture rendering authentication authorization caching profiling alerting messaging streaming parsing sharding
   tuning forensics cryptography telemetry orchestration provisioning replication collection closeout efficiency transportation licence license certificate registration clearance budget drawing
   investigation requisition submittal briefing triage diagnostic
   sop gmp haccp cad cam plc erp crm seo sem`.split(/\s+/),
)

/** Nouns that say what is done without another word. */
export const aloneNouns = new Set(
  `installation commissioning geolocation fuzzing containerization containerisation multithreading cryptography observability accessibility localization
   internationalization sharding caching multitenancy telemetry refactoring proposal budget forecast audit inspection blueprint contract subcontract invoice permit payroll inventory reconciliation troubleshooting
   calibration sterilization vaccination bookkeeping correspondence depreciation procurement triage phlebotomy sewing
   alteration embroidery upholstery choreography plating garnish welding soldering forklift fundraising spreadsheet
   negotiation auditing budgeting forecasting invoicing merchandising estimating drafting surveying dispatching
   zoning literacy numeracy fabrication machining proofreading copywriting prototyping debugging
   wireframe firmware scaffolding irrigation pruning plastering tiling roofing bricklaying landscaping`.split(/\s+/),
)

/** Words that no name of work holds: they end it. */
export const noWork = new Set(
  `a an the and or but nor of in on at to for from with without by as into onto over under between among through during before after
   about against within across per via than then that this these those which who whom whose what when where while if whether
   because so such both either neither each every all any some no not only own same other others another more most less least few
   many much several various multiple different numerous i you we he she it they me us him her them my your our his its
   their is are was were be been being am do does did done has have had having will would shall should can could may might
   must ability able including include includes included like etc eg ie other related relevant similar appropriate
   necessary required requirement requirements preferred desired desirable plus minimum maximum strong excellent good great solid
   proven effective efficient successful high low highly quality new current existing best better well very
   daily weekly monthly quarterly annual yearly ongoing day week month year years full part time fast small large big key main
   major minor general overall basic advanced complex simple sound thorough proper accurate timely appropriate special
   specific certain internal external own entire complete whole first second third one two three four five six seven eight nine
   ten up out off down along together also well too even just still yet once again here there please
   experience experienced knowledge understanding familiarity proficiency proficient skill skills skilled expertise background
   exposure competency competencies working work works hands proficiently degree diploma bachelor master field equivalent
   candidate candidates applicant applicants company firm client clients customers team teams member members staff colleague
   colleagues employee employees people person individual individuals position role job opportunity career department office
   responsible responsibility responsibilities duties duty task tasks assist assisting help helping supporting ensure
   ensuring provide providing using use used utilizing utilize need needs needed want looking seeking join world
   leading innovative exciting dynamic unique global international local national state federal regional
   benefit benefits salary pay compensation insurance vacation bonus training professional personal competitive
   high-quality cross-functional wide range variety set number level levels area areas environment environments
   need way ways thing things issue issues problem problems
   participate participates participating maintain maintains maintaining perform performs performing performed conduct conducts
   conducting prepare prepares preparing manage manages managing coordinate coordinates coordinating develop develops developing
   create creates creating implement implements implementing oversee oversees overseeing lead leads leading handle
   handles handling reviewing complete completing build builds
   deliver delivering drive driving execute executing define defining establish establishing    follow following understand make makes making take takes taking keep keeps get gets give gives work
   reads reading writes operate operates operating apply applies applying identify identifies identifying
   evaluate evaluates evaluating collect collects collecting organize organizes organizing direct directs directing
   analyze analyzes analyzing analyse based driven oriented focused level senior junior read write valid submit submits aid aids enjoy enjoying love meet meets qualify achieve achieves attain exceed exceeds grow close closes win run runs act acts serve serves
   balance deploy deploys value role
   creative emergent clear regular interactive written novel provides provided performs requires ensures ensure under
   diverse aforementioned unsolicited auxiliary favorable favourable meaningful vital important primary computer functional possible next applicable mandatory instant late evolving track`.split(
    /\s+/,
  ),
)

/** Ends of German nouns for kinds of work: "Tourenplanung", "Endkontrolle". */
export const germanEnds =
  /(?:planung|technik|kontrolle|wartung|instandhaltung|montage|steuerung|regelung|bearbeitung|erstellung|prufung|messung|beratung|buchhaltung|abrechnung|abwicklung|verwaltung|entwicklung|fertigung|produktion|herstellung|zubereitung|verpackung|lagerung|kommissionierung|disposition|logistik|einkauf|vertrieb|analyse|auswertung|dokumentation|suche|behebung|reparatur|installation|inbetriebnahme|programmierung|konstruktion|zeichnungen|plane|listen|anlagen|maschinen|werkzeugen?|systemen?|steuerungen|versorgung|therapie|diagnostik|hygiene|pflege|betreuung|erziehung|unterricht|recht|gesetz|vorschriften|richtlinien|normen|steuern|abschlusse[ns]?|erklarungen|berichte|kalkulation|ausschreibung(?:en)?|vergabe|bauleitung|vermessung|schweissen|schweissarbeiten|arbeiten|software|datenbanken|schnittstellen|netzwerken?|sicherheit|schutz|management|marketing|controlling|buchungen|zahlungsverkehr|rechnungen|rechnungswesen|wesen|kunde|lehre|bau|handwerk|elektrik|elektronik|mechanik|hydraulik|pneumatik|heizung|klima|sanitar|metall|stoffe|fuhrung)(?:en|n|s)?$/

/** French, Spanish, Italian and Portuguese nouns for kinds of work, which stand before what they are about, without accents. */
export const romanceNouns = new Set(
  `gestion analyse suivi reglementation code maintenance entretien conduite controle comptabilite redaction elaboration realisation
   preparation support conception architecture developpement installation depannage reparation pose soins accompagnement
   encadrement animation vente techniques outils systemes droit hygiene montage soudage tenue etablissement traitement instruction
   saisie declarations declaration rapprochement rapprochements cloture bilans paie facturation achats approvisionnement infrastructures reseaux logiciels planification
   analisis mantenimiento instalacion configuracion reparacion elaboracion control diseno desarrollo atencion cuidado
   administracion manejo sistemas redes equipos tecnicas normativa contabilidad facturacion ventas compras preparacion montaje
   cableado planificacion supervision coordinacion gestione analisi manutenzione installazione sviluppo progettazione
   contabilita controllo assistenza vendita redazione preparazione sistemi reti gestao manutencao instalacao desenvolvimento
   contabilidade controle atendimento elaboracao`.split(/\s+/),
)
