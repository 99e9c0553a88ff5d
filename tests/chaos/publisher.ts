import { setTimeout as wait } from 'node:timers/promises'
import { aSnapshot } from '@resume/test-kit/portfolio-snapshot'
import { type Client, clientOf, fromApp } from '../client/client.ts'
import type { SignedIn } from '../client/sign-in.ts'
import { attempt } from './attempt.ts'
import { ledgerOf } from './ledger.ts'
import { type ChaosUser, untilAnswered } from './users.ts'

/**
 * Edits a portfolio, publishes it and looks at it as a reader does, through the cache; other readers look on and are counted.
 * @param subdomain a name that nobody has
 */
export function publisher({ session }: SignedIn, subdomain: string): ChaosUser {
  const page = clientOf(session.url, fromApp)
  const headlines = ledgerOf<string | undefined>(undefined)
  let documentId: string | undefined
  let revision = 0
  let published = 0
  let viewsSent = 0
  let viewsTaken = 0

  /** Learns from the platform where the draft stands, after an answer that did not come. */
  const catchUp = async () => {
    const answer = await attempt(session, 'GET', '/portfolios/me')
    if (answer?.status !== 200) return
    const { draft } = answer.body.data
    if (!draft) return
    if (draft.revision < revision) throw new Error(`draft revision ${draft.revision} is shown after ${revision}`)
    documentId = draft.id
    revision = draft.revision
  }
  const save = async (headline: string) => {
    const snapshot = aSnapshot({ 'identity.headline': headline })
    const body = { subdomain, snapshot, ...(documentId !== undefined && { documentId, revision }) }
    const answer = await attempt(session, 'PUT', '/portfolios/draft', { body })
    if (answer?.status === 200) {
      documentId = answer.body.data.id
      revision = answer.body.data.revision
      return true
    }
    if (answer && answer.status !== 409) throw new Error(`a draft is answered ${answer.status} ${answer.text}`)
    await catchUp()
    return false
  }
  const publish = async (headline: string) => {
    const answer = await attempt(session, 'POST', '/portfolios/publish', { body: { documentId, subdomain, revision } })
    if (answer?.status === 201) {
      headlines.acknowledged(headline)
      published++
    } else if (answer?.status === 403 && published === 0) {
      /** The portfolio service has not heard of the subscription yet. */
      await wait(100)
    } else if (answer && answer.status !== 409)
      throw new Error(`publishing is answered ${answer.status} ${answer.text}`)
    else headlines.attempted(headline)
  }
  const read = async (reader: Client) => {
    const answer = await attempt(reader, 'GET', `/portfolios/public/${subdomain}`)
    if (!answer) return undefined
    if (answer.status !== 200 && answer.status !== 404) throw new Error(`a portfolio is answered ${answer.status}`)
    const headline: string | undefined = answer.body.data?.snapshot.identity.headline
    if (!headlines.allows(headline)) throw new Error(`the portfolio is ${headline}, not one of ${headlines.expected()}`)
    return { headline }
  }
  const view = async () => {
    viewsSent++
    const visitor = clientOf(session.url, { ...fromApp, 'user-agent': `Mozilla/5.0 (visitor ${viewsSent})` })
    const answer = await attempt(visitor, 'POST', `/portfolios/public/${subdomain}/view`, { body: {} })
    if (answer?.status === 202) viewsTaken++
    else if (answer && answer.status !== 404) throw new Error(`a view is answered ${answer.status} ${answer.text}`)
  }
  return {
    work: async (isOver) => {
      for (let nth = 1; !isOver(); nth++) {
        const headline = `headline ${nth}`
        if (await save(headline)) await publish(headline)
        await read(page)
        if (published > 0) await view()
      }
    },
    settle: async () => {
      if (published === 0) return
      await untilAnswered(() => read(page))
      let total = 0
      await untilAnswered(async () => {
        const answer = await attempt(session, 'GET', '/portfolios/analytics')
        if (answer?.status !== 200) return undefined
        total = answer.body.data.totalViews
        return total >= viewsTaken ? true : undefined
      }).catch(() => {
        throw new Error(`${viewsTaken} views were accepted and ${total} are shown`)
      })
      if (total > viewsSent) throw new Error(`${viewsSent} views were sent and ${total} are shown`)
    },
    summary: () => `${published} publications with ${viewsTaken} views`,
  }
}
