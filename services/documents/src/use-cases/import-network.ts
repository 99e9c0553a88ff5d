import { AppError } from '@resume/service-kit/errors/app-error'
import type { Document } from '../domain/document.ts'
import { fromNetwork, isEmptyProfile } from '../domain/import/from-network.ts'
import type { NetworkReading } from '../domain/import/network-schema.ts'
import { type SpendImportPorts, spendImport } from './spend-import.ts'

/** What an import of a network profile needs. */
export type ImportNetworkPorts = SpendImportPorts & {
  /**
   * Reads a profile's text by a model; undefined when the integration is not configured.
   * @throws Error when the model does not answer in time, refuses, or gives no reading
   */
  readNetwork: ((text: string) => Promise<NetworkReading>) | undefined
}

/**
 * Makes a resume of the pasted text of a network profile.
 * @throws AppError `not_configured`; `upstream_failed` when the text could not be
 *   read; and as {@link spendImport}
 */
export function importNetwork(
  ports: ImportNetworkPorts,
  userId: string,
  text: string,
  replaceMaster: boolean,
): Promise<Document> {
  return spendImport(ports, userId, 'network', replaceMaster, async () => {
    if (!ports.readNetwork) throw new AppError('not_configured', { name: 'OpenAI' })
    const reading = await ports.readNetwork(text).catch((cause: unknown) => {
      throw unreadable(cause)
    })
    const profile = fromNetwork(reading, text)
    if (isEmptyProfile(profile)) throw unreadable()
    return profile
  })
}

function unreadable(cause?: unknown): AppError {
  return new AppError('upstream_failed', { reason: 'The profile text could not be read. Try again later.' }, { cause })
}
