import { billingLimits } from '@resume/proto/limits/billing'
import { earliest } from './account.ts'
import { type ProductKey, products } from './catalog.ts'
import { type InvoiceMonth, monthsOf } from './invoice-months.ts'
import type { InvoiceLine, ProviderSubscription } from './provider.ts'
import { monthOfReference, monthReference } from './references.ts'

/** Credits of a month that a subscription brings in. */
export interface MonthlyGrant {
  reference: string
  source: ProductKey
  amount: number
  monthEnd: Date
  expiresAt: Date
}

/** A grant that came in before. */
export interface FormerGrant {
  reference: string
  amount: number
  takenBack: number
  /** When the month ends that they are for; absent where they expire with it. */
  monthEnd?: Date | null
  expiresAt: Date
}

/** When the month ends that a grant is for. */
export function monthEndOf({ monthEnd, expiresAt }: Pick<FormerGrant, 'monthEnd' | 'expiresAt'>): Date {
  return monthEnd ?? expiresAt
}

/**
 * How long the credits of a month can be spent after its end, in milliseconds. The provider keeps the invoice of a new period as a
 * draft for about an hour, and whoever pays must not be without credits meanwhile.
 */
const graceMs = billingLimits.creditGraceHours * 60 * 60 * 1000

/** What a subscription brings in now, and when it brings in more. */
export interface DueCredits {
  grants: MonthlyGrant[]
  /** When the next month of credits begins that is paid for already; null when there is none. */
  nextAt: Date | null
}

/**
 * The credits that a subscription brings in now: those of each month that is paid for, has begun and is not over. The
 * lines of paid invoices alone decide, whatever the state of the subscription, so that it does not matter when it is read.
 * Where months overlap because the subscription changed, a later one brings in only what its product gives more.
 * @param lines of the subscription's paid invoices, in the order in which they were made
 * @param former all grants of the user
 */
export function dueCredits(
  subscription: ProviderSubscription,
  lines: readonly InvoiceLine[],
  former: readonly FormerGrant[],
  now: Date,
): DueCredits {
  const { id, currentPeriodStart, endedAt } = subscription
  const until = endedAt && endedAt < now ? endedAt : now
  /** The provider's clock may be ahead: what has begun there has begun. */
  const at = new Date(Math.max(until.getTime(), currentPeriodStart.getTime()))
  const months = plannedMonths(subscription, lines, former, now)
  const open = months.filter(({ isFormer, amount }) => !isFormer && amount > 0)
  const grants = open
    .filter(({ start, end }) => start <= at && end > now)
    .map(({ productKey, start, end, amount }) => ({
      reference: monthReference(id, start, productKey),
      source: productKey,
      amount,
      monthEnd: end,
      expiresAt: new Date(end.getTime() + graceMs),
    }))
  const begins = endedAt ? [] : open.filter(({ start }) => start > at).map(({ start }) => start)
  /** What was held back because of credits that nobody paid for comes when those are over. */
  const ends = months.flatMap(({ unpaidUntil }) => unpaidUntil ?? [])
  return { grants, nextAt: earliest(...begins, ...ends) }
}

/** A month, or the rest of one, with the credits that it brings in or has brought in. */
interface PlannedMonth extends Pick<InvoiceMonth, 'start' | 'end' | 'productKey'> {
  amount: number
  /** Whether its credits came in before. */
  isFormer: boolean
  /** Until when its credits last, if nobody paid for this very month: all of it then counts for a month that overlaps it. */
  unpaidUntil?: Date | undefined
}

/**
 * What of its grants goes back with a subscription that was canceled within a period, by their references: if the money for the
 * rest of the period was given back, as a balance at the provider, the credits for the rest of the month go with it.
 * @param lines of the subscription's paid invoices
 * @param grants all grants of the user; those from before their months were kept stay
 */
