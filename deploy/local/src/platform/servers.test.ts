import { expect, it } from 'vitest'
import { portsOfServers } from './servers.ts'

it('brings doubles when told to, and takes no other word for yes or no', () => {
  expect(portsOfServers({})).not.toContain('STRIPE_PORT')
  expect(portsOfServers({ LOCAL_DOUBLES: 'false' })).not.toContain('STRIPE_PORT')
  expect(portsOfServers({ LOCAL_DOUBLES: 'true' })).toEqual(expect.arrayContaining(['STRIPE_PORT', 'AI_PORT']))
  expect(() => portsOfServers({ LOCAL_DOUBLES: 'yes' })).toThrow(/^LOCAL_DOUBLES must be true or false$/)
})
