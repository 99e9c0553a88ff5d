import { execFile } from 'node:child_process'
import { dirname } from 'node:path'
import { promisify } from 'node:util'

const root = new URL('../../', import.meta.url).pathname

/** What an operator gives as the reason, and the operator's name. */
export const why = ['--reason', 'asked for by mail', '--as', 'ada']

/** Runs the operator's command line, with what the local stack has written for it into a folder. */
export function runAdmin(environmentDir: string, args: string[], environment: Record<string, string> = {}) {
  const flags = [
    '--disable-warning=ExperimentalWarning',
    'deploy/local/src/run-apart.ts',
    'gateway',
    'tools/admin/admin.ts',
  ]
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, LOCAL_DIR: dirname(environmentDir), ...environment }
  return promisify(execFile)(process.execPath, [...flags, ...args], { cwd: root, env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  )
}
