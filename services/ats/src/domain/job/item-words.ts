/** What the reader of items has to know of a language; words are without accents. */
export interface ItemWords {
  /** Words before a name that belong to none: articles, praise, and what says that something is asked for. */
  leads: Set<string>
  /** Verbs with which duties begin, as endings, and the nouns for some of them. */
  verb: RegExp
  nouns: Map<string, string>
  /** Nouns for doing something, by how they end; what they are of stands behind them. */
  doing: RegExp
  /** Words within a name. */
  within: Set<string>
  /** Words with which a name is over, and with which none begins. */
  ends: Set<string>
  /** Words for "with", which go on with a name of one word. */
  company: Set<string>
  /** Words between two names. */
  joint: RegExp
  /** Words that name nothing by themselves. */
  wide: Set<string>
  /** Endings of other cases of nouns for doing something, by those of the first one; none where nouns have no cases. */
  cases: [RegExp, string][]
  /** The word before what a noun for doing something is of; none where cases say it. */
  of: string
}

const setOf = (words: string) => new Set(words.split(/\s+/))
const pairsOf = (words: string) => new Map(words.split(/\s+/).map((entry) => entry.split(':') as [string, string]))

const spanish: ItemWords = {
  leads: setOf(
    `el la los las un una unos unas lo al a de del en con y e su sus nuestro nuestra buen buena buenos buenas excelente excelentes alto alta amplio amplia
     solido solida solidos solidas fuerte minimo minima experiencia conocimiento conocimientos manejo dominio capacidad habilidad habilidades
     competencias nivel avanzado basico avanzados basicos demostrable comprobable previa profesional haber tener contar saber ser poder capaz capaces
     imprescindible deseable valorable sobre para diferentes diversos diversas todo todos todas algun alguna otros otras apoyo apoyar colaboracion
     colaborar participar participacion realizar realizacion ayudar contribuir asegurar garantizar velar cumplir llevar cabo disposicion persona
     atencion-a minimos estudios titulo titulacion uso utilizacion utilizar herramientas materia temas habituales`,
  ),
  verb: /^\p{L}{2,}(?:ar|er|ir)(?:se|los|las)?$/u,
  nouns: pairsOf(
    `elaborar:elaboración gestionar:gestión preparar:preparación coordinar:coordinación supervisar:supervisión administrar:administración
     desarrollar:desarrollo analizar:análisis disenar:diseño controlar:control planificar:planificación organizar:organización atender:atención
     instalar:instalación mantener:mantenimiento reparar:reparación limpiar:limpieza vender:venta redactar:redacción revisar:revisión
     procesar:procesamiento registrar:registro actualizar:actualización evaluar:evaluación implementar:implementación seguir:seguimiento
     negociar:negociación capacitar:capacitación cobrar:cobro facturar:facturación`,
  ),
  doing:
    /(?:cion|miento|sis|gestion|diseno|desarrollo|control|seguimiento|venta|limpieza|registro|supervision|revision)$/u,
  within: setOf('de del la las el los a por'),
  ends: setOf(
    `junto no cuanto adicionalmente ademas valoraremos valoramos buscamos tal entre alguno para con en segun que como cuando donde y e o u sobre entre desde hasta mediante durante ante bajo sin asi tanto tales si ademas conforme dentro
     vinculada vinculado relacionada relacionado relacionados relacionadas sera seran es son al`,
  ),
  company: setOf('con'),
  joint: /,|\s(?:y\/o|y|e|o|u|asi como)\s/iu,
  wide: setOf(
    `hablado escrito oral actividades tareas funciones trabajo trabajos equipo equipos empresa clientes cliente area areas proyectos proyecto personas servicios servicio
     resultados objetivos nivel puesto sector procesos informacion necesidades calidad etc externas internas internos externos similares
     vigente vigentes general generales principios principales cualidades formacion requerimientos condiciones`,
  ),
  cases: [],
  of: 'de',
}

