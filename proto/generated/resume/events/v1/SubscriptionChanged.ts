// Original file: resume/events/v1/billing_events.proto

import type { Long } from '@grpc/proto-loader';

/**
 * resume.billing.subscription.changed: the state of a user's subscription, whole, after any change of it.
 */
export interface SubscriptionChanged {
  'userId'?: (string);
  'subscriptionId'?: (string);
  /**
   * INACTIVE, TRIALING, ACTIVE, PAST_DUE or CANCELED.
   */
  'status'?: (string);
  /**
   * ai_credits, portfolio_pro or bundle; empty on the FREE plan.
   */
  'productKey'?: (string);
  /**
   * What the user may do now.
   */
  'entitlements'?: (string)[];
  /**
   * ISO 8601; empty when there is no period.
   */
  'currentPeriodStart'?: (string);
  /**
   * ISO 8601; empty when there is no period.
   */
  'currentPeriodEnd'?: (string);
  /**
   * Grows with every change of the subscription: a state with a lower or equal version than one already seen is old.
   */
  'version'?: (number | string | Long);
}

/**
 * resume.billing.subscription.changed: the state of a user's subscription, whole, after any change of it.
 */
export interface SubscriptionChangedOutput {
  'userId': (string);
  'subscriptionId': (string);
  /**
   * INACTIVE, TRIALING, ACTIVE, PAST_DUE or CANCELED.
   */
  'status': (string);
  /**
   * ai_credits, portfolio_pro or bundle; empty on the FREE plan.
   */
  'productKey': (string);
  /**
   * What the user may do now.
   */
  'entitlements': (string)[];
  /**
   * ISO 8601; empty when there is no period.
   */
  'currentPeriodStart': (string);
  /**
   * ISO 8601; empty when there is no period.
   */
  'currentPeriodEnd': (string);
  /**
   * Grows with every change of the subscription: a state with a lower or equal version than one already seen is old.
   */
  'version': (number);
}
