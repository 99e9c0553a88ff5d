import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { StripeAccount } from './account.ts'
import type { EventChanges } from './events.ts'
import { type Form, readForm, textOf } from './form-body.ts'
import { answerPage, type SignedEvent } from './pages.ts'
import { StripeRefusal } from './refusal.ts'
import { secretKey, webhookSecret } from './secrets.ts'

export { secretKey, webhookSecret } from './secrets.ts'

/**
 * How the double misbehaves: answers with a status, which it keeps for the idempotency key as Stripe does with failures of
 * its own once work had begun; answers late; begins its work, or answers after it, only once something has happened; or does
 * its work and never answers, or with an answer that has no end: a little at a time, or as much as the connection takes.
 */
export type Fault =
  | { status: number; isKept?: boolean }
  | { delayMs: number }
  | { workAfter: Promise<unknown> }
  | { answerAfter: Promise<unknown> }
  | 'silent'
  | 'dripping'
  | 'endless'

/** A local Stripe that keeps state: what the platform asks of it, and what people do on its pages. */
export interface StripeDouble {
  url: string
  account: StripeAccount
  /** Requests so far, as `POST /v1/customers`. */
  requests: string[]
  /** What the next requests meet, in their order; the rest are answered well. */
  faults: Fault[]
  /** Paths, as `/v1/charges/ch_1`, that answer 500 for as long as they stand here. */
  broken: Set<string>
  /** Runs when the work of a request, as `POST /v1/customers`, is done and before it is answered. */
  beforeAnswer: (request: string) => void
  /** Something happens to an object, which is among the events from then on. @returns bytes and signature, as Stripe would send them */
  event(type: string, object: object, options?: EventOptions): SignedEvent
  /** The signature of any bytes. */
  sign(payload: string, options?: Pick<EventOptions, 'secret' | 'at'>): string
  close(): Promise<void>
}

/** What of an event may be otherwise than usual. */
export interface EventOptions extends EventChanges {
  secret?: string
  /** When it is sent, in seconds since the epoch. */
  at?: number
}

/**
 * Starts the double on this machine.
 * @param options.port a free one when absent
 * @param options.webhookUrl where it tells of what people do on its pages; without it there are none
 */
export async function startStripeDouble(options: { port?: number; webhookUrl?: string } = {}): Promise<StripeDouble> {
  const { port = 0, webhookUrl } = options
  const account = new StripeAccount()
  const requests: string[] = []
  const faults: Fault[] = []
  const broken = new Set<string>()
  const answered = new Map<string, { asked: string; status: number; body: string }>()

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (webhookUrl && url.pathname.startsWith('/pay/')) {
      answerPage(request, response, {
        account,
        sessionId: url.pathname.slice('/pay/'.length),
        tell: double.event,
        webhookUrl,
      })
      return
    }
    requests.push(`${request.method} ${url.pathname}`)
    let text = ''
    for await (const chunk of request) text += chunk
    const asked = `${request.method} ${url.pathname} ${text}`
    const fault = broken.has(url.pathname) ? { status: 500 } : faults.shift()
    const key = request.headers['idempotency-key']
    if (typeof fault === 'object' && 'status' in fault) {
      const failed = { status: fault.status, body: failure('api_error', `HTTP ${fault.status}`) }
      if (fault.isKept && typeof key === 'string') answered.set(key, { asked, ...failed })
      return send(response, failed.status, failed.body)
    }
    if (typeof fault === 'object' && 'workAfter' in fault) await fault.workAfter
    const known = typeof key === 'string' ? answered.get(key) : undefined
    if (known && known.asked !== asked) return send(response, 400, failure('idempotency_error', otherParameters))
    const done = known ?? work(account, request, url, text)
    double.beforeAnswer(`${request.method} ${url.pathname}`)
    if (typeof key === 'string') answered.set(key, { asked, ...done })
    if (known) response.setHeader('idempotent-replayed', 'true')
    if (fault === 'silent') return
    if (fault === 'dripping') return drip(response)
    if (fault === 'endless') return pour(response)
    if (fault && 'delayMs' in fault) await new Promise((resolve) => setTimeout(resolve, fault.delayMs))
    if (fault && 'answerAfter' in fault) await fault.answerAfter
    send(response, done.status, done.body)
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const stripe = new Stripe(secretKey)

  const ownUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  if (webhookUrl) account.pages = `${ownUrl}/pay`

  const double: StripeDouble = {
    url: ownUrl,
    account,
    requests,
    faults,
    broken,
    beforeAnswer: () => {},
    event: (type, object, options = {}) => {
      const event = account.events.add(type, object, options)
      const payload = JSON.stringify(event)
      return { payload: Buffer.from(payload), signature: double.sign(payload, options), id: event.id }
    },
    sign: (payload, { secret = webhookSecret, at = Math.floor(Date.now() / 1000) } = {}) =>
      stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: at }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return double
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_local' })
  response.end(body)
}

