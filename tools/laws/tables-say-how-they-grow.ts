import type { Law } from './law.ts'

const page = 'docs/scaling.md'

/** Under this heading stand the tables that every service has. */
const everywhere = 'Every service'

/** A table that grows for ever fills a disk years later, when nobody remembers it. */
export const tablesSayHowTheyGrow: Law = {
  name: `What makes a table grow, and who removes rows from it, stands in ${page}`,
  findBreaches(repository) {
    if (!repository.files.includes(page)) return []
    const written = tablesOf(repository.read(page))
    const shared = written.get(everywhere) ?? new Set()
    return repository.files.flatMap((path) => {
      const [, service] = /^services\/([^/]+)\/prisma\/schema\.prisma$/.exec(path) ?? []
      if (!service) return []
      const own = written.get(service) ?? new Set()
      const tables = [...repository.read(path).matchAll(/^ {2}@@map\("(\w+)"\)/gm)].map(([, name = '']) => name)
      return [
        ...tables
          .filter((name) => !own.has(name) && !shared.has(name))
          .map((name) => `${page}: says nothing of the table ${name}; add a row below the heading ${service}`),
        ...[...own]
          .filter((name) => !tables.includes(name))
          .map((name) => `${page}: ${service} has no table ${name}; remove its row`),
      ]
    })
  },
}

/** The tables in the first column under each heading of the third level. */
function tablesOf(text: string): Map<string, Set<string>> {
  const sections = text.split(/^### /m).slice(1)
  return new Map(
    sections.map((section) => {
      const [heading = ''] = section.split('\n', 1)
      const names = [...section.matchAll(/^\| (`[^|]*`)\s*\|/gm)].flatMap(([, cell = '']) =>
        [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
      )
      return [heading.trim(), new Set(names)]
    }),
  )
}
