import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { StripeAccount } from './account.ts'
import type { StripeObject } from './objects.ts'

/** An event as Stripe sends it. */
export interface SignedEvent {
  id: string
  payload: Buffer
  signature: string
}

/** What a page works with. */
interface Page {
  account: StripeAccount
  sessionId: string
  /** Makes an event and signs it. */
  tell: (type: string, object: object) => SignedEvent
  webhookUrl: string
}

/** Answers the page of a checkout: one button, which pays. */
export function answerPage(request: IncomingMessage, response: ServerResponse, page: Page): void {
  const { account, sessionId } = page
  const session = account.sessions.get(sessionId)
  if (session?.status !== 'open') {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('This page is closed.\n')
    return
  }
  if (request.method !== 'POST') {
    const html = `<!doctype html><title>A local Stripe</title><form method="post"><button>Pay ${session.price}</button></form>`
    response.writeHead(200, { 'content-type': 'text/html' }).end(html)
    return
  }
  const { made } = account.pay(sessionId)
  void tellOfPayment(page, session, made)
  response.writeHead(303, { location: String(session.success_url) }).end()
}

async function tellOfPayment({ account, tell, webhookUrl }: Page, session: StripeObject, made: StripeObject) {
  const isSubscription = made.object === 'subscription'
  const [invoice] = isSubscription ? account.invoicesOf(made) : []
  const kinds: [type: string, object: StripeObject][] = [
    ['checkout.session.completed', session],
    [isSubscription ? 'customer.subscription.created' : 'payment_intent.succeeded', made],
    ...(invoice ? [['invoice.paid', invoice] as [string, StripeObject]] : []),
  ]
  for (const [type, object] of kinds) {
    const event = tell(type, object)
    if (await deliver(webhookUrl, event)) account.events.delivered(event.id)
  }
}

/** Sends an event until it is taken in, some times. @returns whether it was */
async function deliver(url: string, { payload, signature }: SignedEvent): Promise<boolean> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  for (let attempt = 0; attempt < 10; attempt++) {
    const signal = AbortSignal.timeout(20_000)
    const answer = await fetch(url, { method: 'POST', headers, body: new Uint8Array(payload), signal }).catch(
      () => undefined,
    )
    if (answer?.ok) return true
    await wait(1_000)
  }
  return false
}
