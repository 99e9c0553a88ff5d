import { newId } from '@resume/service-kit/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPublications } from '../test-data/open-publications.ts'
import { nextCheck, type PublicationHead } from './domain/publication.ts'
import { checkAccess } from './use-cases/check-access.ts'
import { setPublicationStatus } from './use-cases/manage-publications.ts'

let known: Awaited<ReturnType<typeof openPublications>>['ports']
let database: Awaited<ReturnType<typeof openPublications>>['database']
let close: () => Promise<unknown>

beforeAll(async () => {
  const opened = await openPublications()
  known = opened.ports
  database = opened.database
  close = opened.close
})
afterAll(() => close?.())

const operator = { userId: newId(), email: 'operator@example.com', requestId: newId() }
const plan = ['portfolio_publish']
const day = 24 * 60 * 60 * 1000

/** One that is due; by default, the administrator has suspended it. */
async function aDue(state: PublicationHead['state'] = 'MODERATED'): Promise<PublicationHead> {
  const past = new Date(Date.now() - 60_000)
  const row: PublicationHead = {
    ...{ id: newId(), userId: newId(), documentId: newId(), subdomain: `check-${newId()}`, state },
    ...{ isWithheld: false, templateId: 'signal', name: 'A', headline: '', publishedRevision: 1, publishedAt: past },
    ...{ graceEndsAt: null, reason: 'Sold what it must not', checkAt: past, updatedAt: past },
  }
  await known.commit((transaction) => known.publications.put(transaction, undefined, row))
  return row
}
const lift = ({ id }: PublicationHead) => setPublicationStatus(known, operator, id, 'LIVE', '')
/** Checks what is due at a time, with what billing says of everybody. */
const check = (now: Date, says: string[], ports = known) =>
  checkAccess({ ...ports, entitlements: { ask: async () => says } }, now)
const stored = async ({ userId }: PublicationHead) => {
  const publication = await known.publications.find(userId)
  if (!publication) throw new Error('nothing is stored')
  return publication
}

describe('a suspension that is lifted while access is checked', () => {
  /** Its owner may publish no more when billing is asked again, which must not be a day later. */
  const isFollowedByTheNextCheck = async (row: PublicationHead) => {
    expect(await stored(row)).toMatchObject({ state: 'LIVE' })
    await check(new Date(), [])
    expect(await stored(row)).toMatchObject({ state: 'GRACE' })
  }

  it('once what was found is stored has its own check', async () => {
    const row = await aDue()
    const now = new Date()
    let isLifted = false
    await check(now, plan, {
      ...known,
      commit: async (work) => {
        const result = await known.commit(work)
        if (!isLifted) await lift(row)
        isLifted = true
        return result
      },
    })
    await isFollowedByTheNextCheck(row)
  })

  it('after billing was asked has its own check, since what billing said may be older', async () => {
    const row = await aDue()
    const ask = async () => {
      await lift(row)
      return plan
    }
    await checkAccess({ ...known, entitlements: { ask } }, new Date(Date.now() - 30_000))
    await isFollowedByTheNextCheck(row)
  })
})

it('a check that changes nothing is the last one for a day', async () => {
  const row = await aDue()
  const now = new Date()
  await check(now, plan)
  expect(await stored(row)).toMatchObject({ ...row, checkAt: nextCheck(now) })
})

it('the deletion of an account while billing is asked about it keeps nobody else from being checked', async () => {
  const [gone, next] = [await aDue(), await aDue()]
  const now = new Date()
  const ask = async (userId: string) => {
    const deletion = { userId, erasedAt: now }
    if (userId === gone.userId) await database.owner.upsert({ where: { userId }, create: deletion, update: deletion })
    return plan
  }
  await checkAccess({ ...known, entitlements: { ask } }, now)
  expect((await stored(next)).checkAt).toEqual(nextCheck(now))
  expect(await stored(gone)).toEqual(gone)
})

it('any other failure of a check is told to whoever runs it', async () => {
  await aDue()
  const failing = { ...known, publishers: { ...known.publishers, lock: () => Promise.reject(new Error('it is gone')) } }
  await expect(check(new Date(), plan, failing)).rejects.toThrow('it is gone')
  await check(new Date(), plan)
})

it('a publication stays public for the seven days of its grace, and not longer, however often it is looked at', async () => {
  const row = await aDue('LIVE')
  const begun = Date.now()
  const after = (ms: number) => new Date(begun + ms)
  await check(after(0), [])
  const graceEndsAt = after(7 * day)
  for (const ms of [1.5 * day, 3 * day, 4.5 * day, 6 * day + 1, 7 * day - 1]) {
    await check(after(ms), [])
    expect(await stored(row)).toMatchObject({ state: 'GRACE', graceEndsAt })
  }
  await check(graceEndsAt, [])
  expect(await stored(row)).toMatchObject({ state: 'LAPSED', checkAt: nextCheck(graceEndsAt) })
  await check(nextCheck(graceEndsAt), plan)
  expect(await stored(row)).toMatchObject({ state: 'LIVE', graceEndsAt: null })
})
