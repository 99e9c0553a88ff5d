import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { exampleResume } from '@resume/bench-kit/example-resume'
import { residentMegabytes } from '@resume/bench-kit/measure'
import { scanResume } from '../src/domain/scan.ts'
import { extractFile } from '../src/extraction/extract-file.ts'
import { ExtractionError } from '../src/extraction/extraction.ts'
import { createExtractionPool } from '../src/extraction/pool.ts'
import { deepDocx, inflatingPdf, lyingZipBomb, manyPagesPdf, zipBomb } from '../test-data/hostile-files.ts'
import { personas } from '../test-data/personas.ts'
import { asPdf, pageLayouts } from '../test-data/resume-pdf.ts'

/**
 * `npm run bench:ats`: the engine alone, in one process: scans with and without a job description, the curve over the length
 * of the text, hostile text, extraction beside `pdftotext`, the event loop while files are read, and hostile files.
 */
const today = new Date('2026-06-15')
const print = (line: string) => process.stdout.write(`${line}\n`)
const western = personas.filter(({ language }) => language !== 'pl')
const resume = exampleResume
const jobDescription = `Platform Engineer\n\nRequirements\n5+ years of experience\nKubernetes, Terraform and Go or Python\n${'You run the services of our customers, write their tests in TypeScript, and teach colleagues.\n'.repeat(40)}`

benchScans()
benchFirstScan()
benchCurve()
benchHostileText()
const dir = mkdtempSync(join(tmpdir(), 'resume-bench-ats-'))
try {
  const files = await writeResumes(dir)
  await benchExtraction(dir, files)
  await benchPool(files)
  await benchHostileFiles()
} finally {
  rmSync(dir, { recursive: true, force: true })
}

function scan(text: string, jobDescription = ''): void {
  scanResume({ resume: text, jobDescription, layout: undefined, today, restricted: false })
}

/** Milliseconds of each of some runs, sorted; every text is another one. */
function times(runs: number, work: (run: number) => void): number[] {
  const taken = Array.from({ length: runs }, (_, run) => {
    const start = performance.now()
    work(run)
    return performance.now() - start
  })
  return taken.sort((a, b) => a - b)
}

