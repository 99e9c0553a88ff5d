import { type ProductKey, products } from './catalog.ts'
import type { InvoiceLine, ProviderSubscription } from './provider.ts'

/** A month that a line of an invoice pays for, or a part of one. */
export interface InvoiceMonth {
  start: Date
  end: Date
  productKey: ProductKey
  /** Credits that come with a whole month. */
  credits: number
  /** How much of a month it is; 1 for a whole one, whatever its length. */
  share: number
}

/** The same day of the month some months later, or its last day when it has no such day; UTC, as Stripe counts. */
export function addMonths(date: Date, months: number): Date {
  const later = new Date(date)
  later.setUTCDate(1)
  later.setUTCMonth(later.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate()
  later.setUTCDate(Math.min(date.getUTCDate(), lastDay))
  return later
}

/**
 * The months that a line pays for: of a monthly price one, whatever its length, and of an annual price twelve. A proration
 * is a part of a period; its first month is a part of a month.
 * @param subscription whose current period the line may be a part of
 */
export function monthsOf(
  line: InvoiceLine,
  subscription: Pick<ProviderSubscription, 'productKey' | 'currentPeriodStart' | 'currentPeriodEnd'>,
): InvoiceMonth[] {
  const { productKey } = line
  const period = line.isProration ? wholePeriod(line, subscription) : line
  const bounds = line.interval === 'annual' ? twelveMonths(period) : [period.start, period.end]
  return bounds.slice(1).flatMap((monthEnd, index) => {
    const monthStart = bounds[index] ?? period.start
    const start = new Date(Math.max(monthStart.getTime(), line.start.getTime()))
    if (start >= monthEnd) return []
    const share = lengthOf({ start, end: monthEnd }) / lengthOf({ start: monthStart, end: monthEnd })
    return [{ productKey, start, end: monthEnd, credits: creditsOf(line, start, subscription.productKey), share }]
  })
}

/**
 * Credits of a month of a line: its product's. Of a year whose subscription has been changed to a product that gives less,
 * the months to come give less, too: what is paid too much goes back by the provider's next invoice.
 */
function creditsOf(line: InvoiceLine, start: Date, current: ProductKey | undefined): number {
  const credits = products[line.productKey].monthlyCredits
  if (start <= line.start) return credits
  return Math.min(credits, current === undefined ? 0 : products[current].monthlyCredits)
}

/** The whole period that a proration is a part of; both end together. */
function wholePeriod(
  { interval, start, end }: InvoiceLine,
  { currentPeriodStart, currentPeriodEnd }: Pick<ProviderSubscription, 'currentPeriodStart' | 'currentPeriodEnd'>,
): { start: Date; end: Date } {
  const isCurrent = currentPeriodEnd.getTime() === end.getTime() && currentPeriodStart <= start
  const begun = isCurrent ? currentPeriodStart : addMonths(end, interval === 'annual' ? -12 : -1)
  return { start: new Date(Math.min(begun.getTime(), start.getTime())), end }
}

/** The bounds of the twelve months of a year: the last one ends with the year, also one that begins or ends in February. */
function twelveMonths({ start, end }: { start: Date; end: Date }): Date[] {
  return [...Array.from({ length: 12 }, (_, month) => addMonths(start, month)), end]
}

function lengthOf({ start, end }: { start: Date; end: Date }): number {
  return end.getTime() - start.getTime()
}
