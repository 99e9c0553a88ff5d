import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { examineNats } from '@resume/service-kit/doctor/examine-servers'
import { aSnapshot } from '@resume/test-kit/portfolio-snapshot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readKey } from '../../packages/backup/src/seal.ts'
import { verifyBackup } from '../../packages/backup/src/verify-backup.ts'
import { fromApp } from '../client/client.ts'
import { runAdmin, why } from '../client/operator-command.ts'
import { requireStatus, type SignedIn, signIn } from '../client/sign-in.ts'
import { query } from './query.ts'
import {
  answersTo,
  command,
  databasesOf,
  imageAt,
  loseEverything,
  type Said,
  startAgain,
  uploadImage,
} from './recovered-platform.ts'
import { runPlatform } from './running-platform.ts'
import { eventsSettled } from './settled-events.ts'

const running = runPlatform()
const dir = mkdtempSync(join(tmpdir(), 'resume-backups-'))
const key = { BACKUP_KEY: randomBytes(32).toString('base64') }
const patience = { timeout: 20_000 }

const run = (args: string[], environment: Record<string, string> = key): Promise<Said> =>
  command(running.platform, args, environment).said
const backup = (...args: string[]) => run(['backup', dir, ...args])
const wholeBackups = () => readdirSync(dir).filter((name) => /^\d{4}-/.test(name))
const tombstones = () => {
  const folder = join(dir, 'tombstones')
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('')
}

interface World {
  keeper: SignedIn
  leaver: SignedIn
  other: SignedIn
  paths: string[]
  before: string[]
  image: string
  imageBefore: string
  kept: { id: string; key: string }
  leaked: { id: string; key: string }
  endedSession: SignedIn
  /** Of somebody who is suspended after the backup, of somebody whose suspension ends after it, and one that is deleted after it. */
  links: Record<'banned' | 'freed' | 'deleted', Shared>
  /** The portfolio of somebody whom it is taken from after the backup, and of somebody who gets it back after it. */
  portfolios: Record<'down' | 'back', SignedIn>
}
let world: World
let follower: ReturnType<typeof command>

/** Somebody with a share link. */
interface Shared {
  user: SignedIn
  documentId: string
  id: string
  path: string
}
async function aShared(username: string): Promise<Shared> {
  const user = await running.aUser()
  await user.sdk.account.claimUsername({ username })
  const { id: documentId } = await user.sdk.documents.create({ type: 'RESUME', title: 'Ada' })
  const { id } = await user.sdk.shareLinks.create({ documentId, snapshot: { name: 'Ada' } })
  return { user, documentId, id, path: `/shares/public/${username}/ada` }
}
/** Somebody with a portfolio, by the name that it is at. */
async function aPublisher(subdomain: string): Promise<SignedIn> {
  const user = await running.aUser()
  await query(
    `${running.platform.postgresUrl}/billing`,
    `INSERT INTO subscriptions (user_id, id, status, product_key, entitlements, version, updated_at)
     VALUES ('${user.userId}', gen_random_uuid(), 'ACTIVE', 'portfolio_pro', '{}', 1, now())`,
  )
  const { id: documentId, revision } = await user.sdk.portfolios.saveDraft({ subdomain, snapshot: aSnapshot() })
  await user.sdk.portfolios.publish({ documentId, subdomain, revision })
  return user
}
const admin = async (...command: string[]) => {
  expect(await runAdmin(running.platform.environmentDir, [...command, ...why])).toMatchObject({ code: 0, stderr: '' })
}
const suspend = ({ userId }: SignedIn, ...more: string[]) => admin('user', 'suspend', userId, ...more)
const readings = () =>
  Promise.all(
    Object.keys(world.portfolios).map(
      async (name) => (await running.aVisitor(fromApp).call('GET', `/portfolios/public/${name}`)).status,
    ),
  )
const openings = () =>
  Promise.all(
    Object.values(world.links).map(async ({ path }) => (await running.aVisitor(fromApp).call('GET', path)).status),
  )

