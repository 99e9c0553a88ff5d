import { expect } from 'vitest'
import type { Answer } from './api.ts'

/** The paths of the fields that an answer calls wrong. */
export function pathsOf({ body }: Answer): string[] {
  return (body.details ?? []).map(({ path }) => path)
}

/** Expects a validation error with exactly these fields, each with a reason. */
export function expectWrong(answer: Answer, ...paths: string[]): void {
  expect(answer.body).toMatchObject({ success: false, message: 'Validation failed', statusCode: 400 })
  expect([...new Set(pathsOf(answer))].sort()).toEqual(paths.sort())
  for (const { message } of answer.body.details ?? []) expect(message).not.toBe('')
}
