import { Type } from 'typebox'
import type { RawJson } from '../http/envelope.ts'

/** A point in time as the API writes it. */
export const Timestamp = Type.String({ format: 'date-time', description: 'ISO 8601 in UTC with milliseconds' })

/** A UUIDv7. */
export const Id = Type.String({ description: 'UUIDv7' })

/** The path of a single resource. A malformed id is a missing resource. */
export const IdParams = Type.Object({ id: Id })

/** A value or null. */
export function Nullable<Schema extends Type.TSchema>(schema: Schema) {
  return Type.Union([schema, Type.Null()])
}

/** An object without other properties than these. */
export function Exact<Properties extends Type.TProperties>(properties: Properties, options: Type.TObjectOptions = {}) {
  return Type.Object(properties, { ...options, additionalProperties: false })
}

/** An object of free form in a body; the row names it in `raw`, so that its work gets the bytes that were sent. */
export function JsonObject(description: string) {
  return Type.Unsafe<RawJson>(Type.Object({}, { additionalProperties: true, description }))
}

/** The bytes of an object of free form. */
export function rawBytes({ json }: RawJson): Buffer {
  return typeof json === 'string' ? Buffer.from(json) : json
}
