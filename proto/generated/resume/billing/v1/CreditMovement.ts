// Original file: resume/billing/v1/billing.proto

import type { MovementKind as _resume_billing_v1_MovementKind, MovementKindOutput as _resume_billing_v1_MovementKindOutput } from '../../../resume/billing/v1/MovementKind.ts';

/**
 * A transaction of the ledger as its owner sees it.
 */
export interface CreditMovement {
  'id'?: (string);
  /**
   * Change of the balance.
   */
  'amount'?: (number);
  /**
   * Change of what is reserved.
   */
  'reservedAmount'?: (number);
  'balanceAfter'?: (number);
  'reservationId'?: (string);
  /**
   * What the credits were for, or where they came from.
   */
  'purpose'?: (string);
  'createdAt'?: (string);
  'movementKind'?: (_resume_billing_v1_MovementKind);
  '_reservationId'?: "reservationId";
}

/**
 * A transaction of the ledger as its owner sees it.
 */
export interface CreditMovementOutput {
  'id': (string);
  /**
   * Change of the balance.
   */
  'amount': (number);
  /**
   * Change of what is reserved.
   */
  'reservedAmount': (number);
  'balanceAfter': (number);
  'reservationId'?: (string);
  /**
   * What the credits were for, or where they came from.
   */
  'purpose': (string);
  'createdAt': (string);
  'movementKind': (_resume_billing_v1_MovementKindOutput);
  '_reservationId'?: "reservationId";
}
