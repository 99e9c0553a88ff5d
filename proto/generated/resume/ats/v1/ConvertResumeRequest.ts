// Original file: resume/ats/v1/ats.proto


/**
 * The resume to convert: as in CheckResumeRequest.
 */
export interface ConvertResumeRequest {
  'text'?: (string);
  /**
   * UTF-8 JSON of a MasterProfileContent or a JSON Resume.
   */
  'json'?: (Buffer | Uint8Array | string);
  /**
   * 1 to 255 characters; absent when the request will not be repeated.
   */
  'requestId'?: (string);
  /**
   * As in AnalyzeResumeRequest.
   */
  'fingerprint'?: (string);
  'resume'?: "text"|"json";
  '_requestId'?: "requestId";
  '_fingerprint'?: "fingerprint";
}

/**
 * The resume to convert: as in CheckResumeRequest.
 */
export interface ConvertResumeRequestOutput {
  'text'?: (string);
  /**
   * UTF-8 JSON of a MasterProfileContent or a JSON Resume.
   */
  'json'?: (Buffer);
  /**
   * 1 to 255 characters; absent when the request will not be repeated.
   */
  'requestId'?: (string);
  /**
   * As in AnalyzeResumeRequest.
   */
  'fingerprint'?: (string);
  'resume'?: "text"|"json";
  '_requestId'?: "requestId";
  '_fingerprint'?: "fingerprint";
}
