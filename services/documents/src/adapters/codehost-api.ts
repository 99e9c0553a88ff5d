import { type CodehostAccess, createCodehostClient } from '@resume/codehost/client'
import { CodehostFailure } from '@resume/codehost/failure'
import type { RedisConnection } from '@resume/service-kit/redis/connect'
import type { CodehostTarget } from '../domain/import/codehost-login.ts'
import type { CodehostAnswer } from '../use-cases/read-codehost-account.ts'
import { createCodehostAnswers } from './codehost-answers.ts'
import { createCodehostPause } from './codehost-pause.ts'

/** The largest answer in bytes: a page of repositories has some 200 KB. */
const largest = 4 * 1024 * 1024

/**
 * The code host's REST API. Answers are kept in Redis and asked for conditionally. Once the code host refuses requests,
 * no replica sends any before the time that it names.
 */
export function createCodehostApi({ connection, ...access }: CodehostAccess & { connection: RedisConnection }) {
  const base = access.apiUrl.replace(/\/+$/, '')
  const ask = createCodehostClient(access)
  const pause = createCodehostPause(connection, base)
  const kept = createCodehostAnswers(connection)

  const get = async (url: string, signal: AbortSignal): Promise<CodehostAnswer> => {
    const [isPaused, former] = await Promise.all([pause.isOn(), kept.find(url)])
    if (isPaused) return { kind: 'limited' }
    try {
      const found = await ask(url, { etag: former?.etag ?? null, signal, largest })
      if (found.kind === 'unchanged') return former?.answer ?? { kind: 'missing' }
      const answer: CodehostAnswer = { kind: 'found', body: found.body, nextPage: found.next }
      if (found.etag !== null) await kept.keep(url, { etag: found.etag, answer })
      return answer
    } catch (error) {
      if (!(error instanceof CodehostFailure)) throw error
      if (error.status === 404) return { kind: 'missing' }
      if (!error.limit) throw error
      await pause.begin(error.limit.until)
      return { kind: 'limited' }
    }
  }

  return {
    account(target: CodehostTarget, signal: AbortSignal): Promise<CodehostAnswer> {
      const path = 'login' in target ? `users/${target.login}` : `user/${encodeURIComponent(target.accountId)}`
      return get(`${base}/${path}`, signal)
    },

    repositories(login: string, perPage: number, signal: AbortSignal): Promise<CodehostAnswer> {
      const query = `type=owner&sort=updated&direction=desc&per_page=${perPage}`
      return get(`${base}/users/${encodeURIComponent(login)}/repos?${query}`, signal)
    },

    page: get,
  }
}
