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
  /**
   * Whether an earlier request with the same ID did the work.
   */
  'isReplay'?: (boolean);
  /**
   * For ConfirmAnswer, once the caller has the answer; absent when nothing is left to pay.
   */
  'confirmId'?: (string);
  /**
   * The reservation at billing of which credits_spent are to be committed, with confirm_id; the caller may leave that to
   * ConfirmAnswer.
   */
  'reservationId'?: (string);
  '_confirmId'?: "confirmId";
  '_reservationId'?: "reservationId";
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
  /**
   * Whether an earlier request with the same ID did the work.
   */
  'isReplay': (boolean);
  /**
   * For ConfirmAnswer, once the caller has the answer; absent when nothing is left to pay.
   */
  'confirmId'?: (string);
  /**
   * The reservation at billing of which credits_spent are to be committed, with confirm_id; the caller may leave that to
   * ConfirmAnswer.
   */
  'reservationId'?: (string);
  '_confirmId'?: "confirmId";
  '_reservationId'?: "reservationId";
}
