import { createHash } from 'node:crypto'
import type { RedisConnection } from '@resume/service-kit/redis/connect'
import type { CodehostAnswer } from '../use-cases/read-codehost-account.ts'

/** An answer of the code host, and what names it when it is asked for again. */
interface KeptAnswer {
  etag: string
  answer: CodehostAnswer
}

/** How long answers are kept, in seconds. */
const keptSeconds = 24 * 60 * 60

const keyOf = (url: string) => `codehost-answer:${createHash('sha256').update(url).digest('hex')}`

/** Former answers of the code host, in Redis; none while it is away. */
export function createCodehostAnswers({ redis, isUp }: RedisConnection) {
  return {
    async find(url: string): Promise<KeptAnswer | undefined> {
      if (!isUp()) return undefined
      const kept = await redis.get(keyOf(url)).catch(() => null)
      return kept === null ? undefined : (JSON.parse(kept) as KeptAnswer)
    },

    async keep(url: string, kept: KeptAnswer): Promise<void> {
      if (isUp()) await redis.set(keyOf(url), JSON.stringify(kept), 'EX', keptSeconds).catch(() => {})
    },
  }
}
