import { splitAtBlanks } from '../text/words.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { memoize } from '../vocabulary/memoize.ts'
import { HeadingSpelling } from './heading-spelling.ts'
import { isHeadingWord, tellsOfOneself, themedKind } from './heading-words.ts'
import type { SectionKind } from './section-kinds.ts'

/** Headings in English and the other seven languages, in Swedish, Danish, Norwegian, and Romanian, without accents. */
const headings: Record<SectionKind, string> = {
  header: `kontaktuppgifter|kontaktinformation|personuppgifter|personliga uppgifter|kontaktoplysninger|kontaktinformasjon|personlige oplysninger|date personale|date de contact|informatii personale|informatii de contact|contacteaza ma|
    contact|personal|personal profile|personal dossier|personal vitae|personal minutiae|personal memoranda|
    personal detail|contact information|contact details|contact me|personal information|personal details|
    personal data|personal particulars|bio data|biodata|kontakt|kontaktdaten|personliche daten|coordonnees|
    informations personnelles|contacto|datos personales|datos de contacto|contato|contatos|dados pessoais|contatti|
    dati personali|informazioni personali|contactgegevens|persoonlijke gegevens|persoonsgegevens|personalia|
    information|informations|infos|info|etat civil|renseignements personnels|stammdaten|zur person|angaben zur person|
    personliche angaben|personliche informationen|personliches|personalien|informacion|informacion personal|informacion de contacto|
    informacoes|informacoes pessoais|informazioni|informazioni di contatto|
    dane osobowe|dane kontaktowe`,
  summary: `sammanfattning|om mig|personligt brev|profil og mal|om meg|sammendrag|resume profil|despre mine|rezumat|obiectiv|obiectiv profesional|profil profesional|sammanfattning och mal|
    summary|synopsis|career focus|professional focus|executive profile|career synopsis|profile synopsis|professional synopsis|qualifications summary|
    qualification summary|qualifications profile|career profile|carrier objective|job objective|objectives|
    career objectives|highlights of qualifications|summary of skills and experience|career highlights|
    summary of qualifications|professional profile summary|introduction|profile|professional summary|career summary|
    executive summary|about|about me|objective|career objective|professional profile|personal statement|profil|
    kurzprofil|uber mich|zusammenfassung|a propos|resume professionnel|perfil|perfil profesional|resumen|
    resumen profesional|sobre mi|perfil profissional|resumo|resumo profissional|sobre mim|profilo|
    profilo professionale|chi sono|profiel|over mij|samenvatting|podsumowanie|profil zawodowy|o mnie`,
  experience: `arbetslivserfarenhet|arbetserfarenhet|yrkeserfarenhet|erfarenhet|erfarenheter|anstallningar|tidigare anstallningar|praktik|erhvervserfaring|arbejdserfaring|erfaring|ansaettelser|arbeidserfaring|yrkeserfaring|jobberfaring|experienta profesionala|experienta|experienta de munca|experienta in munca|locuri de munca|
    jobs|jobs held|student jobs|student job|part time jobs|summer jobs|holiday jobs|jobs etudiants|jobs etudiant|job etudiant|
    jobs d ete|nebenjobs|studentenjobs|ferienjobs|bijbanen|bijbaan|trabajos temporales|lavori stagionali|academic career|career experience|positions|appointments|academic positions|academic appointments|positions and employment|
    professional appointments|employment details|employment record|employment summary|career experience job history|
    job history|career history and achievements|career chronicle|employment chronicle|organisational experience|
    organizational experience|internships|early career|career contour|work|background|karriere|carriere|carriera|carreira|carrera|kariera|trajetoria|percorso|percurso|beruf|experience|
    work experience|professional experience|employment|employment history|work history|career history|career overview|
    career progression|professional overview|relevant experience|related experience|additional experience|
    experience and employment|career|professional background|positions held|berufserfahrung|beruflicher werdegang|
    werdegang|praxiserfahrung|berufspraxis|beschaftigung|arbeitserfahrung|berufliche erfahrung|berufliche stationen|
    berufliche tatigkeiten|erfahrung|praktika|experience professionnelle|experiences professionnelles|experiences|
    parcours|emplois|stages|parcours professionnel|experiencia|experiencia profesional|experiencia laboral|
    historial laboral|trayectoria profesional|trayectoria|vida laboral|experiencias|experiencia profissional|
    percurso profissional|historico profissional|experiencias profissionais|esperienza|esperienza professionale|
    esperienze professionali|esperienza lavorativa|esperienze lavorative|percorso professionale|werkervaring|ervaring|
    professionele ervaring|loopbaan|arbeidsverleden|doswiadczenie|doswiadczenie zawodowe|historia zatrudnienia|
    praktyki|staz|przebieg kariery`,
  education: `utbildning|utbildningar|utbildning och kurser|uddannelse|uddannelser|utdanning|utdannelse|educatie|educatie si formare|educatie si formare profesionala|studii|formare|studii si certificari|
    ecoles|schools|schools attended|educational and professional development|education and certification|education|academics|academia|academic credentials|academic qualification|academic profile|
    academic record|academic details|academic chronicle|scholastics|scholastic record|educational qualification|
    educational qualifications|educational details|educational credentials|educational profile|
    education and credentials|education and qualifications|education qualifications|professional development|courses|
    education and training|academic background|academic qualifications|qualifications|studies|educational background|
    training|akademische laufbahn|akademischer werdegang|schulische laufbahn|schulischer werdegang|schulausbildung|hochschulausbildung|hochschulstudium|bildungsgang|schule|schule und studium|ausbildung|bildung|studium|bildungsweg|schulbildung|akademische ausbildung|formation|formations|etudes|
    diplomes|educacion|formacion|formacion academica|formacio|formacio academica|formacio complementaria|estudios|estudis|educacio|educacao|formacao|formacao academica|istruzione|
    formazione|educazione|istruzione e formazione|titols|titoli di studio|opleiding|opleidingen|onderwijs|wyksztalcenie|edukacja`,
  skills: `kompetens|kompetenser|fardigheter|kunskaper|datorkunskaper|tekniska fardigheter|kompetencer|faerdigheder|it kompetencer|kompetanse|ferdigheter|competente|abilitati|aptitudini|competente personale|competente profesionale|competente tehnice|
    skills|skill set|skillset|skill sets|technical skill set|technical skillset|technical purview|
    technical exposure|technical knowledge|technical qualifications|technical proficiency|core qualifications|
    computer proficiency|computer knowledge|software skills|it skills|it proficiency|skill summary|skills summary|
    areas of excellence|areas of strength|core strengths|strength|strengths|starken|atouts|points forts|
    punti di forza|fortalezas|puntos fuertes|pontos fortes|sterke punten|mocne strony|technical skills|key skills|
    core skills|core competencies|competencies|areas of expertise|expertise|technologies|tools|tools and technologies|
    skills and tools|skills and abilities|technical proficiencies|tech stack|professional skills|kenntnisse|
    fahigkeiten|kompetenzen|it kenntnisse|edv kenntnisse|fachkenntnisse|competences|competences techniques|
    competences cles|habilidades|competencias|aptitudes|conocimientos|habilidades tecnicas|competencias tecnicas|
    competenze|competenze tecniche|capacita|conoscenze|vaardigheden|competenties|umiejetnosci|kompetencje`,
  projects: `projekter|prosjekter|proiecte|egna projekt|
    projects|projects undertaken|projects handled|projects executed|project details|project profile|
    project experience|projects details|academic projects|major projects|selected projects|personal projects|
    key projects|side projects|projekte|projets|proyectos|projetos|progetti|projecten|projekty|open source`,
  certifications: `certifikat|certifieringar|kurser|kurser och certifikat|sertifiseringer|certificari|certificate|
    license|professional qualifications|professional credentials|credentials|certifications|certificates|licenses|licenses and certifications|certifications and licenses|
    professional certifications|licensure|zertifikate|zertifizierungen|certifications et licences|certificaciones|
    certificados|certificacoes|certificazioni|certificaten|certyfikaty|kursy`,
  languages: `sprak|sprakkunskaper|spraakkunskaper|sprog|sprogkundskaber|sprakkunnskaper|limbi straine|limbi|limbi cunoscute|
    llengues|idiomes|languages|language skills|sprachen|sprachkenntnisse|langues|idiomas|lenguas|linguas|lingue|talen|
    talenkennis|jezyki|jezyki obce|znajomosc jezykow`,
  awards: `awards|prizes|core accomplishments|professional recognitions|fellowships|scholarships|grants|grants and awards|fellowships and awards|
    awards and fellowships|scholarships and awards|awards and scholarships|honours and awards|awards and honours|
    achievement|honors|honours|achievements|honors and awards|awards and honors|accomplishments|auszeichnungen|
    distinctions|premios|reconocimientos|logros|premi|riconoscimenti|prijzen|nagrody|osiagniecia`,
  publications: `publications|presentations|selected publications|conference presentations|
    presentations and publications|peer reviewed publications|invited presentations|working papers|books|papers|
    publikationen|veroffentlichungen|publicaciones|publicacoes|pubblicazioni|publicaties|publikacje|conferences|
    talks`,
  volunteer: `experiences personnelles|experience personnelle|experiencias personales|experiencias pessoais|personal experience|ideellt arbete|ideella uppdrag|volontararbete|frivilligt arbejde|frivillig arbeid|voluntariat|
    community leadership|community involvement|community engagement|voluntary work|voluntary experience|volunteer work|volunteering experience|charity work|
    experience associative|experiences associatives|experience benevole|experiences benevoles|engagement associatif|
    engagements associatifs|engagements|vie associative|ehrenamtliches engagement|soziales engagement|engagement|
    gesellschaftliches engagement|experiencia de voluntariado|experiencias de voluntariado|trabajo voluntario|
    trabalho voluntario|experiencia voluntaria|esperienze di volontariato|esperienza di volontariato|
    vrijwillige ervaring|dzialalnosc spoleczna|volunteer|volunteering|volunteer experience|community service|ehrenamt|ehrenamtliche tatigkeit|
    benevolat|voluntariado|volontariato|vrijwilligerswerk|wolontariat`,
  interests: `intressen|fritidsintressen|interesser|fritid|fritidsinteresser|interese|pasiuni|
    interests|hobbies|hobbies and interests|interessen|hobbys|centres d interet|centres d interets|centre d interet|centre d interets|loisirs|intereses|aficiones|
    interesses|interessi|hobby|zainteresowania`,
  references: `referenser|referencer|referanser|referinte|
    references|reference|referees|referenzen|referencias|references professionnelles|referenze|referenties|
    referencje`,
  other: `ovrigt|ovriga meriter|korkort|andet|annet|altele|alte informatii|informatii suplimentare|
    coursework|related coursework|courses taught|declaration|service|committees|committee memberships|societies|
    honorary societies|professional associations|professional organizations|professional organisations|
    professional affiliations and memberships|affiliations and memberships|memberships and affiliations|associations|
    university service|community service and outreach|grants and funding|funding|exhibitions|
    extra curricular activities|co curricular activities|extracurriculars|relevant coursework|links|patents|
    memberships|professional memberships|affiliations|professional affiliations|activities|extracurricular activities|
    leadership|leadership activities|military service|additional information|other|miscellaneous|community|
    hobbies and activities|mitgliedschaften|zivildienst|wehrdienst|sonstiges|weitere angaben|divers|informations complementaires|otros|
    otros datos|outros|informacoes adicionais|altro|altre informazioni|overig|inne|dodatkowe informacje|zgoda`,
}

