/** A payment, as far as it says what of it went back. */
export interface GivenBack {
  amountCents: number
  refundedCents: number
  /** What of it is under dispute, or was lost in one. */
  disputedCents: number
}

/** What went back of a payment, or may, in cents: never more than was paid. */
export function backCents({ amountCents, refundedCents, disputedCents }: GivenBack): number {
  return Math.min(amountCents, refundedCents + disputedCents)
}

/** What goes with the money that went back, of something that came with a payment: the same share, rounded down. */
export function shareBack(whole: number, payment: GivenBack): number {
  const back = backCents(payment)
  return back === payment.amountCents ? whole : Math.floor((whole * back) / payment.amountCents)
}
