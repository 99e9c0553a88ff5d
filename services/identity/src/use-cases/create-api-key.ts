import { isMissingReference } from '@resume/service-kit/database/violations'
import { AppError } from '@resume/service-kit/errors/app-error'
import type { Commit, Transaction } from '@resume/service-kit/outbox/commit'
import { type IssuedKey, mostActiveKeys } from '../domain/api-key.ts'
import { type RateLimits, type RequestedSettings, settleApiKey } from '../domain/api-key-settings.ts'
import { keepsKeysWorking } from '../domain/api-key-status.ts'
import { keyNotice } from '../domain/notices.ts'
import { entriesOfKeyCount } from '../domain/stale-entries.ts'
import { userNotFound } from '../domain/user.ts'
import type { KeepMailPorts } from './accept-mail.ts'
import { type IssueKeyPorts, issueKey } from './issue-key.ts'

/** What creating a key needs. */
export interface CreateApiKeyPorts extends IssueKeyPorts {
  apiKeys: IssueKeyPorts['apiKeys'] & {
    /**
     * Counts a user's keys that are neither revoked nor expired. Suspended ones count, because they may be revived.
     * Until the transaction ends, nobody else who counts gets an answer.
     */
    lockCount(transaction: Transaction, userId: string): Promise<number>
  }
  subscriptions: {
    /**
     * The states of a user's subscriptions, the latest first. They stay as they are until the transaction ends, so that
     * what billing reports next finds the new key.
     */
    lockOf(transaction: Transaction, userId: string): Promise<{ subscriptionId: string; status: string }[]>
  }
  mails: KeepMailPorts['mails']
  limits: RateLimits
  commit: Commit<Transaction, 'apiKeyCreated'>
}

/**
 * Creates a key for a user. The key belongs to the active subscription that the user holds, if any.
 * @throws AppError `validation_failed` or `scopes_unsupported` with every wrong field, `api_keys_exhausted` when the user has
 *   as many keys as can be active, `not_found` when the user is gone
 */
export async function createApiKey(
  ports: CreateApiKeyPorts,
  userId: string,
  requested: RequestedSettings,
): Promise<IssuedKey> {
  const settings = settleApiKey(requested, ports.limits, new Date())
  try {
    return await ports.commit(async (transaction, outbox) => {
      if ((await ports.apiKeys.lockCount(transaction, userId)) >= mostActiveKeys) {
        throw new AppError('api_keys_exhausted', { limit: String(mostActiveKeys) })
      }
      const states = await ports.subscriptions.lockOf(transaction, userId)
      const subscriptionId = states.find(({ status }) => keepsKeysWorking(status))?.subscriptionId ?? null
      const issued = await issueKey(ports, transaction, { userId, ...settings, subscriptionId, rotatedFromId: null })
      const event = { keyId: issued.apiKey.id, userId }
      await outbox.append('apiKeyCreated', event, { drops: entriesOfKeyCount(userId) })
      await ports.mails.add(transaction, { userId, ...keyNotice(issued.apiKey, false) })
      return issued
    })
  } catch (error) {
    throw isMissingReference(error) ? userNotFound() : error
  }
}
