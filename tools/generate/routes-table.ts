import { describeAccess } from '../../gateway/src/access/access.ts'
import { failuresOf } from '../../gateway/src/description/failures.ts'
import { routes } from '../../gateway/src/routes/index.ts'
import { callsOf } from '../../gateway/src/routes/route.ts'
import type { GeneratedFile } from './generated-file.ts'
import { table } from './generated-file.ts'

/** `docs/generated/routes.md`: every row of the route table. */
export function routesTable(): GeneratedFile {
  const rows = routes.map((row) => [
    `\`${row.method} ${row.path}\``,
    row.summary,
    describeAccess(row.access),
    row.limit ?? 'default',
    callsOf(row)
      .map((call) => `\`${call}\``)
      .join(', '),
    [row.response.status, ...failuresOf(row)].join(', '),
  ])
  return {
    path: 'docs/generated/routes.md',
    content: `# Routes

Generated from the rows in \`gateway/src/routes\`. Paths are below \`/api/v1\`; sign-in below \`/auth\` and the health routes have no
row and are in [openapi.json](openapi.json).

${table(['Route', 'What it does', 'Who may call', 'Limit', 'RPC', 'Statuses'], rows)}
`,
  }
}
