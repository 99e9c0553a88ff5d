/** Who a user is at the payment provider. */
export interface Customer {
  userId: string
  /** The customer's ID at the provider. */
  providerId: string
  /** Set when the user was erased. */
  erasedAt: Date | null
}
