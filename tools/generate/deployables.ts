import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Deployable, deployables } from '@resume/local-stack/platform/deployables'
import type { EventKey } from '@resume/proto/events'

/** Root of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** A named thing and what its source says about it. */
export interface Described {
  name: string
  description: string
}

/** What the sources of a deployable say about it. */
export interface Card extends Deployable {
  description: string
  tables: Described[]
  rpcs: Described[]
  published: EventKey[]
  consumed: EventKey[]
}

/** Reads every deployable. */
export async function readCards(): Promise<Card[]> {
  return Promise.all(deployables.map(readCard))
}

async function readCard(deployable: Deployable): Promise<Card> {
  const { name, folder } = deployable
  const { description } = JSON.parse(read(`${folder}/package.json`) || '{}') as { description: string }
  const schema = read(`${folder}/prisma/schema.prisma`)
  const proto = read(`proto/resume/${name}/v1/${name}.proto`)
  const { published, consumed } = await readEvents(join(root, folder, 'src/events.ts'))
  return {
    ...deployable,
    description,
    tables: described(schema, /^model \w+ \{[\s\S]*?@@map\("(\w+)"\)/, '///'),
    rpcs: described(proto, /^\s*rpc (\w+)\(/, '//'),
    published,
    consumed,
  }
}

/** What a service declares in its `events.ts`; a deployable without one neither publishes nor consumes. */
async function readEvents(path: string): Promise<{ published: EventKey[]; consumed: EventKey[] }> {
  if (!existsSync(path)) return { published: [], consumed: [] }
  const module = (await import(path)) as DeclaredEvents | { events: EventDeclaration }
  if (!('events' in module)) return module
  return { published: [...module.events.published], consumed: Object.keys(module.events.handlers) as EventKey[] }
}

interface DeclaredEvents {
  published: EventKey[]
  consumed: EventKey[]
}

interface EventDeclaration {
  published: readonly EventKey[]
  handlers: Partial<Record<EventKey, unknown>>
}

function read(path: string): string {
  const file = join(root, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** Finds what a pattern names, each with the comment right above it. */
function described(source: string, pattern: RegExp, comment: string): Described[] {
  const found: Described[] = []
  let words: string[] = []
  const lines = source.split('\n')
  for (const [index, line] of lines.entries()) {
    const trimmed = line.trim()
    if (trimmed.startsWith(comment)) {
      words.push(trimmed.slice(comment.length).trim())
      continue
    }
    const name = pattern.exec(lines.slice(index).join('\n'))?.[1]
    if (name && new RegExp(pattern.source.split('[\\s\\S]')[0] ?? '').test(line)) {
      found.push({ name, description: words.join(' ') })
    }
    words = []
  }
  return found
}
