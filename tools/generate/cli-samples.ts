import { samples } from '../../clients/cli/src/samples.ts'
import type { GeneratedFile } from './generated-file.ts'

/** The samples of the command line for the reference page of the gateway. */
export function cliSamples(): GeneratedFile {
  const sorted = Object.entries(samples).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return {
    path: 'gateway/src/description/generated/cli-samples.json',
    content: `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`,
  }
}