const kindByHeading = new Map<string, SectionKind>()
for (const [kind, list] of Object.entries(headings)) {
  for (const heading of list.split('|')) kindByHeading.set(heading.trim().replace(/\s+/g, ' '), kind as SectionKind)
}

const longestHeading = 48

/** Numbers and signs before a heading: "1. Experience", "III – Education". */
const numbering = /^(?:\d{1,2}|[IVX]{1,4}|[A-H])\s*[.):–—-]\s+(?=\p{L})/u

/** How many entries a section has, behind its heading: "Work experience (9)". */
const count = /\s*[([]\d{1,2}[)\]]$/

/** The kind of section that a line begins; undefined for a line that is no heading. */
export function headingKind(given: string): SectionKind | undefined {
  return given.length > longestHeading ? undefined : readKind(given).kind
}

const readKind = memoize((given): { kind: SectionKind | undefined } => {
  const line = given.replace(numbering, '').replace(count, '')
  const words = foldText(line)
  const joined = /[&+/]/.test(line) ? foldText(line.replace(/[&+/]/g, ' and ')) : words
  /** Whether a letter stands apart at the beginning. */
  const isSpaced = words.charAt(1) === ' ' || (words.codePointAt(0) ?? 0) > 0xffff
  if (!isSpaced && !words.split(' ').some(isOfHeading) && !tellsOfOneself(words))
    return { kind: misspelled(line, words) }
  return {
    kind:
      kindByHeading.get(words) ??
      (isSpaced ? kindByHeading.get(joinLetterSpaced(words)) : undefined) ??
      (joined === words ? undefined : kindByHeading.get(joined)) ??
      (isSpaced ? kindByHeading.get(withSmallCapitals(words)) : undefined) ??
      combined(line, joined) ??
      kindByHeading.get(withoutLead(words)) ??
      themedKind(line, words) ??
      qualified(line, words) ??
      misspelled(line, words),
  }
})

