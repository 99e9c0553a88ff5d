// Original file: google/rpc/error_details.proto


/**
 * The cause of an error in terms of its domain.
 */
export interface ErrorInfo {
  'reason'?: (string);
  'domain'?: (string);
  'metadata'?: ({[key: string]: string});
}

/**
 * The cause of an error in terms of its domain.
 */
export interface ErrorInfoOutput {
  'reason': (string);
  'domain': (string);
  'metadata': ({[key: string]: string});
}
