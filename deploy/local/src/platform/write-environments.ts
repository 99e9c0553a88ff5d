import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deployables } from './deployables.ts'
import { environmentOf, type Wiring } from './environments.ts'

/** What a shell has of its own. */
const own = ['PATH', 'HOME', 'TZ', 'LANG']

/**
 * Writes the variables of each process to a file of its own, `NAME.env`, as `node --env-file` reads them: for a process that
 * is started apart from the stack, and for the operator's command line. Only their owner can read them.
 * @param dir the stack's folder; the files are in `env/` below it
 */
export function writeEnvironments(dir: string, wiring: Wiring): void {
  mkdirSync(join(dir, 'env'), { recursive: true })
  for (const deployable of deployables) {
    const lines = Object.entries(environmentOf(deployable, wiring))
      .filter(([name]) => !own.includes(name))
      .map(([name, value]) => `${name}=${quoted(value)}\n`)
    writeFileSync(join(dir, 'env', `${deployable.name}.env`), lines.join(''), { mode: 0o600 })
  }
}

/** A value between quotes that are not in it; Node knows no way to write them inside. */
function quoted(value: string): string {
  const quote = ["'", '"', '`'].find((each) => !value.includes(each)) ?? ''
  return `${quote}${value}${quote}`
}