/** Words that name a section with others before them: "Teaching Experience", "Top Skills", "Berufliche Kenntnisse". */
const heads = new Map<string, SectionKind>([
  ['experience', 'experience'],
  ['employment', 'experience'],
  ['experiences', 'experience'],
  ['positions', 'experience'],
  ['appointments', 'experience'],
  ['skills', 'skills'],
  ['competencies', 'skills'],
  ['education', 'education'],
  ['projects', 'projects'],
  ['certifications', 'certifications'],
  ['publications', 'publications'],
  ['awards', 'awards'],
  ['honors', 'awards'],
  ['talks', 'publications'],
  ['erfahrung', 'experience'],
  ['erfahrungen', 'experience'],
  ['kenntnisse', 'skills'],
  ['kompetenzen', 'skills'],
  ['ervaring', 'experience'],
  ['vaardigheden', 'skills'],
])
/** The same for languages that put the noun first: "Experiencia docente", "Compétences informatiques". */
const leads = new Map<string, SectionKind>([
  ['experience', 'experience'],
  ['experiences', 'experience'],
  ['experiencia', 'experience'],
  ['esperienza', 'experience'],
  ['esperienze', 'experience'],
  ['doswiadczenie', 'experience'],
  ['competences', 'skills'],
  ['habilidades', 'skills'],
  ['competencias', 'skills'],
  ['competenze', 'skills'],
  ['umiejetnosci', 'skills'],
  ['formation', 'education'],
  ['formacion', 'education'],
  ['formacao', 'education'],
  ['formazione', 'education'],
])
const listedWords = new Set([...kindByHeading.keys()].flatMap((heading) => heading.split(' ')))
/** Whether a word is one of those of which every heading has one, unless it is in somebody's own words. */
const isOfHeading = (word: string) => listedWords.has(word) || isHeadingWord(word) || heads.has(word) || leads.has(word)

