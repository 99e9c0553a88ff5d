/** Schemas in the strict form that the model's provider enforces: every property is required and no other is allowed. */

/** A string. */
export const text = { type: 'string' } as const

/** Strings. */
export const texts = { type: 'array', items: text } as const

/** An object with exactly these properties. */
export function exact<Properties extends Record<string, object>>(properties: Properties) {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false } as const
}

/** Objects with exactly these properties. */
export function listOf<Properties extends Record<string, object>>(properties: Properties) {
  return { type: 'array', items: exact(properties) } as const
}
