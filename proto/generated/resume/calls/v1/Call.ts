// Original file: resume/calls/v1/calls.proto


/**
 * One call.
 */
export interface Call {
  /**
   * Its path, such as "/resume.identity.v1.IdentityService/GetUser". The method has one request and one response, and is idempotent.
   */
  'method'?: (string);
  /**
   * Its request, encoded.
   */
  'request'?: (Buffer | Uint8Array | string);
  /**
   * The ID of the request that it is part of.
   */
  'requestId'?: (string);
  /**
   * W3C trace context.
   */
  'traceparent'?: (string);
  /**
   * Whom it is made for, signed.
   */
  'principal'?: (string);
  /**
   * How long its answer is waited for, in milliseconds.
   */
  'timeoutMs'?: (number);
}

/**
 * One call.
 */
export interface CallOutput {
  /**
   * Its path, such as "/resume.identity.v1.IdentityService/GetUser". The method has one request and one response, and is idempotent.
   */
  'method': (string);
  /**
   * Its request, encoded.
   */
  'request': (Buffer);
  /**
   * The ID of the request that it is part of.
   */
  'requestId': (string);
  /**
   * W3C trace context.
   */
  'traceparent': (string);
  /**
   * Whom it is made for, signed.
   */
  'principal': (string);
  /**
   * How long its answer is waited for, in milliseconds.
   */
  'timeoutMs': (number);
}
