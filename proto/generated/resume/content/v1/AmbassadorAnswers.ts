// Original file: resume/content/v1/programs.proto


/**
 * What somebody says who wants to be an ambassador.
 */
export interface AmbassadorAnswers {
  'collegeName'?: (string);
  'graduationYear'?: (number);
  'whyJoin'?: (string);
  'superpower'?: (string);
  'funFact'?: (string);
  'vibeCheck'?: (string);
  'socialHandle'?: (string);
  '_vibeCheck'?: "vibeCheck";
  '_socialHandle'?: "socialHandle";
}

/**
 * What somebody says who wants to be an ambassador.
 */
export interface AmbassadorAnswersOutput {
  'collegeName': (string);
  'graduationYear': (number);
  'whyJoin': (string);
  'superpower': (string);
  'funFact': (string);
  'vibeCheck'?: (string);
  'socialHandle'?: (string);
  '_vibeCheck'?: "vibeCheck";
  '_socialHandle'?: "socialHandle";
}
