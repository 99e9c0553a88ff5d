import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestPlatform } from '@resume/test-kit/test-platform'
import type { Answer } from '../client/answer.ts'

/** An answer, and what every process logged of its request: why it is what it is. */
export function withItsLog({ logDir }: TestPlatform, { status, text, headers }: Answer): string {
  const requestId = headers.get('x-request-id') ?? 'an answer without x-request-id'
  const lines = readdirSync(logDir).flatMap((file) =>
    readFileSync(join(logDir, file), 'utf8')
      .split('\n')
      .filter((line) => line.includes(requestId))
      .map((line) => `${file}: ${line}`),
  )
  return [`${status} ${text}`, ...lines].join('\n')
}
