import type { Document } from '../domain/document.ts'
import { codehostTarget } from '../domain/import/codehost-login.ts'
import { fromCodehost } from '../domain/import/from-codehost.ts'
import { type CodehostPorts, readCodehostProfile } from './read-codehost-account.ts'
import { type SpendImportPorts, spendImport } from './spend-import.ts'

/** What an import from the code host needs. */
export type ImportCodehostPorts = SpendImportPorts & CodehostPorts

/** Which account to import. */
export interface CodehostImport {
  /** A login or the address of a profile; ignored on the free plan. */
  usernameOrUrl: string
  /** The id at the code host of the account that the user has connected. */
  connectedAccountId: string | undefined
  replaceMaster: boolean
}

/**
 * Makes a resume of an account at the code host.
 * @throws AppError `codehost_not_connected`; `validation_failed`; `not_found`; `upstream_failed`;
 *   and as {@link spendImport}
 */
export function importCodehost(
  ports: ImportCodehostPorts,
  userId: string,
  { usernameOrUrl, connectedAccountId, replaceMaster }: CodehostImport,
): Promise<Document> {
  return spendImport(ports, userId, 'codehost', replaceMaster, async (isPaid) => {
    const target = codehostTarget(isPaid, usernameOrUrl, connectedAccountId)
    const { account, repositories } = await readCodehostProfile(ports, target)
    return fromCodehost(account, repositories)
  })
}
