import { Type } from 'typebox'
import { documented } from '../description/keywords.ts'
import type { RawJson } from '../http/envelope.ts'

/** Pattern of a text without control characters that is not white space alone. */
export const visibleText =
  '^[^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f][^\\u0000-\\u001f\\u007f-\\u009f]*$'

/** A string. */
export function Text(description: string, options: Type.TStringOptions = {}) {
  return Type.String({ ...options, description })
}

/** A list of strings. */
export function Texts(description: string) {
  return Type.Array(Type.String(), { description })
}

/** A whole number. */
export function Whole(description: string, options: Type.TNumberOptions = {}) {
  return Type.Integer({ ...options, description })
}

/** Yes or no. */
export function Flag(description: string) {
  return Type.Boolean({ description })
}

/** A point in time. In answers it is UTC with milliseconds. */
export function Time(description: string) {
  return Type.String({ format: 'date-time', description })
}

/** A point in time, or null. */
export function TimeOrNull(description: string) {
  return Type.Union([Type.String({ format: 'date-time' }), Type.Null()], { description })
}

/** A day. */
export function Day(description: string) {
  return Type.String({ format: 'date', description })
}

/** A UUIDv7. Validation takes any string: a malformed ID is a missing resource, not a malformed request. */
export function Id(description: string) {
  return Type.String({ ...documented({ format: 'uuid' }), description })
}

/** The path of a single resource. @param resource with its article, for the description */
export function idParams(resource: string) {
  return Type.Object({ id: Id(`The ID of ${resource}.`) })
}

/** A value or null. */
export function Nullable<Schema extends Type.TSchema>(schema: Schema, description?: string) {
  return Type.Union([schema, Type.Null()], description === undefined ? {} : { description })
}

/** An object without other properties than these. */
export function Exact<Properties extends Type.TProperties>(properties: Properties, options: Type.TObjectOptions = {}) {
  return Type.Object(properties, { ...options, additionalProperties: false })
}

/** A free-form JSON object in a body. The row names it in `raw`, so that its work gets the bytes that were sent. */
export function JsonObject(description: string) {
  return Type.Unsafe<RawJson>(Type.Object({}, { additionalProperties: true, description }))
}

/** A free-form JSON object in an answer. */
export function AnyObject(description: string) {
  return Type.Object({}, { additionalProperties: true, description })
}

/** The bytes of a free-form JSON object. */
export function rawBytes({ json }: RawJson): Buffer {
  return typeof json === 'string' ? Buffer.from(json) : json
}

/** The body of an operation that takes no fields; it may be absent. */
export const NoFields = Exact({}, { 'x-name': 'NoFields', description: 'An empty object. The body may be left out.' })
