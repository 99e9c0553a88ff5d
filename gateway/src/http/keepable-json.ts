import { invalidFields } from '@resume/service-kit/errors/app-error'
import { RawJson } from './envelope.ts'

/** Levels of a body; far more than anything needs, and far fewer than would exhaust the stack of what works on it. */
export const deepestBody = 100

/**
 * The value of a body, once it is sure that everybody can work on it and keep it as it is: halves of surrogate pairs, and
 * numbers such as `1e400`, which are infinite once they are read, would be changed silently on their way. Members of free
 * form are not looked at.
 * @param body the bytes that the value was read from
 * @throws AppError `validation_failed` for what is nested too deep or holds such text or numbers
 */
export function keepable(value: unknown, body: Buffer): unknown {
  const fault = faultIn(value, deepestBody)
  if (fault === 'too deep') refuse([], `must be nested at most ${deepestBody} levels deep`)
  if (fault === 'infinite') refuseInfinite(value, [])
  const mayHoldHalves = body.includes('\\ud') || body.includes('\\uD')
  if (mayHoldHalves) refuseHalves(value, [])
  return value
}

function refuse(path: string[], message: string): never {
  throw invalidFields({ path: path.join('.'), message })
}

/** The first fault of a value: more levels than `levels`, or a number that was too large to be read. */
function faultIn(value: unknown, levels: number): 'too deep' | 'infinite' | undefined {
  if (typeof value === 'number' && !Number.isFinite(value)) return 'infinite'
  if (typeof value !== 'object' || value === null || value instanceof RawJson) return undefined
  if (levels === 0) return 'too deep'
  for (const inner of Object.values(value)) {
    const fault = faultIn(inner, levels - 1)
    if (fault) return fault
  }
  return undefined
}

/** Refuses the first number that was too large to be read. @throws AppError `validation_failed` */
export function refuseInfinite(value: unknown, path: string[]): void {
  if (typeof value === 'number' && !Number.isFinite(value)) refuse(path, 'must be a number that fits into 64 bits')
  if (typeof value !== 'object' || value === null || value instanceof RawJson) return
  for (const [name, inner] of Object.entries(value)) refuseInfinite(inner, [...path, name])
}

function refuseHalves(value: unknown, path: string[]): void {
  if (typeof value === 'string' && !value.isWellFormed()) refuse(path, 'must be well-formed Unicode')
  if (typeof value !== 'object' || value === null || value instanceof RawJson) return
  for (const [name, inner] of Object.entries(value)) {
    if (!name.isWellFormed()) refuse(path, 'must have names of well-formed Unicode')
    refuseHalves(inner, [...path, name])
  }
}
