import { setTimeout as wait } from 'node:timers/promises'
import type { Api } from './api.ts'
import { heading, line } from './print.ts'

interface Summary {
  plan: string
  status: string
  entitlements: string[]
  credits: { balance: number; reserved: number; lifetimeDebited: number; nextExpiryAt: string | null }
}

interface Movement {
  kind: string
  amount: number
  reservedAmount: number
  balanceAfter: number
  purpose: string
}

interface Analyzed {
  ai: { explanation: string } | null
  aiStatus: string
  creditsSpent: number
}

/** Buys a subscription on a local Stripe, where there is one, and spends credits of it on an analysis by the AI. */
export async function buyCredits(
  api: Api,
  session: Record<string, string>,
  input: { resume: string; jobDescription: string },
): Promise<void> {
  heading('9  Buy a subscription')
  const body = { productKey: 'bundle', interval: 'monthly' }
  const page = await api
    .call<{ url: string }>('POST', '/billing/checkout', { body, headers: session })
    .catch((error: Error) => error)
  if (page instanceof Error) {
    line(page.message)
    line('With LOCAL_DOUBLES=true in .env, `npm start` brings local doubles of Stripe and of the AI.')
    return
  }
  if (!['127.0.0.1', 'localhost'].includes(new URL(page.url).hostname)) {
    await api.call('POST', '/billing/checkout/cancel', { headers: session })
    line('This is the real Stripe: the demo buys nothing there.')
    return
  }
  await fetch(page.url, { method: 'POST', redirect: 'manual', signal: AbortSignal.timeout(10_000) })
  const { plan, status, entitlements, credits } = await planBought(api, session)
  line(`Paid at ${new URL(page.url).origin}; the plan is ${plan} (${status})`)
  line(
    `It entitles to ${entitlements.join(', ')}, and brought ${credits.balance} credits, good until ${credits.nextExpiryAt}`,
  )

  heading('10  Spend credits')
  const { ai, aiStatus, creditsSpent } = await api.call<Analyzed>('POST', '/ats/analyze', {
    body: input,
    headers: session,
  })
  line(`An analysis by the AI (${aiStatus}) cost ${creditsSpent} of them. It begins:`)
  line(`  | ${ai?.explanation ?? 'nothing: without OPENAI_API_KEY no AI is asked, and nothing is charged'}`)
  line()
  const history = await api.call<{ items: Movement[] }>('GET', '/billing/credits/history', { headers: session })
  line('movement  balance  reserved  balance after')
  for (const { kind, amount, reservedAmount, balanceAfter, purpose } of history.items.toReversed()) {
    line(
      `${kind.padEnd(10)}${signed(amount, 7)}${signed(reservedAmount, 10)}${String(balanceAfter).padStart(15)}  ${purpose}`,
    )
  }
}

/** Waits until Stripe's word has come and was taken in. */
async function planBought(api: Api, session: Record<string, string>): Promise<Summary> {
  for (const until = Date.now() + 15_000; ; await wait(100)) {
    const summary = await api.call<Summary>('GET', '/billing/me', { headers: session })
    if (summary.status === 'ACTIVE') return summary
    if (Date.now() > until) throw new Error('The payment did not arrive: can Stripe reach the webhook?')
  }
}

function signed(number: number, width: number): string {
  return (number > 0 ? `+${number}` : String(number)).padStart(width)
}
