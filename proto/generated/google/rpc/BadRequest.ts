// Original file: google/rpc/error_details.proto


/**
 * One wrong field.
 */
export interface _google_rpc_BadRequest_FieldViolation {
  'field'?: (string);
  'description'?: (string);
}

/**
 * One wrong field.
 */
export interface _google_rpc_BadRequest_FieldViolationOutput {
  'field': (string);
  'description': (string);
}

/**
 * The wrong fields of a request.
 */
export interface BadRequest {
  'fieldViolations'?: (_google_rpc_BadRequest_FieldViolation)[];
}

/**
 * The wrong fields of a request.
 */
export interface BadRequestOutput {
  'fieldViolations': (_google_rpc_BadRequest_FieldViolationOutput)[];
}
