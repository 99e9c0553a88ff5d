/** How often a price is paid, in months. */
export function monthsOfPrice(priceId: string): number {
  return priceId.endsWith('_annual') ? 12 : 1
}

/**
 * The end of a billing period, as Stripe counts: months after the anchor, in UTC, on the anchor's day or the last one of a
 * month that has no such day. Seconds since the epoch.
 * @param start the period's start: the anchor itself, or a bound after it
 */
export function periodEnd(anchor: number, start: number, months: number): number {
  /** No month is shorter: a start that was moved in time is not followed by the bound that lies right behind it. */
  const earliest = start + months * 27 * 24 * 60 * 60
  let end = anchor
  for (let count = months; end < earliest; count += months) end = monthsAfter(anchor, count)
  return end
}

function monthsAfter(anchor: number, months: number): number {
  const date = new Date(anchor * 1000)
  const month = date.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const day = Math.min(date.getUTCDate(), lastDay)
  const [hours, minutes, seconds] = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()]
  return Date.UTC(date.getUTCFullYear(), month, day, hours, minutes, seconds) / 1000
}