const portuguese: ItemWords = {
  leads: setOf(
    `o a os as um uma uns umas ao aos de do da dos das em no na com e seu sua nosso nossa bom boa bons boas excelente excelentes alto alta amplo ampla solido solida
     solidos forte minimo minima experiencia conhecimento conhecimentos dominio capacidade habilidade habilidades nivel avancado basico
     avancados basicos comprovada previa profissional ter possuir saber ser poder imprescindivel desejavel diferencial sobre para diversos
     diversas todo todas todos outros outras apoio apoiar colaborar participar participacao realizar realizacao ajudar contribuir
     assegurar garantir zelar cumprir prestar entregar executar vivencia uso utilizacao utilizar ferramentas superior curso formacao ensino cursando completo
     graduado graduada graduacao`,
  ),
  verb: /^\p{L}{2,}(?:ar|er|ir|or)$/u,
  nouns: pairsOf(
    `elaborar:elaboração gerir:gestão gerenciar:gestão preparar:preparação coordenar:coordenação supervisionar:supervisão administrar:administração
     desenvolver:desenvolvimento analisar:análise projetar:projeto controlar:controle planejar:planejamento organizar:organização atender:atendimento
     instalar:instalação manter:manutenção reparar:reparo limpar:limpeza vender:venda redigir:redação revisar:revisão registrar:registro
     atualizar:atualização avaliar:avaliação implementar:implementação acompanhar:acompanhamento negociar:negociação treinar:treinamento
     apurar:apuração emitir:emissão criar:criação automatizar:automatização extrair:extração`,
  ),
  doing: /(?:cao|mento|ise|gestao|controle|manutencao|venda|limpeza|registro|supervisao|revisao|suporte|emissao)$/u,
  within: setOf('de do da dos das a o os as por'),
  ends: setOf(
    `junto proximo utilizara nao como aqui quais voce para com em no na nos nas conforme que como quando onde e ou sobre entre desde ate mediante durante sob sem assim tanto se alem dentro relacionados
     relacionadas sera serao sao quais por atraves ao aos controlando calculando utilizando`,
  ),
  company: setOf('com'),
  joint: /,|\s(?:e\/ou|e|ou|bem como)\s/iu,
  wide: setOf(
    `falado escrito oral atividades tarefas funcoes trabalho trabalhos equipe equipes empresa clientes cliente area areas projetos projeto pessoas servicos servico
     resultados objetivos nivel vaga setor processos informacoes necessidades qualidade etc externas internas internos externos similares
     vigente adicionais adicional simples claro duvidas demanda solicitacoes reunioes conexas contratos`,
  ),
  cases: [],
  of: 'de',
}

const italian: ItemWords = {
  leads: setOf(
    `il lo la i gli le l un uno una dei degli delle del della di a ad al alla e in con nel nella su suo sua nostro nostra buon buona buone buoni ottimo ottima ottime ottimi
     eccellente eccellenti elevata solida solide forte minima minimo esperienza esperienze conoscenza conoscenze padronanza capacita abilita competenze
     doti attitudine livello avanzata avanzato base basilare comprovata pregressa professionale avere possedere sapere essere poter
     preferibile preferibilmente gradita requisito preferenziale costituira titolo generale pratica teorica accademica approfondita sufficiente sufficienti
     supportare supporto collaborare partecipare svolgere realizzare garantire assicurare contribuire occuparsi seguire aiutare responsabile
     team principali diverse diversi tutti tutte altri altre uso utilizzo utilizzare strumenti diploma laurea opportune nello nei negli nell allo alla agli all dello dell sull sullo familiarita stretto specifico`,
  ),
  verb: /^\p{L}{2,}(?:are|ere|ire|arsi|ersi|irsi)$/u,
  nouns: pairsOf(
    `elaborare:elaborazione gestire:gestione preparare:preparazione coordinare:coordinamento supervisionare:supervisione amministrare:amministrazione
     sviluppare:sviluppo analizzare:analisi progettare:progettazione controllare:controllo pianificare:pianificazione organizzare:organizzazione
     assistere:assistenza installare:installazione riparare:riparazione pulire:pulizia vendere:vendita redigere:redazione verificare:verifica
     registrare:registrazione aggiornare:aggiornamento valutare:valutazione implementare:implementazione monitorare:monitoraggio
     negoziare:negoziazione formare:formazione predisporre:predisposizione archiviare:archiviazione migliorare:miglioramento individuare:individuazione`,
  ),
  doing: /(?:zione|mento|isi|gestione|controllo|sviluppo|vendita|pulizia|verifica|assistenza|monitoraggio|sione)$/u,
  within: setOf('di del dei degli della delle dello d la le il i gli l a'),
  ends: setOf(
    `insieme ma anche cui inclusa incluso inclusi incluse non loro entro per con in nel nella nelle nei secondo che come quando dove e o ed su sul tra fra da dal dalla dalle dai mediante durante sotto senza presso fino
     al alla alle ai relativo relativa relativi relative affini nonche inoltre oltre se siano sono essere vengano nei nell all dall`,
  ),
  company: setOf('con'),
  joint: /,|\s(?:e\/o|e|ed|o|nonch[eé]|oppure)\s/iu,
  wide: setOf(
    `parlato scritto orale attivita compiti funzioni lavoro lavori contatto parti squadra team azienda clienti cliente area aree progetti progetto persone servizi servizio risultati
     obiettivi livello ruolo settore processi informazioni esigenze qualita ecc similari vigore opportunita azioni materia documentazione avviso richiesta richieste candidati requisiti normativa enti`,
  ),
  cases: [],
  of: 'di',
}

