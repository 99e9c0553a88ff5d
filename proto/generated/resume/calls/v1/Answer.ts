// Original file: resume/calls/v1/calls.proto


/**
 * The answer to one call.
 */
export interface Answer {
  /**
   * The place of the call in the request, from 0.
   */
  'call'?: (number);
  /**
   * Its response, encoded; empty when it failed.
   */
  'response'?: (Buffer | Uint8Array | string);
  /**
   * Its status, as gRPC numbers them; 0 when it did not fail.
   */
  'code'?: (number);
  /**
   * What the status says.
   */
  'message'?: (string);
  /**
   * `google.rpc.Status`, encoded, as the metadata of a failed call has it in `grpc-status-details-bin`.
   */
  'details'?: (Buffer | Uint8Array | string);
}

/**
 * The answer to one call.
 */
export interface AnswerOutput {
  /**
   * The place of the call in the request, from 0.
   */
  'call': (number);
  /**
   * Its response, encoded; empty when it failed.
   */
  'response': (Buffer);
  /**
   * Its status, as gRPC numbers them; 0 when it did not fail.
   */
  'code': (number);
  /**
   * What the status says.
   */
  'message': (string);
  /**
   * `google.rpc.Status`, encoded, as the metadata of a failed call has it in `grpc-status-details-bin`.
   */
  'details': (Buffer);
}
