import type { AppError, FieldViolation } from '@resume/service-kit/errors/app-error'

/** JSON that is ready to be sent, as bytes or text; it is spliced into the envelope without being parsed. */
export class RawJson {
  readonly json: Buffer | string

  constructor(json: Buffer | string) {
    this.json = json
  }

  /** For fingerprints of a request: the text itself, so that nobody walks what it says. */
  toJSON(): string {
    return this.json.toString()
  }
}

/** An object as JSON, with members that are JSON already, in the order given. */
export function spliceJson(head: object, raw: Record<string, Uint8Array>): Buffer {
  const parts: Uint8Array[] = [Buffer.from(JSON.stringify(head).slice(0, -1))]
  let first = Object.keys(head).length === 0
  for (const [name, json] of Object.entries(raw)) {
    parts.push(Buffer.from(`${first ? '' : ','}${JSON.stringify(name)}:`), json)
    first = false
  }
  return Buffer.concat([...parts, Buffer.from('}')])
}

/** Bytes below which a body is sent as text: text goes out in one write with its headers, bytes in two. */
const longestText = 16 * 1024

/** Builds success envelopes for one message: `{success, message, data}`. */
export function successEnvelope(message: string): (data: unknown) => string | Buffer {
  const head = `{"success":true,"message":${JSON.stringify(message)},"data":`
  const headBytes = Buffer.from(head)
  const tailBytes = Buffer.from('}')
  return (data) => {
    if (data instanceof RawJson) {
      const { json } = data
      const isText = typeof json === 'string' || json.length < longestText
      return isText ? `${head}${json}}` : Buffer.concat([headBytes, json, tailBytes])
    }
    return `${head}${JSON.stringify(data ?? null)}}`
  }
}

/** The header that names the error of a failure by its id. */
export const errorHeader = 'x-error-code'

/** The failure envelope of an error: `{success, message, statusCode, details?}`. */
export function failureOf({ message, httpStatus, details }: AppError): {
  success: false
  message: string
  statusCode: number
  details?: FieldViolation[]
} {
  return { success: false, message, statusCode: httpStatus, ...(details && details.length > 0 && { details }) }
}