function failure(type: string, message: string, { code, param }: { code?: string; param?: string } = {}): string {
  return JSON.stringify({ error: { type, message, code, param } })
}

/** Stripe's words. */
const otherParameters =
  'Keys for idempotent requests can only be used with the same parameters they were first used with.'

type Handler = (account: StripeAccount, form: Form, id: string, isLive: boolean) => object

/** What the platform asks of Stripe, and no more. */
const handlers: [method: string, path: RegExp, Handler][] = [
  ['POST', /^\/v1\/customers$/, (account, form) => account.createCustomer(form)],
  ['GET', /^\/v1\/customers\/search$/, (account, form) => account.searchCustomers(form)],
  ['DELETE', /^\/v1\/customers\/(\w+)$/, (account, _form, id) => account.deleteCustomer(id)],
  ['POST', /^\/v1\/checkout\/sessions$/, (account, form) => account.createSession(form)],
  ['GET', /^\/v1\/checkout\/sessions$/, (account, form) => account.sessionsOf(form)],
  ['GET', /^\/v1\/checkout\/sessions\/(\w+)$/, (account, _form, id) => account.session(id)],
  ['POST', /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, (account, _form, id) => account.expireSession(id)],
  ['POST', /^\/v1\/billing_portal\/sessions$/, (account, form) => account.createPortalSession(form)],
  ['GET', /^\/v1\/subscriptions$/, (account, form) => account.list('subscriptions', form)],
  ['GET', /^\/v1\/invoices\/(\w+)\/lines$/, (account, form, id) => account.lines(id, form)],
  ['GET', /^\/v1\/invoices$/, (account, form) => account.list('invoices', form)],
  ['GET', /^\/v1\/payment_intents$/, (account, form) => account.paymentsOf(form)],
  ['GET', /^\/v1\/payment_intents\/(\w+)$/, (account, form, id) => account.payments.get(id, form)],
  ['GET', /^\/v1\/prices$/, (account, form) => account.prices.list(textOf(form, 'lookup_keys', '0'), form)],
  ['POST', /^\/v1\/prices$/, (account, form) => account.prices.create(form)],
  ['GET', /^\/v1\/charges\/(\w+)$/, (account, _form, id) => account.payments.charge(id)],
  ['GET', /^\/v1\/events$/, (account, form, _id, isLive) => account.events.list(form, isLive)],
  ['GET', /^\/v1\/disputes$/, (account, form) => account.payments.disputesOf(textOf(form, 'charge'))],
]

function work(
  account: StripeAccount,
  { method = '', headers: { authorization = '' } }: IncomingMessage,
  url: URL,
  text: string,
): { status: number; body: string } {
  const isLive = /^Bearer [a-z]+_live_/.test(authorization)
  for (const [wanted, path, handle] of handlers) {
    const match = method === wanted && path.exec(url.pathname)
    if (!match) continue
    try {
      const form = readForm(method === 'GET' ? url.search.slice(1) : text)
      return { status: 200, body: JSON.stringify(handle(account, form, match[1] ?? '', isLive)) }
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error
      return { status: error.status, body: failure('invalid_request_error', error.message, error) }
    }
  }
  return { status: 404, body: failure('invalid_request_error', `Unrecognized request URL (${method} ${url.pathname})`) }
}

/** Blanks may stand before JSON, and so nobody can tell that none comes. */
const blanks = ' '.repeat(64 * 1024)

function drip(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  const dripping = setInterval(() => response.write(' '), 200)
  response.once('close', () => clearInterval(dripping))
}

function pour(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  const more = () => {
    while (!response.destroyed && response.write(blanks));
  }
  response.on('drain', more)
  more()
}
