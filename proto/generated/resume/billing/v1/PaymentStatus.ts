// Original file: resume/billing/v1/billing_enums.proto

/**
 * Where a payment stands.
 */
export const PaymentStatus = {
  PAYMENT_STATUS_UNSPECIFIED: 'PAYMENT_STATUS_UNSPECIFIED',
  PAYMENT_STATUS_PAID: 'PAYMENT_STATUS_PAID',
  PAYMENT_STATUS_PARTIALLY_REFUNDED: 'PAYMENT_STATUS_PARTIALLY_REFUNDED',
  PAYMENT_STATUS_REFUNDED: 'PAYMENT_STATUS_REFUNDED',
  PAYMENT_STATUS_DISPUTED: 'PAYMENT_STATUS_DISPUTED',
} as const;

/**
 * Where a payment stands.
 */
export type PaymentStatus =
  | 'PAYMENT_STATUS_UNSPECIFIED'
  | 0
  | 'PAYMENT_STATUS_PAID'
  | 1
  | 'PAYMENT_STATUS_PARTIALLY_REFUNDED'
  | 2
  | 'PAYMENT_STATUS_REFUNDED'
  | 3
  | 'PAYMENT_STATUS_DISPUTED'
  | 4

/**
 * Where a payment stands.
 */
export type PaymentStatusOutput = typeof PaymentStatus[keyof typeof PaymentStatus]
