import OpenAI from 'openai'
import { limitedFetch } from './limited-fetch.ts'
import { forOlderServers } from './older-servers.ts'

/**
 * Makes a client of OpenAI, or of whoever speaks like it.
 * @param options.baseUrl the provider's own when undefined
 * @param options.largestAnswer as it comes over the wire, in bytes
 */
export function createModelClient(options: {
  apiKey: string
  baseUrl: string | undefined
  largestAnswer: number
}): OpenAI {
  /** What the library would read from the environment by itself is ours to say. */
  const own = { organization: null, project: null, adminAPIKey: null, webhookSecret: null, logLevel: 'off' } as const
  return new OpenAI({
    ...own,
    apiKey: options.apiKey,
    baseURL: options.baseUrl ?? 'https://api.openai.com/v1',
    maxRetries: 0,
    fetch: forOlderServers(limitedFetch(options.largestAnswer)),
  })
}
