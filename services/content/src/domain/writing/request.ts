import {
  type WritingActionName,
  type WritingMode,
  writingActions,
  writingLimits,
  writingModes,
} from '@resume/proto/limits/writing'
import { AppError, invalidFields } from '@resume/service-kit/errors/app-error'
import { isId } from '@resume/service-kit/ids'

/** What a text is made of; empty where the caller says nothing. */
export interface WritingInput {
  text: string
  context: string
  jobDescription: string
  instructions: string
}

/** A request for a text. */
export interface WritingRequest {
  action: WritingActionName
  mode: WritingMode
  input: WritingInput
  documentId: string | undefined
}

/** A request as it came. */
export interface RawWritingRequest extends WritingInput {
  action: string
  mode: string
  documentId?: string | undefined
}

/** Checks a request. @throws AppError `validation_failed` with the paths of docs/api/ai.md; `not_found` for a malformed document ID */
export function readWritingRequest(raw: RawWritingRequest): WritingRequest {
  const action = writingActions.find((known) => known === raw.action)
  const mode = writingModes.find((known) => known === raw.mode)
  if (!action) throw invalidFields({ path: 'action', message: 'is not a known action' })
  if (!mode) throw invalidFields({ path: 'mode', message: 'must be standard or expert' })
  const { text, context, jobDescription, instructions, documentId } = raw
  const input = { text, context, jobDescription, instructions }
  const tooLong = (Object.keys(input) as (keyof WritingInput)[]).flatMap((name) => {
    const limit = writingLimits[`${name}Length`]
    const isLong = input[name].length > limit && [...input[name]].length > limit
    return isLong ? [{ path: `input.${name}`, message: `must have at most ${limit} characters` }] : []
  })
  if (tooLong.length > 0) throw invalidFields(...tooLong)
  if ([text, context, jobDescription].every((said) => said.trim() === '')) {
    throw invalidFields({ path: 'input', message: 'must have text, context or jobDescription' })
  }
  if (documentId !== undefined && !isId(documentId)) {
    throw new AppError('not_found', { resource: 'Document' })
  }
  return { action, mode, input, documentId }
}
