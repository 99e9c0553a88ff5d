/** What a part of a resume is about. */
export type SectionKind =
  | 'header'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'projects'
  | 'certifications'
  | 'languages'
  | 'awards'
  | 'publications'
  | 'volunteer'
  | 'interests'
  | 'references'

/** A part of a resume: the lines below a heading. */
export interface Section {
  kind: SectionKind
  /** The heading as written; empty for the part before the first. */
  heading: string
  lines: string[]
}

/** Headings in English, German, French, Spanish, Portuguese, Italian, Dutch and Polish, without accents. */
const headings: Record<Exclude<SectionKind, 'header'>, string> = {
  summary: `summary|profile|professional summary|career summary|executive summary|about|about me|objective|career objective|
    professional profile|personal statement|profil|kurzprofil|uber mich|zusammenfassung|a propos|resume professionnel|
    perfil|perfil profesional|resumen|resumen profesional|sobre mi|perfil profissional|resumo|resumo profissional|
    sobre mim|profilo|profilo professionale|chi sono|profiel|over mij|samenvatting|podsumowanie|profil zawodowy|o mnie`,
  experience: `work|experience|work experience|professional experience|employment|employment history|work history|
    career history|relevant experience|experience and employment|career|professional background|positions held|
    berufserfahrung|beruflicher werdegang|werdegang|praxiserfahrung|experience professionnelle|
    experiences professionnelles|experiences|parcours professionnel|experiencia|experiencia profesional|
    experiencia laboral|historial laboral|experiencia profissional|percurso profissional|esperienza|
    esperienza professionale|esperienze professionali|esperienza lavorativa|esperienze lavorative|werkervaring|ervaring|
    doswiadczenie|doswiadczenie zawodowe|przebieg kariery`,
  education: `education|education and training|academic background|academic qualifications|qualifications|studies|
    educational background|training|ausbildung|bildung|studium|bildungsweg|schulbildung|akademische ausbildung|
    formation|formations|etudes|diplomes|educacion|formacion|formacion academica|estudios|educacao|formacao|
    formacao academica|istruzione|formazione|istruzione e formazione|titoli di studio|opleiding|opleidingen|onderwijs|
    wyksztalcenie|edukacja`,
  skills: `skills|technical skills|key skills|core skills|core competencies|competencies|areas of expertise|expertise|
    technologies|tools|tools and technologies|skills and tools|skills and abilities|technical proficiencies|tech stack|
    professional skills|kenntnisse|fahigkeiten|kompetenzen|it kenntnisse|edv kenntnisse|fachkenntnisse|competences|
    competences techniques|competences cles|habilidades|competencias|aptitudes|conocimientos|habilidades tecnicas|
    competencias tecnicas|competenze|competenze tecniche|capacita|conoscenze|vaardigheden|competenties|umiejetnosci|
    kompetencje`,
  projects: `projects|selected projects|personal projects|key projects|side projects|projekte|projets|proyectos|
    projetos|progetti|projecten|projekty|open source`,
  certifications: `certifications|certificates|licenses|licenses and certifications|certifications and licenses|
    professional certifications|licensure|zertifikate|zertifizierungen|certifications et licences|certificaciones|
    certificados|certificacoes|certificazioni|certificaten|certyfikaty|kursy`,
  languages: `languages|language skills|sprachen|sprachkenntnisse|langues|idiomas|lenguas|linguas|lingue|talen|
    talenkennis|jezyki|jezyki obce|znajomosc jezykow`,
  awards: `awards|honors|honours|achievements|honors and awards|awards and honors|accomplishments|auszeichnungen|
    distinctions|premios|reconocimientos|logros|premi|riconoscimenti|prijzen|nagrody|osiagniecia`,
  publications: `publications|papers|publikationen|veroffentlichungen|publicaciones|publicacoes|pubblicazioni|
    publicaties|publikacje|conferences|talks`,
  volunteer: `volunteer|volunteering|volunteer experience|community service|ehrenamt|ehrenamtliche tatigkeit|benevolat|
    voluntariado|volontariato|vrijwilligerswerk|wolontariat`,
  interests: `interests|hobbies|hobbies and interests|interessen|hobbys|centres d interet|loisirs|intereses|aficiones|
    interesses|interessi|hobby|zainteresowania`,
  references: `references|referees|referenzen|referencias|referenze|referenties|referencje`,
}

const kindByHeading = new Map<string, SectionKind>()
for (const [kind, list] of Object.entries(headings)) {
  for (const heading of list.split('|')) kindByHeading.set(heading.trim().replace(/\s+/g, ' '), kind as SectionKind)
}

const longestHeading = 48

/** Text without accents and signs, in lower case. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The kind of section that a line begins; undefined for a line that is no heading. */
export function headingKind(line: string): SectionKind | undefined {
  if (line.length > longestHeading) return undefined
  const words = plain(line)
  return kindByHeading.get(words) ?? kindByHeading.get(joinLetterSpaced(words)) ?? combined(words)
}

/** `e x p e r i e n c e` as one word. */
function joinLetterSpaced(words: string): string {
  return /^(?:\p{L} ){3,}\p{L}$/u.test(words) ? words.replace(/ /g, '') : words
}

/** A heading of two known ones, such as «Skills & Languages»: the first decides. */
function combined(words: string): SectionKind | undefined {
  const parts = words.split(/ (?:and|und|et|y|e|en|i) /)
  const kinds = parts.map((part) => kindByHeading.get(part))
  return parts.length > 1 && kinds.every(Boolean) ? kinds[0] : undefined
}

/** Splits a resume's text at its headings. */
export function splitSections(text: string): Section[] {
  const sections: Section[] = [{ kind: 'header', heading: '', lines: [] }]
  for (const raw of text.split(/\r\n|\r|\n/)) {
    const line = raw.replace(/[\t\u00a0]/g, ' ').trim()
    const kind = headingKind(line.replace(/^#+\s*/, ''))
    if (kind) sections.push({ kind, heading: line, lines: [] })
    else sections.at(-1)?.lines.push(line)
  }
  return sections
}

/** All lines of the sections of a kind. */
export function linesOf(sections: Section[], ...kinds: SectionKind[]): string[] {
  return sections.filter((section) => kinds.includes(section.kind)).flatMap((section) => section.lines)
}