const french: ItemWords = {
  leads: setOf(
    `le la les l un une des du de d a au aux en et avec dans sur son sa ses leur leurs notre nos votre vos bon bonne bons bonnes excellent excellente excellentes tres
     solide solides forte fort minimum experience experiences connaissance connaissances maitrise pratique capacite capacites aptitude aptitudes
     competence competences savoir etre avoir vous vos pouvoir posseder disposer justifier faire preuve apprecie souhaite exige idealement
     bases notions niveau avance confirme premiere professionnelle significative reussie reelles reel aise l-aise participer participation aider
     assurer effectuer realiser contribuer veiller garantir respecter mener proposer charge differents differentes divers diverses tous toutes
     tout toute autres autre utilisation utiliser usage outils outil temoigner interet appetence partager soutenir etes avez savez serez aurez capable capables habitude notions se s expert experte intention titulaire possession catalogue complet complete belle variete poste similaire domaine`,
  ),
  verb: /^\p{L}{2,}(?:er|ir|oir|dre|tre|ire)$/u,
  nouns: pairsOf(
    `nettoyer:nettoyage entretenir:entretien gerer:gestion preparer:préparation controler:contrôle animer:animation rediger:rédaction conduire:conduite
     accueillir:accueil conseiller:conseil organiser:organisation planifier:planification suivre:suivi installer:installation reparer:réparation
     vendre:vente former:formation encadrer:encadrement saisir:saisie traiter:traitement verifier:vérification developper:développement
     concevoir:conception recruter:recrutement fabriquer:fabrication analyser:analyse evaluer:évaluation coordonner:coordination
     maintenir:maintenance facturer:facturation classer:classement negocier:négociation elaborer:élaboration extraire:extraction
     monter:montage poser:pose lire:lecture couper:coupe souder:soudage livrer:livraison charger:chargement modeliser:modélisation migrer:migration`,
  ),
  doing: /(?:tion|sion|ment|age|ien|gestion|suivi|accueil|controle|vente|saisie|mise|prise|pose|conduite|analyse)$/u,
  within: setOf('de des du d la l le les a'),
  ends: setOf(
    `puis donc mais car maniere possibilite ne pas ce cette ces il elle nous ta tes pour avec dans en qui que afin selon lors ainsi chez et ou entre sous sans dont aupres vers suivant notamment sur par au aux si
     lorsque via etant est sont sera seront tels telles selon comme parmi des-lors relatifs relatives lie liee lies liees`,
  ),
  company: setOf('avec'),
  joint: /,|\s(?:et\/ou|et|ou|ainsi que)\s/iu,
  wide: setOf(
    `oral ecrit parle activites taches fonctions fonction travail travaux equipe equipes entreprise clients client projets projet personnes services service resultats
     objectifs niveau poste secteur processus informations besoins qualite etc mission missions reste dossiers documents terrain jour public conditions langue langues maintenant immediat debut recrutement candidature diplome baccalaureat objet`,
  ),
  cases: [],
  of: 'de',
}

