import type { Transaction } from '@resume/service-kit/outbox/commit'
import { countedSince, type ImportKind, type ImportQuota, quotaOf } from '../domain/import/import-quota.ts'
import type { CountDocumentPorts } from './count-document.ts'
import { type CodehostPorts, readCodehostAccount } from './read-codehost-account.ts'

/** What reading the imports of a user needs. */
export interface ReadImportUsesPorts {
  importUses: {
    /** When the successful imports after a time were, the oldest first. */
    usedSince(userId: string, kind: ImportKind, since: Date, transaction?: Transaction): Promise<Date[]>
  }
}

/** What reading import quotas needs. */
export type GetImportQuotaPorts = ReadImportUsesPorts & Pick<CountDocumentPorts, 'subscriptions'> & CodehostPorts

/** Both import quotas of a user, and the login of the connected code host account where it can be found. */
export interface ImportQuotas {
  codehost: ImportQuota
  network: ImportQuota
  connectedLogin: string | undefined
}

/** Reads a user's import quotas. @param connectedAccountId the id at the code host of the account that is connected */
export async function getImportQuota(
  ports: GetImportQuotaPorts,
  userId: string,
  connectedAccountId: string | undefined,
): Promise<ImportQuotas> {
  const quotaFor = async (kind: ImportKind) => {
    const isPaid = await ports.subscriptions.isPaid(userId)
    const now = new Date()
    return quotaOf(kind, isPaid, await usedImports(ports, userId, kind, isPaid, now), now)
  }
  const login = async () => {
    if (connectedAccountId === undefined) return undefined
    const account = readCodehostAccount(ports, { accountId: connectedAccountId }).catch(() => undefined)
    return (await account)?.login
  }
  const [codehost, network, connectedLogin] = await Promise.all([quotaFor('codehost'), quotaFor('network'), login()])
  return { codehost, network, connectedLogin }
}

/** When the imports that count against a quota were, the oldest first. */
export function usedImports(
  { importUses }: ReadImportUsesPorts,
  userId: string,
  kind: ImportKind,
  isPaid: boolean,
  now: Date,
  transaction?: Transaction,
): Promise<Date[]> {
  return importUses.usedSince(userId, kind, countedSince(kind, isPaid, now), transaction)
}
