import { setTimeout as wait } from 'node:timers/promises'
import type { Answer } from '../client/answer.ts'
import type { SignedIn } from '../client/sign-in.ts'
import { attempt } from './attempt.ts'
import { type ChaosUser, untilAnswered } from './users.ts'

const resume = 'Jane Doe\njane@example.com\n\nExperience\nEngineer, Example Ltd, Jan 2020 - Present\n- Built things'
const writing = {
  action: 'rewrite_short_text',
  mode: 'standard',
  input: { text: 'I was responsible for building APIs' },
}

/** What can be bought for credits, in turn. */
const goods = [
  {
    path: '/ats/analyze',
    body: (requestId: string): object => ({ resume, requestId }),
    // biome-ignore lint/suspicious/noExplicitAny: each answer has a shape of its own
    spent: (data: any): number => data.creditsSpent,
  },
  {
    path: '/ai/generate',
    body: (requestId: string): object => ({ ...writing, requestId }),
    // biome-ignore lint/suspicious/noExplicitAny: each answer has a shape of its own
    spent: (data: any): number => data.credits.spent,
  },
]

type Good = (typeof goods)[number]

/** Time between two purchases, in milliseconds, so that the credits last. */
const pauseMs = 100

/**
 * Buys comments and texts of the AI, each under an ID by which it asks again until it is answered.
 * @param hurry makes what a dead process left open be settled now instead of in two minutes
 */
export function payer({ session }: SignedIn, credits: number, hurry: () => Promise<void>): ChaosUser {
  const open = new Map<string, Good>()
  let lastAnswer = 'nothing'
  let spent = 0
  let answered = 0
  let isSettling = false
  const ask = async (requestId: string, good: Good): Promise<Answer | undefined> => {
    const { path, body, spent: spentFor } = good
    const answer = await attempt(session, 'POST', path, { body: body(requestId) })
    lastAnswer = answer ? `${answer.status} ${answer.text}` : 'nothing'
    if (!answer) return undefined
    if (answer.status === 429 || answer.status === 409) return askLater(answer, requestId, good)
    if (answer.status !== 200) throw new Error(`${path} is answered ${answer.status} ${answer.text}`)
    open.delete(requestId)
    answered++
    spent += spentFor(answer.body.data)
    return answer
  }
  /** Once everything is back, waits as the answer says: each question counts against the limit of the AI, which is a minute's. */
  const askLater = async ({ headers }: Answer, requestId: string, good: Good): Promise<Answer | undefined> => {
    if (!isSettling) return wait(200, undefined)
    await wait(Number(headers.get('retry-after')) * 1000)
    return ask(requestId, good)
  }
  return {
    work: async (isOver) => {
      for (let nth = 1; !isOver(); nth++) {
        const requestId = `chaos-run-${nth}`
        const good = goods[nth % goods.length] ?? goods[0]
        if (!good) return
        open.set(requestId, good)
        for (let tries = 0; tries < 5 && !isOver() && !(await ask(requestId, good)); tries++);
        await wait(pauseMs)
      }
    },
    settle: async () => {
      isSettling = true
      await untilAnswered(
        async () =>
          await hurry().then(
            () => true,
            () => undefined,
          ),
      )
      for (const [requestId, good] of open) {
        await untilAnswered(() => ask(requestId, good)).catch((cause) => {
          throw new Error(`${good.path} was last answered ${lastAnswer}`, { cause })
        })
      }
      const settled = await untilAnswered(async () => {
        await hurry().catch(() => {})
        const wallet = await attempt(session, 'GET', '/billing/credits')
        if (wallet?.status !== 200) return undefined
        const { balance, reserved } = wallet.body.data
        /** Reservations lapse within the time that the platform was given for that; one that does not is lost. */
        return balance === credits - spent && reserved === 0 ? true : undefined
      }).catch(async () => (await session.call('GET', '/billing/credits')).text)
      if (settled !== true) throw new Error(`${spent} of ${credits} credits were spent, and the wallet is ${settled}`)
    },
    summary: () => `${answered} paid answers for ${spent} credits`,
  }
}
