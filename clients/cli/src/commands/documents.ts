import {
  type Document,
  type DocumentSummary,
  type DocumentType,
  NotFoundError,
  type ResumePlatform,
} from '@resume-platform/sdk'
import type { Command, Context } from '../command.ts'
import { diffOf, shortened } from '../diff.ts'
import { CommandError, exitCodes } from '../exit-codes.ts'
import { formatted, readJson, writeJson } from '../files.ts'
import { columns, type Output } from '../output.ts'

/** A document as a file has it: what people change, and what it is based on. */
interface DocumentFile {
  id: string
  revision: number
  type: DocumentType
  title: string
  tags: string[]
  content: Record<string, unknown>
}

function fileOf({ id, revision, type, title, tags, content }: Document): DocumentFile {
  return { id, revision, type, title, tags, content }
}

const actions: Record<string, (context: Context) => Promise<number | undefined>> = { list, get, pull, push }

export const documents: Command = {
  usage: 'list | get ID | pull ID FILE | push FILE [--force]',
  summary: 'list documents, and move them between the platform and files',
  actions: Object.keys(actions),
  options: { force: { type: 'boolean' } },
  async run(context) {
    const [action = 'list'] = context.positionals
    const work = Object.hasOwn(actions, action) && actions[action]
    if (!work) throw new CommandError(`There is no "documents ${action}"`)
    return work({ ...context, positionals: context.positionals.slice(1) })
  },
}

async function list({ keyed, out }: Context): Promise<undefined> {
  const rows: DocumentSummary[] = []
  for await (const row of keyed().documents.list({ limit: 50 })) rows.push(row)
  out.show(rows, () =>
    columns(rows.map(({ id, type, title, revision }) => [id, type.toLowerCase(), `revision ${revision}`, title])),
  )
}

async function get({ keyed, out, positionals: [id] }: Context): Promise<undefined> {
  if (!id) throw new CommandError('Name the ID of a document')
  const document = await keyed().documents.get(id)
  out.show(document, () => [formatted(fileOf(document)).trimEnd()])
}

async function pull({ keyed, out, positionals: [id, path] }: Context): Promise<undefined> {
  if (!id || !path) throw new CommandError('Name the ID of a document, and a file')
  const document = fileOf(await keyed().documents.get(id))
  writeJson(path, document)
  out.show({ file: path, id, revision: document.revision }, () => [`${path} is revision ${document.revision}.`])
}

async function push({ keyed, out, values, positionals: [path] }: Context): Promise<number | undefined> {
  if (!path) throw new CommandError('Name a file')
  const file = readJson(path) as Partial<DocumentFile>
  if (typeof file.content !== 'object' || file.content === null) {
    throw new CommandError(`${path} is no document: it has no "content"`)
  }
  const client = keyed()
  const current = file.id === undefined ? undefined : await currentOf(client, file.id)
  if (!current) return created(client, path, file, out)
  const { title, tags, content } = file
  const change = { content, ...(title !== undefined && { title }), ...(tags && { tags }) }
  const isBehind = current.revision !== file.revision
  if (!isBehind && formatted({ ...fileOf(current), ...file }) === formatted(fileOf(current))) {
    out.show({ file: path, id: current.id, revision: current.revision }, () => ['Nothing has changed.'])
    return exitCodes.done
  }
  if (isBehind && !values.force) {
    const lines = diffOf(formatted(fileOf(current)).split('\n'), formatted({ ...file }).split('\n'))
    out.show({ conflict: true, revision: current.revision, based: file.revision ?? null }, () => [])
    out.note(`The document is at revision ${current.revision}, and ${path} is based on ${file.revision ?? 'none'}:`)
    for (const { sign, line } of shortened(lines)) {
      out.note(`${sign} ${sign === '-' ? out.paint('red', line) : sign === '+' ? out.paint('green', line) : line}`)
    }
    out.note('Pull it and make your change again, or push with --force to replace it.')
    return exitCodes.conflict
  }
  const updated = await client.documents.update(current.id, { ...change, revision: current.revision })
  writeJson(path, fileOf(updated))
  out.show({ file: path, id: updated.id, revision: updated.revision }, () => [
    `Pushed as revision ${updated.revision}.`,
  ])
  return exitCodes.done
}

/** The document on the platform; undefined when it is there no longer. */
function currentOf(client: ResumePlatform, id: string): Promise<Document | undefined> {
  return client.documents.get(id).catch((error: unknown) => {
    if (error instanceof NotFoundError) return undefined
    throw error
  })
}

async function created(client: ResumePlatform, path: string, file: Partial<DocumentFile>, out: Output) {
  const { type = 'RESUME', title, tags, content = {} } = file
  const fields = { ...(title !== undefined && { title }), ...(tags && { tags }) }
  const document = await client.documents.create({ type, content, ...fields })
  writeJson(path, fileOf(document))
  out.show({ file: path, id: document.id, revision: 1 }, () => [`Created ${document.id}.`])
  return exitCodes.done
}
