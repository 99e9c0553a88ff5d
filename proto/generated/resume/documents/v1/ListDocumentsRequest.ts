// Original file: resume/documents/v1/documents.proto


/**
 * Filters, order and page.
 */
export interface ListDocumentsRequest {
  'limit'?: (number);
  'offset'?: (number);
  'type'?: (string);
  'visibility'?: (string);
  'tag'?: (string);
  /**
   * Text within the title, whatever its case.
   */
  'search'?: (string);
  /**
   * -updatedAt, updatedAt, -createdAt, createdAt or title.
   */
  'sort'?: (string);
  '_type'?: "type";
  '_visibility'?: "visibility";
  '_tag'?: "tag";
  '_search'?: "search";
}

/**
 * Filters, order and page.
 */
export interface ListDocumentsRequestOutput {
  'limit': (number);
  'offset': (number);
  'type'?: (string);
  'visibility'?: (string);
  'tag'?: (string);
  /**
   * Text within the title, whatever its case.
   */
  'search'?: (string);
  /**
   * -updatedAt, updatedAt, -createdAt, createdAt or title.
   */
  'sort': (string);
  '_type'?: "type";
  '_visibility'?: "visibility";
  '_tag'?: "tag";
  '_search'?: "search";
}
