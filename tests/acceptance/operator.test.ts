import { describe, expect, it } from 'vitest'
import { fromApp } from '../client/client.ts'
import { runAdmin, why } from '../client/operator-command.ts'
import { aUser, aVisitor, theAdministrator } from './platform.ts'
import { sharedPlatform } from './shared-platform.ts'

const patience = { timeout: 20_000 }

/** Runs the operator's command line on the platform of all acceptance tests. */
const admin = (args: string[], environment?: Record<string, string>) =>
  runAdmin(sharedPlatform.environmentDir, args, environment)

const audited = async (subjectId: string, action: string) => {
  const query = `/admin/audit?subjectId=${subjectId}&action=${action}`
  return (await theAdministrator().call('GET', query)).body.data.items
}
/** Waits for the one row of an action. */
const expectAudited = (subjectId: string, action: string) =>
  expect
    .poll(() => audited(subjectId, action), patience)
    .toMatchObject([{ actorEmail: 'operator ada', reason: 'asked for by mail' }])

describe('an operator at the command line', () => {
  it('finds a user and exports everything about one, which the audit log tells of', async () => {
    const { email, userId } = await aUser()
    const found = await admin(['user', 'find', email])
    expect(found).toMatchObject({ code: 0, stderr: '' })
    expect(found.stdout).toContain(`${userId}  ${email}  `)
    const { stdout } = await admin(['user', 'export', email, ...why])
    expect(JSON.parse(stdout)).toMatchObject({ identity: { user: { id: userId } }, documents: {}, content: {} })
    await expectAudited(userId, 'user.export')
  })

  it('finds a user by the whole address, however many younger ones have a longer one', async () => {
    const { email } = await aUser()
    for (const start of ['a', 'b']) await aUser(`${start}${email}`)
    expect(await admin(['user', 'keys', email])).toMatchObject({ code: 0, stdout: '0 of 0 keys\n' })
  })

  it('suspends an account: no session, key or sign-in gets in and nothing of it is public, until it is lifted', async () => {
    const { email, userId, session, sdk, withKey } = await aUser()
    const key = await withKey()
    const username = `s-${userId.slice(-12)}`
    await sdk.account.claimUsername({ username })
    const { id: documentId } = await sdk.documents.create({ type: 'LINK_IN_BIO', title: 'Ada' })
    await sdk.shareLinks.create({ documentId, snapshot: { name: 'Ada' } })
    const opened = async () => (await aVisitor(fromApp).call('GET', `/shares/public/${username}/ada`)).status
    expect(await opened()).toBe(200)
    expect((await session.call('GET', '/users/me')).status).toBe(200)
    expect((await key.client.call('GET', '/users/me')).status).toBe(200)
    expect(await admin(['user', 'suspend', userId, ...why])).toMatchObject({ code: 0, stdout: `suspended ${userId}\n` })
    expect(await opened()).toBe(404)
    expect((await session.call('GET', '/users/me')).status).toBe(401)
    expect((await key.client.call('GET', '/users/me')).status).toBe(401)
    await expect(aUser(email)).rejects.toMatchObject({ status: 403, message: 'This account is suspended.' })
    expect((await admin(['user', 'find', email])).stdout).toContain('suspended 2')
    await expectAudited(userId, 'user.suspend')

    expect((await admin(['user', 'suspend', userId, '--lift', ...why])).code).toBe(0)
    expect(await opened()).toBe(200)
    expect((await key.client.call('GET', '/users/me')).status).toBe(200)
    expect((await session.call('GET', '/users/me')).status).toBe(401)
    expect((await aUser(email)).userId).toBe(userId)
  })

  it('ends sessions, and revokes a leaked key without anybody seeing it', async () => {
    const { email, userId, session, withKey } = await aUser()
    const { key, id, client } = await withKey()
    await client.call('GET', '/users/me')
    expect((await admin(['user', 'keys', email])).stdout).toContain(`${id}  ${key.slice(0, 8)}  active`)
    const revoked = await admin(['key', 'revoke', '--prefix', key, ...why])
    expect(revoked).toMatchObject({ code: 0, stdout: `revoked ${id} of user ${userId}\n` })
    expect((await client.call('GET', '/users/me')).status).toBe(401)
    await expectAudited(id, 'key.revoke')

    expect((await admin(['user', 'sessions', email])).stdout).toContain('1 of 1 sessions')
    expect((await admin(['user', 'sessions', email, '--end', ...why])).stdout).toBe('ended 1 session\n')
    expect((await session.call('GET', '/users/me')).status).toBe(401)
    await expectAudited(userId, 'user.end-sessions')
  })

  it('grants credits, once for a request, and erases an account that it names twice', async () => {
    const { email, userId, session } = await aUser()
    const grant = ['credits', 'grant', email, '40', '--request-id', 'ticket-17', ...why]
    expect((await admin(grant)).stdout).toContain('the balance is 40')
    expect((await admin(grant)).stdout).toContain('the balance is 40')
    await expectAudited(userId, 'credits.grant')

    const wrong = await admin(['user', 'erase', email, '--confirm', 'x@example.com', ...why])
    expect(wrong).toMatchObject({ code: 1, stdout: '' })
    expect(wrong.stderr).toContain("confirm must be the account's e-mail address")
    expect((await session.call('GET', '/users/me')).status).toBe(200)
    expect((await admin(['user', 'erase', email, '--confirm', email, ...why])).stdout).toBe(`erased ${userId}\n`)
    expect((await session.call('GET', '/users/me')).status).toBe(401)
    expect((await admin(['user', 'find', email])).stdout).toBe('0 of 0 users\n')
    await expectAudited(userId, 'user.erase')
  })

  it('says what is missing, and needs the keys of the platform', async () => {
    const { email } = await aUser()
    const withoutReason = await admin(['user', 'suspend', email])
    expect(withoutReason).toMatchObject({ code: 2, stdout: '' })
    expect(withoutReason.stderr).toMatch(/^--reason is required\n\nusage: npm run admin/)
    expect((await admin(['user', 'rename', email])).code).toBe(2)
    expect(await admin(['portfolio', 'suspend', 'nobody-is-here', ...why])).toMatchObject({ code: 2 })
    const unpaid = await admin(['subscription', 'sync', email, ...why])
    expect([unpaid.code, unpaid.stderr]).toEqual([1, expect.stringContaining('(not_configured)')])
    const stranger = await admin(['user', 'find', email], { PRINCIPAL_KEYS: 'k'.repeat(32) })
    expect(stranger).toMatchObject({ code: 1, stdout: '' })
  })

  it('is nobody whom a request from outside can be', async () => {
    const operator = { 'x-principal': 'operator', 'x-operator': 'ada' }
    expect((await aVisitor(operator).call('GET', '/admin/users')).status).toBe(401)
  })
})
