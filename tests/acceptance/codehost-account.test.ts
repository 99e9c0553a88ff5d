import { randomUUID } from 'node:crypto'
import { aCodehostAccount, type CodehostAccount } from '@resume/codehost-double/account'
import { beforeEach, describe, expect, it } from 'vitest'
import { useCodehostPlatform, type Visitor } from './codehost-platform.ts'

const place = useCodehostPlatform()
const { visitor, aUser } = place

/** Somebody with an account at the code host, who is signed in there. */
function atCodehost(given: Partial<CodehostAccount> = {}): CodehostAccount {
  const account = aCodehostAccount({ login: `ada-${randomUUID().slice(0, 12)}`, ...given })
  place.codehost.accounts.push(account)
  place.codehost.signedIn = account
  return account
}
const addressOf = (account: CodehostAccount) => account.emails[0]?.email ?? ''
const unverified = (email: string) => ({ emails: [{ email, primary: true, verified: false }] })
const settings = () => ({ callbackURL: `${place.app}/settings?tab=accounts`, errorCallbackURL: `${place.app}/sorry` })
const connected = async ({ call }: Pick<Visitor, 'call'>) =>
  (await call('GET', '/profiles/import/quota')).body.data.codehost.connectedUsername

beforeEach(() => {
  place.codehost.slowMs = 0
})

describe('an account at the code host', () => {
  it('signs a new person in, who may import that account, and signs the same person in again', async () => {
    const account = atCodehost({ name: 'Ada Lovelace' })
    const ada = await visitor()
    const callbacks: Promise<Record<string, string>>[] = []
    ada.page.on('request', (request) => {
      if (request.url().includes('/auth/callback/')) callbacks.push(request.allHeaders())
    })
    await ada.begin('/auth/sign-in/social', { ...settings(), newUserCallbackURL: `${place.app}/welcome` })
    expect((await ada.press('Authorize')).href).toBe(`${place.app}/welcome`)
    const [headers = {}] = await Promise.all(callbacks)
    expect([headers.origin, headers.referer]).toEqual([undefined, undefined])
    const session = await ada.session()
    expect(session?.user).toMatchObject({ email: addressOf(account), emailVerified: true, name: 'Ada Lovelace' })

    expect(await connected(ada)).toBe(account.login)
    const imported = await ada.call('POST', '/profiles/import/codehost', { usernameOrUrl: 'somebody-else' })
    expect([imported.status, imported.body.data.title]).toEqual([200, 'Ada Lovelace – resume'])
    expect(imported.body.data.content.skills).toMatchObject([{ name: 'TypeScript', keywords: ['engines'] }])

    const elsewhere = await visitor()
    await elsewhere.begin('/auth/sign-in/social', settings())
    expect((await elsewhere.press('Authorize')).href).toBe(settings().callbackURL)
    expect((await elsewhere.session())?.user.id).toBe(session?.user.id)
  })

  it('is linked to the account of whoever is signed in, whatever its address, and signs in to that account', async () => {
    const user = await aUser()
    const account = atCodehost()
    const page = await visitor(user)
    await page.begin('/auth/link-social', settings())
    expect((await page.press('Authorize')).href).toBe(settings().callbackURL)
    expect(await connected(page)).toBe(account.login)
    const imported = await page.call('POST', '/profiles/import/codehost', { usernameOrUrl: account.login })
    expect(imported.status).toBe(200)

    const elsewhere = await visitor()
    await elsewhere.begin('/auth/sign-in/social')
    expect((await elsewhere.press('Authorize')).href).toBe(`${place.app}/`)
    expect((await elsewhere.session())?.user).toMatchObject({ id: user.userId, email: user.email })
  })

  it('that belongs to somebody else already is not linked', async () => {
    atCodehost()
    const first = await visitor(await aUser())
    await first.begin('/auth/link-social')
    await first.press('Authorize')
    const second = await visitor(await aUser())
    await second.begin('/auth/link-social', settings())
    const { href } = await second.press('Authorize')
    expect(href).toContain(`${place.app}/sorry?error=account_already_linked_to_different_user`)
    expect(await connected(second)).toBeNull()
  })

  it('with the verified address of an account here signs in to that account', async () => {
    const user = await aUser()
    atCodehost({ emails: [{ email: user.email.toUpperCase(), primary: true, verified: true }] })
    const page = await visitor()
    await page.begin('/auth/sign-in/social')
    await page.press('Authorize')
    expect((await page.session())?.user.id).toBe(user.userId)
  })

  it('whose holder cancels signs nobody in', async () => {
    atCodehost()
    const page = await visitor()
    await page.begin('/auth/sign-in/social', settings())
    expect((await page.press('Cancel')).href).toBe(`${place.app}/sorry?error=access_denied`)
    expect(await page.session()).toBeNull()
  })

  it('leads back with an error when the code host does not answer in time', async () => {
    atCodehost()
    const page = await visitor()
    await page.begin('/auth/sign-in/social', settings())
    place.codehost.slowMs = 20_000
    expect((await page.press('Authorize')).href).toBe(`${place.app}/sorry?error=invalid_code`)
    expect(await page.session()).toBeNull()
  })
})

