import { describe, expect, it } from 'vitest'
import { enroll } from './enroll-affiliate.ts'

/** A user who enrolls. @param meanwhile is done when billing has been asked, and before it has the affiliate */
function aUser(meanwhile: (rename: (name: string, updatedAt: string) => void) => void = () => {}) {
  let user = { name: 'Ada Byron', updatedAt: '2026-11-30T10:00:00.000Z' }
  const told: object[] = []
  const call = {
    clients: {
      identity: { call: async () => ({ user }) },
      billing: {
        call: async (_method: string, request: object) => {
          told.push(request)
          if (told.length === 1) {
            meanwhile((name, updatedAt) => {
              user = { name, updatedAt }
            })
          }
          return { affiliate: { code: 'abcdefghij' } }
        },
      },
    },
    context: { requestId: 'request' },
  } as unknown as Parameters<typeof enroll>[0]
  return { call, told }
}

const asRead = { name: 'Ada Byron', nameAsOf: '2026-11-30T10:00:00.000Z' }

describe('a user who enrolls', () => {
  it('is enrolled with the name that identity has, and with what it is as of', async () => {
    const { call, told } = aUser()
    expect(await enroll(call)).toEqual({ code: 'abcdefghij' })
    expect(told).toEqual([asRead])
  })

  it('and is renamed before billing has the affiliate gets the new name', async () => {
    const { call, told } = aUser((rename) => rename('Ada Lovelace', '2026-11-30T10:00:00.001Z'))
    expect(await enroll(call)).toEqual({ code: 'abcdefghij' })
    expect(told).toEqual([asRead, { name: 'Ada Lovelace', nameAsOf: '2026-11-30T10:00:00.001Z' }])
  })
})
