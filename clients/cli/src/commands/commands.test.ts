import { describe, expect, it } from 'vitest'
import { completionScript, shells } from '../completions.ts'
import { commands } from './index.ts'

describe.each(Object.entries(commands))('the usage of %s', (_, { usage, options = {}, actions = [] }) => {
  it('names its options, and no others', () => {
    const named = [...new Set([...usage.matchAll(/--([\w-]+)/g)].map(([, name]) => name))]
    const common = ['url', 'origin']
    expect(named.filter((name) => !common.includes(name ?? '')).sort()).toEqual(Object.keys(options).sort())
  })

  it('names the words that can come first', () => {
    for (const action of actions) expect(usage).toContain(action)
  })
})

describe.each(shells)('the completions of %s', (shell) => {
  it('name every command, word, option and value', () => {
    const script = completionScript(shell, commands)
    for (const [name, { actions = [], options = {} }] of Object.entries(commands)) {
      const values = Object.values(options).flatMap((option) => option.values ?? [])
      for (const word of [name, ...actions, ...Object.keys(options), ...values]) expect(script).toContain(word)
    }
  })
})
