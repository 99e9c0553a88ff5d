import { foldOnce } from '../vocabulary/fold-text.ts'
import type { Requirement } from './requirement.ts'

/** Each requirement once, in the order in which they were found, as the one of its name that weighs most. */
export function onceEach(requirements: Requirement[]): Requirement[] {
  const byName = new Map<string, Requirement>()
  for (const requirement of requirements) {
    const key = `${requirement.kind} ${foldOnce(requirement.name)}`
    const known = byName.get(key)
    if (!known || known.weight < requirement.weight) byName.set(key, requirement)
  }
  return withoutRepeats(firstOfEach([...byName.values()]))
}

/** All requirements, but for alternatives of which one is asked for by itself at least as much. */
function withoutRepeats(requirements: Requirement[]): Requirement[] {
  const alone = new Map(
    requirements.flatMap(({ kind, name, anyOf, weight }) => (kind === 'skill' && !anyOf ? [[name, weight]] : [])),
  )
  return requirements.filter(({ anyOf, weight }) => !anyOf?.some((name) => (alone.get(name) ?? 0) >= weight))
}

/** All requirements, but only the first degree and one above it that is preferred, and only the first length of experience of any kind. */
function firstOfEach(requirements: Requirement[]): Requirement[] {
  const degree = requirements.find(({ kind }) => kind === 'degree')
  const further = requirements.find((one) => one.kind === 'degree' && !one.required && one.level !== degree?.level)
  const years = requirements.find(({ kind, in: topic }) => kind === 'years' && topic === '')
  return requirements.filter(
    (one) =>
      (one.kind !== 'degree' || one === degree || one === further) &&
      (one.kind !== 'years' || one.in !== '' || one === years),
  )
}
