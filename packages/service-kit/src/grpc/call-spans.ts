import { type ErrorCode, errorCodes } from '../errors/error-codes.ts'

/** What a span says of a call before it is made (OpenTelemetry, semantic conventions for gRPC). @param path `/service/method` */
export function rpcAttributes(path: string): Record<string, string> {
  const [, service = '', method = ''] = path.split('/')
  return { 'rpc.system': 'grpc', 'rpc.service': service, 'rpc.method': method }
}

/** What a span says of a call that has ended. */
export function rpcOutcome(code: ErrorCode | 'ok'): { failed: boolean; attributes: Record<string, string | number> } {
  if (code === 'ok') return { failed: false, attributes: { 'rpc.grpc.status_code': 0 } }
  const { grpc, http } = errorCodes[code]
  return { failed: http >= 500, attributes: { 'rpc.grpc.status_code': grpc, 'error.type': code } }
}
