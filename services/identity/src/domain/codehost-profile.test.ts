import { describe, expect, it } from 'vitest'
import { codehostProfileIn } from './codehost-profile.ts'

const user = { id: 583231, login: 'ada', name: 'Ada Lovelace', avatar_url: 'https://codehost.example/583231.png' }
const address = (email: string, rest: object = {}) => ({ email, primary: true, verified: true, ...rest })

describe('an account at the code host', () => {
  it('has its ID, a name and its primary address', () => {
    const others = [address('old@example.com', { primary: false }), address('Ada@Example.com')]
    expect(codehostProfileIn(user, others)).toEqual({
      id: '583231',
      name: 'Ada Lovelace',
      image: 'https://codehost.example/583231.png',
      email: 'ada@example.com',
      emailVerified: true,
    })
  })

  it('has a verified address only where the code host says so of the primary one', () => {
    const verified = address('other@example.com', { primary: false })
    expect(codehostProfileIn(user, [address('ada@example.com', { verified: false }), verified])).toMatchObject({
      email: 'ada@example.com',
      emailVerified: false,
    })
    for (const emails of [[], [verified], [null], [address('ada@example.com\u0000')], [address('no address')]]) {
      expect(codehostProfileIn(user, emails)).toMatchObject({ email: null, emailVerified: false })
    }
  })

  it('is named by its login when it has no name', () => {
    for (const name of [null, '', ' ', 7]) expect(codehostProfileIn({ ...user, name }, [])?.name).toBe('ada')
    expect(codehostProfileIn({ ...user, name: `A\u0000${'b'.repeat(300)}` }, [])?.name).toHaveLength(255)
  })

  it('is none without an ID, a login or a list of addresses', () => {
    for (const answer of [null, {}, 'x', { login: 'ada' }, { id: {}, login: 'ada' }, { id: '../1', login: 'ada' }]) {
      expect(codehostProfileIn(answer, [])).toBeUndefined()
    }
    expect(codehostProfileIn(user, { message: 'Requires authentication' })).toBeUndefined()
  })
})
