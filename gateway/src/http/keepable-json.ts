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
  if (mayHoldHalves) refuseBy(wellFormed, value, [])
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

/** What a value, or the name of a member, must be and is not. */
interface Rule {
  ofValue(value: unknown): string | undefined
  ofName?(name: string): string | undefined
}

const finite: Rule = {
  ofValue(value) {
    const isInfinite = typeof value === 'number' && !Number.isFinite(value)
    return isInfinite ? 'must be a number that fits into 64 bits' : undefined
  },
}

const wellFormed: Rule = {
  ofValue: (value) => (typeof value === 'string' && !value.isWellFormed() ? 'must be well-formed Unicode' : undefined),
  ofName: (name) => (name.isWellFormed() ? undefined : 'must have names of well-formed Unicode'),
}

/** Refuses the first number that was too large to be read. @throws AppError `validation_failed` */
export function refuseInfinite(value: unknown, path: string[]): void {
  refuseBy(finite, value, path)
}

function refuseBy(rule: Rule, value: unknown, path: string[]): void {
  const broken = firstBroken(rule, value)
  if (broken) refuse([...path, ...broken.wayBack.reverse()], broken.message)
}

/** Where a rule is broken first. The path is put together on the way back: handing it down to every value would cost the most. */
function firstBroken(rule: Rule, value: unknown): { message: string; wayBack: string[] } | undefined {
  const message = rule.ofValue(value)
  if (message) return { message, wayBack: [] }
  if (typeof value !== 'object' || value === null || value instanceof RawJson) return undefined
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at++) {
      const broken = firstBroken(rule, value[at])
      if (broken) return { ...broken, wayBack: [...broken.wayBack, String(at)] }
    }
    return undefined
  }
  for (const [name, inner] of Object.entries(value)) {
    const ofName = rule.ofName?.(name)
    if (ofName) return { message: ofName, wayBack: [] }
    const broken = firstBroken(rule, inner)
    if (broken) return { ...broken, wayBack: [...broken.wayBack, name] }
  }
  return undefined
}
