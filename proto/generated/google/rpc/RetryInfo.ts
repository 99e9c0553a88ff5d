// Original file: google/rpc/error_details.proto

import type { Duration as _google_protobuf_Duration, DurationOutput as _google_protobuf_DurationOutput } from '../../google/protobuf/Duration.ts';

/**
 * When a retry makes sense.
 */
export interface RetryInfo {
  'retryDelay'?: (_google_protobuf_Duration | null);
}

/**
 * When a retry makes sense.
 */
export interface RetryInfoOutput {
  'retryDelay': (_google_protobuf_DurationOutput | null);
}
