import { Metadata, type ServiceError, type StatusObject, status } from '@grpc/grpc-js'
import { errorInfo, rpcStatus } from '@resume/proto/errors'
import { describe, expect, it } from 'vitest'
import { AppError } from './app-error.ts'
import { fromGrpcError, toGrpcStatus } from './grpc-errors.ts'

/** What a client gets of a status. */
const received = ({ code, details, metadata }: Partial<StatusObject>) =>
  Object.assign(new Error(details), { code, details, metadata }) as ServiceError

/** A status as a service of another release makes it. */
function fromOtherRelease(code: status, reason: string, metadata?: Record<string, string>): ServiceError {
  const value = errorInfo.serialize({ reason, domain: 'resume-platform', ...(metadata && { metadata }) })
  const details = [{ type_url: 'type.googleapis.com/google.rpc.ErrorInfo', value }]
  const trailer = new Metadata()
  trailer.set('grpc-status-details-bin', rpcStatus.serialize({ code, message: 'As it is', details }))
  return received({ code, details: 'As it is', metadata: trailer })
}

describe('an error over gRPC', () => {
  it('arrives as it was thrown, with its id, message, fields and retry time', () => {
    const thrown = [
      new AppError('unavailable'),
      new AppError('revision_mismatch', { client: 1, server: 2 }),
      new AppError('quota_exceeded', { quota: 'Import' }, { retryAfterSeconds: 7 }),
      new AppError('validation_failed', { details: [{ path: 'a.b', message: 'is required' }] }),
    ]
    for (const error of thrown) {
      const { id, code, message, httpStatus, details, retryAfterSeconds } = error
      const arrived = fromGrpcError(received(toGrpcStatus(error)))
      expect(arrived).toMatchObject({ id, code, message, httpStatus, details, retryAfterSeconds })
      expect(arrived.stack).toContain(message)
    }
  })

  it('that a newer service names by a word unknown here keeps its message and the class that it tells', () => {
    const gone = fromGrpcError(fromOtherRelease(status.FAILED_PRECONDITION, 'draft_expired', { class: 'gone' }))
    expect(gone).toMatchObject({ id: 'link_expired', httpStatus: 410, message: 'As it is' })
    const limited = fromGrpcError(fromOtherRelease(status.RESOURCE_EXHAUSTED, 'daily_limit', { class: 'rate_limited' }))
    expect(limited).toMatchObject({ id: 'rate_limited', httpStatus: 429 })
  })

  it('without a known class is the generic error of its status', () => {
    const cases: [status, string, number][] = [
      [status.INVALID_ARGUMENT, 'invalid_request', 400],
      [status.PERMISSION_DENIED, 'forbidden', 403],
      [status.ALREADY_EXISTS, 'conflict', 409],
      [status.UNAVAILABLE, 'unavailable', 503],
      [status.DATA_LOSS, 'internal_error', 500],
    ]
    for (const [code, id, httpStatus] of cases) {
      expect(fromGrpcError(fromOtherRelease(code, 'a_new_word'))).toMatchObject({ id, httpStatus })
      expect(fromGrpcError(fromOtherRelease(code, 'a_new_word', { class: 'new_class' }))).toMatchObject({ id })
    }
  })
})
