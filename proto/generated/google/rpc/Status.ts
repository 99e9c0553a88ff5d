// Original file: google/rpc/status.proto

import type { Any as _google_protobuf_Any, AnyOutput as _google_protobuf_AnyOutput } from '../../google/protobuf/Any.ts';

/**
 * The rich error model of gRPC, carried in `grpc-status-details-bin`.
 */
export interface Status {
  'code'?: (number);
  'message'?: (string);
  'details'?: (_google_protobuf_Any)[];
}

/**
 * The rich error model of gRPC, carried in `grpc-status-details-bin`.
 */
export interface StatusOutput {
  'code': (number);
  'message': (string);
  'details': (_google_protobuf_AnyOutput)[];
}
