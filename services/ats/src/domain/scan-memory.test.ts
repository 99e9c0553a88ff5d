import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { tradeResume } from '../../test-data/trade-resume.ts'
import { trades } from '../../test-data/trades.ts'

/** Room for what a process holds of the engine (words, towns, weights) and for one scan at a time. */
const room = 96

/** Scans texts in a thread that dies when it needs more memory than it has. */
function scanWithin(megabytes: number, texts: string[], times: number): Promise<number> {
  const module = JSON.stringify(new URL('scan.ts', import.meta.url).href)
  const code = `const { parentPort, workerData } = require('node:worker_threads')
    import(${module}).then(({ scanResume }) => {
      let scans = 0
      for (let round = 0; round < workerData.times; round++) {
        for (const text of workerData.texts) {
          scanResume({ resume: text + round, jobDescription: '', today: new Date('2026-06-15'), restricted: false })
          scans++
        }
      }
      parentPort.postMessage(scans)
    })`
  return new Promise((resolve, reject) => {
    const worker = new Worker(code, {
      eval: true,
      workerData: { texts, times },
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

it('scans one long text after another in little memory, and keeps nothing of them', async () => {
  const texts = trades.map((trade) => `${tradeResume(trade, 'excellent')}\n`.repeat(100).slice(0, 99_000))
  expect(await scanWithin(room, texts, 2)).toBe(2 * texts.length)
}, 60_000)

it('dies of less than it needs, so that the bound means something', async () => {
  const text = tradeResume(trades[0] ?? fail(), 'excellent')
  await expect(scanWithin(8, [text], 1)).rejects.toThrow(/memory/i)
})

function fail(): never {
  throw new Error('no trade')
}
