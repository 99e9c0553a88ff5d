import { newId } from '@resume/service-kit/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPublications } from '../test-data/open-publications.ts'
import { nextCheck, type PublicationHead } from './domain/publication.ts'
import { checkAccess } from './use-cases/check-access.ts'
import { setPublicationStatus } from './use-cases/manage-publications.ts'

let known: Awaited<ReturnType<typeof openPublications>>['ports']
let close: () => Promise<unknown>

beforeAll(async () => {
  const opened = await openPublications()
  known = opened.ports
  close = opened.close
})
afterAll(() => close?.())

const operator = { userId: newId(), email: 'operator@example.com', requestId: newId() }
const plan = ['portfolio_publish']

/** One that is due, and was suspended before by the administrator. */
async function aSuspended(): Promise<PublicationHead> {
  const past = new Date(Date.now() - 60_000)
  const row: PublicationHead = {
    ...{ id: newId(), userId: newId(), documentId: newId(), subdomain: `check-${newId()}`, state: 'MODERATED' },
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
    const row = await aSuspended()
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
    const row = await aSuspended()
    const ask = async () => {
      await lift(row)
      return plan
    }
    await checkAccess({ ...known, entitlements: { ask } }, new Date(Date.now() - 30_000))
    await isFollowedByTheNextCheck(row)
  })
})

it('a check that changes nothing is the last one for a day', async () => {
  const row = await aSuspended()
  const now = new Date()
  await check(now, plan)
  expect(await stored(row)).toMatchObject({ ...row, checkAt: nextCheck(now) })
})