describe('an address that the code host has not verified', () => {
  it('does not lead into the account of its owner', async () => {
    const owner = await aUser()
    atCodehost(unverified(owner.email))
    const attacker = await visitor()
    await attacker.begin('/auth/sign-in/social', settings())
    expect((await attacker.press('Authorize')).searchParams.get('error')).toBe('account_not_linked')
    expect(await attacker.session()).toBeNull()
    expect(await connected(await visitor(owner))).toBeNull()
  })

  it('makes no account into which its owner would be let later, beside the attacker', async () => {
    const account = atCodehost(unverified(`${randomUUID()}@example.com`))
    const attacker = await visitor()
    await attacker.begin('/auth/sign-in/social', settings())
    expect((await attacker.press('Authorize')).searchParams.get('error')).toBe('email_not_verified')
    expect(await attacker.session()).toBeNull()
    const owner = await aUser(addressOf(account))
    expect(await connected(await visitor(owner))).toBeNull()
    place.codehost.signedIn = account
    await attacker.begin('/auth/sign-in/social', settings())
    expect((await attacker.press('Authorize')).searchParams.get('error')).toBe('account_not_linked')
  })

  it('is not linked either', async () => {
    const user = await aUser()
    atCodehost(unverified(user.email))
    const page = await visitor(user)
    await page.begin('/auth/link-social', settings())
    expect((await page.press('Authorize')).searchParams.get('error')).toBe('email_not_verified')
    expect(await connected(page)).toBeNull()
  })
})

describe('the way back from the code host', () => {
  const errorOf = (url: URL) => [url.origin, url.searchParams.get('error')]

  it('taken in another browser signs nobody in and links nothing, and still works in its own, once', async () => {
    atCodehost()
    const attacker = await visitor()
    await attacker.begin('/auth/sign-in/social')
    const callback = await attacker.interceptedCallback()
    for (const victim of [await visitor(), await visitor(await aUser())]) {
      const before = await victim.session()
      expect(errorOf(await victim.open(callback))).toEqual([place.app, 'state_mismatch'])
      expect((await victim.session())?.user.id).toBe(before?.user.id)
    }
    const exchanged = place.codehost.exchanges
    expect((await attacker.open(callback)).href).toBe(`${place.app}/`)
    expect(await attacker.session()).not.toBeNull()
    expect(errorOf(await attacker.open(callback))).toEqual([place.app, 'state_mismatch'])
    expect(place.codehost.exchanges).toBe(exchanged + 1)
  })

  it('of somebody who links an account does not link it in the browser of somebody else', async () => {
    const attacker = await visitor(await aUser())
    atCodehost()
    await attacker.begin('/auth/link-social')
    const callback = await attacker.interceptedCallback()
    const victim = await visitor(await aUser())
    expect(errorOf(await victim.open(callback))).toEqual([place.app, 'state_mismatch'])
    expect(await connected(victim)).toBeNull()
  })

  it('with a state of its own making, or with none, leads nowhere', async () => {
    const page = await visitor()
    for (const query of ['code=x&state=forged', 'code=x', 'state=forged&error=access_denied', '']) {
      const [origin, error] = errorOf(await page.open(`${place.api}/auth/callback/codehost?${query}`))
      expect(origin).toBe(place.app)
      expect(error, query).toMatch(/^state_(mismatch|not_found)$/)
    }
    expect(await page.session()).toBeNull()
  })

  it('with a code that was used before, or was given to somebody else, signs nobody in', async () => {
    atCodehost()
    const page = await visitor()
    await page.begin('/auth/sign-in/social')
    const first = new URL(await page.interceptedCallback())
    const other = await visitor()
    atCodehost()
    await other.begin('/auth/sign-in/social', settings())
    const stolen = new URL(await other.interceptedCallback())
    stolen.searchParams.set('code', first.searchParams.get('code') ?? '')
    expect((await other.open(stolen.href)).href).toBe(`${place.app}/sorry?error=invalid_code`)
    expect(await other.session()).toBeNull()
    /** The attempt has used the code up. */
    expect(errorOf(await page.open(first.href))).toEqual([place.app, 'invalid_code'])
    expect(await page.session()).toBeNull()
  })
})
