import { newId } from '@resume/service-kit/ids'
import type { Transaction } from '@resume/service-kit/outbox/commit'
import type { ApiKey, IssuedKey } from '../domain/api-key.ts'
import { newApiKeySecret, storedFormOf } from '../domain/api-key-secret.ts'
import type { ApiKeySettings } from '../domain/api-key-settings.ts'

/** A key as it is first stored. */
export type NewApiKey = ApiKeySettings &
  Pick<ApiKey, 'id' | 'userId' | 'subscriptionId' | 'rotatedFromId' | 'keyHash' | 'keyPrefix' | 'keySuffix'>

/** What issuing a key needs. */
export interface IssueKeyPorts {
  apiKeys: { insert(transaction: Transaction, key: NewApiKey): Promise<ApiKey> }
  /** Keys the hash under which a secret is stored. */
  hashSecret: string
}

/** Makes a secret and stores its key; a part of creating and rotating. */
export async function issueKey(
  { apiKeys, hashSecret }: IssueKeyPorts,
  transaction: Transaction,
  key: Omit<NewApiKey, 'id' | 'keyHash' | 'keyPrefix' | 'keySuffix'>,
): Promise<IssuedKey> {
  const secret = newApiKeySecret()
  const apiKey = await apiKeys.insert(transaction, { id: newId(), ...key, ...storedFormOf(secret, hashSecret) })
  return { apiKey, secret }
}
