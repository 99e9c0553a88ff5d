import type { TSchema } from 'typebox'
import { createSchemaCollector, type Json } from '../description/schema-collector.ts'

/** Formats that JSON Schema knows; validators of clients may refuse others. */
const knownFormats = new Set(['date', 'date-time', 'email', 'uri', 'uuid'])

/** A schema of the API by itself, as an MCP client takes it: JSON Schema with its named parts under `$defs`. */
export function publishSchema(schema: TSchema): Json & { type: 'object' } {
  const schemas = createSchemaCollector('#/$defs/')
  const whole = schemas.publish(schema)
  const $defs = schemas.collected()
  const named = Object.keys($defs).length > 0
  return withoutOwnFormats({ ...whole, ...(named && { $defs }) }) as Json & { type: 'object' }
}

function withoutOwnFormats(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutOwnFormats)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).filter(
    ([name, inner]) => !(name === 'format' && typeof inner === 'string' && !knownFormats.has(inner)),
  )
  return Object.fromEntries(members.map(([name, inner]) => [name, withoutOwnFormats(inner)]))
}
