import type { SectionKind } from './section-kinds.ts'

/** Headings in English and the other seven languages, in Swedish, Danish, Norwegian, and Romanian, without accents. */
export const headings: Record<SectionKind, string> = {
  header: `contact info|kontaktinformationen|
    antecedentes personales|kontaktuppgifter|kontaktinformation|personuppgifter|personliga uppgifter|kontaktoplysninger|kontaktinformasjon|personlige oplysninger|date personale|date de contact|informatii personale|informatii de contact|contacteaza ma|
    contact|personal|personal profile|personal dossier|personal vitae|personal minutiae|personal memoranda|
    personal detail|contact information|contact details|contact me|personal information|personal info|personal details|
    personal data|personal particulars|bio data|biodata|kontakt|kontaktdaten|personliche daten|coordonnees|
    informations personnelles|contacto|datos personales|datos de contacto|contato|contatos|dados pessoais|contatti|
    dati personali|informazioni personali|contactgegevens|persoonlijke gegevens|persoonsgegevens|personalia|
    information|informations|infos|info|etat civil|renseignements personnels|stammdaten|zur person|angaben zur person|
    personliche angaben|personliche informationen|personliches|personalien|informacion|informacion personal|informacion de contacto|
    informacoes|informacoes pessoais|informazioni|informazioni di contatto|
    dane osobowe|dane kontaktowe|
    contacts|personaldaten|informacoes de contato|contatto|dati anagrafici|recapiti|anagrafica|gegevens|dane personalne|
    informacje osobiste|kontaktinfo|personopplysninger|personlig information|kisisel bilgilerim|dades personals|mis datos|
    personal snippets|passport details|passport detail|passport information|visa details|address for communication|permanent address|
    contact address|personal bio data|personal status`,
  summary: `presentazione|qualcosa su di me|ce que j apporte|cel|zu meiner person|acerca de mi|su di me|wie ben ik|cel zawodowy|profiltekst|kort om mig|nokkelkvalifikasjoner|
    personlig beskrivning|mitt mal|
    objetivo|objetivos|objetivo profissional|objetivo profesional|objectif|objectifs|objectif professionnel|obiettivo|obiettivo professionale|
    presentacion personal|personliches statement|personliches profil|
    introducao|introduccion|introduzione|a propos de moi|apresentacao|profilo personale|profielschets|sammanfattning|om mig|personligt brev|profil og mal|om meg|sammendrag|resume profil|despre mine|rezumat|obiectiv|obiectiv profesional|profil profesional|sammanfattning och mal|
    summary|synopsis|career focus|professional focus|executive profile|career synopsis|profile synopsis|professional synopsis|qualifications summary|
    qualification summary|qualifications profile|career profile|carrier objective|job objective|objectives|
    career objectives|highlights of qualifications|summary of skills and experience|career highlights|
    summary of qualifications|professional profile summary|introduction|profile|professional summary|career summary|
    executive summary|about|about me|objective|career objective|professional profile|personal statement|profil|
    kurzprofil|uber mich|zusammenfassung|a propos|resume professionnel|perfil|perfil profesional|resumen|
    resumen profesional|sobre mi|perfil profissional|resumo|resumo profissional|sobre mim|profilo|
    profilo professionale|chi sono|profiel|over mij|samenvatting|podsumowanie|profil zawodowy|o mnie|
    who am i|career goal|career goals|goals|intro|biography|short bio|in short|in a nutshell|berufliches profil|
    berufliche ziele|kurzvorstellung|vorstellung|einleitung|kurzbeschreibung|profil personnel|projet professionnel|accroche|
    en bref|acerca de|descripcion personal|biografia|sintese|riguardo a me|informazioni su di me|sommario|
    breve presentazione|introductie|doelstelling|profil osobisty|ben kimim|
    profile snapshot|career precis|professional snapshot|professional abstract|career aim|brief overview|a brief overview|
    resume summary|profile at a glance`,
  experience: `previous work assignments|work assignments|teaching positions held|posts held|appointments held|academic posts|research posts|professional posts|occupations|track record|working history|professional track record|current and past positions|current and previous positions|
    present appointment|present appointments|previous appointments|full time experience|non academic employment|industry positions|practical work|founder experience|co op|co op experience|coop|overseas experience|advisory roles|itineraire professionnel|
    postes|fonctions exercees|erwerbstatigkeit|erwerbstatigkeiten|positionen|puestos|ocupaciones|ocupacoes|banen|arbetsmeriter|tidigare arbeten|praktik och arbete|yrkesliv|karriar|arbetserfarenheter|meriter|tidligere jobber|erhvervsmaessig baggrund|
    desempeno laboral|beschaftigungen|nebenberufliche tatigkeiten|berufsleben|laufbahn|wissenschaftlicher werdegang|werk|stages en werk|
    professional positions|freelance experience|professional practice|on the job experience|faculty positions|research appointments|
    postdoctoral experience|work life|working life|professional life|professional activity|professional activities|industrial experience|field experience|
    hands on experience|hospital experience|nursing experience|medical experience|legal experience|retail experience|hospitality experience|
    sales experience|design experience|creative experience|production experience|film experience|theatre experience|theater experience|
    performance experience|acting experience|music experience|artistic experience|studio experience|agency experience|editorial experience|
    writing experience|journalism experience|coaching experience|childcare experience|tutoring experience|laboratory experience|lab experience|fieldwork|field work|
    fieldwork experience|student employment|temporary work|seasonal work|vacation work|traineeships|clinical placements|clinical rotations|
    work experience placements|current roles|prior experience|early experience|freelancing|business experience|supplementary experience|other roles|
    international experience|work abroad|esperienze formative e lavorative|esperienze professionali e formative|lavori svolti|occupazioni|
    posizioni ricoperte|incarichi professionali|incarichi di insegnamento|attivita di ricerca|curriculum lavorativo|storia professionale|emplois d ete|
    jobs saisonniers|stages professionnels|experience de benevolat et de travail|trabajo|puestos de trabajo|historial de trabajo|carrera laboral|
    actividades profesionales|actividad docente|practica laboral|practicas pre profesionales|practicas preprofesionales|residencias profesionales|
    servicio social y practicas|experiencias de trabalho|trabalhos|atuacao|atuacoes profissionais|atividade docente|berufliche entwicklung|
    berufliche positionen|berufliche praxis|berufliche vita|mein werdegang|arbeitsleben|bisherige arbeitgeber|bisherige anstellungen|fruhere anstellungen|
    studentische tatigkeiten|ferienarbeit|ferialjobs|ferialpraktika|vorige werkgevers|min erfarenhet|arbetsplatser|arbete|praktikplatser|yrkeserfarenheter|
    yrkesbakgrund|erfaringer|jobber|arbeid|stillinger|verv og stillinger|sommerjobber|yrkespraksis|arbejde|praktik og job|tidligere jobs|
    anden erhvervserfaring|
    arbetsliv|arbetslivet|yrkeslivet|yrkesbana|yrkeskarriar|arbejdsliv|arbejdslivet|jobforlob|arbeidsliv|arbeidslivet|yrkeskarriere|
    yrkesvei|arbeidsleven|beroepsleven|beruflicher weg|berufslaufbahn|karriereweg|vida profesional|vida profissional|vita professionale|
    vita lavorativa|zycie zawodowe|droga zawodowa|trajectoria professional|vida professional|
    work placement|part time work|where i ve been|professional engagements|customer service experience|work experience abroad|non academic experience|startup experience|
    job d ete|experience en milieu professionnel|experiences en milieu professionnel|immersions professionnelles|stages en entreprise|stage en entreprise|stages et alternances|alternances et stages|
    stages et alternance|experiences a l etranger|experience a l etranger|experiences benevoles et professionnelles|experiences professionnelles et benevoles|situation professionnelle actuelle|
    berufsweg|praxis|betriebspraktika|schulpraktika|schulerpraktika|arbeitsstellen|selbststandige tatigkeit|selbststandige tatigkeiten|freelance tatigkeiten|berufliches|minijobs|aushilfsjobs|
    aushilfstatigkeiten|klinische tatigkeit|arztliche tatigkeit|arztliche tatigkeiten|auswahl berufserfahrung|practicas en empresa|practicas en empresas|pasantias|carrera profesional|otra experiencia|
    trabajos realizados|trabalhos realizados|experiencia en el sector|occupazione attuale|collaborazioni|collaborazioni professionali|alternanza scuola lavoro|pcto|
    sommarjobb|extrajobb|jobb|tidigare erfarenheter|fritidsjob|beskaeftigelse|sommerjobb|deltidsjobber|deltidsjobb|ekstrajobb|experiente|experiente profesionale|
    job shadowing|work shadowing|career exploration|employments|schnupperlehre|schnupperlehren|schnuppertage|schnuppern|schnupperpraktika|schnupperpraktikum|
    berufswahlpraktika|probearbeiten|praktika und probearbeiten|praktika und schnupperlehren|stages d observation|stage d observation|stages de decouverte|stage de decouverte|
    practica profesional|tjanster|emprego|cargos ocupados|puestos ocupados|
    trabajo previo|trabajos previos|experiencia previa|experiencias previas|present job|previous job|previous jobs|job profile|job profiles|present experience|worked experience|organisational details|organizational details|organization details|organisation details|practical experience|service history|service record|gulf experience|indian experience|abroad experience|foreign experience|total experience|total work experience|employer details|employers details|working details|organisational experience|organisational experiences|present position|present positions|past job|former positions|past positions|
    research positions|teaching positions|teaching appointments|lectureships|lehrtatigkeit|lehrtatigkeiten|akademische tatigkeiten|freiberufliche tatigkeiten|freiberufliche tatigkeit|
    arbeitsplatze|feldforschung|feldarbeit|travail de terrain|travaux de terrain|trabajo de campo|trabalho de campo|lavoro sul campo|veldwerk|
    teaching assistantships|selected teaching assistantships|
    berufserfahrung im angestelltenverhaltnis|berufserfahrung in festanstellung|
    professional exp|work exp|exp professionnelle|exp professionnelles|experience pro|experiences pro|exp pro|exp profissional|exp profesional|exp laboral|
    praktikerfaring|praktikerfaringer|praktikophold|praktik og studiejob|studiejob|studiejobs|arbeten|mina arbeten|stationen|bisherige stationen|tatigkeiten|bisherige tatigkeiten|fruhere tatigkeiten|functies|vorige functies|vroegere functies|huidige en vorige functies|empleos anteriores|trabajos anteriores|empleos|trabalhos anteriores|lavori precedenti|impieghi precedenti|emplois precedents|emplois occupes|postes occupes|fonctions occupees|recent roles|key roles|recent jobs|past jobs|previous work|current work|ausgewahlte berufserfahrung|dodatkowe doswiadczenie|contract work|contracts|contracting|consulting experience|contract experience|internship experience|military experience|recent work|career timeline|timeline|fruhere stationen|empleo|trabajos|lavoro|lavori|
    werkgeschiedenis|beroepservaring|entrepreneurship|entrepreneurial experience|staze|berufliche tatigkeit|petits boulots|
    berufserfahrungen|arbeitserfahrungen|praktische erfahrungen|auslandserfahrung|nebentatigkeiten|nebentatigkeit|jobb erfaring|jobberfaring|faglig erfaring|professionel erfaring|ovrig erfarenhet|ovrig arbetslivserfarenhet|
    tidligere karriere|tidligere stillinger|tidligere erfaring|tidigare karriar|tidigare erfarenhet|emplois etudiants|studentenervaringen|
    studentenervaring|vakantiejobs|vakantiewerk|
    arbetslivserfarenheter|arbetshistorik|konsultuppdrag|nuvarande anstallning|nuvarande arbete|tidigare arbete|
    erhvervsmaessig erfaring|karriereforlob|tidligere ansaettelser|arbeidserfaringer|arbeidspraksis|praksis|tidligere arbeid|
    attuale lavoro|lavoro attuale|attuale occupazione|emploi actuel|poste actuel|trabajo actual|empleo actual|emprego atual|
    derzeitige tatigkeit|aktuelle tatigkeit|aktuelle position|derzeitige position|bisherige positionen|
    praktische tatigkeiten|berufstatigkeit|berufstatigkeiten|beruflicher hintergrund|anstellungen|
    beschaftigungsverhaltnisse|arbeitsverhaltnisse|werkstudententatigkeiten|werkstudententatigkeit|
    current position|current role|current job|current employment|previous roles|previous positions|past roles|professional roles|
    other work|cargos|cargos academicos|cargos profesionales|earlier jobs|casual work|casual jobs|teaching practice|school placements|consulting work|
    ventures|board positions|directorships|freelance projects|military career|hospital appointments|clinical appointments|
    current positions|prior employment|recent positions|career to date|professional work|praktische tatigkeit|selbststandigkeit|
    selbstandige tatigkeit|selbstandige tatigkeiten|wissenschaftliche tatigkeit|
    wissenschaftliche tatigkeiten|forschungstatigkeit|forschungstatigkeiten|erfahrungen im ausland|famulaturen|emploi|
    dernieres experiences|vie active|trabalho|occupazione|
    studierelevant arbejde|andre job|tecrubeler|
    selected roles|earlier experience|earlier roles|earlier career|internship|apprenticeships|work placements|placements|industrial training|
    visiting positions|career history and experience|professional career|freelance work|freelance projects and work|
    parcours pro|vie professionnelle|activite professionnelle|activites professionnelles|historique professionnel|
    emplois saisonniers|carriere professionnelle|stages et emplois|antecedentes laborales|antecedentes profesionales|
    desempeno profesional|desarrollo profesional|actividad profesional|actividad laboral|cargos desempenados|
    puestos desempenados|practicas|practicas profesionales|practicas laborales|vivencia profissional|atuacao profissional|
    carreira profissional|empregos|empregos anteriores|estagios|historico de trabalho|atividade profissional|
    atividades profissionais|attivita lavorativa|attivita lavorative|attivita professionale|attivita professionali|carriera lavorativa|
    carriera professionale|impieghi|tirocini|stage e tirocini|tirocini e stage|storia lavorativa|werkverleden|praktijkervaring|
    stage ervaring|przebieg pracy zawodowej|przebieg pracy|staze i praktyki|praktyki i staze|praktyka zawodowa|praca zawodowa|
    lan esperientzia|
    arbetslivserfarenhet|arbetserfarenhet|yrkeserfarenhet|erfarenhet|erfarenheter|anstallningar|tidigare anstallningar|praktik|erhvervserfaring|arbejdserfaring|erfaring|ansaettelser|arbeidserfaring|yrkeserfaring|experienta profesionala|experienta|experienta de munca|experienta in munca|locuri de munca|
    jobs|jobs held|student jobs|student job|part time jobs|summer jobs|holiday jobs|jobs etudiants|jobs etudiant|job etudiant|
    jobs d ete|nebenjobs|studentenjobs|ferienjobs|bijbanen|bijbaan|trabajos temporales|lavori stagionali|academic career|career experience|positions|appointments|academic positions|academic appointments|positions and employment|
    professional appointments|employment details|employment record|employment summary|career experience job history|
    job history|career history and achievements|career chronicle|employment chronicle|internships|early career|career contour|work|background|karriere|carriere|carriera|carreira|carrera|kariera|trajetoria|percorso|percurso|beruf|experience|
    gulf experiences|working experience gulf|work experience gulf|working experience in gulf|work experience in gulf|gulf work experience|
    experience in india|working experience in india|work experience in india|experience in gulf|national experience|
    working experience abroad|international work experience|working experience in uae|work experience in uae|working experience in saudi arabia|present experience details|
    currently working|presently working|career snapshot|employers|present employer|current employer|previous employer|previous employers|past employers|details of employers|present and previous employers|present and previous employer|current and previous employers|summer internship|summer internships|industrial internship|industrial internships|internship details|internships details|winter internship|
    total work experience details|total experience details|details of work experience|details of employment|details of work|
    work experience|professional experience|employment|employment history|work history|career history|career overview|
    career progression|professional overview|relevant experience|related experience|additional experience|
    experience and employment|career|professional background|positions held|berufserfahrung|beruflicher werdegang|
    werdegang|praxiserfahrung|berufspraxis|beschaftigung|arbeitserfahrung|berufliche erfahrung|berufliche stationen|
    berufliche tatigkeiten|erfahrung|praktika|experience professionnelle|experiences professionnelles|experiences|
    parcours|emplois|stages|parcours professionnel|parcours professionnels|experiencia|experiencia profesional|experiencia laboral|
    historial laboral|trayectoria profesional|trayectoria|vida laboral|experiencias|experiencia profissional|
    percurso profissional|historico profissional|experiencias profissionais|esperienza|esperienza professionale|
    esperienze professionali|esperienza lavorativa|esperienze lavorative|esperienze di lavoro|esperienza di lavoro|percorso professionale|werkervaring|werk ervaring|werk ervaringen|ervaring|
    professionele ervaring|loopbaan|arbeidsverleden|doswiadczenie|doswiadczenie zawodowe|historia zatrudnienia|
    praktyki|staz|przebieg kariery|
    professional contour|career exposure|employment recital|employment scan|work scan|occupational contour|career graph|
    career conspectus|current employment details|prior employment details|industrial exposure|work exposure|
    professional exposure|employment chronology|chronology of experience|experience at a glance|workplace|workplaces|present employee and company profile|work profile|
    professional assignments|munkahely|munkahelyem|elozo munkahelyem|elozo munkahelyek`,
  education: `basic academic credentials|academic credentials|brief overview of education|qualification|academics profile|academic profiles|technical educational qualification|technical educational qualifications|technical and educational qualification|
    technical and educational qualifications|education qualification|education qualifications|professional educational qualifications|professional and educational qualifications|educational and professional qualifications|scholastic|professional academic background|professional and academic background|professional and educational background|proffesional and educational background|educational attainments|undergraduate education|graduate education|postgraduate education|
    universitare ausbildung|allgemeinbildung|formazione universitaria|studi universitari|utdanningsbakgrunn|
    educatie si instruire|gevolgde opleidingen|ksztalcenie|pregatire|
    skolor|akademisk utbildning|grado de estudios|grados academicos|instrucao|grau de escolaridade|nivel de escolaridade|titolo di studio|
    titoli accademici|istruzione e titoli|carriera scolastica|scuole|bildungshintergrund|formal education|university studies|college education|
    school education|higher studies|scholastic profile|parcours etudiant|estudios universitarios|formacion universitaria|titulacion academica|instruccion|
    instruccion formal|historial educativo|datos escolares|formacao complementar e academica|schullaufbahn|akademischer hintergrund|bildungslaufbahn|
    ausbildungsverlauf|ausbildungsdaten|schoolopleiding|scholen|min utbildning|studiebakgrund|hogskoleutbildning|universitetsstudier|akademiska meriter|
    akademisk bakgrunn|formell utdanning|uddannelsesmaessig baggrund|skoler|skole og uddannelse|
    continuing education|higher education|university education|titulos|titulos academicos|titulos obtenidos|titulos que posee|titulos y estudios|educacion formal|preparacion academica|instruccion academica|nivel academico|
    diplome und ausbildungen|ausbildungen und diplome|diplome und abschlusse|diplome formation|diplomes formations|diplome et formation|titres et diplomes|diplomes obtenus|carriera universitaria|bildung und qualifikation|ausbildungen|studienverlauf|schulzeit|schulbesuch|schulische bildung|schulische ausbildung|ausbildungsweg|schoolloopbaan|grau de instrucao|schulen|
    diploma s|studie|studies en diploma s|mijn opleidingen|etudes superieures|educacion superior|altre esperienze formative|esperienze formative|esperienza formativa|experiencias formativas|titulacion|carriera accademica|academische achtergrond|ukonczone szkoly|studier|skolgang|educational experience|educational experiences|antecedentes academicos|antecedentes educacionales|estudios superiores|
    utbildningsbakgrund|uddannelsesbaggrund|formacoes|habilitacoes literarias|habilitacoes academicas|habilitacoes|
    qualificacao academica|qualificacoes academicas|percorso formativo|vooropleiding|vooropleidingen|opleidingen en trainingen|
    aus und weiterbildung|aus und fortbildung|parcours universitaire|parcours d etudes|cursus|cursus scolaire|cursus universitaire|
    cursus academique|scolarite|scolaire|escolaridad|educational attainment|
    utbildning|utbildningar|utbildning och kurser|uddannelse|uddannelser|utdanning|utdannelse|educatie|educatie si formare|educatie si formare profesionala|studii|formare|studii si certificari|
    ecoles|schools|schools attended|educational and professional development|education and certification|education|academics|academia|academic qualification|academic profile|
    academic record|academic details|academic chronicle|scholastics|scholastic record|educational qualification|
    educational qualifications|educational details|educational credentials|educational profile|
    education and credentials|education and qualifications|professional development|courses|
    education and training|academic background|academic qualifications|qualifications|studies|educational background|
    training|akademische laufbahn|akademisches profil|schulisches profil|profil academique|perfil academico|profilo accademico|akademischer werdegang|schulische laufbahn|schulischer werdegang|schulausbildung|hochschulausbildung|hochschulstudium|bildungsgang|schule|schule und studium|ausbildung|bildung|studium|bildungsweg|schulbildung|akademische ausbildung|formation|formations|etudes|
    diplomes|educacion|formacion|formacion academica|formacio|formacio academica|formacio complementaria|estudios|estudis|educacio|educacao|formacao|formacao academica|istruzione|
    formazione|educazione|istruzione e formazione|titols|titoli di studio|opleiding|opleidingen|onderwijs|wyksztalcenie|edukacja|
    educational chronicle|academic scan|academic performance|professional qualification`,
  skills: `technicke dovednosti|egyeb keszsegek|tecnologias|domaines de competences|conocimientos informaticos|capacidades|cualidades|softwares|kerncompetenties|eigenschappen|computerkennis|
    obsluga komputera|znajomosc programow|egenskaper|datakunskaper|styrkor|kvalifikationer|styrker|faglige kompetencer|it kundskaber|
    kvalifikasjoner|nokkelkompetanse|cunostinte|abilitati tehnice|calitati|
    software|informatique|herramientas|ferramentas|strumenti|logiciels et applications|herramientas it|tools und methoden|tools methoden|fachgebiete|programmeringssprakkunskaper|programmeringssprak|
    techstack|tech stack|mein techstack|outils|logiciels|kennis|computervaardigheden|programming languages|programming|langages de programmation|lenguajes de programacion|linguagens de programacao|linguaggi di programmazione|
    programmiersprachen|programmeertalen|jezyki programowania|edv|bureautique|savoir etre|savoir faire|qualites|zusatzqualifikationen|personliche starken|
    ovriga kunskaper|it kunskaper|it fardigheter|it ferdigheter|it faerdigheder|it kompetens|sprak och it|
    kompetens|kompetenser|fardigheter|kunskaper|datorkunskaper|tekniska fardigheter|kompetencer|faerdigheder|it kompetencer|kompetanse|ferdigheter|competente|abilitati|aptitudini|competente personale|competente profesionale|competente tehnice|
    skills|skill set|skillset|skill sets|technical skill set|technical skillset|technical purview|
    technical exposure|technical knowledge|technical qualifications|technical proficiency|core qualifications|
    computer proficiency|computer knowledge|software skills|it skills|it proficiency|skill summary|skills summary|
    areas of excellence|areas of strength|core strengths|strength|strengths|starken|atouts|points forts|
    punti di forza|fortalezas|puntos fuertes|pontos fortes|sterke punten|mocne strony|technical skills|key skills|
    core skills|core competencies|competencies|areas of expertise|expertise|technologies|tools|tools and technologies|
    skills and tools|skills and abilities|technical proficiencies|professional skills|kenntnisse|
    fahigkeiten|kompetenzen|it kenntnisse|edv kenntnisse|fachkenntnisse|competences|competences techniques|
    competences cles|habilidades|competencias|aptitudes|conocimientos|habilidades tecnicas|competencias tecnicas|
    competenze|competenze tecniche|capacita|conoscenze|vaardigheden|competenties|umiejetnosci|kompetencje|
    technical stack|technology stack|tech skills|software proficiency|programming skills|coding|coding skills|
    computer literacy|digital literacy|area of expertise|fields of expertise|personal attributes|specializations|
    specialisations|proficient in|capabilities|laboratory skills|lab skills|laboratory techniques|design skills|frameworks|
    libraries and frameworks|platforms|databases|technologien|methodenkompetenz|werkzeuge|savoirs|qualites personnelles|
    logiciels maitrises|outils informatiques|langages informatiques|connaissances|connaissances informatiques|
    connaissances techniques|habiletes|expertises|domaines d expertise|domaine de competences|
    stack technique|conocimientos tecnicos|herramientas informaticas|manejo de software|
    manejo de programas|ofimatica|perfil tecnico|experticia|conhecimentos tecnicos|conhecimentos em informatica|
    conhecimentos informaticos|linguagens|qualidades|competenze organizzative e gestionali|capacita e competenze relazionali|
    conoscenze di informatica|linguaggi|tecnologie|it kennis|softwarekennis|persoonlijke eigenschappen|technologie|
    znane technologie|narzedzia|personlige egenskaber|tekniske ferdigheter|it kunnskaper|personliga egenskaper|
    tekniset taidot|erityisosaaminen|teknik yetkinlikler|programlama dilleri|programlama|fahigkeit|fertigkeit|kompetenz|habilidad|vaardigheid|umiejetnosc|dovednost|zrucnost|fardighet|ferdighet|yazilim dilleri|programmering|programovani|programovanie|programiranje|programowanie|programozas|ohjelmointi|teknolojiler|technikai ismeretek|
    programozasi nyelvek|technicke znalosti|
    it forte|it acumen|software exposure|areas of exposure|area of exposure|software known|
    software packages|operating systems|tools handled|areas of proficiency|key areas|field of expertise|domain expertise`,
  projects: `handled projects|project handled|projects executed|projects done|projects completed|details of projects|project profile|project profiles|list of projects|projects worked on|projects worked|projects handled so far|ausgewahlte projekte|
    projekterfahrungen|projekt erfahrung|projekt erfahrungen|projektstationen|prosjekterfaring|projekterfaring|projekterfarenhet|projectervaring|see my work|view my work|selected works|
    realisations|mes realisations|projekt|referenzprojekte|projekterfahrung|open source work|
    egna projekt|ovriga projekt|akademiska projekt|examensarbete|examensarbete och akademiska projekt|examensarbete och projekt|tidigare projekt|projekter|prosjekter|proiecte|
    projects|projects undertaken|projects handled|project details|
    project experience|projects experience|projects details|academic projects|major projects|selected projects|personal projects|
    key projects|side projects|projekte|projets|proyectos|projetos|progetti|projecten|projekty|open source|open source contributions|contributions open source|contribuciones open source|
    selected work|notable projects|university projects|school projects|college projects|student projects|course projects|class projects|
    group projects|team projects|open source projects|studienprojekte|universitatsprojekte|projektarbeiten|
    projets professionnels|progetti universitari|progetti scolastici|eigen projecten|projekty akademickie|personlige projekter|
    egne projekter|egne prosjekter|personliga projekt|omat projektit|akademik projeler|proiecte personale|sajat projektek|
    osobni projekty|vlastni projekty`,
  certifications: `summer training|summer trainings|vocational training|vocational trainings|vocational summer training|inplant training|inplant trainings|in plant training|in plant trainings|
    industrial visit|industrial visits|summer training project|lizenzen|diplomados|licencias|attestati|certificeringen|certifikater|certificeringer|kurser og certifikater|cursuri|traininguri|
    complementary training|formacao complementar|
    certificats|trainings|online courses|moocs|schulungen|seminare und kurse|kurse|fort und weiterbildung|fort und weiterbildungen|
    otros cursos|cursos y talleres|cursos|talleres|cursos complementares|cursos e certificacoes|
    cursos extracurriculares|cursos livres|corsi|corsi e certificazioni|corsi di formazione|corsi di aggiornamento|
    trainingen|cursussen en trainingen|kursy i szkolenia|
    seminare|seminare und trainings|trainings und seminare|zertifizierung|zertifikat|capacitaciones|cursos y capacitaciones|capacitaciones y cursos|seminarios y capacitaciones|
    cursos y seminarios|sertifikater|kurs|kurs og sertifikater|
    certifikat|certifieringar|kurser|kurser och certifikat|sertifiseringer|certificari|certificate|
    license|professional qualifications|professional credentials|credentials|certifications|certificates|licenses|licenses and certifications|certifications and licenses|
    professional certifications|licensure|zertifikate|zertifizierungen|certifications et licences|certificaciones|
    certificados|certificacoes|certificazioni|certificaten|certyfikaty|kursy|
    continuing professional development|training courses|short courses|accreditations|badges|attestations|certificacion|
    acreditaciones|abilitazioni|altri titoli|bizonyitvanyok|seminer ve sertifikalar|formacoes complementares|efteruddannelse|
    etterutdanning|fortbildning|vidareutbildning|taydennyskoulutus|bijscholing|lehrgange|zusatzausbildungen|
    formations continues|
    trainings attended|training programs attended|trainings undergone|training undergone|courses attended|
    professional trainings|additional qualification|seminars attended`,
  languages: `spoken languages|taalvaardigheden|conocimiento de idiomas|limbi vorbite|
    langues etrangeres|lingue straniere|sprakferdigheter|sprogfaerdigheder|
    sprak|sprakkunskaper|spraakkunskaper|sprog|sprogkundskaber|sprakkunnskaper|limbi straine|limbi|limbi cunoscute|
    llengues|idiomes|languages|language skills|sprachen|sprachkenntnisse|langues|idiomas|lenguas|linguas|lingue|talen|
    talenkennis|jezyki|jezyki obce|znajomosc jezykow|
    language competence|languages spoken|foreign languages|known languages|sprache|sprachkompetenz|langues vivantes|
    connaissances linguistiques|idioma|idiomas extranjeros|dominio de idiomas|nivel de idiomas|conhecimento de linguas|
    linguas estrangeiras|lingue conosciute|conoscenza delle lingue|taalvaardigheid|znajomosc jezykow obcych|jezyk obcy|
    linguistic abilities|linguistic proficiency|linguistic skills|languages known|language known`,
  awards: `recompenses|stypendia|udmaerkelser|legater|utmerkelser|stipend|premii|distinctii|burse|
    financements|financements et prix|bourses|financiacion|
    mentions et prix|prix et mentions|
    distincoes|onderscheidingen|prix|prix et distinctions|distinctions et prix|preise|preise und auszeichnungen|stipendien und preise|
    premios e reconhecimentos|premios e distincoes|
    awards and recognition|awards and recognitions|honors and recognition|recognition and awards|recognitions|
    utmarkelser|utmarkelser och stipendier|stipendier|priser og utmerkelser|stipendien|stipendien und auszeichnungen|bourses et prix|
    becas|becas y premios|premios y becas|bolsas e premios|borse di studio|
    awards|prizes|core accomplishments|professional recognitions|fellowships|scholarships|grants|grants and awards|fellowships and awards|
    awards and fellowships|scholarships and awards|awards and scholarships|honours and awards|awards and honours|
    achievement|honors|honours|achievements|honors and awards|awards and honors|accomplishments|auszeichnungen|
    distinctions|premios|reconocimientos|logros|premi|riconoscimenti|prijzen|nagrody|osiagniecia|
    recognition|contests|medals|ehrungen|wettbewerbe|concours|distinciones|logros academicos|meritos|honores|bolsas|
    conquistas|reconhecimentos|honrarias|onorificenze|traguardi|beurzen|nagrody i wyroznienia|wyroznienia|konkursy|
    apurahat|burs ve oduller|versenyek|premis`,
  publications: `publications selectionnees|ausstellungen|expositions|exposiciones|mostre|
    konferenzen|communications|communications orales|congresos|congresos y seminarios|charlas|charlas y conferencias|
    publicaciones y congresos|palestras|eventos e palestras|conferenze|konferencje|preprints|
    speaker experience|speaking experience|speaking|academic presentations|pubblicazioni e convegni|
    book chapters|publikasjoner|publikationer|publikationslista|vortrage|vortrage und publikationen|publikationen und vortrage|
    communications et conferences|conferences et communications|ponencias|ponencias y congresos|publicaciones y ponencias|
    comunicacoes|comunicacoes e publicacoes|webinars|speaking engagements|talks and lectures|lectures and talks|invited lectures|
    posters|poster presentations|blog posts|journal publications|wystapienia i publikacje|
    publications|presentations|selected publications|conference presentations|
    presentations and publications|peer reviewed publications|invited presentations|working papers|books|papers|
    publikationen|veroffentlichungen|publicaciones|publicacoes|pubblicazioni|publicaties|publikacje|conferences|
    talks|
    conference proceedings|technical reports|scientific publications|publikationsliste|publications scientifiques|articulos|
    artigos|artigos publicados|articoli|publikacje naukowe|yayinlarim|makaleler|articole`,
  volunteer: `unpaid work|unpaid experience|ehrenamtliche erfahrung|ehrenamtliche erfahrungen|ehrenamtliche arbeit|vrijwilligerservaring|vrijwilligerswerkervaring|doswiadczenie wolontariackie|volunteer work experience|
    voluntary work experience|experience de benevolat|experiences de benevolat|voluntariados|frivilligarbete|foreningsuppdrag|frivillige verv|activitati de voluntariat|
    ideellt engagemang|organization experience|organization experiences|organisation experience|organisation experiences|organizational experience|organizational experiences|
    frivillig|frivilligt|frivillighed|frivillighet|volunteer roles|voluntary roles|volunteer positions|non profit commitments|non profit work|commitments|engagements citoyens|engagement citoyen|engagements extra professionnels|
    activites associatives|associatif|voluntariado y actividades|social engagement|
    ehrenamtliche tatigkeiten|gonullu|
    verv|tillidshverv|tillitsverv|frivilligt arbete|fortroendeuppdrag|civic engagement|community work|
    experiences personnelles|experience personnelle|experiencias personales|experiencias pessoais|personal experience|ideellt arbete|ideella uppdrag|volontararbete|frivilligt arbejde|frivillig arbeid|voluntariat|
    community leadership|community involvement|community engagement|voluntary work|voluntary experience|volunteer work|volunteering experience|charity work|
    experience associative|experiences associatives|experience benevole|experiences benevoles|engagement associatif|
    engagements associatifs|engagements|vie associative|ehrenamtliches engagement|soziales engagement|engagement|
    gesellschaftliches engagement|experiencia de voluntariado|experiencias de voluntariado|trabajo voluntario|
    trabalho voluntario|experiencia voluntaria|esperienze di volontariato|esperienza di volontariato|
    vrijwillige ervaring|dzialalnosc spoleczna|volunteer|volunteering|volunteer experience|community service|ehrenamt|ehrenamtliche tatigkeit|
    benevolat|voluntariado|volontariato|vrijwilligerswerk|wolontariat`,
  interests: `passe temps|d interet|d interets|zaujmy alebo konicky|passioni|tempo libero|vrije tijd|pasje|hobby uri|
    areas de interes|interest areas|
    passatempos|interets|sports|freizeit|activites et loisirs|
    hobbyer|fritidssysler|areas of interest|personal interests|
    intressen|fritidsintressen|interesser|fritid|fritidsinteresser|interese|pasiuni|
    interests|hobbies|hobbies and interests|interessen|hobbys|centres d interet|centres d interets|centre d interet|centre d interets|loisirs|intereses|aficiones|
    interesses|interessi|hobby|zainteresowania|
    leisure|leisure activities|free time|passions|pastimes|fun facts|outside of work|outside work|beyond work|sport|
    freizeitaktivitaten|freizeitinteressen|gustos|tiempo libre|lazer|moje pasje|vapaa aika|hobbyuri|
    field of interest|area of interest|fields of interest`,
  references: `recommendations|testimonials|recommandations|
    referenser|referencer|referanser|referinte|
    references|reference|referees|referenzen|referencias|references professionnelles|referenze|referenties|
    referencje|
    references available on request|references upon request|recomendaciones|recomendacoes|raccomandazioni|aanbevelingen|
    rekomendacje|suositukset|recomandari|ajanlasok|doporuceni`,
  other: `teaching|teaching and mentoring|teaching and supervision|enseignement|enseignements|lehre|docencia|docencia universitaria|attivita didattica|attivita didattiche|didattica|
    insegnamento|ensino|undervisning|dydaktyka|udlandsophold|utlandsopphold|utlandsvistelser|leadership experience|leadership experiences|leadership and activities|extra professional experience|extra professional experiences|
    extracurricular experience|extracurricular experiences|outreach|outreach activities|service and outreach|mentoring|mentorship|reviewing|peer review|academic activities|
    test scores|standardized tests|media coverage|in the press|positions of responsibility|position of responsibility|
    extra curricular|co curricular|student leadership|campus leadership|auslandsaufenthalte|auslandsaufenthalt|
    bundeswehr|soziales|activites personnelles|activites annexes|sejours a l etranger|sejours linguistiques|
    mobilite internationale|responsabilites collectives|otras actividades|otros meritos|disponibilidad|
    permiso de conduccion|qualificacoes e atividades complementares|informacoes complementares|altre attivita|patente|
    overige activiteiten|dzialalnosc dodatkowa|dodatkowa aktywnosc|kola naukowe|
    activites complementaires|activites extra professionnelles|activites extraprofessionnelles|actividades complementarias|
    atividades complementares|attivita complementari|
    actividades extracurriculares|atividades academicas|activites extra scolaires|activites extrascolaires|
    extracurriculaire activiteiten|attivita extracurriculari|ausseruniversitares engagement|leadership and involvement|involvement|
    civic service|academic and civic service|ledelse og aktiviteter|etkinlikler|event participation|
    organizations|organisations|organizations and affiliations|clubs|clubs and organizations|clubs and societies|committee work|board memberships|boards and committees|professional bodies|conferences attended|workshops attended|workshops|
    seminars and workshops|workshops and seminars|conferences and workshops|workshops and conferences|availability|visa status|
    driving licence|driving license|fuhrerschein|fuhrerscheine|permis de conduire|permis|patente di guida|patenti|carnet de conducir|
    carne de conducir|permiso de conducir|carta de conducao|rijbewijs|prawo jazdy|korkort|korekort|forerkort|sertifikat og forerkort|
    permis de conducere|varia|verschiedenes|additional details|other details|other information|autres|autres activites|
    autres informations|informacion adicional|otros datos de interes|datos de interes|otra informacion|informacao adicional|
    outras informacoes|ulteriori informazioni|informazioni aggiuntive|informazioni supplementari|overige informatie|extra informatie|
    nevenactiviteiten|extracurricular|student activities|student organizations|student organisations|
    student societies|campus involvement|campus activities|professional service|service to the profession|service to the community|
    editor positions|associate editor positions|editorial positions|editorial appointments|editorial roles|editorships|journal editorships|
    herausgeberschaften|herausgebertatigkeit|comites editoriales|comite editorial|comites de redaction|comites de lecture|comitati editoriali|comitati di redazione|conselhos editoriais|corpo editorial|
    editorial boards|editorial service|editorial activities|academic service|students supervised|phd supervision|thesis supervision|
    student supervision|supervision of students|public engagement|research grants|grants received|awarded grants|
    solo exhibitions|group exhibitions|discography|filmography|competitions|hackathons|
    hackathons and competitions|security clearance|personal qualities|informazioni personali aggiuntive|trattamento dei dati personali|
    autorizzazione al trattamento dei dati personali|klauzula rodo|klauzula|zainteresowania i inne|affiliations professionnelles|
    afiliaciones|afiliaciones profesionales|asociaciones|asociaciones profesionales|colegiaciones|membresias|associations professionnelles|
    associazioni|iscrizioni ad albi|iscrizione ad albi professionali|lidmaatschappen|czlonkostwo|mitgliedschaft|gremien|
    mitgliedschaften und gremien|gremienarbeit|medlemskap|medlemskaber|kommittees|comites|comites y comisiones|
    ovrigt|ovriga meriter|andet|annet|altele|alte informatii|informatii suplimentare|
    coursework|related coursework|courses taught|declaration|service|committees|committee memberships|societies|
    honorary societies|professional associations|professional organizations|professional organisations|
    professional affiliations and memberships|affiliations and memberships|memberships and affiliations|associations|
    university service|community service and outreach|grants and funding|funding|exhibitions|
    extra curricular activities|co curricular activities|extracurriculars|relevant coursework|links|patents|
    memberships|professional memberships|affiliations|professional affiliations|activities|extracurricular activities|
    leadership|leadership activities|military service|additional information|other|miscellaneous|community|
    hobbies and activities|mitgliedschaften|zivildienst|wehrdienst|sonstiges|weitere angaben|divers|informations complementaires|otros|
    otros datos|outros|informacoes adicionais|altro|altre informazioni|overig|inne|dodatkowe informacje|zgoda|
    academic and research activities|scientific societies|learned societies|athletics|performances|screenings|commissions|editorial work|invited talks|guest lectures|
    research funding|supervision|science communication|seminars|concerts|recitals|misc|work authorization|work permit|citizenship|
    peer reviewing|supracurricular|supercurricular|declaration statement|collaborations|
    ausserberufliches engagement|ausserschulisches engagement|vereine|vereinstatigkeit|mitgliedschaften in verbanden|verbande|weiteres|
    diverses|zusatzinformationen|weitere informationen|zusatzliche informationen|
    tagungen|lehrveranstaltungen|forschungsinteressen|forschungsschwerpunkte|drittmittel|
    gutachtertatigkeit|autre|informations diverses|mobilite|voyages|seminaires|encadrement|
    themes de recherche|brevets|societes savantes|positionnement|informacion complementaria|participacion en eventos|seminarios|
    conferencias|lineas de investigacion|licencia de conducir|estancias|estancias en el extranjero|
    eventos|participacao em eventos|associacoes|disponibilidade|intercambio|
    attivita extra|associazionismo|associazioni scientifiche|associazioni professionali|societa scientifiche|affiliazioni|
    convegni|seminari|relazioni a convegni|docenze|attivita scientifica|soggiorni all estero|
    disponibilita|altre informazione|sono fiero di|overige|bestuurswerk|commissies|presentaties|informacje dodatkowe|pozostale informacje|
    dzialalnosc|aktywnosc|tillidsposter|bestyrelsesarbejde|ovriga uppdrag|muut|muu toiminta|luottamustehtavat|seminerler|
    kurs ve seminerler|katildigi etkinlikler|sosyal aktiviteler|topluluklar|askerlik|activitati extracurriculare|tagsagok|
    amikre buszke vagyok|doplnujuce informacie|dalsi informace|altres|altres dades|
    membership|membership and workshops|academic and co curricular achievements|driving license details|driving licence details|
    passport`,
}
