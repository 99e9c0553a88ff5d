// Original file: resume/content/v1/statistics.proto

import type { Long } from '@grpc/proto-loader';

/**
 * How often events of a name happened on a day, or those of them whose property had a value.
 */
export interface EventCount {
  /**
   * YYYY-MM-DD, in UTC.
   */
  'date'?: (string);
  'name'?: (string);
  /**
   * Both or neither.
   */
  'property'?: (string);
  'value'?: (string);
  'count'?: (number | string | Long);
  '_property'?: "property";
  '_value'?: "value";
}

/**
 * How often events of a name happened on a day, or those of them whose property had a value.
 */
export interface EventCountOutput {
  /**
   * YYYY-MM-DD, in UTC.
   */
  'date': (string);
  'name': (string);
  /**
   * Both or neither.
   */
  'property'?: (string);
  'value'?: (string);
  'count': (number);
  '_property'?: "property";
  '_value'?: "value";
}
