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

/** A body in pieces that nobody puts together: see `sendPieces`. */
export class Pieces {
  readonly parts: readonly Uint8Array[]
  /** Bytes of all of them. */
  readonly length: number

  constructor(parts: readonly Uint8Array[]) {
    this.parts = parts
    this.length = parts.reduce((sum, part) => sum + part.length, 0)
  }

  /** All of them as text, for what keeps an answer. */
  toString(): string {
    return Buffer.concat(this.parts).toString()
  }
}

/** Bytes below which a body is sent as text: above them pieces take less. */
const longestText = 2 * 1024

/** Builds success envelopes for one message: `{success, message, data}`. */
export function successEnvelope(message: string): (data: unknown) => string | Pieces {
  const head = `{"success":true,"message":${JSON.stringify(message)},"data":`
  const headBytes = Buffer.from(head)
  const tailBytes = Buffer.from('}')
  return (data) => {
    if (data instanceof RawJson) {
      const { json } = data
      const isText = typeof json === 'string' || json.length < longestText
      return isText ? `${head}${json}}` : new Pieces([headBytes, json, tailBytes])
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
