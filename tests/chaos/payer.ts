import { setTimeout as wait } from 'node:timers/promises'
import type { SignedIn } from '../client/sign-in.ts'
import { attempt } from './attempt.ts'
import { type ChaosUser, untilAnswered } from './users.ts'

const resume = 'Jane Doe\njane@example.com\n\nExperience\nEngineer, Example Ltd, Jan 2020 - Present\n- Built things'

/**
 * Buys comments of the AI, each under an ID by which it asks again until it is answered.
 * @param hurry makes what a dead process left open be settled now instead of in two minutes
 */
export function payer({ session }: SignedIn, credits: number, hurry: () => Promise<void>): ChaosUser {
  const open = new Set<string>()
  let spent = 0
  let answered = 0
  const ask = async (requestId: string) => {
    const answer = await attempt(session, 'POST', '/ats/analyze', { body: { resume, requestId } })
    if (!answer || answer.status === 429) return undefined
    if (answer.status === 409) {
      await wait(200)
      return undefined
    }
    if (answer.status !== 200) throw new Error(`an analysis is answered ${answer.status} ${answer.text}`)
    open.delete(requestId)
    answered++
    spent += answer.body.data.creditsSpent
    return answer
  }
  return {
    work: async (isOver) => {
      for (let nth = 1; !isOver(); nth++) {
        const requestId = `chaos-run-${nth}`
        open.add(requestId)
        for (let tries = 0; tries < 5 && !isOver() && !(await ask(requestId)); tries++);
      }
    },
    settle: async () => {
      await untilAnswered(
        async () =>
          await hurry().then(
            () => true,
            () => undefined,
          ),
      )
      for (const requestId of open) await untilAnswered(() => ask(requestId))
      const settled = await untilAnswered(async () => {
        await hurry().catch(() => {})
        const wallet = await attempt(session, 'GET', '/billing/credits')
        if (wallet?.status !== 200) return undefined
        const { balance, reserved } = wallet.body.data
        /** Credits that are reserved for work that nobody got are given back in time. */
        return balance + reserved === credits - spent ? true : undefined
      }).catch(async () => (await session.call('GET', '/billing/credits')).text)
      if (settled !== true) throw new Error(`${spent} of ${credits} credits were spent, and the wallet is ${settled}`)
    },
    summary: () => `${answered} analyses for ${spent} credits`,
  }
}