beforeAll(async () => {
  const [keeper, leaver, other] = [await running.aUser(), await running.aUser(), await running.aUser()]
  const { session } = keeper
  const content = { text: `tab\t, line\nbreak, \\N and ${'ü'.repeat(2000)}` }
  const made = await requireStatus(201, session, 'POST', '/documents', { type: 'RESUME', title: 'Ada', content })
  const { id } = made.body.data
  const draft = { subdomain: 'ada', snapshot: aSnapshot() }
  const saved = await requireStatus(200, session, 'PUT', '/portfolios/draft', draft)
  await requireStatus(201, leaver.session, 'POST', '/documents', { type: 'RESUME', title: 'Gone' })
  const image = await uploadImage(keeper)
  const [kept, leaked] = [await keeper.withKey(), await other.withKey()]
  const endedSession = await signIn(running.platform, other.email)
  const [banned, freed, deleted] = [await aShared('banned'), await aShared('freed'), await aShared('deleted')]
  await suspend(freed.user)
  const [down, back] = [await aPublisher('down'), await aPublisher('back')]
  await admin('portfolio', 'suspend', 'back')
  const preview = `/portfolios/preview/${saved.body.data.id}`
  const paths = [`/documents/${id}`, '/documents', preview, '/portfolio-assets', '/users/me', '/api-keys']
  world = {
    ...{ keeper, leaver, other, paths, image, kept, leaked, endedSession },
    links: { banned, freed, deleted },
    portfolios: { down, back },
    before: await answersTo(keeper, paths),
    imageBefore: await imageAt(image),
  }
})
afterAll(() => {
  follower?.child.kill()
  rmSync(dir, { recursive: true, force: true })
})

it('is made while the platform goes on, and what is killed half-way leaves nothing that looks whole', async () => {
  const made = await backup()
  expect(made).toMatchObject({ code: 0, stderr: '' })
  expect(made.stdout).toMatch(/^\S+Z: 6 databases, \d+ rows, [1-9]\d* objects, \d+ events\n$/)
  const [whole] = wholeBackups()
  const killed = command(running.platform, ['backup', dir], key)
  await expect.poll(() => readdirSync(dir).some((name) => name.endsWith('.partial')), patience).toBe(true)
  killed.child.kill('SIGKILL')
  await killed.said
  expect(wholeBackups()).toEqual([whole])
})

it('verifies to the last byte, and keeps as many as it is told', async () => {
  const [first] = wholeBackups()
  expect((await backup('--verify')).stdout).toContain(`${first} is whole: 6 databases`)
  const second = await backup('--keep', '1')
  expect(second.stdout).toContain(`removed ${first}\n`)
  expect(wholeBackups()).toHaveLength(1)
})

const gets = async ({ call }: { call: SignedIn['session']['call'] }) => (await call('GET', '/users/me')).status

it('everything that ends afterwards is written down apart from the databases, and names nobody', async () => {
  const { keeper, leaver, other, leaked, endedSession, paths } = world
  follower = command(running.platform, ['tombstones', dir], {})
  const { session } = keeper
  const changed = await session.call('GET', paths[0] ?? '')
  const { revision } = changed.body.data
  await requireStatus(200, session, 'PATCH', paths[0] ?? '', { revision, title: 'After the backup' })
  await requireStatus(200, other.session, 'POST', `/api-keys/${leaked.id}/revoke`)
  await requireStatus(200, endedSession.session, 'POST', '/auth/sign-out', {})
  await requireStatus(202, leaver.session, 'DELETE', '/users/me', { confirm: leaver.email })
  const { banned, freed, deleted } = world.links
  await suspend(banned.user)
  await suspend(freed.user, '--lift')
  await deleted.user.sdk.shareLinks.delete(deleted.documentId, deleted.id)
  await admin('portfolio', 'suspend', 'down')
  await admin('portfolio', 'suspend', 'back', '--lift')
  expect([await openings(), await readings()]).toEqual([
    [404, 200, 404],
    [404, 200],
  ])
  const { down, back } = world.portfolios
  const suspended = [banned.user, freed.user, down, back].map(({ userId }) => userId)
  const ended = [leaver.userId, leaked.id, `"session"`, ...suspended, deleted.id]
  for (const id of ended) await expect.poll(tombstones, patience).toContain(id)
  const lines = tombstones().split('\n').filter(Boolean)
  for (const line of lines) {
    const { kind, ...rest } = JSON.parse(line)
    const more = ['suspension', 'moderation'].includes(kind) ? ['suspended', 'version'] : []
    if (kind === 'moderation') more.push('documentId')
    expect(Object.keys(rest).sort()).toEqual(['at', 'id', 'userId', ...more].sort())
  }
  expect(tombstones()).not.toContain('@')
  const { natsUrl } = running.platform
  const told = async () => (await examineNats(natsUrl, 'identity')).find(({ about }) => about === 'tombstones')
  await expect.poll(told, patience).toMatchObject({
    verdict: 'ok',
    text: expect.stringMatching(/^0 events not written down, the last at 2/),
  })
})

it('is not restored while the platform runs', async () => {
  const refused = await run(['restore', dir, '--replace'])
  expect(refused).toMatchObject({ code: 1, stdout: expect.stringContaining('is whole') })
  expect(refused.stderr).toMatch(/^stop the platform first: \d+ connections to the database of \w+ are open\n$/)
})

