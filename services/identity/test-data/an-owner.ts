import { as, aUser } from '@resume/test-kit/callers'
import type { RunningIdentity } from './running-identity.ts'

/** A new account and what its owner does with keys. */
export async function anOwner(identity: RunningIdentity) {
  const { userId } = await identity.signIn()
  const me = as(aUser(userId))
  const { client } = identity
  return {
    userId,
    create: async (settings: object = {}) => {
      const { apiKey, key } = await client.call('CreateApiKey', { name: 'a key', ...settings }, me)
      if (!apiKey) throw new Error('no key was made')
      return { ...apiKey, key }
    },
    rotate: async (id: string, changes: object = {}) => {
      const { apiKey, key } = await client.call('RotateApiKey', { id, ...changes }, me)
      if (!apiKey) throw new Error('no key was made')
      return { ...apiKey, key }
    },
    list: (limit: number, offset = 0) => client.call('ListApiKeys', { limit, offset }, me),
    get: async (id: string) => (await client.call('GetApiKey', { id }, me)).apiKey,
    revoke: (id: string) => client.call('RevokeApiKey', { id }, me),
    remove: (id: string) => client.call('DeleteApiKey', { id }, me),
    subscribe: (subscriptionId: string, status: string, version: number) =>
      identity.bus.publish('subscriptionChanged', { userId, subscriptionId, status, version }),
  }
}
