import type { MethodDefinition } from '@grpc/grpc-js'

const same = (bytes: Buffer) => bytes

/** A unary method that carries bytes as they are. */
export const bareMethod: MethodDefinition<Buffer, Buffer> = {
  path: '/bench.Bare/Get',
  requestStream: false,
  responseStream: false,
  requestSerialize: same,
  requestDeserialize: same,
  responseSerialize: same,
  responseDeserialize: same,
}