export function returnedCredits(
  { id, endedAt }: ProviderSubscription,
  lines: readonly InvoiceLine[],
  grants: readonly FormerGrant[],
): Map<string, number> {
  const covering = endedAt
    ? lines.filter(({ start, end }) => start.getTime() <= endedAt.getTime() + clockMs && end > endedAt)
    : []
  /** A switch gives back as well, but then pays for another product. */
  const isReturned = covering.length > 0 && covering.filter(({ isCredit }) => isCredit).length * 2 >= covering.length
  if (!endedAt || !isReturned) return new Map()
  return new Map(
    grants.flatMap(({ reference, amount, monthEnd }) => {
      const month = monthOfReference(reference)
      if (month?.subscriptionId !== id || !monthEnd || month.start > endedAt || monthEnd <= endedAt) return []
      const share = (monthEnd.getTime() - endedAt.getTime()) / (monthEnd.getTime() - month.start.getTime())
      return [[reference, Math.floor(amount * share)] as const]
    }),
  )
}

/** How far the end of a subscription and the line that gives back what was left of it may be apart, in milliseconds. */
const clockMs = 60_000

/** The months that a subscription's paid lines come to, oldest first, each with what it adds to those before it. */
function plannedMonths(
  subscription: ProviderSubscription,
  lines: readonly InvoiceLine[],
  former: readonly FormerGrant[],
  now: Date,
): PlannedMonth[] {
  const paid = new Map<string, InvoiceMonth>()
  for (const month of paidMonths(subscription, lines)) {
    const reference = monthReference(subscription.id, month.start, month.productKey)
    if (!paid.has(reference)) paid.set(reference, month)
  }
  const starts = new Set([...paid.values()].map(({ start }) => start.getTime()))
  const known = former.flatMap((grant): PlannedMonth[] => {
    const { reference, amount, expiresAt } = grant
    const month = monthOfReference(reference)
    if (month?.subscriptionId !== subscription.id) return []
    const ofLine = paid.get(reference)
    paid.delete(reference)
    if (ofLine) return [{ ...ofLine, amount, isFormer: true }]
    /** Of what came in for other months only what can still be spent counts, and nothing that came with a trial. */
    const isOfTrial = month.start.getTime() === subscription.trialStart?.getTime()
    if (isOfTrial || expiresAt <= now) return []
    /** A switch that is invoiced later turns a month that has come in into one of another product. */
    const unpaidUntil = starts.has(month.start.getTime()) ? undefined : expiresAt
    return [{ ...month, end: monthEndOf(grant), amount, isFormer: true, unpaidUntil }]
  })
  const planned = [...known]
  for (const month of paid.values()) planned.push({ ...month, amount: addedBy(month, planned), isFormer: false })
  return planned.toSorted((one, other) => one.start.getTime() - other.start.getTime())
}

/** The months that lines pay for, oldest first, without those that were given back or are a trial's. */
function paidMonths(subscription: ProviderSubscription, lines: readonly InvoiceLine[]): InvoiceMonth[] {
  const months = lines.flatMap((line, order) => {
    if (line.isCredit) return []
    const givenBack = lines.findIndex(
      (other, position) =>
        position > order &&
        other.isCredit &&
        other.productKey === line.productKey &&
        other.start >= line.start &&
        other.start < line.end,
    )
    const until = lines[givenBack]?.start
    return monthsOf(line, subscription).filter(({ start }) => !until || start <= until)
  })
  return [...trialMonth(subscription), ...months].toSorted((one, other) => one.start.getTime() - other.start.getTime())
}

/** A trial brings in the credits of one month, whatever its length, though nothing was paid. */
function trialMonth({
  status,
  productKey,
  currentPeriodStart,
  currentPeriodEnd,
}: ProviderSubscription): InvoiceMonth[] {
  if (status !== 'trialing' || productKey === undefined) return []
  const [start, end] = [currentPeriodStart, currentPeriodEnd]
  return [{ productKey, start, end, credits: products[productKey].monthlyCredits, share: 1 }]
}

/** What a month adds to the credits of those that overlap it: nothing that is there already is brought in again. */
function addedBy({ start, end, credits, share }: InvoiceMonth, others: readonly PlannedMonth[]): number {
  const length = end.getTime() - start.getTime()
  const there = others.reduce((sum, other) => {
    const overlap = Math.min(end.getTime(), other.end.getTime()) - Math.max(start.getTime(), other.start.getTime())
    if (overlap <= 0) return sum
    if (other.unpaidUntil) return sum + other.amount
    const ofOther = (other.amount * overlap) / (other.end.getTime() - other.start.getTime())
    return sum + Math.min(ofOther, (credits * share * overlap) / length)
  }, 0)
  return Math.max(0, Math.round(credits * share - there))
}
