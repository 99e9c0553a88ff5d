#!/usr/bin/env node
import { exitCodes } from './exit-codes.ts'
import { run } from './run.ts'

const { env, stdin, stdout, stderr, versions } = process

/** The oldest Node that PDF.js runs on. */
const oldest = [22, 13] as const

const [major = 0, minor = 0] = versions.node.split('.').map(Number)
if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  stderr.write(`resume-platform needs Node ${oldest.join('.')} or newer; this is ${versions.node}\n`)
  process.exit(exitCodes.wrongCall)
}

/** Whoever reads the output may have enough of it, as in `scan cv.pdf | head -1`. The command is done and judged all the same. */
stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  if (code === 'EPIPE') return
  stderr.write(`The output cannot be written: ${message}\n`)
  process.exit(exitCodes.wrongCall)
})
stderr.on('error', () => undefined)

process.exitCode = await run(process.argv.slice(2), { env, stdin, stdout, stderr })