function at(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

function sized(length: number): string {
  return `${resume}\n`.repeat(Math.ceil(length / resume.length)).slice(0, length)
}

function benchScans(): void {
  const [text, job] = [sized(4_000), jobDescription.slice(0, 3_000)]
  times(100, (run) => scan(`${text} ${run}`, job))
  const withJob = times(500, (run) => scan(`${text} ${run}`, job))
  const alone = times(500, (run) => scan(`${text} ${run}`))
  print(
    `\nscan of 4,000 characters      median ${at(alone, 0.5).toFixed(2)} ms, p95 ${at(alone, 0.95).toFixed(2)} ms   goal: 2 and 8`,
  )
  print(
    `  with a job description       median ${at(withJob, 0.5).toFixed(2)} ms, p95 ${at(withJob, 0.95).toFixed(2)} ms   goal: 4 and 10`,
  )
}

function benchFirstScan(): void {
  const program = fileURLToPath(new URL('./first-scan.ts', import.meta.url))
  const { stdout } = spawnSync(process.execPath, ['--no-warnings', program])
  const [first, other, next] = String(stdout).split(' ')
  print(
    `  the first of a process       ${first} ms, the first with a sign outside of Latin-1 ${other} ms, the next ${next} ms`,
  )
}

function benchCurve(): void {
  print('\ncharacters      ms   ms per 1,000')
  for (const length of [4_000, 10_000, 25_000, 50_000, 100_000]) {
    const text = sized(length)
    const median = at(
      times(9, (run) => scan(`${text.slice(0, -3)} ${run}`)),
      0.5,
    )
    print(
      `${String(length).padStart(10)}${median.toFixed(1).padStart(8)}${((median * 1_000) / length).toFixed(2).padStart(12)}`,
    )
  }
}

function benchHostileText(): void {
  const units = [
    'a',
    'a ',
    ' ',
    '\t',
    '(',
    'a@',
    '2019 ',
    '2019 - ',
    '1/',
    'Aa\n',
    '• a\n',
    'Aa 2019 - 2020\n',
    'a, ',
    'or ',
    'Python or ',
    'ignore ',
  ]
  const slowest = units
    .map((unit) => {
      const text = unit.repeat(Math.ceil(100_000 / unit.length)).slice(0, 100_000)
      return { unit, ms: times(1, () => scan(text, `Requirements\n${text.slice(0, 49_000)}`))[0] ?? 0 }
    })
    .sort((a, b) => b.ms - a.ms)[0]
  print(
    `\nhostile text of 100,000 characters: at most ${slowest?.ms.toFixed(0)} ms (${JSON.stringify(slowest?.unit)})   goal: 1,000`,
  )
}

async function writeResumes(folder: string): Promise<string[]> {
  for (const layout of pageLayouts) {
    for (const [index, persona] of western.entries()) {
      const bytes = await asPdf(persona, layout, 'employer-dates-title', 'names')
      writeFileSync(join(folder, `${layout.replaceAll(' ', '-')}-${index}.pdf`), bytes)
    }
  }
  return readdirSync(folder).map((name) => join(folder, name))
}

async function benchExtraction(folder: string, files: string[]): Promise<void> {
  for (const file of files.slice(0, 10)) await extractFile(readFileSync(file))
  const start = performance.now()
  for (const file of files) await extractFile(readFileSync(file))
  const own = (performance.now() - start) / files.length
  print(`\nextraction: ${own.toFixed(1)} ms a file of one page`)
  if (spawnSync('pdftotext', ['-v']).error) {
    print('  pdftotext: not installed')
    return
  }
  const began = performance.now()
  for (const file of files) spawnSync('pdftotext', ['-layout', file, join(folder, 'out.txt')])
  const other = (performance.now() - began) / files.length
  print(`  pdftotext: ${other.toFixed(1)} ms with its start; ${(own / other).toFixed(1)} times   goal: at most 4`)
}

/** How long the process that answers is held up while eight files at once are read. */
async function benchPool(files: string[]): Promise<void> {
  const pool = createExtractionPool({ size: 2, memoryLimitMb: 256, timeoutMs: 15_000 })
  try {
    const bytes = files.slice(0, 8).map((file) => new Uint8Array(readFileSync(file)))
    await Promise.all(bytes.slice(0, 2).map((file) => pool.extract(file)))
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    const answers: number[] = []
    let isDone = false
    const answering = (async () => {
      while (!isDone) {
        const start = performance.now()
        await new Promise((resolve) => setImmediate(resolve))
        scan(sized(4_000))
        answers.push(performance.now() - start)
      }
    })()
    for (let round = 0; round < 5; round++) await Promise.all(bytes.map((file) => pool.extract(file)))
    isDone = true
    await answering
    delay.disable()
    const sorted = answers.sort((a, b) => a - b)
    print(
      `\nother answers while 8 uploads are read: p50 ${at(sorted, 0.5).toFixed(1)} ms, p99 ${at(sorted, 0.99).toFixed(1)} ms   goal: p99 50`,
    )
  } finally {
    await pool.close()
  }
}

/** What hostile files cost: the time until their answer, and the memory of this process. */
async function benchHostileFiles(): Promise<void> {
  const pool = createExtractionPool({ size: 1, memoryLimitMb: 256, timeoutMs: 10_000 })
  const before = residentMegabytes(process.pid)
  const files: [string, Buffer][] = [
    ['DOCX of 64 MB', zipBomb(64)],
    ['DOCX that lies about its size', lyingZipBomb(64)],
    ['DOCX nested 10,000 deep', deepDocx(10_000)],
    ['PDF of 200 MB', inflatingPdf(200)],
    ['PDF of 20,000 pages', manyPagesPdf(20_000)],
  ]
  print('\nhostile files, each with its answer; children are limited to 256 MB')
  try {
    for (const [name, bytes] of files) {
      const start = performance.now()
      const answer = await pool.extract(bytes).then(
        () => 'read',
        (error: unknown) => (error instanceof ExtractionError ? `${error.fault}: ${error.message}` : String(error)),
      )
      print(`  ${name.padEnd(32)}${((performance.now() - start) / 1_000).toFixed(1)} s   ${answer}`)
    }
  } finally {
    await pool.close()
  }
  print(`  this process grew by ${(residentMegabytes(process.pid) - before).toFixed(0)} MB\n`)
}
