import { setTimeout as wait } from 'node:timers/promises'
import type { BillingSummary, ResumePlatform } from '@resume-platform/sdk'
import { heading, line } from './print.ts'

/** Buys a subscription on a local Stripe, where there is one, and spends credits of it on an analysis by the AI. */
export async function buyCredits(
  session: ResumePlatform,
  input: { resume: string; jobDescription: string },
): Promise<void> {
  heading('9  Buy a subscription')
  const page = await session.billing
    .createCheckout({ productKey: 'bundle', interval: 'monthly' })
    .catch((error: Error) => error)
  if (page instanceof Error) {
    line(page.message)
    line('With LOCAL_DOUBLES=true in .env, `npm start` brings local doubles of Stripe and of the AI.')
    return
  }
  if (!['127.0.0.1', 'localhost'].includes(new URL(page.url).hostname)) {
    await session.billing.cancelCheckout()
    line('This is the real Stripe: the demo buys nothing there.')
    return
  }
  await fetch(page.url, { method: 'POST', redirect: 'manual', signal: AbortSignal.timeout(10_000) })
  const { plan, status, entitlements, credits } = await planBought(session)
  line(`Paid at ${new URL(page.url).origin}; the plan is ${plan} (${status})`)
  line(
    `It entitles to ${entitlements.join(', ')}, and brought ${credits.balance} credits, good until ${credits.nextExpiryAt}`,
  )

  heading('10  Spend credits')
  const { ai, aiStatus, creditsSpent } = await session.ats.analyze(input)
  line(`An analysis by the AI (${aiStatus}) cost ${creditsSpent} of them. It begins:`)
  line(`  | ${ai?.explanation ?? 'nothing: without OPENAI_API_KEY no AI is asked, and nothing is charged'}`)
  line()
  const history = await session.billing.listCreditTransactions()
  line('movement  balance  reserved  balance after')
  for (const { kind, amount, reservedAmount, balanceAfter, purpose } of history.items.toReversed()) {
    line(
      `${kind.padEnd(10)}${signed(amount, 7)}${signed(reservedAmount, 10)}${String(balanceAfter).padStart(15)}  ${purpose}`,
    )
  }
}

/** Waits until Stripe's word has come and was taken in. */
async function planBought(session: ResumePlatform): Promise<BillingSummary> {
  for (const until = Date.now() + 15_000; ; await wait(100)) {
    const summary = await session.billing.get()
    if (summary.status === 'ACTIVE') return summary
    if (Date.now() > until) throw new Error('The payment did not arrive: can Stripe reach the webhook?')
  }
}

function signed(number: number, width: number): string {
  return (number > 0 ? `+${number}` : String(number)).padStart(width)
}
