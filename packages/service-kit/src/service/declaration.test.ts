import { describe, expect, it } from 'vitest'
import type { DatabaseClient } from '../database/open-database.ts'
import type { Commit } from '../outbox/commit.ts'
import type { ServiceDeclaration } from './declaration.ts'
import type { ServiceConfig, ServiceKit } from './service-kit.ts'

interface Dependencies {
  greet(name: string): void
}
type Declaration = ServiceDeclaration<ServiceConfig, DatabaseClient, Dependencies, 'userUpdated'>

describe('a declaration with a wrong wiring does not compile', () => {
  it('when it consumes what is no event, or works with what nobody composes', () => {
    const handlers: Declaration['events']['handlers'] = {
      userDeleted: ({ greet }) => ({ always: async ({ userId }) => greet(userId) }),
      // @ts-expect-error no such event
      userVanished: () => ({}),
      // @ts-expect-error nobody composes it
      userRegistered: ({ mourn }) => ({ always: async () => mourn() }),
      // @ts-expect-error the event has no such field
      sessionEnded: ({ greet }) => ({ always: async ({ name }) => greet(name) }),
    }
    expect(Object.keys(handlers)).toHaveLength(4)
  })

  it('when it composes less than its RPCs work with', () => {
    const compose: ((kit: ServiceKit<ServiceConfig, DatabaseClient, 'userUpdated'>) => unknown)[] = []
    // @ts-expect-error nothing greets
    const wrong: Declaration['compose'] = () => ({})
    compose.push(wrong)
    expect(compose).toHaveLength(1)
  })

  it('when a change appends an event that the service does not publish', () => {
    const change = (commit: Commit<unknown, 'userUpdated'>) =>
      // @ts-expect-error not published here
      commit((_transaction, outbox) => outbox.append('userDeleted', { userId: '' }))
    expect(change).toBeTypeOf('function')
  })
})
