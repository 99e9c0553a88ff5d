// Original file: resume/content/v1/statistics.proto


/**
 * Which counts to list.
 */
export interface ListEventCountsRequest {
  'limit'?: (number);
  'offset'?: (number);
  /**
   * YYYY-MM-DD, both included.
   */
  'from'?: (string);
  'to'?: (string);
  'name'?: (string);
  /**
   * Counts by the values of this property instead; needs a name.
   */
  'property'?: (string);
  '_name'?: "name";
  '_property'?: "property";
}

/**
 * Which counts to list.
 */
export interface ListEventCountsRequestOutput {
  'limit': (number);
  'offset': (number);
  /**
   * YYYY-MM-DD, both included.
   */
  'from': (string);
  'to': (string);
  'name'?: (string);
  /**
   * Counts by the values of this property instead; needs a name.
   */
  'property'?: (string);
  '_name'?: "name";
  '_property'?: "property";
}
