// Original file: resume/ats/v1/ats.proto


/**
 * The resume as data.
 */
export interface ConvertResumeResponse {
  /**
   * UTF-8 JSON; basics, links, summary, experience, education, projects and skills of a MasterProfileContent.
   */
  'resume'?: (Buffer | Uint8Array | string);
  'creditsSpent'?: (number);
}

/**
 * The resume as data.
 */
export interface ConvertResumeResponseOutput {
  /**
   * UTF-8 JSON; basics, links, summary, experience, education, projects and skills of a MasterProfileContent.
   */
  'resume': (Buffer);
  'creditsSpent': (number);
}
