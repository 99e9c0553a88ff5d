import type { ErrorObject } from 'ajv'
import type { FieldViolation } from '../errors/app-error.ts'

/** What to say of texts that lack a format, or do not match a pattern; of other patterns the pattern is told. */
export interface TextMessages {
  formats: Record<string, string>
  patterns?: Record<string, string>
}

/** A wrong field, and the types that it may have when its type is what is wrong. */
interface Fault extends FieldViolation {
  types?: string[]
  /** It only says that the field is not some one value, which tells little where others may stand there, too. */
  isConstant?: boolean
}

/** Longest list of wrong fields in an answer. */
export const mostDetails = 50

/**
 * The wrong fields that errors of a schema are about, each with one reason: the first; where a field may have one of some types, these are
 * told together. Of a value that may be of several kinds, such as an object or null, what is wrong with it as the kind that it is counts.
 * @param prefix of every path
 */
export function violationsOf(errors: ErrorObject[], messages: TextMessages, prefix?: string): FieldViolation[] {
  const byPath = new Map<string, Fault[]>()
  const hasInner = new Set<string>()
  for (const { place, ...fault } of errors.flatMap((error) => faultOf(error, messages))) {
    const whole = prefix === undefined ? place : [prefix, ...place]
    const path = whole.join('.')
    byPath.set(path, [...(byPath.get(path) ?? []), { ...fault, path }])
    for (let depth = 0; depth < whole.length; depth++) hasInner.add(whole.slice(0, depth).join('.'))
  }
  return [...byPath]
    .flatMap(([path, faults]) => {
      const message = reasonOf(faults, hasInner.has(path))
      return message === undefined ? [] : [{ path, message }]
    })
    .slice(0, mostDetails)
}

/** What to say of a field; nothing when it only is not of another type, as which nobody has sent it. */
function reasonOf(faults: Fault[], hasInner: boolean): string | undefined {
  const ofValue = faults.find(({ types, isConstant }) => !types && !isConstant)
  if (ofValue) return ofValue.message
  const types = faults.flatMap((fault) => fault.types ?? [])
  if (types.length === 0) return faults[0]?.message
  return hasInner ? undefined : `must be ${[...new Set(types)].join(' or ')}`
}

/** What an error of the validator says of a field; nothing for those that only sum others up. */
function faultOf(
  error: ErrorObject,
  { formats, patterns = {} }: TextMessages,
): (Omit<Fault, 'path'> & { place: string[] })[] {
  const { keyword, params, propertyName, message = 'is wrong' } = error
  if (keyword === 'anyOf' || keyword === 'oneOf' || keyword === 'propertyNames') return []
  const parent = error.instancePath
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .filter((part) => part !== '')
  const place = propertyName === undefined ? parent : [...parent, propertyName]
  switch (keyword) {
    case 'additionalProperties':
      return [{ place: [...place, params.additionalProperty], message: 'is not a known field' }]
    case 'required':
      return [{ place: [...place, params.missingProperty], message: 'is required' }]
    case 'enum':
      return [{ place, message: `must be one of ${params.allowedValues.join(', ')}` }]
    case 'const':
      return [{ place, message: `must be ${params.allowedValue}`, isConstant: true }]
    case 'format':
      return [{ place, message: formats[params.format] ?? 'is wrong' }]
    case 'pattern':
      return [{ place, message: patterns[params.pattern] ?? message }]
    case 'type':
      return [{ place, message, types: [params.type].flat() }]
    default:
      return [{ place, message }]
  }
}
