import type { SectionKind } from './section-kinds.ts'

/** Words that say by themselves what a section is about, in eight languages, without accents. */
const nouns: [SectionKind, string][] = [
  [
    'languages',
    `languages language sprachen fremdsprachen sprachkenntnisse langues idiomas linguas lingue talen talenkennis
    jezyki jezykow linguistiques linguisticas linguistiche linguistica jezykowe sprachliche tongue`,
  ],
  [
    'experience',
    `experience experiences employment berufserfahrung arbeitserfahrung erfahrung erfahrungen berufspraxis
    experiencia experiencias esperienza esperienze werkervaring ervaring werkervaringen doswiadczenie doswiadczenia
    zatrudnienia zatrudnienie praktyki staze nebenjobs nebentatigkeiten ferienjob ferienjobs internships praktika stages emplois arbeit anstallningar ansaettelser tirocini estagios empregos impieghi`,
  ],
  [
    'education',
    `education educations schooling studies academics degrees diplomas abschlusse bildungsabschlusse schulabschlusse studienabschlusse hochschulabschlusse schulabschluss ausbildungen studiengange titulaciones diplomy diplomi training schule schul berufsbildung berufsausbildung hochschulbildung fortbildung fortbildungen vorming ausbildung bildung schulbildung studium weiterbildung
    weiterbildungen formation formations etudes diplomes educacion formacion estudios escolaridade educacao formacao estudos
    istruzione formazione educazione studi opleiding opleidingen scholing onderwijs cursussen wyksztalcenie edukacja szkolenia`,
  ],
  [
    'certifications',
    `certifications certification credentials certificates licenses licences licensure certifications zertifikate zertifizierungen
    certificaciones certificados certificacoes certificazioni certificaten certyfikaty uprawnienia habilitations`,
  ],
  [
    'skills',
    `skills skill knowledge strengths competencies competences proficiencies abilities expertise technologies tools toolbox toolkit kenntnisse
    fahigkeiten kompetenzen fertigkeiten qualifikationen savoir-faire habilidades competencias aptitudes conocimientos
    destrezas kunskap kunskaper qualificacoes aptidoes conhecimentos competenze capacita abilita conoscenze vaardigheden competenties
    umiejetnosci kompetencje kwalifikacje specialties specialities`,
  ],
  ['projects', 'projects projekte projets proyectos projetos progetti projecten projekty'],
  [
    'publications',
    'publications publication papers articles presentations publikationen veroffentlichungen publicaciones publicacoes pubblicazioni publicaties publikacje',
  ],
  [
    'awards',
    'awards honors honours achievements auszeichnungen distinctions premios reconocimientos premi nagrody osiagniecia',
  ],
  [
    'volunteer',
    'volunteering volunteer ehrenamt freiwilligendienst benevolat voluntariado volontariato vrijwilligerswerk wolontariat',
  ],
  [
    'interests',
    `interests hobbies hobbys interessen loisirs intereses aficiones interesses interessi hobby zainteresowania`,
  ],
  ['references', 'references referees referenzen referencias referenze referenties referencje'],
  [
    'summary',
    `summary profile objective objetivo objetivos objectif objectifs obiettivo obiettivi berufsziel zielsetzung kurzprofil profil zusammenfassung perfil resumen resumo profilo riepilogo profiel
    samenvatting podsumowanie extracto`,
  ],
  [
    'header',
    `contact kontakt kontaktdaten coordonnees contacto contato contatti contactgegevens personalia kontaktowe`,
  ],
]
/** The kind of section that a word names by itself. */
export const kindOfNoun: ReadonlyMap<string, SectionKind> = new Map(
  nouns.flatMap(([kind, list]) => list.split(/\s+/).map((word) => [word, kind] as const)),
)
const rankOfKind = new Map(nouns.map(([kind], index) => [kind, index] as const))

/** Words that say what a section is about only in a line that is written like a heading. */
const weakNouns = new Set(
  `philosophy motto quote participation events affiliations memberships coursework cours dissertation thesis committees patents
   associations activities activites actividades attivita activiteiten kurse cursos corsi`.split(/\s+/),
)

/** What a line of these words, without accents and in small letters, would be about as a heading, whatever else it says. */
export function kindOfNouns(words: string[]): SectionKind | undefined {
  const [kind] = words
    .flatMap((word) => kindOfNoun.get(word) ?? [])
    .sort((a, b) => (rankOfKind.get(a) ?? 0) - (rankOfKind.get(b) ?? 0))
  return kind ?? (words.some((word) => weakNouns.has(word)) ? 'other' : undefined)
}

