import { describe, expect, it } from 'vitest'
import { returnAddresses } from './return-address.ts'

const app = 'https://app.example.com'
const own = 'https://api.example.com'
const read = (sent: object) => returnAddresses(sent, [app, 'https://other.example.com:8443'], own)

describe('where a browser comes back to', () => {
  it('is on a first-party origin, or on the start of the application when nothing is said', () => {
    expect(read({})).toEqual({
      callbackURL: `${app}/`,
      errorCallbackURL: `${app}/`,
      newUserCallbackURL: `${app}/`,
    })
    expect(read({ callbackURL: `${app}/settings?tab=1#x`, errorCallbackURL: '/sign-in' })).toEqual({
      callbackURL: `${app}/settings?tab=1#x`,
      errorCallbackURL: `${own}/sign-in`,
      newUserCallbackURL: `${app}/settings?tab=1#x`,
    })
    expect(read({ newUserCallbackURL: 'https://other.example.com:8443/' }).newUserCallbackURL).toBe(
      'https://other.example.com:8443/',
    )
  })

  it.each([
    'https://evil.example/',
    'https://app.example.com.evil.example/',
    'https://app.example.com@evil.example/',
    'https://user:password@app.example.com/',
    'https://app.example.com:444/',
    'http://app.example.com/',
    '//evil.example/x',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://app.example.com/x',
    'https://',
    'https://app.example.com%2f@evil.example/',
    7,
    null,
    ['https://app.example.com/'],
  ])('is not at %s', (address) => {
    for (const field of ['callbackURL', 'errorCallbackURL', 'newUserCallbackURL']) {
      expect(() => read({ [field]: address }), field).toThrow(
        expect.objectContaining({ details: [{ path: field, message: 'must be on a first-party origin' }] }),
      )
    }
  })
})
