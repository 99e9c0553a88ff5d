import type { About } from './about.ts'

/**
 * Headings of job descriptions in English, German, French, Spanish, Italian, Portuguese, Dutch, Swedish, and Polish, a language a paragraph,
 * written as usual. What begins like many others is known by its beginning (`headings.ts`, `headings-abroad.ts`) and not listed.
 */
export const commonHeadings: Record<About, string> = {
  duties: `
    role description|role summary|role profile|purpose of the role|purpose of the job|purpose of the position|job purpose|job overview|job function|
    job functions|job profile|position purpose|the position|this position|the opportunity|the challenge|the work|description|general description|
    principal duties|principal responsibilities|role responsibilities|job responsibilities|essential job functions|essential job duties|key accountabilities|accountabilities|
    key tasks|key duties|key activities|key result areas|key deliverables|deliverables|objectives|key objectives|scope of work|scope of the role|work activities|
    what will you do|what would you do|what would you be doing|what you would do|what the job involves|what the role involves|what does the job involve|
    what does the role involve|what is the role|what is the job|your impact|your contribution|how you will contribute|how you ll contribute|how you will make an impact|
    how you ll make an impact|how you will spend your time|how you ll spend your time|how you will help|how you ll help|a day in the life|a typical day|your typical day|your day|
    as a team member you will|as part of the team you will|on a daily basis you will|on daily basis you will|in this position you will|in this position you ll|
    in this job you will|things you will do|things you ll do|your challenge|your challenges|your assignment|the assignment|what to expect|

    worum geht s|worum geht es|darum geht s|darum geht es|die stelle|der job|ihre neuen aufgaben|deine neuen aufgaben|ihre kunftigen aufgaben|ihre zukunftigen aufgaben|
    deine zukunftigen aufgaben|ihr neuer job|dein neuer job|ihr arbeitsalltag|dein arbeitsalltag|ihr alltag|dein alltag|ihr tag|dein tag|so sieht ihr tag aus|
    so sieht dein tag aus|ihr einsatzgebiet|dein einsatzgebiet|ihr einsatzbereich|dein einsatzbereich|ihr wirkungsbereich|dein wirkungsbereich|ihr beitrag|dein beitrag|

    vos taches|tes taches|les taches|taches|activites principales|vos activites principales|description de l offre|description de la mission|description|au quotidien|
    votre quotidien|ton quotidien|le quotidien|votre role au quotidien|vos defis|tes defis|vos futures missions|contexte et missions|contenu du poste|objectifs du poste|
    finalite du poste|ce que tu feras|ce que vous allez faire|ce que tu vas faire|ce qui vous attend|ce qui t attend|

    tu mision|la mision|mision|tu rol|el rol|el puesto|la posicion|descripcion|descripcion de la oferta|descripcion general|descripcion del trabajo|tu trabajo|
    tu dia a dia|en que consiste|en que consiste el trabajo|que vas a hacer|lo que haras|lo que vas a hacer|cuales seran tus funciones|cual sera tu mision|cometidos|objetivos|

    la posizione|descrizione|descrizione del lavoro|descrizione dell offerta|descrizione della posizione|la mission|di cosa ti occuperai|il lavoro|la tua giornata|
    la tua missione|obiettivi|obiettivi del ruolo|

    funcoes|as tuas funcoes|suas funcoes|principais funcoes|o que vais fazer|o que vai fazer|o que fara|a funcao|o cargo|a posicao|a missao|missao|o seu papel|
    o teu papel|seu dia a dia|o teu dia a dia|tarefas|principais tarefas|objetivos|

    jouw functie|je functie|de baan|jouw baan|jouw werk|het werk|dit ga je doen|dit ga jij doen|wat ga jij doen|wat ga je bij ons doen|jouw uitdaging|
    jouw dag|jouw impact|jouw bijdrage|hoe ziet je dag eruit|hoe ziet jouw dag eruit|wat houdt de functie in|over de functie|over de rol|

    vad du kommer att gora|vad kommer du att gora|vad du far gora|det har kommer du att gora|dina uppgifter|uppdraget|ditt uppdrag|din roll|beskrivning|
    arbetsbeskrivning|tjansten|

    o roli|rola|twoja rola|na czym polega praca|na czym bedzie polegac twoja praca|na czym polega rola|czym sie zajmiesz|opis roli|opis pracy|misja stanowiska|cel stanowiska`,
  asks: `
    what it takes|what does it take|what it takes to succeed|what we ask|what we ask of you|what do we ask|what do you need|what do you bring|what should you bring|
    who are you|who you are|is this you|is that you|are you the one|does this sound like you|sounds like you|could this be you|is it you|you offer|what you offer|
    what can you offer|what do you offer|you possess|your strengths|your toolkit|your toolbox|your expertise|your superpowers|your know how|your competencies|your competences|
    successful candidates will have|successful applicants will have|the right candidate will have|the right person|the person|the candidate|person spec|personal attributes|
    personal qualities|personal skills|personal characteristics|essential|essentials|essential criteria|essential experience|essential knowledge|essential attributes|criteria|key criteria|
    selection criteria|key selection criteria|eligibility|eligibility criteria|entry requirements|prerequisites|pre requisites|expectations|our expectations|what we value|
    what matters to us|we expect|we require|we ask|we need|we seek|we want|we re looking for someone who|we are looking for someone who|we are looking for people who|
    we d love to hear from you if|we would love to hear from you if|to be considered|to be considered you must have|to apply you must have|to apply you will need|to qualify|
    to be eligible|to be successful|knowledge skills and abilities|knowledge skills abilities|knowledge skills and abilities ksas|ksas|knowledge and skills|knowledge and experience|skills and knowledge|
    skills and abilities|abilities|aptitudes|soft skills|hard skills|core skills|core competencies|core competences|key competencies|behaviours|behavioral competencies|attributes|
    the basics|the basics you bring along|your basics|the must haves|non negotiables|our tech stack|tech stack|the stack|our stack|the tech stack|technology stack|technologies we use|
    tools we use|

    das sollten sie mitbringen|das solltest du mitbringen|was sie mitbringen sollten|was du mitbringen solltest|das mussen sie mitbringen|das musst du mitbringen|
    was wir von dir erwarten|was wir von euch erwarten|womit sie uberzeugen|womit du uberzeugst|womit sie uns uberzeugen|womit du uns uberzeugst|das bist du|das sind sie|
    bist du das|sind sie das|wer bist du|wer sind sie|was sie konnen|was du kannst|das konnen sie|das kannst du|was sie konnen sollten|was du konnen solltest|
    deine superkrafte|ihre starken|deine starken|formale voraussetzungen|zwingende voraussetzungen|persönliche voraussetzungen|unsere voraussetzungen|notwendige voraussetzungen|
    was sie fur diese stelle brauchen|was du fur diese stelle brauchst|was sie fur den job brauchen|was du fur den job brauchst|das brauchst du|das brauchen sie|
    was du brauchst|was sie brauchen|das wird benotigt|das bringst du idealerweise mit|das bringen sie idealerweise mit|unsere wunsche|unsere wunsche an sie|fachliches|
    personliches|fachliche kompetenzen|personliche kompetenzen|soziale kompetenzen|fachlich|personlich|hard skills|must haves|muss kriterien|

    vous etes|tu es|vous avez|tu as|qui etes vous|qui es tu|vos atouts|tes atouts|prerequis|pre requis|les prerequis|conditions requises|exigences|exigences du poste|
    ce que nous attendons|ce que nous attendons de vous|ce qu on attend de vous|ce qu on attend de toi|ce que nous recherchons|ce qu on recherche|ce que vous apportez|
    ce que tu apportes|diplomes requis|diplome requis|niveau requis|qualifications|qualifications requises|qualites|qualites personnelles|qualites attendues|vos qualites|savoirs|savoir faire|
    savoir etre|aptitudes|aptitudes requises|connaissances|connaissances requises|criteres|criteres de selection|

    lo que buscamos|lo que pedimos|lo que necesitas|lo que necesitamos|lo que esperamos|lo que esperamos de ti|imprescindible|imprescindibles|requisitos imprescindibles|
    requisitos minimos|buscamos a alguien que|buscamos una persona que|buscamos personas que|estudios minimos|experiencia minima|formacion minima|formacion|estudios|experiencia|
    quien eres|como eres|eres tu|que buscamos en ti|cualidades|tus habilidades|tus competencias|criterios|

    cosa chiediamo|cosa ti chiediamo|cosa cerchiamo in te|requisiti minimi|requisiti obbligatori|requisiti fondamentali|requisiti indispensabili|chi stiamo cercando|
    cosa serve|caratteristiche|caratteristiche richieste|titolo di studio|esperienza|esperienza richiesta|sei tu|hard skills|soft skills|

    o que precisa|o que precisas|o que e preciso|do que precisas|requisitos minimos|requisitos obrigatorios|requisitos imprescindiveis|perfil|o teu perfil|o seu perfil|
    perfil do candidato|perfil pretendido|quem es|quem es tu|quem e voce|o que pedimos|o que exigimos|o que esperamos|o que esperamos de ti|experiencia|formacao|competencias|criterios|

    wij vragen|we vragen|dit vragen wij|dit vragen we|dit vragen wij van jou|wat neem je mee|wat neem jij mee|dit neem je mee|dit ben jij|dit ben je|ben jij dit|
    functievereisten|functie vereisten|wat verwachten we van je|wat verwachten wij van jou|wat we van je verwachten|wij verwachten|jij hebt|je hebt|jij bent|je bent|jouw kwaliteiten|
    jouw competenties|competenties|jouw skills|jouw ervaring|dit heb je nodig|dit heb jij nodig|wat heb je nodig|must haves|

    skallkrav|ska krav|utbildning och erfarenhet|utbildning|erfarenhet|din bakgrund|din erfarenhet|dina egenskaper|vi soker dig som har|ar det du|vi forvantar oss|
    vad vi soker|det har soker vi|vad kravs|det har kravs|krav och kvalifikationer|behorighet|kompetens|

    oczekujemy|od ciebie oczekujemy|czego szukamy|czego potrzebujesz|twoj profil|idealny kandydat|kim jestes|to ty|jestes|masz|czego wymagamy|niezbedne wymagania|
    wymagania konieczne|wymagania niezbedne|wymagania formalne|wymagania podstawowe|potrzebne umiejetnosci|twoje umiejetnosci|twoje kompetencje|kompetencje`,
  preferred: `
    nice to haves|nice to have s|nice haves|the nice to haves|additional desired skills|additional desired qualifications|additional skills|additional qualifications|a plus|big plus|huge plus|also great|also good|
    ideally|ideally you have|ideally you will have|ideally you also have|even better if|even better|what would make you stand out|what makes you stand out|stand out|how to stand out|
    to stand out|you can impress us even more with|would be nice|would be nice to have|would be great|would be a plus|it would be nice if|it s great if you have|
    desirables|desirable experience|desirable knowledge|desirable attributes|assets|an asset|it s an asset if|advantages|brownie points|icing on the cake|cherry on top|cherry on the cake|
    not required but|not required but great|not required but nice|wish list|

    das ware von vorteil|das ist von vorteil|idealerweise|idealerweise haben sie|idealerweise hast du|idealerweise bringen sie mit|idealerweise bringst du mit|
    das ware schon|das ware toll|das ware super|das ist ein plus|pluspunkte|bonuspunkte|bonus|pluspunkte sammeln sie mit|pluspunkte sammelst du mit|pluspunkte gibt es fur|
    pluspunkte gibt s fur|gerne gesehen|gern gesehen|nicht zwingend|kein muss|kein muss aber|kann kriterien|optional|wunschenswerte kenntnisse|zusatzliche qualifikationen|

    un plus|des plus|les plus|vos plus|tes plus|souhaite|souhaites|souhaitable|souhaitables|competences souhaitees|experience appreciee|apprecie|apprecies|idealement|
    ce serait un plus|les atouts supplementaires|competences appreciees|connaissances souhaitees|bonus|

    requisitos deseables|conocimientos deseables|deseables|deseado|valorable|valorables|se valora positivamente|se valorara positivamente|valoramos|valoraremos|
    valoraremos positivamente|seria ideal|ideal si|suma puntos|sumas puntos si|extras|plus|

    requisiti preferenziali|preferenziale|preferenziali|titoli preferenziali|gradita|gradito|e gradita|e gradito|sono graditi|requisiti graditi|requisiti desiderati|
    competenze preferenziali|costituiscono titolo preferenziale|sara un plus|rappresenta un plus|

    requisitos desejaveis|conhecimentos desejaveis|sera um diferencial|serao diferenciais|e um diferencial|sera uma mais valia|mais valias|valorizamos|valoriza se|fatores preferenciais|
    requisitos preferenciais|preferencial|

    een pre|pre s|pres|pluspunten|dat is mooi meegenomen|mooi meegenomen|wat mooi meegenomen is|fijn als je|het is een plus|een plus is|is een pre|dit is een pre|leuk als je|

    vi ser garna|vi ser garna att du har|bonus|onskvart|onskvarda kvalifikationer|bor krav|borkrav|extra plus|plus om du har|

    atutem bedzie|atuty|dodatkowe atuty|dodatkowym atutem|plusem bedzie|na plus|dodatkowy plus|mile widziane umiejetnosci|wymagania dodatkowe|wymagania pozadane|pozadane|docenimy|docenimy jesli`,
  company: `
    our commitment|the team|your team|our team|meet the team|our clients|the client|our client|the employer|your employer|

    wir uber uns|unternehmen|das unternehmen|unsere firma|das team|dein team|ihr team|unser team|unser kunde|wer sind wir|

    l entreprise|la societe|l equipe|votre equipe|notre equipe|le client|notre client|

    la empresa|nuestro cliente|el equipo|nuestro equipo|tu equipo|

    l azienda|il cliente|il nostro cliente|il team|il tuo team|

    a empresa|o cliente|o nosso cliente|a equipa|a nossa equipa|a equipe|

    het bedrijf|de organisatie|het team|jouw team|je team|de opdrachtgever|

    foretaget|teamet|ditt team|var kund|

    firma|zespol|twoj zespol|nasz klient`,
  other: `
    why you ll love it here|why you will love it here|why you should join|why join|why work here|why this job|reasons to join|package|the package|the offer|our offer|what s on offer|what is on offer|to apply|apply|
    apply now|apply today|application|applications|interested|are you interested|are you ready|ready to apply|ready to join|sounds good|sound good|next steps|the next steps|
    what s next|what is next|what happens next|what comes next|interview process|the interview process|interview stages|selection process|the process|equal opportunities|
    equal employment opportunity|eeo statement|eeo|other information|other details|further information|more information|important information|please note|note|notes|job details|details|
    job type|job location|work schedule|work setting|shift|shifts|pay range|salary range|what we promise you|what we can offer|what we can offer you|in return|in return you get|

    darauf konnen sie sich freuen|darauf kannst du dich freuen|worauf sie sich freuen konnen|worauf du dich freuen kannst|das erhalten sie|das erhaltst du|das bekommst du|
    das bekommen sie|das gibt s bei uns|das gibt es bei uns|deshalb zu uns|darum wir|darum zu uns|warum bei uns|so bewerben sie sich|so bewirbst du dich|so geht s weiter|
    wie geht es weiter|interessiert|sind sie interessiert|bist du interessiert|neugierig|neugierig geworden|neugierig auf mehr|lust auf mehr|hinweis|hinweise|rahmenbedingungen|eckdaten|auf einen blick|
    wir freuen uns auf sie|wir freuen uns auf dich|

    nous proposons|nous vous proposons|ce que nous vous proposons|ce que nous proposons|ce qu on te propose|ce qu on vous propose|ce que vous allez aimer|ce que tu vas aimer|
    conditions de travail|conditions|modalites|modalites de candidature|pour candidater|envie de nous rejoindre|interesse|interessee|interesse e|et apres|informations complementaires|
    informations pratiques|infos pratiques|le processus|process de recrutement|

    lo que ofrecemos|lo que te ofrecemos|que te ofrecemos|que encontraras|por que unirte|por que unirte a nosotros|por que nosotros|por que trabajar con nosotros|
    te interesa|estas interesado|como aplicar|proceso de seleccion|siguientes pasos|informacion adicional|otros datos|se ofrece|

    si offre|cosa ti offriamo|la nostra offerta|perche unirti a noi|perche noi|candidatura|candidati|sei interessato|come candidarsi|processo di selezione|condizioni|altre informazioni|

    candidatura|candidaturas|porque juntar se a nos|por que trabalhar conosco|processo seletivo|proximos passos|interessado|condicoes|o que tens a ganhar|outras informacoes|

    dit bieden wij|dit bieden we|dit krijg je|dit krijg je van ons|sollicitatieprocedure|sollicitatie|solliciteer|solliciteer nu|enthousiast|ben je enthousiast|
    ben jij enthousiast|waarom wij|waarom bij ons|meer weten|meer informatie|overige informatie|

    ansok|ansok nu|ansok redan idag|lat det bra|later det intressant|intresserad|bra att veta|villkor|anstallning|anstallningsform|rekryteringsprocess|

    nasza oferta|jak aplikowac|zainteresowany|zainteresowana|dlaczego my|dlaczego warto|to oferujemy|kolejne kroki|dodatkowe informacje|warunki pracy|warunki zatrudnienia`,
}