const damages: [string, (folder: string) => void, Record<string, string>, RegExp][] = [
  ['with another key', () => {}, { BACKUP_KEY: randomBytes(32).toString('hex') }, /was sealed with another key/],
  ['without its key', () => {}, {}, /is sealed: set BACKUP_KEY_FILE or BACKUP_KEY/],
  ['with a key that is none', () => {}, { BACKUP_KEY: 'secret' }, /BACKUP_KEY holds no key: it takes 32 bytes/],
  ['with a file cut off', (at) => truncateSync(users(at), 40), key, /users\.copy\.gz\.sealed has 40 bytes instead of/],
  ['with a byte changed', (at) => flip(users(at)), key, /users\.copy\.gz\.sealed was changed/],
  ['with a file missing', (at) => rmSync(users(at)), key, /users\.copy\.gz\.sealed is missing/],
  ['with an object changed', (at) => flip(anObject(at)), key, /objects\/\w+\.sealed was changed/],
  ['with another manifest', (at) => edit(join(at, 'manifest.json')), key, /manifest\.json was changed/],
  ['without a manifest', (at) => rmSync(join(at, 'manifest.json')), key, /is no whole backup/],
]
const users = (folder: string) => join(folder, 'databases/identity/users.copy.gz.sealed')
const anObject = (folder: string) => join(folder, 'objects', readdirSync(join(folder, 'objects'))[0] ?? '')
const flip = (file: string) => {
  const bytes = readFileSync(file)
  bytes[bytes.length - 20] = (bytes.at(-20) ?? 0) ^ 1
  writeFileSync(file, bytes)
}
const edit = (file: string) => writeFileSync(file, readFileSync(file, 'utf8').replace('"rows": ', '"rows": 1'))

it('that was damaged, or comes with the wrong key, is refused, and changes nothing', async () => {
  await loseEverything(running.platform)
  for (const [index, [name, damage, environment, message]] of damages.entries()) {
    const copy = mkdtempSync(join(tmpdir(), 'resume-damaged-'))
    cpSync(dir, copy, { recursive: true })
    const folder = join(copy, wholeBackups()[0] ?? '')
    damage(folder)
    if (index % 3 === 0) {
      const { code, stderr } = await run(['restore', copy], environment)
      expect([code, stderr], name).toEqual([1, expect.stringMatching(message)])
      expect(stderr.trim().split('\n'), name).toHaveLength(1)
    } else {
      const verified = async () => verifyBackup(folder, readKey(environment))
      await expect(verified(), name).rejects.toThrow(message)
    }
    rmSync(copy, { recursive: true })
  }
  expect(await databasesOf(running.platform)).toEqual([])
})

it('brings back to the byte what was there, and nothing that has ended since', async () => {
  const { keeper, leaver, other, kept, leaked, endedSession, paths, before, image, imageBefore } = world
  const restored = await run(['restore', dir])
  expect(restored).toMatchObject({ code: 0, stderr: '' })
  expect(restored.stdout).toContain('documents: ended again: 1 share links\n')
  expect(restored.stdout).toContain('portfolio: suspended, or lifted, again: 2 portfolios\n')
  const again = 'ended again: 1 accounts, 1 API keys, 3 sessions; suspended, or lifted, again: 2'
  expect(restored.stdout).toContain(`identity: ${again}\n`)
  await startAgain(running.platform)
  expect(await answersTo(keeper, paths)).toEqual(before)
  expect(await imageAt(image)).toBe(imageBefore)
  const withKey = (secret: string) => running.aVisitor({ 'x-api-key': secret })
  const good = [await gets(keeper.session), await gets(other.session), await gets(withKey(kept.key))]
  expect(good).toEqual([200, 200, 200])
  expect([await gets(endedSession.session), await gets(leaver.session), await gets(withKey(leaked.key))]).toEqual([
    401, 401, 401,
  ])
  await eventsSettled(running.platform)
  expect([await openings(), await readings()]).toEqual([
    [404, 200, 404],
    [404, 200],
  ])
  const { banned, freed } = world.links
  await expect(signIn(running.platform, banned.user.email)).rejects.toMatchObject({ status: 403 })
  expect((await signIn(running.platform, freed.user.email)).userId).toBe(freed.user.userId)
  const { postgresUrl } = running.platform
  const left = `SELECT count(*)::int AS count FROM documents WHERE user_id = '${leaver.userId}'`
  expect(await query(`${postgresUrl}/documents`, left)).toEqual([{ count: 0 }])
  const anew = await signIn(running.platform, leaver.email)
  expect(anew.userId).not.toBe(leaver.userId)
  const made = await requireStatus(201, keeper.session, 'POST', '/documents', { type: 'COVER_LETTER', title: 'On' })
  expect(made.body.data.title).toBe('On')
})
