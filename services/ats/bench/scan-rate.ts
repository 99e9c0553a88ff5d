import { text } from 'node:stream/consumers'
import { scanResume } from '../src/domain/scan.ts'

/**
 * Tells how many scans the engine makes a second, alone in its process. Standard input: `{resume, jobDescription, seconds}`,
 * in JSON; standard output: the rate.
 */
const { resume, jobDescription, seconds } = JSON.parse(await text(process.stdin))
const today = new Date()
const scan = () => scanResume({ resume, jobDescription, layout: undefined, today, restricted: false })
rate(2)
process.stdout.write(String(rate(seconds)))

function rate(duration: number): number {
  const begun = performance.now()
  let scans = 0
  while (performance.now() - begun < duration * 1000) {
    scan()
    scans++
  }
  return (scans * 1000) / (performance.now() - begun)
}