/** Words that say it only beside a general one: "Academic Background", "Beruflicher Werdegang", "Datos personales". */
const themes: [SectionKind, string][] = [
  [
    'education',
    `academic educational akademischer akademischen schulischer schulischen schulische academique academiques scolaire scolaires universitaire
    universitaires academicos academica academicas academico formativo formativos formativa formativas formative educativo educativos educativa
    educativas educacional educacionais escolar escolares universitarios universitaria accademico accademici accademica accademiche scolastico
    scolastici scolastiche academische akademicka akademickie akademicke edukacyjne szkolne`,
  ],
  [
    'experience',
    `professional career work job occupational beruflicher berufliche beruflichen professionnel professionnelle professionnels professionnelles
    profesional profesionales laboral laborales profissional profissionais professionale professionali lavorativo lavorativi lavorative
    professionele zawodowa zawodowe zawodowy pracy`,
  ],
  [
    'header',
    `personal personliche personlichen personnelles personnelle personales pessoais pessoal personali persoonlijke
    osobowe person contact`,
  ],
  ['skills', 'technical technische techniques tecnicas tecniche techniczne key core'],
]
const kindOfTheme = new Map(themes.flatMap(([kind, list]) => list.split(/\s+/).map((word) => [word, kind] as const)))
const general = new Set(
  `background history record records details information data path journey story trajectory timeline overview highlights
   werdegang laufbahn stationen lebenslauf angaben daten parcours cheminement informations donnees datos historial informacion informaciones
   informacao informacoes registro registros
   trayectoria recorrido antecedentes dados historico trajetoria percurso dati informazioni percorso carriera gegevens loopbaan
   informatie dane sciezka kariera przebieg historia informacje qualifications qualification`.split(/\s+/),
)
/** Words that may stand beside the others without changing what they say. */
const fillers = new Set(
  `own latest personnels universitaires scolaires realises etudiants destacados eigene private personlichen accademici wlasne and of the in a peer reviewed refereed invited journal conference technological technology my other additional further relevant related selected key core main top realizados realizadas basic special general current
   diverse oder hochster programmier teknisk tekniska previous past recent earlier paid full list jetzige jetziger aktuelle derzeitige bisherige vergangenheit vergangene actuel actuelle actuels
   anteriores precedentes precedents attuale attuali precedenti huidige vorige eerdere und von der die das meine mein meiner weitere sonstige wichtigste fachliche besondere
   relevante et de des du la le les mes mon autres principales complementaires cles y e del mis mi otros otras principales
   complementaria complementarios o da do dos das minhas minha meus outras outros principais i di della delle mie miei
   il lo gli altre altri principali en van mijn overige belangrijkste aanvullende relevante moje moja inne glowne kluczowe
   najwazniejsze oraz odbyte obce digital digitale digitali numeriques digitais digitales cyfrowe soft hard social soziale
   sociales sociali sociale interpersonal linguistic computer software informatiques informaticas informatiche komputerowe
   edv it technical technische techniques tecnicas tecniche techniczne professional beruflich berufliche beruflicher
   professionnelle professionnelles profesional profesionales laboral laborales profissional profissionais professionale
   professionali lavorativa lavorative professionele zawodowe zawodowa zawodowy personal personliche personnelles
   personales pessoais personali persoonlijke persoonlijk osobiste znajomosc savoir faire academic akademische academiques academica academicas academico
   academicos accademica allgemeine educational work working job career industry clinical teaching research practical
   praktische organisational organizational organisationnelles organizativas organizzative managerial leadership
   transferable functional stage tirocinio parlees parlate proficiency skills language`.split(/\s+/),
)

/** Words that tell which experience is meant, and say something else beside other nouns: "Business Studies". */
const ofExperience = new Set(
  `consulting management business engineering legal creative laboratory lab field project military scientific leadership freelance
   commercial corporate office administrative library museum publishing media marketing finance financial accounting banking policy
   political government governmental nonprofit ngo hr construction manufacturing agricultural farm healthcare health veterinary
   dental pharmacy care sports fitness art arts musical video photography dance translation judicial court police security aviation
   maritime logistics warehouse procurement counselling counseling school mentoring camp foreign temporary part time casual seasonal
   summer student undergraduate graduate postgraduate doctoral faculty parliamentary diplomatic humanitarian curatorial archival
   restaurant hotel tourism travel event events outdoor significant notable select supporting classroom kitchen bar catering driving flight
   sailing salon cleaning
   internship international scientifique recherche investigacion investigadora cientifica ricerca scientifica pesquisa naukowe badawcze`.split(
    /\s+/,
  ),
)
const experienceNouns = /^(?:experien\w+|esperienz[ae]|doswiadczenie|employment)$/

const longest = { words: 6, themed: 40 }

