// Original file: resume/events/v1/ats_events.proto


/**
 * resume.ats.resume.extracted: a file was turned into text.
 */
export interface ResumeExtracted {
  'extractionId'?: (string);
  /**
   * Empty for an anonymous caller.
   */
  'userId'?: (string);
  'mimeType'?: (string);
}

/**
 * resume.ats.resume.extracted: a file was turned into text.
 */
export interface ResumeExtractedOutput {
  'extractionId': (string);
  /**
   * Empty for an anonymous caller.
   */
  'userId': (string);
  'mimeType': (string);
}
