// Original file: resume/billing/v1/billing.proto


/**
 * A transaction of the ledger as its owner sees it.
 */
export interface CreditMovement {
  'id'?: (string);
  /**
   * grant, reserve, commit, release, lapse (of a reservation), expire (of credits), take_back or settle_debt.
   */
  'kind'?: (string);
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
  '_reservationId'?: "reservationId";
}

/**
 * A transaction of the ledger as its owner sees it.
 */
export interface CreditMovementOutput {
  'id': (string);
  /**
   * grant, reserve, commit, release, lapse (of a reservation), expire (of credits), take_back or settle_debt.
   */
  'kind': (string);
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
  '_reservationId'?: "reservationId";
}