const dutch: ItemWords = {
  leads: setOf(
    `de het een der den van en in met aan op als je jij u uw jouw onze ons zijn haar goede goed uitstekende sterke ruime brede grondige perfecte perfect
     minimaal minimale ervaring kennis beheersing vaardigheid vaardigheden competenties beschikken hebben bezit bent hebt beschikt over enige aantoonbare relevante
     werkervaring bij voorkeur pluspunt basiskennis gedegen affiniteit omgaan kunnen diverse verschillende alle andere meewerken meehelpen
     helpen assisteren ondersteunen verzorgen zorgen zorgt instaan verantwoordelijk voor het nauwkeurig geldig opleiding grote verscheidenheid vindt leuk houdt kunt bereid spreekt schrijft nauwgezet`,
  ),
  verb: /^(?!)/u,
  nouns: new Map(),
  doing: /^(?!)/u,
  within: setOf('van de het een der'),
  ends: setOf(
    `over moet kan zal neem gebruik geen wij zoeken voor met die dat bij op aan in om tijdens door naar uit als wanneer waar zodat volgens binnen via ter tot is zijn wordt worden aangaande inzake
     omtrent zoals danwel`,
  ),
  company: setOf('met'),
  joint: /,|\s(?:en\/of|en|of|alsook|evenals)\s/iu,
  wide: setOf(
    `woord geschrift mondeling schriftelijk gesproken geschreven taken werk werkzaamheden team teams bedrijf klanten klant projecten project mensen diensten dienst resultaten doelen niveau functie interesse ruimte regelgeving sector
     processen informatie kwaliteit enz etc`,
  ),
  cases: [],
  of: 'van',
}

const polish: ItemWords = {
  leads: setOf(
    `i w z na do o ze we dobra dobre dobry bardzo doskonala doskonale biegla podstawowa praktyczna wysoki wysoka wysokie minimum min znajomosc podstaw
     znajomosci wiedza wiedzy z-zakresu zakresu umiejetnosc umiejetnosci doswiadczenie doswiadczenia obsluga-w poziom poziomie mile widziana widziane
     widziany wsparcie wspieranie udzial pomoc zapewnienie dbanie dbalosc czynne posiadanie obszarze zakresie innych zadan`,
  ),
  verb: /^(?!)/u,
  nouns: new Map(),
  doing:
    /(?:nie|cja|cie|analiza|kontrola|sprzedaz|obsluga|organizacja|realizacja|budowa|naprawa|rozwoj|wybor|szkolenie)$/u,
  within: setOf(''),
  ends: setOf(
    `aby to poszukujemy szukamy bedziesz w z ze we na do od dla przy przez po pod nad za u o oraz i lub a ktory ktora ktore ktorych jak zgodnie wedlug podczas poprzez jest sa bedzie
     jako zwiazanych zwiazane`,
  ),
  company: setOf('z ze'),
  joint: /,|\s(?:i|oraz|lub|a takze|albo)\s/iu,
  wide: setOf(
    `mowie pismie zadania zadan prace pracy praca zespol zespolu firmy firma klientow klienta projektow projekty osoby osob uslug wynikow celow poziom stanowisko
     stanowisku branzy procesow informacji jakosci itp itd`,
  ),
  cases: [
    [/(?<=(?:[^p\s]an|en))i[au]$/u, 'ie'],
    [/(?<=\p{L}{3}[ae])ci[au]$/u, 'cie'],
    [/(?<=\p{L}{2})cj[ięe]$/u, 'cja'],
    [/(?<=obsłu)g[ię]$/u, 'ga'],
    [/(?<=sprzeda)ży$/u, 'ż'],
  ],
  of: '',
}

