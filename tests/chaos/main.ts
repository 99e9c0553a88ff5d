import { parseArgs } from 'node:util'
import { chaos } from './chaos.ts'

/** `npm run chaos -- --minutes N [--seed S]`: see docs/operations.md. */
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '5' }, seed: { type: 'string' } } })
const minutes = Number(values.minutes)
const seed = Number(values.seed ?? Date.now() % 1_000_000)
if (!(minutes > 0) || !Number.isInteger(seed)) {
  process.stderr.write('--minutes is a number above 0, and --seed a whole number\n')
  process.exit(1)
}
const say = (text: string) => process.stdout.write(`${text}\n`)
say(`killing for ${minutes} minutes with seed ${seed}`)
try {
  say(await chaos({ ms: minutes * 60_000, seed, pauseMs: 8_000, onProgress: say }))
} catch (error) {
  say(`a promise was broken: ${error instanceof Error ? error.stack : error}`)
  process.exitCode = 1
}
process.exit()
