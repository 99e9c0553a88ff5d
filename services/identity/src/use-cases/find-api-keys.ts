import { invalidFields } from '@resume/service-kit/errors/app-error'
import type { ApiKey } from '../domain/api-key.ts'

/** Which keys to find: those of a user, or those that begin and end with some characters. */
export interface KeySearch {
  userId: string | undefined
  /** The first 8 characters. */
  prefix: string | undefined
  /** The last 8. */
  suffix: string | undefined
}

/** What finding keys needs. */
export interface FindApiKeysPorts {
  apiKeys: {
    /** Keys, newest first. */
    search(search: KeySearch, page: { limit: number; offset: number }): Promise<{ items: ApiKey[]; total: number }>
  }
}

/** Keys of one page. */
const mostKeys = 100

/**
 * Finds anybody's keys, for the administrator.
 * @throws AppError `validation_failed` for a search for nothing, or for characters that no key begins with
 */
export async function findApiKeys(
  { apiKeys }: FindApiKeysPorts,
  search: KeySearch,
  page: { limit: number; offset: number },
) {
  if (search.userId === undefined && !/^svc_[0-9a-f]{4}$/.test(search.prefix ?? '')) {
    throw invalidFields({ path: 'prefix', message: 'must be svc_ and the next four characters of a key' })
  }
  if (page.limit < 1 || page.limit > mostKeys)
    throw invalidFields({ path: 'limit', message: `must be 1 to ${mostKeys}` })
  return apiKeys.search(search, page)
}
