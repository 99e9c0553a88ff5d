import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from '../../gateway/src/routes/index.ts'
import { callsOf } from '../../gateway/src/routes/route.ts'
import { events } from '../../proto/src/events.ts'
import { type Card, type Described, root } from './deployables.ts'
import type { GeneratedFile } from './generated-file.ts'
import { table } from './generated-file.ts'

/** The README of every deployable: what it owns, offers, tells and listens to, and how to run it alone. */
export function ownershipCards(cards: Card[]): GeneratedFile[] {
  return cards.map((card) => ({ path: `${card.folder}/README.md`, content: cardOf(card) }))
}

/** `docs/generated/ownership.md`: all deployables side by side. */
export function ownershipTable(cards: Card[]): GeneratedFile {
  const rows = cards.map((card) => [
    `[${card.name}](../../${card.folder}/README.md)`,
    card.description,
    code(card.tables.map(({ name }) => name)),
  ])
  return {
    path: 'docs/generated/ownership.md',
    content: `# Who owns what

Generated from \`package.json\` and \`schema.prisma\` of every deployable. Events, with publishers and consumers: [events.md](events.md).

${table(['Deployable', 'What it is', 'Tables'], rows)}
`,
  }
}

function cardOf(card: Card): string {
  const own = routes.filter((row) => callsOf(row).some((call) => call.startsWith(`${card.name}.`)))
  const isService = card.hasDatabase
  const sections = [
    `# ${card.name}

${card.description}. \`npm run generate\` writes this page from the sources; change those instead.

${table(
  ['Port', 'Default'],
  Object.entries(card.ports).map(([variable, port]) => [`\`${variable}\``, String(port)]),
)}

Variables: [.env.example](.env.example). Metrics: \`/metrics\` on \`METRICS_PORT\`. How it works: ${pagesAbout(card)}.

\`\`\`sh
npm start -w ${card.folder}          # only this process, next to \`npm start -- --without ${card.folder.split('/').at(-1)}\`
npm test -w ${card.folder}           # its own tests${isService ? `\nnpm run migrate -w ${card.folder}    # brings its database up to date` : ''}
\`\`\``,
    isService && listOf('Tables', card.tables),
    isService && listOf('RPCs', card.rpcs),
    isService &&
      own.length > 0 &&
      `## Routes that call it\n\n${table(
        ['Route', 'RPC'],
        own.map((row) => [
          `\`${row.method} /api/v1${row.path}\``,
          code(
            callsOf(row)
              .filter((call) => call.startsWith(`${card.name}.`))
              .map((call) => call.split('.')[1] ?? ''),
          ),
        ]),
      )}`,
    !isService && 'Its routes: [docs/generated/routes.md](../docs/generated/routes.md).',
    card.published.length > 0 && `## Publishes\n\n${bullets(card.published.map((key) => events[key].name))}`,
    card.consumed.length > 0 && `## Consumes\n\n${bullets(card.consumed.map((key) => events[key].name))}`,
  ]
  return `${sections.filter(Boolean).join('\n\n')}\n`
}

/** Links to the pages of `docs` that explain a deployable: its section of the architecture, and a page of its own where there is one. */
function pagesAbout({ name, folder }: Card): string {
  const docs = join(folder.replaceAll(/[^/]+/g, '..'), 'docs')
  const hasSection = readFileSync(join(root, 'docs/architecture.md'), 'utf8').includes(`\n## ${name}\n`)
  const hasPage = existsSync(join(root, `docs/${name}.md`))
  return [
    `[architecture](${docs}/architecture.md${hasSection ? `#${name}` : ''})`,
    ...(hasPage ? [`[${name}](${docs}/${name}.md)`] : []),
  ].join(', ')
}

function listOf(heading: string, items: Described[]): string | false {
  if (items.length === 0) return false
  return `## ${heading}\n\n${table(
    ['Name', 'What it is'],
    items.map(({ name, description }) => [`\`${name}\``, description]),
  )}`
}

function bullets(names: string[]): string {
  return names.map((name) => `- \`${name}\``).join('\n')
}

function code(names: string[]): string {
  return names.map((name) => `\`${name}\``).join(', ')
}
