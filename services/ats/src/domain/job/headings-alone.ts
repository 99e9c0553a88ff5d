import type { About } from './about.ts'

/**
 * Headings of job descriptions that head a part where they stand alone on their line, and in a list may be one of its items, in the
 * languages of `common-headings.ts`, a language a paragraph, as foldText has them.
 */
export const headingsAlone: Record<About, string> = {
  duties: `
    what the role looks like|what your day looks like|your areas of responsibility|area of responsibility|areas of responsibility|
    role and responsibilities|roles responsibilities|about the assignment|assignment description|work description|work tasks|your work tasks|
    nature of work|job content|job scope|how you will make a difference|how you ll make a difference|how you ll add value|where you come in|
    where you fit in|your new role|your future role|the job in a nutshell|role in a nutshell|scope of responsibilities|terms of reference|
    your focus areas|focus areas|projects you ll work on|in your role|in your role you will|

    diese aufgaben warten auf dich|diese aufgaben erwarten sie|diese aufgaben ubernehmen sie|das sind ihre aufgaben|das sind deine aufgaben|
    wofur du verantwortlich bist|wofur sie verantwortlich sind|dafur bist du zustandig|so bringst du dich ein|so bringen sie sich ein|
    hier packst du mit an|zu deinen aufgaben gehoren|zu ihren aufgaben gehoren|zu den aufgaben gehoren|stelleninhalt|arbeitsaufgaben|kernaufgaben|
    deine kernaufgaben|

    les taches principales|vos principales responsabilites|responsabilites|vous serez en charge de|vous serez charge de|vous aurez pour missions|
    vous aurez en charge|a ce titre|a ce titre vous|dans ce cadre|dans ce cadre vous|activites|description des missions|detail du poste|
    contenu de la mission|vos fonctions|taches a realiser|travaux a realiser|votre terrain de jeu|nature du poste|

    actividades|cuales seran tus responsabilidades|en que consistira tu trabajo|de que te encargaras|te encargaras de|seras responsable de|
    objetivo del puesto|proposito del puesto|descripcion de funciones|descripcion de la vacante|descripcion del cargo|sobre el puesto|sobre el rol|
    acerca del puesto|actividades a desarrollar|que te espera|tu reto|rol y responsabilidades|

    ruolo e responsabilita|la risorsa si occupera di|ti occuperai di|la figura si occupera di|descrizione attivita|la tua sfida|il tuo lavoro|

    como sera seu dia a dia|seus desafios|a tua missao|sua missao|sobre a funcao|sobre a posicao|tuas responsabilidades|sera responsavel por|
    seras responsavel por|descricao das atividades|

    functiebeschrijving|jouw werkdag|een dag in jouw leven|je rol|over de baan|wat ga je precies doen|wat zijn je taken|hier ga je mee aan de slag|
    waar ga je aan werken|kerntaken|

    uppdragsbeskrivning|vad du kommer gora|i din roll|beskrivning av tjansten|sa har kan en arbetsdag se ut|dine arbejdsopgaver|stillingens innhold|

    zakres zadan|zakres odpowiedzialnosci|na czym bedzie polegac twoja rola|bedziesz odpowiedzialny za|szczegolowe obowiazki`,
  asks: `
    essential for the role|what will you bring|what makes you a great fit|what makes you a good fit|what makes you the right person|who we look for|
    who are we looking for|are you the right person|you ll thrive in this role if|you ll love this job if|this job is for you if|
    this role is for you if|this might be for you if|is this role for you|do you have what it takes|do you recognize yourself|your skill set|
    mandatory skills|mandatory requirements|mandatory experience|basic requirements|profile sought|professional profile|a bit about you|
    more about you|what about you|you also have|you should have|you need|we re looking for|we re looking for someone with|we look for|
    we hope you have|we would like you to have|we d love you to have|we believe you have|we believe that you have|we believe you are|
    to thrive in this role|to be considered for this role|in order to succeed|for this role you need|for this position you need|specific requirements|
    personal profile|as a person|as a person you are|technologies|our technologies|our toolbox|expected skills|

    damit beeindruckst du uns|damit beeindrucken sie uns|womit du uns beeindruckst|womit du punktest|wonach wir suchen|das suchen wir|fachkenntnisse|
    erforderliche kenntnisse|erforderliche qualifikationen|zwingende anforderungen|muss anforderungen|das musst du konnen|wer passt zu uns|
    ausbildung und erfahrung|berufserfahrung|sprachkenntnisse|dein rustzeug|das brauchst du fur den job|technologien|

    profils recherches|vous possedez|vous disposez de|vous maitrisez|vous justifiez de|et vous|et toi|qualites professionnelles|experiences|
    experience et formation|diplome|diplomes|ce que nous cherchons|ce que l on recherche|nos attentes|on recherche|vous vous reconnaissez|
    environnement technique|stack technique|la stack technique|notre stack|

    que necesitamos|buscamos a alguien con|escolaridad|si tienes|si eres|stack tecnologico|tecnologias|

    il candidato ideale|si richiede|si richiedono|e richiesto|siamo alla ricerca di|cosa devi avere|cosa portare|tecnologie|

    o que precisas de ter|o que e necessario|conhecimentos tecnicos|obrigatorios|habilitacoes|habilitacoes literarias|para esta funcao|
    outros requisitos|

    wat verwachten we|je beschikt over|jij beschikt over|wij zoeken|we zoeken|heb jij|ben jij|kennis en ervaring|harde eisen|jouw kennis|
    onze ideale kandidaat|de ideale kandidaat|herken jij jezelf hierin|technologieen|

    vi onskar att du har|det kravs att du har|du som soker|sprakkunskaper|vad kravs av dig|

    czego od ciebie oczekujemy|szukamy osoby|wymagane umiejetnosci|znajomosc jezykow|nasz stack|stos technologiczny|co musisz umiec|
    co powinienes umiec|co powinienes miec|musisz miec|jesli masz`,
  preferred: `
    a big plus|meritorious|merits|it is meritorious if|would be an advantage|will be a plus|will be an advantage|considered a plus|additional assets|
    ideally you ll have|you get bonus points for|you stand out if|you ll stand out if|what will set you apart|what sets you apart|we d also love|
    also nice|highly desirable|other desirable skills|additional preferred skills|also valued|

    vorteilhaft|daruber hinaus wunschenswert|daruber freuen wir uns|ausserdem wunschenswert|gerne auch|zusatzlich von vorteil|optionale kenntnisse|
    ein plus|ein pluspunkt|

    les|seraient un plus|sera un plus|

    seria un plus|idealmente|opcionales|puntos extra|preferible|se tendra en cuenta|

    costituiscono un plus|titolo preferenziale|sara considerato un plus|saranno considerati un plus|competenze gradite|

    fatores de valorizacao|fator preferencial|fatores valorizados|sera valorizado|e um plus|serao considerados diferenciais|

    dat is een pre|bonuspunten|het is een plus als|dit is mooi meegenomen|extra pluspunten|

    det ar ett plus|meriterende|bra att ha|det ses som meriterande|

    bedzie plusem|mile widziana|dodatkowe umiejetnosci|bedzie dodatkowym atutem`,
  company: `
    about the employer|about the client|our vision|our journey|our purpose|what we do|what we re about|company culture|context and vision|
    our digital journey|your new team|your future team|your workplace|your colleagues|meet us|meet our team|get to know us|introduction|
    introducing us|the organisation|where you ll work|

    unternehmensprofil|unternehmensbeschreibung|uber das unternehmen|uber den arbeitgeber|dein umfeld|ihr umfeld|dein arbeitsumfeld|dein neues team|
    ihr neues team|deine neuen kollegen|uber das team|uber unser team|unsere vision|unsere werte|unsere kultur|unsere geschichte|einleitung|
    wofur wir stehen|lerne uns kennen|lernen sie uns kennen|der arbeitgeber|ihr arbeitgeber|dein arbeitgeber|firmenprofil|unser mandant|
    willkommen bei uns|

    votre future equipe|ton equipe|contexte et enjeux|notre histoire|notre vision|nos valeurs|notre culture|description de l entreprise|l employeur|
    votre environnement|le contexte et la vision|nous connaitre|pourquoi les rejoindre|

    acerca de nosotros|acerca de la empresa|acerca de la compania|nuestros valores|nuestra cultura|sobre el equipo|introduccion|
    descripcion de la empresa|que hacemos|conocenos|compania|sobre la compania|el cliente|asi somos|

    la nostra azienda|il nostro team|su di noi|la nostra mission|la nostra storia|i nostri valori|descrizione azienda|descrizione dell azienda|
    cosa facciamo|presentazione aziendale|informazioni sull azienda|la societa|

    nosso time|o time|nossa missao|nossos valores|nossa historia|nossa cultura|sobre o time|sobre a equipa|descricao da empresa|o que fazemos|
    a nossa missao|acerca de nos|apresentacao da empresa|

    over de organisatie|ons team|onze missie|onze visie|onze cultuur|ons verhaal|onze klant|onze opdrachtgever|inleiding|wat doen wij|wat wij doen|
    bedrijfsprofiel|bedrijfsomschrijving|over het team|je collega s|jouw collega s|waar kom je te werken|waar ga je werken|hier kom je te werken|
    bij wie|introductie|

    om teamet|om kunden|var historia|verksamheten|arbetsplatsen|din arbetsplats|hvem vi er|ditt nya team|dina kollegor|inledning|det har ar vi|

    nasza firma|nasz zespol|o zespole|nasza misja|nasza wizja|nasze wartosci|nasza historia|o kliencie|poznaj nas|czym sie zajmujemy|co robimy|
    o pracodawcy|opis firmy|profil firmy`,
  other: `
    we can offer you|what to expect from us|why you ll love working here|why should you join us|what awaits you|terms and conditions|
    employment conditions|terms of employment|sound interesting|sounds interesting|does this sound interesting|any questions|do you have questions|
    have questions|for more information|want to know more|would you like to know more|want to learn more|where can i find out more|curious|join us|
    join our team|come join us|so what s next|hiring process|recruitment process|our commitment to diversity|additional info|practical information|
    general information|good to know|starting date|type of contract|type of employment|form of employment|scope of employment|working time|
    last application date|reports to|reporting to|share this job|similar jobs|related jobs|follow us|seniority level|

    deine zukunft bei uns|bewerbungsprozess|fragen|hast du fragen|haben sie fragen|weitere informationen|weitere infos|zusatzliche informationen|
    allgemeine informationen|einsatzort|vertragsart|anstellungsart|beschaftigungsart|bewerbungsfrist|chancengleichheit|und so geht es weiter|
    wir freuen uns auf ihre bewerbung|konditionen|deine perspektiven|ihre perspektiven|

    ce qu on offre|on vous propose|salaire et avantages|pourquoi nous|nos engagements|conditions d emploi|conditions du poste|type d emploi|
    duree du contrat|duree du travail|date de debut|date de prise de poste|prise de poste|date limite|egalite des chances|a noter|bon a savoir|
    remuneration et avantages|nous contacter|

    nuestros beneficios|retribucion|nuestra oferta|tipo de empleo|tipo de puesto|lugar de trabajo|como es el proceso|nuestro proceso de seleccion|
    te animas|por que elegirnos|unete|unete a nosotros|mas informacion|postulate|inscribete|

    si propone|i nostri benefit|tipologia contrattuale|inquadramento|stipendio|orario di lavoro|luogo di lavoro|data inizio|contatti|unisciti a noi|
    informazioni aggiuntive|ulteriori informazioni|pari opportunita|

    o que te oferecemos|nossos beneficios|vantagens|localizacao|data de inicio|como candidatar se|etapas do processo|etapas do processo seletivo|
    processo de recrutamento|por que nos|porque juntar te a nos|junta te a nos|vem trabalhar conosco|informacoes adicionais|mais informacoes|
    carga horaria|

    voorwaarden van het dienstverband|voordelen|salaris|hoe solliciteren|interesse gewekt|standplaats|werktijden|soort contract|dienstverband|
    waarom bij ons werken|kom bij ons werken|vragen|aanvullende informatie|

    din ansokan|ansok idag|mer information|ytterligare information|fragor|vid fragor|om rekryteringen|vi ser fram emot din ansokan|

    nasze benefity|rodzaj umowy|forma zatrudnienia|godziny pracy|dolacz do nas|dolacz do zespolu|wiecej informacji|pytania|tryb pracy|
    data rozpoczecia|co zyskujesz|rownosc szans`,
}
