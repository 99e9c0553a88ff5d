import { randomUUID } from 'node:crypto'
import { ApiError, type Document, type ResumePlatform } from '@resume-platform/sdk'
import { type DocumentFile, fileOf } from './document-file.ts'
import { CommandError, exitCodes } from './exit-codes.ts'
import { isFile, writeJson, writeText } from './files.ts'

/** A file of which no document is known. */
interface NewFile {
  path: string
  text: string
  file: Partial<DocumentFile> & {
    /** The key of a push that may have made a document, though the file could not be written afterwards. */
    creation?: string
  }
}

/**
 * Creates the document of a file, and writes its ID there. The key under which it is created is written before: a push that ended
 * before the file had the ID makes no second document when it is run again, for as long as the platform knows keys.
 * @throws CommandError when the file cannot be written, or has changed since; ApiError when the platform refuses
 */
export async function firstPush(client: ResumePlatform, { path, text, file }: NewFile): Promise<Document> {
  const { type = 'RESUME', title, tags, content = {}, creation = randomUUID() } = file
  const fields = { ...(title !== undefined && { title }), ...(tags && { tags }) }
  if (file.creation === undefined && isFile(path)) writeJson(path, { ...file, creation })
  try {
    const document = await client.documents.create({ type, content, ...fields }, { idempotencyKey: creation })
    writeJson(path, fileOf(document))
    return document
  } catch (error) {
    if (error instanceof ApiError) afterRefusal(error, { path, text, file })
    throw error
  }
}

/** Another file was sent under the key, or what it was answered is gone. */
const mayHaveMade = ['idempotency_conflict', 'idempotency_result_dropped']

/** Takes a key out of the file under which no document was made: the platform would answer it with the same refusal again. */
function afterRefusal({ status, code = '' }: ApiError, { path, text, file }: NewFile): void {
  if (mayHaveMade.includes(code)) {
    const advice = `Find it by "documents list" and pull it, or take "creation" out of ${path} to create another.`
    throw new CommandError(`A document was created from an earlier state of ${path}. ${advice}`, exitCodes.refused)
  }
  if (!isFile(path)) return
  const { creation, ...rest } = file
  if (creation === undefined && status < 500 && code !== 'idempotency_in_progress') writeText(path, text)
  /** An earlier push may have made a document, unless this is what it was refused for. */
  if (creation !== undefined && code === 'plan_limit') writeJson(path, rest)
}
