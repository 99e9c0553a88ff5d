import { AppError } from '@resume/service-kit/errors/app-error'
import { RawJson } from './envelope.ts'

/** Levels of a body; far more than anything needs, and far fewer than would exhaust the stack of what works on it. */
export const deepestBody = 100

/**
 * The value of a body, once it is sure that everybody can work on it and keep it as it is: halves of surrogate pairs
 * would be changed silently on their way. Members of free form are not looked at.
 * @param body the bytes that the value was read from
 * @throws AppError `validation_failed` for what is nested too deep or holds such text
 */
export function keepable(value: unknown, body: Buffer): unknown {
  if (isDeeper(value, deepestBody)) refuse([], `must be nested at most ${deepestBody} levels deep`)
  const mayHoldHalves = body.includes('\\ud') || body.includes('\\uD')
  if (mayHoldHalves) refuseHalves(value, [])
  return value
}

function refuse(path: string[], message: string): never {
  throw new AppError('invalid_argument', 'Validation failed', { details: [{ path: path.join('.'), message }] })
}

/** Whether a value has more levels than `levels`. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null || value instanceof RawJson) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1))
}

function refuseHalves(value: unknown, path: string[]): void {
  if (typeof value === 'string' && !value.isWellFormed()) refuse(path, 'must be well-formed Unicode')
  if (typeof value !== 'object' || value === null || value instanceof RawJson) return
  for (const [name, inner] of Object.entries(value)) {
    if (!name.isWellFormed()) refuse(path, 'must have names of well-formed Unicode')
    refuseHalves(inner, [...path, name])
  }
}
