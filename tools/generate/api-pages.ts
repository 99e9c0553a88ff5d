import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeAccess } from '../../gateway/src/access/access.ts'
import { routes } from '../../gateway/src/routes/index.ts'
import type { AnyRoute } from '../../gateway/src/routes/route.ts'
import { root } from './deployables.ts'
import { type GeneratedFile, table } from './generated-file.ts'

const folder = 'docs/api'

/** The page of what is served and not described publicly. */
const internalPage = 'docs/internal-api.md'

/** The part of a page that is made from the routes: between these two lines, for every path that begins as the first says. */
const block = /<!-- operations: (\S+) -->\n[\s\S]*?<!-- end -->/g

/** What the description of the API says of each path, by method. */
export type DescribedPaths = Record<string, Record<string, unknown> | undefined>

/**
 * The pages of the API with their tables of operations brought up to date.
 * @param described the paths of the API's description
 * @throws Error when a route stands on no page, or on two, and when a page names an operation that does not exist
 */
export function apiPages(described: DescribedPaths): GeneratedFile[] {
  const told = new Map<AnyRoute, string>()
  const names = readdirSync(join(root, folder)).filter((name) => name.endsWith('.md'))
  const pages = [...names.map((name) => `${folder}/${name}`), internalPage].map((path) => {
    const content = readFileSync(join(root, path), 'utf8').replace(block, (_, prefix: string) => {
      const isHere = (row: AnyRoute) => (row.internal === true) === (path === internalPage)
      const rows = routes.filter((row) => isHere(row) && (row.path === prefix || row.path.startsWith(`${prefix}/`)))
      for (const row of rows) {
        const former = told.get(row)
        if (former) throw new Error(`${row.method} ${row.path} stands in ${former} and in ${path}`)
        told.set(row, path)
      }
      return `<!-- operations: ${prefix} -->\n\n${operationsOf(rows)}\n\n<!-- end -->`
    })
    return { path, content }
  })
  const untold = routes.filter((row) => !told.has(row))
  if (untold.length > 0) {
    throw new Error(
      `No page in ${folder}, nor ${internalPage}, has ${untold.map(({ method, path }) => `${method} ${path}`).join(', ')}`,
    )
  }
  for (const { path, content } of pages.filter((page) => page.path !== internalPage))
    refuseUnknownOperations(path, content, described)
  return pages
}

function refuseUnknownOperations(page: string, content: string, described: DescribedPaths): void {
  for (const [, method = '', path = ''] of content.matchAll(/`(GET|POST|PUT|PATCH|DELETE) (\/[^\s`]*)/g)) {
    const operations = described[`/api/v1${path.replace(/:(\w+)/g, '{$1}')}`]
    if (!operations?.[method.toLowerCase()]) throw new Error(`${page} names ${method} ${path}, which does not exist`)
  }
}

function operationsOf(rows: AnyRoute[]): string {
  return table(
    ['Operation', 'What it does', 'Who may call'],
    rows.map((row) => [`\`${row.method} ${row.path}\``, row.summary, describeAccess(row.access)]),
  )
}
