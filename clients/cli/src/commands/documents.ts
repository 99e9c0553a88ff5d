import { type Document, type DocumentSummary, NotFoundError, type ResumePlatform } from '@resume-platform/sdk'
import type { Command, Context } from '../command.ts'
import { diffOf, shortened } from '../diff.ts'
import { type DocumentFile, fileOf } from '../document-file.ts'
import { CommandError, exitCodes, requireAtMost } from '../exit-codes.ts'
import { formatted, readJsonText, writeJson } from '../files.ts'
import { firstPush } from '../first-push.ts'
import { columns } from '../output.ts'

/** What can be done, and how many words it takes. */
const actions: Record<string, { work(context: Context): Promise<number | undefined>; most: number }> = {
  list: { work: list, most: 0 },
  get: { work: get, most: 1 },
  pull: { work: pull, most: 2 },
  push: { work: push, most: 1 },
}

export const documents: Command = {
  usage: 'list | get ID | pull ID FILE | push FILE [--force]',
  summary: 'list documents, and move them between the platform and files',
  most: 3,
  actions: Object.keys(actions),
  options: { force: { type: 'boolean' } },
  async run(context) {
    const [action = 'list'] = context.positionals
    const { work, most = 0 } = (Object.hasOwn(actions, action) && actions[action]) || {}
    if (!work) throw new CommandError(`There is no "documents ${action}"`)
    const positionals = context.positionals.slice(1)
    requireAtMost(most, positionals, 'documents')
    return work({ ...context, positionals })
  },
}

async function list({ keyed, out }: Context): Promise<undefined> {
  const rows: DocumentSummary[] = []
  for await (const row of keyed().documents.list({ limit: 50 })) rows.push(row)
  if (rows.length === 0 && !out.isJson) out.note('You have no documents yet.')
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
  const { value, text } = readJsonText(path)
  const file = value as Partial<DocumentFile> | null
  if (typeof file?.content !== 'object' || file.content === null) {
    throw new CommandError(`${path} is not a document: it has no "content"`)
  }
  const client = keyed()
  if (file.id === undefined) {
    const { id } = await firstPush(client, { path, text, file })
    out.show({ file: path, id, revision: 1 }, () => [`Created ${id}.`])
    return exitCodes.done
  }
  const current = await currentOf(client, path, file.id)
  const { title, tags, content } = file
  const change = { content, ...(title !== undefined && { title }), ...(tags && { tags }) }
  const { revision } = current
  const isBehind = revision !== file.revision
  if (formatted({ ...fileOf(current), ...file, revision }) === formatted(fileOf(current))) {
    /** The file was not written when the change arrived. */
    if (isBehind) writeJson(path, fileOf(current))
    out.show({ file: path, id: current.id, revision }, () => ['Nothing has changed.'])
    return exitCodes.done
  }
  if (isBehind && !values.force) {
    const lines = diffOf(formatted(fileOf(current)).split('\n'), formatted({ ...file }).split('\n'))
    out.show({ conflict: true, revision, based: file.revision ?? null }, () => [])
    out.note(`The document is at revision ${revision}, and ${path} is based on ${file.revision ?? 'none'}:`)
    for (const { sign, line } of shortened(lines)) {
      out.note(`${sign} ${sign === '-' ? out.paint('red', line) : sign === '+' ? out.paint('green', line) : line}`)
    }
    out.note('Pull it and make your change again, or push with --force to replace it.')
    return exitCodes.conflict
  }
  const updated = await client.documents.update(current.id, { ...change, revision })
  writeJson(path, fileOf(updated))
  out.show({ file: path, id: updated.id, revision: updated.revision }, () => [
    `Pushed as revision ${updated.revision}.`,
  ])
  return exitCodes.done
}

/** The document on the platform. It may have been deleted, or belong to another account: then it is not made anew unasked. */
function currentOf(client: ResumePlatform, path: string, id: string): Promise<Document> {
  return client.documents.get(id).catch((error: unknown) => {
    if (!(error instanceof NotFoundError)) throw error
    const advice = `Take the "id" out of ${path} to create it anew.`
    throw new CommandError(`You have no document ${id}. ${advice}`, exitCodes.refused)
  })
}
