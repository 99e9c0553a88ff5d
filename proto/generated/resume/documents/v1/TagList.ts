// Original file: resume/documents/v1/documents.proto


/**
 * A list of tags that can be absent.
 */
export interface TagList {
  'values'?: (string)[];
}

/**
 * A list of tags that can be absent.
 */
export interface TagListOutput {
  'values': (string)[];
}
