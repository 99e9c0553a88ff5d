import { type Form, textOf } from './form-body.ts'
import { pageOf } from './lists.ts'
import { newId, now } from './objects.ts'
import { StripeRefusal } from './refusal.ts'

/** An event as Stripe keeps it, with its object as it was then. */
export interface StripeEvent {
  id: string
  object: 'event'
  api_version: null
  type: string
  created: number
  livemode: boolean
  /** Of another account, which is connected to this one. */
  account?: string
  /** How many webhooks have not taken it in yet. */
  pending_webhooks: number
  request: { id: null; idempotency_key: null }
  data: { object: unknown }
}

/** What of an event may be otherwise than usual. */
export interface EventChanges {
  id?: string | undefined
  /** Seconds since the epoch. */
  created?: number | undefined
  account?: string | undefined
  livemode?: boolean | undefined
}

/** How long events are kept, in seconds. */
const keptFor = 30 * 24 * 60 * 60
const mostTypes = 20

/** The events of an account, whether or not anybody was told of them. */
export class Events {
  private readonly all: StripeEvent[] = []

  /** Something happens to an object. */
  add(type: string, object: object, { id, created, account, livemode }: EventChanges): StripeEvent {
    const event: StripeEvent = {
      id: id ?? newId('evt'),
      object: 'event',
      api_version: null,
      type,
      created: created ?? now(),
      livemode: livemode ?? false,
      ...(account !== undefined && { account }),
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      data: { object: structuredClone(object) },
    }
    this.all.push(event)
    return event
  }

  /** Every webhook has taken an event in. */
  delivered(id: string): void {
    const event = this.all.find((each) => each.id === id)
    if (event) event.pending_webhooks = 0
  }

  /** A list of events, the newest first. @param isLive whether the key is one of live mode */
  list(form: Form, isLive: boolean): object {
    const isAsked = askedFor(form)
    const listed = this.all.filter(
      (event) =>
        event.livemode === isLive && event.account === undefined && event.created > now() - keptFor && isAsked(event),
    )
    return pageOf(
      listed.reverse().toSorted((one, other) => other.created - one.created),
      form,
    )
  }
}

function askedFor(form: Form): (event: StripeEvent) => boolean {
  const [type, types] = [textOf(form, 'type'), Object.values(form.types ?? {}).map(String)]
  if (type !== '' && types.length > 0) throw new StripeRefusal(400, 'You may only specify one of: type, types.')
  if (types.length > mostTypes)
    throw new StripeRefusal(400, `You may pass up to ${mostTypes} types.`, undefined, 'types')
  const isOfGroup = (other: string) => (type.endsWith('*') ? other.startsWith(type.slice(0, -1)) : other === type)
  const isInTime = inTime(form)
  const delivered = textOf(form, 'delivery_success')
  return (event) =>
    (type === '' || isOfGroup(event.type)) &&
    (types.length === 0 || types.includes(event.type)) &&
    (delivered === '' || delivered === String(event.pending_webhooks === 0)) &&
    isInTime(event.created)
}

function inTime(form: Form): (created: number) => boolean {
  const exact = textOf(form, 'created')
  if (exact !== '') return (created) => created === Number(exact)
  const bound = (name: string, otherwise: number) => Number(textOf(form, 'created', name) || otherwise)
  const [above, least] = [bound('gt', Number.NEGATIVE_INFINITY), bound('gte', Number.NEGATIVE_INFINITY)]
  const [below, most] = [bound('lt', Number.POSITIVE_INFINITY), bound('lte', Number.POSITIVE_INFINITY)]
  return (created) => created > above && created >= least && created < below && created <= most
}
