import { error } from './entry.ts'

/** Credits, checkouts and subscriptions. */
export const billingErrors = {
  webhook_signature_invalid: error(
    400,
    'Invalid webhook signature',
    'The signature of a billing event is wrong or older than 5 minutes.',
  ),
  credits_missing: error(402, 'Not enough AI credits.', 'The balance is smaller than the price. Nothing is charged.'),
  billing_account_missing: error(409, 'There is no billing account', 'The user has never bought anything.'),
  checkout_canceled: error(409, 'The checkout was canceled', 'The checkout was canceled while it was being opened.'),
  checkout_in_progress: error(
    409,
    'A checkout is already in progress',
    'Another checkout is open. Cancel it or wait 30 minutes.',
  ),
  reservation_conflict: error(
    409,
    'The request id was used for another reservation',
    'Credits are reserved twice under one request id, for different amounts.',
  ),
  reservation_settled: error(
    409,
    'The reservation is {state} already',
    'Reserved credits are settled twice, in different ways.',
  ),
  subscription_active: error(
    409,
    'A subscription is already active',
    'The user already has a subscription. Change it in the portal.',
  ),
  payment_provider_unavailable: error(
    503,
    'The payment provider does not answer',
    'Stripe cannot be reached or refuses the request.',
  ),
} as const
