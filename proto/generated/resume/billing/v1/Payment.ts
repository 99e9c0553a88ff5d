// Original file: resume/billing/v1/billing.proto

import type { PaymentKind as _resume_billing_v1_PaymentKind, PaymentKindOutput as _resume_billing_v1_PaymentKindOutput } from '../../../resume/billing/v1/PaymentKind.ts';
import type { ProductKey as _resume_billing_v1_ProductKey, ProductKeyOutput as _resume_billing_v1_ProductKeyOutput } from '../../../resume/billing/v1/ProductKey.ts';
import type { PackKey as _resume_billing_v1_PackKey, PackKeyOutput as _resume_billing_v1_PackKeyOutput } from '../../../resume/billing/v1/PackKey.ts';
import type { PaymentStatus as _resume_billing_v1_PaymentStatus, PaymentStatusOutput as _resume_billing_v1_PaymentStatusOutput } from '../../../resume/billing/v1/PaymentStatus.ts';

/**
 * Money that a user paid.
 */
export interface Payment {
  'id'?: (string);
  'amountCents'?: (number);
  /**
   * Of the amount, what was given back.
   */
  'refundedCents'?: (number);
  /**
   * ISO 4217, lower case.
   */
  'currency'?: (string);
  /**
   * The credits that came with it.
   */
  'credits'?: (number);
  'paidAt'?: (string);
  'updatedAt'?: (string);
  'paymentKind'?: (_resume_billing_v1_PaymentKind);
  /**
   * What was paid for: a product or a pack.
   */
  'product'?: (_resume_billing_v1_ProductKey);
  'pack'?: (_resume_billing_v1_PackKey);
  'paymentStatus'?: (_resume_billing_v1_PaymentStatus);
  '_product'?: "product";
  '_pack'?: "pack";
}

/**
 * Money that a user paid.
 */
export interface PaymentOutput {
  'id': (string);
  'amountCents': (number);
  /**
   * Of the amount, what was given back.
   */
  'refundedCents': (number);
  /**
   * ISO 4217, lower case.
   */
  'currency': (string);
  /**
   * The credits that came with it.
   */
  'credits': (number);
  'paidAt': (string);
  'updatedAt': (string);
  'paymentKind': (_resume_billing_v1_PaymentKindOutput);
  /**
   * What was paid for: a product or a pack.
   */
  'product'?: (_resume_billing_v1_ProductKeyOutput);
  'pack'?: (_resume_billing_v1_PackKeyOutput);
  'paymentStatus': (_resume_billing_v1_PaymentStatusOutput);
  '_product'?: "product";
  '_pack'?: "pack";
}
