import { type ApiKey, apiKeyNotFound } from '../domain/api-key.ts'

/** A part of a list. */
export interface Page {
  limit: number
  offset: number
}

/** What listing keys needs. */
export interface ListApiKeysPorts {
  apiKeys: {
    /** Newest first. */
    list(userId: string, page: Page): Promise<{ items: ApiKey[]; total: number }>
  }
}

/** Lists a user's keys, newest first. */
export function listApiKeys({ apiKeys }: ListApiKeysPorts, userId: string, page: Page) {
  return apiKeys.list(userId, page)
}

/** What reading a key needs. */
export interface GetApiKeyPorts {
  apiKeys: { find(userId: string, id: string): Promise<ApiKey | undefined> }
}

/** Reads a key of a user. @throws AppError `not_found` when it is missing or somebody else's */
export async function getApiKey({ apiKeys }: GetApiKeyPorts, userId: string, id: string): Promise<ApiKey> {
  const key = await apiKeys.find(userId, id)
  if (!key) throw apiKeyNotFound()
  return key
}
