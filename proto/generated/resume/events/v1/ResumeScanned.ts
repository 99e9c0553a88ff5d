// Original file: resume/events/v1/ats_events.proto


/**
 * resume.ats.resume.scanned: a scan succeeded and used its quota.
 */
export interface ResumeScanned {
  'scanId'?: (string);
  /**
   * Empty for an anonymous caller.
   */
  'userId'?: (string);
  'withJobDescription'?: (boolean);
}

/**
 * resume.ats.resume.scanned: a scan succeeded and used its quota.
 */
export interface ResumeScannedOutput {
  'scanId': (string);
  /**
   * Empty for an anonymous caller.
   */
  'userId': (string);
  'withJobDescription': (boolean);
}
