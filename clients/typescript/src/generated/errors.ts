// Made from the description of the API by `npm run generate`.

import { ApiError, type Refusal } from '../errors.ts'

/** The API answered 400. */
export class BadRequestError extends ApiError<'body_not_object' | 'content_length_mismatch' | 'cursor_unknown' | 'host_invalid' | 'invalid_request' | 'malformed_json' | 'malformed_multipart' | 'malformed_request' | 'malformed_upload' | 'malformed_url' | 'text_not_storable' | 'validation_failed' | 'scopes_unsupported' | 'sign_in_code_expired' | 'sign_in_code_invalid' | 'sign_in_request_invalid' | 'codehost_not_connected' | 'file_unreadable' | 'job_url_unavailable' | 'username_required' | 'webhook_signature_invalid'> {
  override name = 'BadRequestError'
}

/** The API answered 401. */
export class UnauthorizedError extends ApiError<'origin_not_allowed' | 'unauthenticated' | 'password_invalid'> {
  override name = 'UnauthorizedError'
}

/** The API answered 402. */
export class PaymentRequiredError extends ApiError<'credits_missing'> {
  override name = 'PaymentRequiredError'
}

/** The API answered 403. */
export class ForbiddenError extends ApiError<'account_suspended' | 'administrator_required' | 'forbidden' | 'origin_refused' | 'plan_limit' | 'plan_required' | 'scope_missing' | 'service_required' | 'session_required' | 'sign_in_attempts_exceeded' | 'sign_in_origin_refused' | 'affiliate_suspended'> {
  override name = 'ForbiddenError'
}

/** The API answered 404. */
export class NotFoundError extends ApiError<'not_found' | 'route_not_found'> {
  override name = 'NotFoundError'
}

/** The API answered 405. */
export class MethodNotAllowedError extends ApiError<'method_not_allowed'> {
  override name = 'MethodNotAllowedError'
}

/** The API answered 408. */
export class RequestTimeoutError extends ApiError<'request_timeout' | 'extraction_timeout' | 'scan_timeout'> {
  override name = 'RequestTimeoutError'
}

/** The API answered 409. */
export class ConflictError extends ApiError<'conflict' | 'idempotency_conflict' | 'idempotency_in_progress' | 'idempotency_result_dropped' | 'api_keys_exhausted' | 'username_locked' | 'username_taken' | 'profile_changed' | 'revision_mismatch' | 'slug_taken' | 'subdomains_exhausted' | 'assets_exhausted' | 'subdomain_taken' | 'billing_account_missing' | 'checkout_canceled' | 'checkout_in_progress' | 'reservation_conflict' | 'reservation_settled' | 'subscription_active' | 'ambassador_applied' | 'ambassador_refused' | 'application_decided' | 'already_referred' | 'commissions_missing' | 'has_paid_before' | 'not_enrolled' | 'referral_too_late' | 'withdrawal_open' | 'withdrawal_settled' | 'sync_in_progress' | 'version_taken'> {
  override name = 'ConflictError'
}

/** The API answered 410. */
export class GoneError extends ApiError<'link_expired'> {
  override name = 'GoneError'
}

/** The API answered 413. */
export class PayloadTooLargeError extends ApiError<'body_too_large' | 'content_too_large' | 'file_too_large'> {
  override name = 'PayloadTooLargeError'
}

/** The API answered 415. */
export class UnsupportedMediaTypeError extends ApiError<'unsupported_media_type' | 'unsupported_file_type'> {
  override name = 'UnsupportedMediaTypeError'
}

/** The API answered 429. */
export class TooManyRequestsError extends ApiError<'rate_limited' | 'export_in_progress' | 'quota_exceeded' | 'runs_at_once'> {
  override name = 'TooManyRequestsError'
}

/** The API answered 500. */
export class InternalServerError extends ApiError<'internal_error'> {
  override name = 'InternalServerError'
}

/** The API answered 502. */
export class BadGatewayError extends ApiError<'upstream_failed' | 'storage_failed'> {
  override name = 'BadGatewayError'
}

/** The API answered 503. */
export class ServiceUnavailableError extends ApiError<'daily_limit_reached' | 'took_too_long' | 'storage_unavailable' | 'payment_provider_unavailable' | 'cache_unreachable' | 'caller_gone' | 'database_unreachable' | 'draining' | 'feature_off' | 'not_configured' | 'overloaded' | 'unavailable'> {
  override name = 'ServiceUnavailableError'
}

/** The class that stands for a status. */
export const errorsByStatus: Record<number, (new (refusal: Refusal) => ApiError) | undefined> = {
  400: BadRequestError,
  401: UnauthorizedError,
  402: PaymentRequiredError,
  403: ForbiddenError,
  404: NotFoundError,
  405: MethodNotAllowedError,
  408: RequestTimeoutError,
  409: ConflictError,
  410: GoneError,
  413: PayloadTooLargeError,
  415: UnsupportedMediaTypeError,
  429: TooManyRequestsError,
  500: InternalServerError,
  502: BadGatewayError,
  503: ServiceUnavailableError,
}
