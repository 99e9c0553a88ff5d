import { spawnSync } from 'node:child_process'
import { root } from '@resume/local-stack/platform/deployables'

/**
 * Runs a program at the root of the repository.
 * @param variables of its environment, besides those of this process
 * @returns what it printed
 * @throws Error with all that it printed, when it fails
 */
export function runAtRoot(command: string, args: string[], variables: Record<string, string> = {}): string {
  const env = { ...process.env, ...variables }
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: root, encoding: 'utf8', env })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${error?.message ?? `${stdout}${stderr}`}`)
  return stdout
}
