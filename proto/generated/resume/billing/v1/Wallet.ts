// Original file: resume/billing/v1/billing.proto

import type { Long } from '@grpc/proto-loader';

/**
 * A user's credits.
 */
export interface Wallet {
  /**
   * What can be spent now: neither reserved nor expired.
   */
  'balance'?: (number);
  /**
   * Held by reservations that nobody has resolved yet.
   */
  'reserved'?: (number);
  /**
   * Every credit that ever came in.
   */
  'lifetimeCredited'?: (number | string | Long);
  /**
   * Every credit that went: spent, expired or taken back.
   */
  'lifetimeDebited'?: (number | string | Long);
  /**
   * Credits that a refund took back after they had been spent; the next ones that come in pay for them.
   */
  'debt'?: (number);
  /**
   * When the next credits expire.
   */
  'nextExpiryAt'?: (string);
  /**
   * How many they are.
   */
  'nextExpiryCredits'?: (number);
  'updatedAt'?: (string);
  '_nextExpiryAt'?: "nextExpiryAt";
}

/**
 * A user's credits.
 */
export interface WalletOutput {
  /**
   * What can be spent now: neither reserved nor expired.
   */
  'balance': (number);
  /**
   * Held by reservations that nobody has resolved yet.
   */
  'reserved': (number);
  /**
   * Every credit that ever came in.
   */
  'lifetimeCredited': (number);
  /**
   * Every credit that went: spent, expired or taken back.
   */
  'lifetimeDebited': (number);
  /**
   * Credits that a refund took back after they had been spent; the next ones that come in pay for them.
   */
  'debt': (number);
  /**
   * When the next credits expire.
   */
  'nextExpiryAt'?: (string);
  /**
   * How many they are.
   */
  'nextExpiryCredits': (number);
  'updatedAt': (string);
  '_nextExpiryAt'?: "nextExpiryAt";
}