/** Whether a word, without accents and in small letters, is one of those of which headings made of known words have one. */
export const isHeadingWord = (word: string) => kindOfNoun.has(word) || general.has(word)

/** A heading made of known words only: "Fachliche Kompetenzen", "Diplômes et formations", "Academic Background". */
export function themedKind(line: string, words: string): SectionKind | undefined {
  if (/[\d;|@•·.]|\s{3}/u.test(line.trim().replace(/[.:]$/, ''))) return undefined
  const list = words.split(' ').filter((word) => word !== 's')
  if (list.length === 0 || list.length > longest.words) return undefined
  const first = /^\P{L}*(\p{L})/u.exec(line)?.[1] ?? ''
  if (first !== first.toUpperCase()) return ownWords(words)
  const named = list.flatMap((word) => kindOfNoun.get(word) ?? [])
  const isOfExperience = list.some((word) => experienceNouns.test(word))
  const isKnown = (word: string) => isHeadingWord(word) || kindOfTheme.has(word) || fillers.has(word)
  if (list.every((word) => isKnown(word) || (isOfExperience && ofExperience.has(word)))) {
    const [kind] = named.sort((a, b) => (rankOfKind.get(a) ?? 0) - (rankOfKind.get(b) ?? 0))
    if (kind) return kind
    if (list.some((word) => general.has(word))) {
      const found = list.flatMap((word) => kindOfTheme.get(word) ?? [])
      /** "Akademischer und beruflicher Werdegang": studies are found among roles, roles not among studies. */
      const tellsBoth = found.includes('experience') && found.includes('education')
      if (tellsBoth && !list.some((word) => word.startsWith('qualification'))) return 'experience'
      if (found[0]) return found[0]
    }
  }
  return ownWords(words)
}

/** Words for oneself: headings that tell a story have one. */
const oneself =
  /^(?:(?:where|what|how|who|things|places|stuff|jobs|tools|languages) (?:i|we)\b|(?:my|me|meine?|mon|ma|mes|mis?|meus?|minhas?|il mio|la mia|i miei|le mie|mijn|moja|moje|moj)\b|(?:wo|was|wie|wer|das|sprachen die) (?:\w+ )?(?:ich|mich)\b|ou j|ce que je|qui suis je|donde (?:he|yo)|lo que (?:se|hago|yo)|que (?:se|hago)|quien soy|onde (?:eu |ja )?|o que (?:eu |sei)|quem sou|dove ho|cosa (?:so|ho)|come|chi sono|waar ik|wat ik|wie ik|gdzie|co (?:potrafie|umiem|robie)|kim jestem|so erreichen|how to|get in|say|let s|lets|reach|find me|me contacter|contactame|fale comigo|come contattarmi|bereik|jak (?:sie|mnie))/
/** Whether words, without accents and in small letters, begin as headings in somebody's own words do. */
export const tellsOfOneself = (words: string) => oneself.test(words)

/** What such a heading tells of, by stems of eight languages. */
const stories: [SectionKind, RegExp][] = [
  ['header', /(?:contact|kontakt|contatt|\breach|hello|touch|talk|find me|erreich|fale comigo|bereik)/],
  ['languages', /\b(?:speak|sprech|parl|habl|fal[oe]\b|spreek|mowie)/],
  [
    'summary',
    /\b(?:who i am|wer ich bin|qui suis je|quien soy|quem sou|chi sono|wie ik ben|kim jestem|story in short)\b/,
  ],
  [
    'education',
    /\b(?:stud|learn|school|lern|schul|ausbildung|etud|estud|aprend|leer|geleerd|szkol|nauk|edukac|educa|educac|formac|formation|formaz|opleiding|diplom)/,
  ],
  [
    'experience',
    /\b(?:work|job|career|journey|arbeit|beruf|travail|parcours|carriere|trabaj|trayector|carrera|trabalh|trajet|carreira|percurso|lavor|percorso|carriera|werk|gewerkt|loopbaan|prac|karier|sciezk|doswiadcz|experien|esperien|ervaring|stationen)/,
  ],
  [
    'skills',
    /\b(?:skill|good at|best|know|can|do|bring|offer|toolbox|superpower|strength|kann|konnen|savoir|sais|atouts|se hacer|hago|saber|sei fazer|so fare|goed|kan|potraf|umie|robie|starken|competenc|habilid|vaardig)/,
  ],
]

/** A heading in somebody's own words: "Where I’ve worked", "Meine Stationen", "Lo que sé hacer". */
function ownWords(words: string): SectionKind | undefined {
  if (words.length > longest.themed || !oneself.test(words)) return undefined
  return stories.find(([, pattern]) => pattern.test(words))?.[0]
}
