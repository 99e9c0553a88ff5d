// Original file: null

import type { AnyExtension } from '@grpc/proto-loader';

export type Any = AnyExtension | {
  type_url: string;
  value: Buffer | Uint8Array | string;
}

export interface AnyOutput {
  'type_url': (string);
  'value': (Buffer);
}
