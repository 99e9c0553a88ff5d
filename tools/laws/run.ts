import { fileURLToPath } from 'node:url'
import { laws } from './index.ts'
import { openRepository } from './open-repository.ts'

/** Holds the repository against its laws; prints every breach and ends with 1 when there is one. */
const repository = openRepository(fileURLToPath(new URL('../..', import.meta.url)))
let breaches = 0
for (const law of laws) {
  const found = await law.findBreaches(repository)
  breaches += found.length
  process.stdout.write(`${found.length === 0 ? 'ok  ' : 'FAIL'} ${law.name}\n`)
  for (const breach of found) process.stdout.write(`     ${breach}\n`)
}
if (breaches > 0) process.exitCode = 1
