// Original file: resume/content/v1/writing.proto


/**
 * What to write, and of what. At least one of `text`, `context` and `job_description` says something.
 */
export interface GenerateRequest {
  'action'?: (string);
  /**
   * standard or expert.
   */
  'mode'?: (string);
  'text'?: (string);
  'context'?: (string);
  'jobDescription'?: (string);
  'instructions'?: (string);
  /**
   * A document of the caller whose personal data is kept from the AI, too.
   */
  'documentId'?: (string);
  /**
   * The caller's name for the request; absent when it will not be repeated.
   */
  'requestId'?: (string);
  /**
   * Digest of the request: a repeat must be the same.
   */
  'fingerprint'?: (string);
  '_documentId'?: "documentId";
  '_requestId'?: "requestId";
  '_fingerprint'?: "fingerprint";
}

/**
 * What to write, and of what. At least one of `text`, `context` and `job_description` says something.
 */
export interface GenerateRequestOutput {
  'action': (string);
  /**
   * standard or expert.
   */
  'mode': (string);
  'text': (string);
  'context': (string);
  'jobDescription': (string);
  'instructions': (string);
  /**
   * A document of the caller whose personal data is kept from the AI, too.
   */
  'documentId'?: (string);
  /**
   * The caller's name for the request; absent when it will not be repeated.
   */
  'requestId'?: (string);
  /**
   * Digest of the request: a repeat must be the same.
   */
  'fingerprint'?: (string);
  '_documentId'?: "documentId";
  '_requestId'?: "requestId";
  '_fingerprint'?: "fingerprint";
}
