import { Type } from 'typebox'

/*
 * Keywords that schemas of routes carry for the description of the API alone. Validation ignores them: what a request is
 * checked against, and what a refusal says, is the same with and without them.
 */

/** What `x-` keywords hold. */
export interface DescriptionKeywords {
  /** The name under `components.schemas`. */
  'x-name'?: string
  /** Rules that a service checks, as JSON Schema, so that clients can keep them. */
  'x-documented'?: object
  /** What a named schema means in this place. */
  'x-about'?: string
}

/**
 * Options of a schema that the description lists under a name and refers to by `$ref`.
 * @param name in PascalCase, as a class of a client library would be called
 */
export function named(name: string, description: string): { 'x-name': string; description: string } {
  return { 'x-name': name, description }
}

/** Options of a schema with rules that the gateway leaves to a service. @param rules JSON Schema keywords */
export function documented<Rules extends object>(rules: Rules): { 'x-documented': Rules } {
  return { 'x-documented': rules }
}

/** A named schema with a description of its own in this place. */
export function about<Schema extends Type.TSchema>(description: string, schema: Schema) {
  return Type.Unsafe<Type.Static<Schema>>({ ...schema, 'x-about': description })
}
