// Original file: resume/billing/v1/billing_enums.proto

/**
 * What a payment is for.
 */
export const PaymentKind = {
  PAYMENT_KIND_UNSPECIFIED: 'PAYMENT_KIND_UNSPECIFIED',
  PAYMENT_KIND_SUBSCRIPTION: 'PAYMENT_KIND_SUBSCRIPTION',
  PAYMENT_KIND_CREDIT_PACK: 'PAYMENT_KIND_CREDIT_PACK',
} as const;

/**
 * What a payment is for.
 */
export type PaymentKind =
  | 'PAYMENT_KIND_UNSPECIFIED'
  | 0
  | 'PAYMENT_KIND_SUBSCRIPTION'
  | 1
  | 'PAYMENT_KIND_CREDIT_PACK'
  | 2

/**
 * What a payment is for.
 */
export type PaymentKindOutput = typeof PaymentKind[keyof typeof PaymentKind]
