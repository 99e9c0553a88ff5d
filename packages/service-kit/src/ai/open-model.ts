import OpenAI from 'openai'
import { limitedFetch } from '../http/limited-fetch.ts'
import { forOlderServers } from './older-servers.ts'

/** Where a model is, and how much it may say. */
export interface ModelClientOptions {
  apiKey: string
  /** The provider's own when undefined. */
  baseUrl: string | undefined
  /** Largest answer as it comes over the wire, in bytes. */
  largestAnswer: number
}

/** A client of OpenAI, or of whoever speaks like it, by OpenAI's own library. */
export function openModel({ apiKey, baseUrl, largestAnswer }: ModelClientOptions): OpenAI {
  /** What the library would read from the environment by itself is ours to say. */
  const own = { organization: null, project: null, adminAPIKey: null, webhookSecret: null, logLevel: 'off' } as const
  return new OpenAI({
    ...own,
    apiKey,
    baseURL: baseUrl ?? 'https://api.openai.com/v1',
    maxRetries: 0,
    fetch: forOlderServers(limitedFetch(largestAnswer)),
  })
}
