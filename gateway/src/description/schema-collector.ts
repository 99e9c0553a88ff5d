import type { TSchema } from 'typebox'
import type { DescriptionKeywords } from './keywords.ts'

/** Schemas as the description shows them. */
export interface SchemaCollector {
  /** The schema in its place; a named schema becomes a `$ref`. @throws Error when two schemas have the same name */
  publish(schema: object): Json
  /** What `components.schemas` holds, in the order of the names. */
  collected(): Record<string, Json>
}

/** A JSON object. */
export type Json = Record<string, unknown>

/**
 * Collects named schemas, and turns the keywords of {@link DescriptionKeywords} into plain JSON Schema.
 * @param place where the named schemas will stand, as the start of a reference to one
 */
export function createSchemaCollector(place = '#/components/schemas/'): SchemaCollector {
  const schemas = new Map<string, Json>()

  const publishAny = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(publishAny)
    return typeof value === 'object' && value !== null ? publish(value) : value
  }
  const publish = (schema: object): Json => {
    const { 'x-name': name, 'x-documented': rules, 'x-about': about, ...rest } = schema as DescriptionKeywords & Json
    const inner = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, publishAny(value)]))
    const whole: Json = { ...inner, ...(rules && (publishAny(rules) as Json)) }
    if (Array.isArray(whole.enum) && !whole.type) Object.assign(whole, { type: typeof whole.enum[0] })
    if (name === undefined) return about === undefined ? whole : { ...whole, description: about }
    const known = schemas.get(name)
    if (known && JSON.stringify(known) !== JSON.stringify(whole)) throw new Error(`two schemas are called ${name}`)
    schemas.set(name, whole)
    return { $ref: `${place}${name}`, ...(about !== undefined && { description: about }) }
  }

  return {
    publish,
    collected: () => Object.fromEntries([...schemas].toSorted(([one], [other]) => (one < other ? -1 : 1))),
  }
}

/** The properties of an object schema, each with whether it is required. */
export function propertiesOf(schema: TSchema): { name: string; schema: Json; required: boolean }[] {
  const { properties = {}, required = [] } = schema as { properties?: Record<string, Json>; required?: string[] }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    schema: property,
    required: required.includes(name),
  }))
}
