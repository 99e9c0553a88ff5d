import { ModelFailure } from '@resume/service-kit/ai/model-failure'
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
 * @throws AppError `not_configured`; `upstream_failed` when the text could not be read, which counts as a failed import unless
 *   the AI is to blame; and as {@link spendImport}
 */
export function importNetwork(
  ports: ImportNetworkPorts,
  userId: string,
  text: string,
  replaceMaster: boolean,
): Promise<Document> {
  const read = async () => {
    if (!ports.readNetwork) throw new AppError('not_configured', { name: 'OpenAI' })
    const reading = await ports.readNetwork(text).catch((cause: unknown) => {
      throw unreadable(cause)
    })
    const profile = fromNetwork(reading, text)
    if (isEmptyProfile(profile)) throw unreadable()
    return profile
  }
  return spendImport(ports, userId, 'network', replaceMaster, read, isFailure)
}

/**
 * Whether the AI has read the text for nothing, be it that there is no profile in it, or that its profile may not be kept. It is
 * nobody's failure but ours when the AI could not be asked, or did not answer in time.
 */
function isFailure(error: unknown): boolean {
  if (!(error instanceof AppError)) return false
  if (error.id !== 'upstream_failed') return error.httpStatus < 500
  return error.cause === undefined || (error.cause instanceof ModelFailure && error.cause.hasAnswered)
}

function unreadable(cause?: unknown): AppError {
  return new AppError('upstream_failed', { reason: 'The profile text could not be read. Try again later.' }, { cause })
}