const spelling = new HeadingSpelling(listedWords)
/** Letters and blanks, beginning with a capital: what a heading is written like in which a letter may be wrong. */
const plainWords = /^\p{Lu}[\p{L} ]{6,}:?$/u

/** The kind of a heading in which a letter is wrong: "BERUFSERFAHUNG", "Profesional Experience". */
function misspelled(line: string, words: string): SectionKind | undefined {
  if (!plainWords.test(line.trim())) return undefined
  const meant = spelling.corrected(words)
  return meant === undefined ? undefined : kindByHeading.get(meant)
}

/** What is about experience or skills of others, or in running text. */
const noHeading =
  /^(?:user|customer|client|employee|candidate|patient|guest|developer|years?|no|digital) (?!skills)|\bof\b|\byears\b/

/** What joins two words that tell which experience is meant. */
const joins = / (?:y|e|et|ed|o|ou|i) /

/** A heading with words before or after its noun, written like one: in capitals, or each word with a capital. */
function qualified(line: string, words: string): SectionKind | undefined {
  const list = words.split(' ')
  const last = heads.get(list.at(-1) ?? '')
  if (!last && !leads.has(list[0] ?? '')) return undefined
  if (list.length < 2 || list.length > 5 || noHeading.test(words) || /[\d,.;|@•·]|\s{3}/u.test(line)) return undefined
  const written = splitAtBlanks(line.trim())
  const isTitled = written.every((word) => /^\p{Lu}|^(?:and|und|et|y|e|en|i|&|de|du)$/u.test(word))
  if (last && isTitled) return last
  const isShort = list.length <= 3 || (isTitled && joins.test(words))
  return /^\p{Lu}/u.test(line.trim()) && isShort ? leads.get(list[0] ?? '') : undefined
}

/** `e x p e r i e n c e` as one word. */
function joinLetterSpaced(words: string): string {
  return /^(?:\p{L} ){3,}\p{L}$/u.test(words) ? words.replace(/ /g, '') : words
}

/** A heading whose first letter is larger, so that it stands apart: "E xperience". */
function withSmallCapitals(words: string): string {
  return words.replace(/^(\p{L}) (?=\p{L}{4})/u, '$1')
}

/** Words before a heading that say no more than that there are others: "Autres centres d'intérêt", "Weitere Kenntnisse". */
const lead =
  /^(?:other|further|additional|more|my|selected|relevant|weitere|sonstige|meine|autres?|mes|otr[oa]s|mis|outr[oa]s|altr[ie]|overige|andere|inne|pozostale) /

const withoutLead = (words: string) => words.replace(lead, '')

const twoHeadings = / (?:and|und|et|y|e|en|i) /

/** A heading of known ones, such as "Skills & Languages" or "Talks, Papers, Patents": the first decides, but work before all. */
function combined(line: string, joined: string): SectionKind | undefined {
  const listed =
    /^\p{Lu}/u.test(line) && line.includes(', ')
      ? foldText(line.replace(/,(?: and| und| et| y| e)? /g, ' and '))
      : joined
  if (!twoHeadings.test(listed)) return undefined
  const parts = listed.split(twoHeadings)
  const kinds = parts.map((part) => kindByHeading.get(part))
  if (!kinds.every(Boolean)) return undefined
  return kinds.find((kind) => kind === 'experience') ?? kinds.find((kind) => kind !== 'other') ?? 'other'
}
