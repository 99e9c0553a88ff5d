import { describe, expect, it } from 'vitest'
import { events } from './events.ts'

describe('domain events', () => {
  it('carry their message through the wire form unchanged', () => {
    const { message } = events.subscriptionChanged
    const sent = { userId: 'u', status: 'ACTIVE', entitlements: ['ai_credits'], version: 7 }
    expect(message.deserialize(message.serialize(sent))).toMatchObject(sent)
  })

  it('are named resume.<service>.<noun>.<past-verb> and no name stands twice', () => {
    const names = Object.values(events).map((event) => event.name)
    for (const name of names) expect(name).toMatch(/^resume\.[a-z]+\.[a-z_]+\.[a-z_]+$/)
    expect(new Set(names).size).toBe(names.length)
  })
})
