import type { Commit, Transaction } from '@resume/service-kit/outbox/commit'
import { type ApiKey, apiKeyNotFound, type IssuedKey } from '../domain/api-key.ts'
import { type RateLimits, type RequestedSettings, settleApiKey } from '../domain/api-key-settings.ts'
import { apiKeyStatus } from '../domain/api-key-status.ts'
import { keyNotice } from '../domain/notices.ts'
import { entriesOfKey, hex } from '../domain/stale-entries.ts'
import type { KeepMailPorts } from './accept-mail.ts'
import type { CreateApiKeyPorts } from './create-api-key.ts'
import { type IssueKeyPorts, issueKey } from './issue-key.ts'
import type { UpdateApiKey } from './revoke-api-key.ts'

/** What rotating a key needs. */
export interface RotateApiKeyPorts extends IssueKeyPorts {
  users: {
    /** Keeps a user from being suspended or deleted until the transaction ends; waits for either that is under way. */
    hold(transaction: Transaction, userId: string): Promise<void>
  }
  apiKeys: IssueKeyPorts['apiKeys'] & UpdateApiKey
  subscriptions: CreateApiKeyPorts['subscriptions']
  mails: KeepMailPorts['mails']
  limits: RateLimits
  commit: Commit<Transaction, 'apiKeyRotated'>
}

/**
 * Revokes an active key and issues its replacement, which has its settings unless others are asked for; of two rotations
 * at once one wins. The old key stops before it resolves.
 * @throws AppError `validation_failed` or `scopes_unsupported` with every wrong field, `not_found` unless the key is active and the user's
 */
export function rotateApiKey(
  ports: RotateApiKeyPorts,
  userId: string,
  id: string,
  requested: RequestedSettings,
): Promise<IssuedKey> {
  return ports.commit(async (transaction, outbox) => {
    /** First, as what suspends or deletes the user, which then goes for the keys: the two would wait for each other. */
    await ports.users.hold(transaction, userId)
    /** Before the key: what ends its subscription meanwhile either comes first, or waits and finds the replacement. */
    await ports.subscriptions.lockOf(transaction, userId)
    const now = new Date()
    const former = await ports.apiKeys.update(transaction, userId, id, (key) => {
      if (apiKeyStatus(key, now) !== 'active') throw apiKeyNotFound()
      return { revokedAt: now }
    })
    const settings = settleApiKey(requested, ports.limits, now, settingsOf(former))
    const { subscriptionId, keyHash } = former
    const issued = await issueKey(ports, transaction, { userId, ...settings, subscriptionId, rotatedFromId: id })
    const event = { keyId: id, userId, replacementKeyId: issued.apiKey.id, keyHash: hex(keyHash) }
    await outbox.append('apiKeyRotated', event, { drops: entriesOfKey(former) })
    await ports.mails.add(transaction, { userId, ...keyNotice(issued.apiKey, true) })
    return issued
  })
}

const settingsOf = ({ name, scopes, rateLimit, expiresAt }: ApiKey) => ({ name, scopes, rateLimit, expiresAt })
