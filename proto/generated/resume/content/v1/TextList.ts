// Original file: resume/content/v1/changelog.proto


/**
 * A list that can be absent.
 */
export interface TextList {
  'values'?: (string)[];
}

/**
 * A list that can be absent.
 */
export interface TextListOutput {
  'values': (string)[];
}
