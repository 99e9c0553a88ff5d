// Original file: null

import type { Long } from '@grpc/proto-loader';

export interface Duration {
  'seconds'?: (number | string | Long);
  'nanos'?: (number);
}

export interface DurationOutput {
  'seconds': (number);
  'nanos': (number);
}
