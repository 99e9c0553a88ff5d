import { scanLimits } from '@resume/proto/limits/ats'
import { CommandError } from './exit-codes.ts'
import { namingFile, readBytes } from './files.ts'

/** Largest file of a job description: four bytes for each character. */
const mostBytes = 4 * scanLimits.jobDescriptionLength

/**
 * The job description that `--job` names: the text of a file, or of a web page.
 * @returns undefined when it names none
 * @throws CommandError when there is no text
 */
export async function readJob(named: string | boolean | undefined): Promise<string | undefined> {
  if (named === undefined) return undefined
  const name = String(named)
  if (/^\w+:\/\//.test(name)) return (await import('./local-scanner.ts')).readJobPage(name)
  const text = textOf(
    name,
    namingFile(name, () => readBytes(name, mostBytes)),
  )
  if (text.trim() === '') throw new CommandError(`${name} has no text`)
  if ([...text].length > scanLimits.jobDescriptionLength) {
    throw new CommandError(`${name} has more than ${scanLimits.jobDescriptionLength.toLocaleString('en')} characters`)
  }
  return text
}

function textOf(name: string, bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (!text.includes('\0')) return text
  } catch {
    /** Told below. */
  }
  throw new CommandError(`${name} is not a text file: --job takes plain text in UTF-8`)
}
