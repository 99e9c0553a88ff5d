import { streamSafe } from './stream-safe.ts'

/** Turns a resume that is data (a MasterProfileContent or a JSON Resume 1.0) into the text that a person would read. */
export function textOfResume(resume: Record<string, unknown>): string {
  const basics = record(resume.basics)
  const location = record(basics.location)
  const lines = [
    text(basics.fullName) || text(basics.name),
    text(basics.headline) || text(basics.label) || text(basics.role),
    joined(' | ', [
      text(basics.email),
      text(basics.phone),
      text(basics.location) || joined(', ', [text(location.city), text(location.region), text(location.countryCode)]),
      text(basics.url),
    ]),
    ...[...records(record(resume.links).items), ...records(basics.profiles)].map((link) => text(link.url)),
    ...section('Summary', [text(resume.summary) || text(basics.summary)]),
    ...section('Experience', [...records(resume.experience), ...records(resume.work)].flatMap(roleLines)),
    ...section('Education', records(resume.education).flatMap(educationLines)),
    ...section('Skills', records(resume.skills).map(skillLine)),
    ...section('Projects', records(resume.projects).flatMap(projectLines)),
    ...section(
      'Certifications',
      [...records(resume.certificates)].map((row) =>
        joined(' | ', [text(row.title) || text(row.name), text(row.issuer), text(row.date)]),
      ),
    ),
    ...section(
      'Languages',
      records(resume.languages).map((row) => joined(' – ', [text(row.language), text(row.fluency)])),
    ),
    ...section('Volunteering', records(resume.volunteer).flatMap(roleLines)),
    ...section(
      'Awards',
      records(resume.awards).map((row) => joined(' | ', [text(row.title), text(row.awarder), text(row.date)])),
    ),
  ]
  return streamSafe(lines.join('\n'))
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function section(heading: string, lines: string[]): string[] {
  return lines.some((line) => line !== '') ? ['', heading, ...lines] : []
}

function roleLines(row: Record<string, unknown>): string[] {
  const title = text(row.role) || text(row.position) || text(row.title)
  const employer = text(row.company) || text(row.name) || text(row.organization)
  return [
    '',
    joined(' | ', [title, employer, text(row.location)]),
    span(row),
    ...sentences(text(row.summary)),
    ...strings(row.highlights).map((line) => `• ${line}`),
  ]
}

function educationLines(row: Record<string, unknown>): string[] {
  const credential = joined(' in ', [text(row.degree) || text(row.studyType), text(row.field) || text(row.area)])
  return ['', joined(' | ', [credential, text(row.school) || text(row.institution)]), span(row)]
}

function projectLines(row: Record<string, unknown>): string[] {
  return [
    '',
    joined(' | ', [text(row.name), text(row.role)]),
    ...sentences(text(row.summary) || text(row.description)),
    ...strings(row.highlights).map((line) => `• ${line}`),
    strings(row.skills).join(', '),
  ]
}

function skillLine(row: Record<string, unknown>): string {
  const keywords = strings(row.keywords)
  const name = text(row.name)
  return keywords.length > 0 ? `${name}${name ? ': ' : ''}${keywords.join(', ')}` : name
}

function sentences(summary: string): string[] {
  return summary === '' ? [] : summary.split('\n').map((line) => `• ${line}`)
}

function span(row: Record<string, unknown>): string {
  const start = monthOf(text(row.startDate))
  const end = row.current === true ? 'Present' : monthOf(text(row.endDate)) || (start ? 'Present' : '')
  return joined(' – ', [start, end])
}

/** `2020-03-01` as `2020-03`; everything else as it is. */
function monthOf(date: string): string {
  return /^\d{4}-\d{2}-\d{2}/.test(date) ? date.slice(0, 7) : date
}

function joined(separator: string, parts: string[]): string {
  return parts.filter((part) => part !== '').join(separator)
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.map(text).filter((entry) => entry !== '') : []
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
}

function records(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(record) : []
}
