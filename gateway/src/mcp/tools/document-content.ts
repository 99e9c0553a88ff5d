import type { Api } from '../api.ts'
import { parseExactly } from '../exact-json.ts'
import { requestOf } from '../request-of.ts'
import { rowOf } from './rows.ts'

const getRow = rowOf('getDocument')

/** The content of a document. @throws ApiRefusal or AppError as reading the document does */
export async function documentContent(id: string, api: Api): Promise<object> {
  const { json } = await api(getRow, requestOf(getRow, { id }))
  return (parseExactly(json) as { content: object }).content
}
