import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** A code block of a page. */
export interface CodeBlock {
  /** What it says that it is, such as `sh`. */
  language: string
  code: string
}

/** The code blocks of a page, in order. @param path below the root of the repository */
export function codeBlocks(path: string): CodeBlock[] {
  const page = readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')
  return [...page.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(([, language = '', code = '']) => ({ language, code }))
}

/**
 * Runs commands as they stand, as somebody who pastes them one after the other into one terminal.
 * @returns what each of them shows
 * @throws Error when one fails
 */
export async function paste(codes: string[], cwd: string, env: Record<string, string | undefined>): Promise<string[]> {
  const marked = codes.map((code) => `${code}\necho; echo '--- next'`).join('\n')
  const options = { cwd, env: { PATH: process.env.PATH, ...env }, maxBuffer: 16_000_000 }
  const { stdout } = await promisify(execFile)('bash', ['--norc', '-euo', 'pipefail', '-c', marked], options)
  return stdout.split('--- next\n').slice(0, -1)
}
