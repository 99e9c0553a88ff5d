import type { MovementKind, PackKey, PaymentKind, PaymentStatus, ProductKey } from '@resume/proto/limits/billing'

/** A page to read. */
export interface PageRequest {
  limit: number
  offset: number
}

/** A page, and how many items there are. */
export interface Page<Item> {
  items: Item[]
  total: number
}

/** Money that a user paid, as it is kept. */
export interface PaymentRecord {
  id: string
  kind: PaymentKind
  itemKey: ProductKey | PackKey
  amountCents: number
  refundedCents: number
  currency: string
  status: PaymentStatus
  /** The credits that came with it. */
  credits: number
  paidAt: Date
  updatedAt: Date
}

/** A movement of credits as its owner sees it. */
export interface CreditMovement {
  id: string
  kind: MovementKind
  availableChange: number
  reservedChange: number
  balanceAfter: number
  reservationId: string | null
  purpose: string
  createdAt: Date
}
