import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { finalStates, openStates, type PaidState, type PaidStep, stateAfter, states, transitions } from './states.ts'

const steps = Object.keys(transitions) as PaidStep[]
const someSteps = fc.array(fc.constantFrom(...steps), { maxLength: 12 })

/** The states that a run goes through; steps that are not possible from a state change nothing. */
function pathOf(taken: PaidStep[]): PaidState[] {
  let state: PaidState = 'claimed'
  const path: PaidState[] = [state]
  for (const step of taken) {
    const next = stateAfter(state, step)
    if (next) path.push(next)
    state = next ?? state
  }
  return path
}

describe('the state machine of paid work', () => {
  it('pays only for what was answered or given, and never for what was released or expired', () => {
    fc.assert(
      fc.property(someSteps, (taken) => {
        const path = pathOf(taken)
        if (path.includes('paid')) {
          expect(path.includes('answered') || path.includes('owed')).toBe(true)
          expect(path).not.toContain('released')
          expect(path).not.toContain('expired')
        }
      }),
    )
  })

  it('answers and gives only what it has reserved credits for', () => {
    fc.assert(
      fc.property(someSteps, (taken) => {
        const path = pathOf(taken)
        const answered = path.findIndex((state) => state === 'answered' || state === 'owed')
        if (answered >= 0) expect(path.slice(0, answered)).toContain('reserved')
      }),
    )
  })

  it('ends each run in one way', () => {
    expect([...finalStates].sort()).toEqual(['expired', 'paid', 'released'])
    for (const state of finalStates) for (const step of steps) expect(stateAfter(state, step)).toBeUndefined()
  })

  it('lets time end every run that is open, wherever it stands', () => {
    for (const state of openStates) expect(stateAfter(state, 'expire')).toBe('expired')
  })

  it('reaches every state', () => {
    const reached = new Set(fc.sample(someSteps, 2_000).flatMap(pathOf))
    expect([...reached].sort()).toEqual(Object.keys(states).sort())
  })

  it('stands in the README as it is', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8').replace(/ +/g, ' ')
    for (const [state, meaning] of Object.entries(states)) expect(readme).toContain(`| \`${state}\` | ${meaning} |`)
    for (const [step, { from, to, when }] of Object.entries(transitions)) {
      const sources = from.map((state) => `\`${state}\``).join(', ')
      expect(readme).toContain(`| \`${step}\` | ${sources} | \`${to}\` | ${when} |`)
    }
  })
})
