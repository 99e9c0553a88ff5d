/** Who a user is at the payment provider. */
export interface Customer {
  userId: string
  /** The customer's ID at the provider. */
  providerId: string
  /** Whether it is one of live mode, and not of test mode; null for one from before that was kept. */
  isLive: boolean | null
  /** Set when the user was erased. */
  erasedAt: Date | null
}
