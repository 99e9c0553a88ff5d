import { invalidFields } from '@resume/service-kit/errors/app-error'

/** A user's master profile as it is stored. */
export interface MasterProfile {
  id: string
  userId: string
  /** JSON text. */
  content: string
  createdAt: Date
  updatedAt: Date
}

/** When the next state of a profile counts as written: always later than the former state, so that no two are alike. */
export function nextUpdatedAt(now: Date, former: Date | undefined): Date {
  return new Date(Math.max(now.getTime(), (former?.getTime() ?? 0) + 1))
}

/**
 * When the state of a profile that a caller last read was written; undefined when there was none.
 * @throws AppError `validation_failed` for anything but a timestamp
 */
export function readExpectedUpdatedAt(sent: string | undefined): Date | undefined {
  if (sent === undefined) return undefined
  const expected = new Date(sent)
  if (Number.isNaN(expected.getTime())) {
    throw invalidFields({ path: 'expectedUpdatedAt', message: 'must be a timestamp' })
  }
  return expected
}