const swedish: ItemWords = {
  leads: setOf(
    `du ar har vi ser garna att det en ett den de av inom med om i for som fran till pa och god goda gott bra mycket stor stort stora starkt stark
     gedigen gedigna dokumenterad dokumenterade tidigare relevant relevanta flerarig flera ars erfarenhet erfarenheter arbetslivserfarenhet arbetserfarenhet yrkeserfarenhet kunskap kunskaper
     kannedom forstaelse kompetens vana van formaga formagan intresse minst eller meriterande krav kravs aven besitter tycker trivs kan vill din dina ditt arbete arbeta jobba jobbat arbetat
     grundlaggande praktisk teoretisk nagon annan likvardig vara ha genuint genuin bred breda fallenhet behover ska delta bidra ansvara sakerstalla tillsammans
     ansvar genomford genomfort aktuell giltig giltigt innehar kvalificerad kunna olika vissa skicklighet bakgrund`,
  ),
  verb: /^(?!)/u,
  nouns: new Map(),
  doing: /^(?!)/u,
  within: setOf('av'),
  ends: setOf(
    `att som inom for med i pa till fran hos vid genom samt under mellan enligt utifran dar nar om kring mot gentemot ar har kan vill ska maste sasom exempelvis bland inklusive aven dock ex tex
     bade sa via utan efter innan in ut upp alternativt foretradesvis samtidigt liknande kommer sager soker`,
  ),
  company: setOf('med'),
  joint: /,|\s(?:och\/eller|och|samt|eller|garna)\s/iu,
  wide: setOf(
    `tal skrift muntlig muntligt skriftlig skriftligt muntligen skriftligen arbete arbeta jobba uppgifter arbetsuppgifter team teamet foretag foretaget kunder kund projekt personer manniskor tjanst tjanster tjansten roll rollen resultat mal niva omrade omradet verksamhet
     verksamheten kvalitet mm mfl osv kollegor utbildning examen yrke branschen bransch formaga personliga egenskaper anstallning fragor saker dag dagligen krav vikt`,
  ),
  cases: [],
  of: 'av',
}

/** Danish and Norwegian. */
const danish: ItemWords = {
  leads: setOf(
    `du er har vi ser gerne gjerne at a det en et den de av af inden innen med om i for som fra til pa og god gode godt bra meget svaert stor stort store staerk sterk
     solid solide dokumenteret dokumentert tidligere relevant relevante flere ars erfaring erfaringer erhvervserfaring arbeidserfaring arbejdserfaring kendskab kjennskap viden kunnskap kunnskaper kundskaber
     forstaelse kompetence kompetanse kompetencer vant vane evne evnen interesse minimum minst mindst eller fordel krav kreves ogsa besidder trives kan vil din dine ditt dit arbejde arbejder arbejdet arbeide arbeidet jobbe jobbet
     grundlaeggende grunnleggende praktisk teoretisk anden annen tilsvarende vaere ha have mod lyst onske naturlig bred gyldig skal delta deltage bidra bidrage sikre sorge ansvar baggrund bakgrunn
     fortrinnsvis kender kjenner forstar flair ferdigheter faerdigheder`,
  ),
  verb: /^(?!)/u,
  nouns: new Map(),
  doing: /^(?!)/u,
  within: setOf('af av'),
  ends: setOf(
    `at som der inden innen for med i pa til fra hos ved gennem gjennom samt under mellem mellom efter etter hvor nar om omkring mod mot er har kan vil skal ma bl bade sa via uden uten herunder
     eksempelvis enten hvad hva hvilke hvilken hvordan men fordi ud opp op in ikke kommer vi soker`,
  ),
  company: setOf('med'),
  joint: /,|\s(?:og\/eller|og|samt|eller|gerne|gjerne)\s/iu,
  wide: setOf(
    `tale skrift mundtlig mundtligt skriftlig skriftligt muntlig muntlige mundtlige skriftlige skriftligen arbejde arbeide arbejdet arbeidet opgaver oppgaver arbejdsopgaver arbeidsoppgaver team teamet virksomhed virksomheden bedrift kunder kunde projekter prosjekter personer mennesker stilling stillingen
     rolle rollen resultater mal niveau niva omrade omradet kvalitet mm mv osv kolleger kollegaer uddannelse utdanning utdannelse branche branchen bransjen fag evner egenskaber egenskaper sporgsmal fordel krav`,
  ),
  cases: [],
  of: 'af',
}

/** What has to be known of each language whose items are read by their names. */
export const itemWords = {
  fr: french,
  es: spanish,
  pt: portuguese,
  it: italian,
  nl: dutch,
  pl: polish,
  sv: swedish,
  da: danish,
}
