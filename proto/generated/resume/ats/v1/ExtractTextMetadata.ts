// Original file: resume/ats/v1/ats.proto


/**
 * What is known of the file before its bytes.
 */
export interface ExtractTextMetadata {
  'fileName'?: (string);
}

/**
 * What is known of the file before its bytes.
 */
export interface ExtractTextMetadataOutput {
  'fileName': (string);
}
