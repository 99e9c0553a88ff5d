import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { findProgram } from './servers/find-program.ts'

/** Programs of Debian that npm does not bring, and their packages. */
export const debianPackages = { 'redis-server': 'redis-server', 'nats-server': 'nats-server' } as const

/** Debian asks this file whether a package may start its service; 101 says no (invoke-rc.d(8)). */
const policyFile = '/usr/sbin/policy-rc.d'

/**
 * Installs missing programs from Debian's packages, where this user may; their system services are not started.
 * @param packages program → package
 * @param onProgress is told what is being installed
 * @throws Error in one line that says what to do, where it may not or cannot
 */
export function installMissing(packages: Record<string, string>, onProgress: (step: string) => void): void {
  const missing = Object.entries(packages)
    .filter(([program]) => !findProgram(program))
    .map(([, name]) => name)
  if (missing.length === 0) return
  const names = missing.join(' ')
  const advice = `${names} missing: run \`apt-get update && apt-get install ${names}\` as root, or use \`docker compose up\``
  const become = privilege()
  if (!become || !findProgram('apt-get')) throw new Error(advice)
  onProgress(`installing ${names} from Debian’s packages`)
  const guard = userInfo().uid === 0 && !existsSync(policyFile)
  if (guard) writeFileSync(policyFile, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    const apt = (...args: string[]) => {
      const [command = '', ...rest] = [...become, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args]
      return spawnSync(command, rest, { encoding: 'utf8' })
    }
    const install = () => apt('install', '-y', '--no-install-recommends', ...missing)
    const first = install()
    const last = first.status === 0 ? first : apt('update').status === 0 ? install() : first
    if (last.status !== 0) throw new Error(`${advice} (apt-get: ${last.stderr.trim().split('\n').at(-1)})`)
  } finally {
    if (guard) rmSync(policyFile)
  }
}

/** What to put before a command that needs root; undefined when this user cannot become root without being asked. */
function privilege(): string[] | undefined {
  if (userInfo().uid === 0) return []
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : undefined
}
