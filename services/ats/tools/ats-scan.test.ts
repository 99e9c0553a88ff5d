import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const program = fileURLToPath(new URL('./ats-scan.ts', import.meta.url))
const examples = fileURLToPath(new URL('../../../examples/', import.meta.url))

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--no-warnings', program, ...args], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

describe('npm run ats:scan', () => {
  it('reports of a resume against a job description as one line of JSON', () => {
    const { status, stdout, stderr } = run(`${examples}resume.pdf`, '--job', `${examples}job.txt`)
    expect([status, stderr]).toEqual([0, ''])
    const { report } = JSON.parse(stdout)
    expect(report).toMatchObject({ version: 'ats-v2', restricted: false, parsed: { name: 'Marta Lindqvist' } })
    expect(report.jobMatchScore).toBeGreaterThan(0)
  })

  it('explains how each cell of the work was read: its label, the runners-up, and what spoke for it', () => {
    const { status, stdout } = run(`${examples}resume.pdf`, '--explain')
    expect(status).toBe(0)
    expect(stdout).toMatch(
      /\n\* TITLE -?\d+ \(\d+%\) {2}"[^"]+" \(behind: \w+\)\n {4}then [A-Z_]+ -?\d+, .+\n {4}by [a-z ,]+ \d+: -?\d+; /,
    )
    expect(stdout).toMatch(/\nroles\.0\.title \d+% {2}"[^"]+" {2}in: \S/)
    expect(stdout).toMatch(/\neducation\.0\.school \d+% {2}"[^"]+" {2}in: \S/)
    expect(stdout).toContain('\n# Doubts')
  })

  it('says of a file that cannot be read why, reads the others, and ends with 1', () => {
    const { status, stdout } = run(`${examples}nothing.pdf`, `${examples}resume.pdf`, '--pretty')
    expect(status).toBe(1)
    expect(stdout).toMatch(/nothing\.pdf: ENOENT/)
    expect(stdout).toContain('Marta Lindqvist')
  })

  it.each([[], ['--loud'], [`${examples}resume.pdf`, '--job', 'nothing.txt']])(
    'called wrongly says how it is called, without a stack: %#',
    (...args) => {
      const { status, stdout, stderr } = run(...args)
      expect([status, stdout]).toEqual([2, ''])
      expect(stderr).toMatch(/^[^\n]+\nusage: npm run ats:scan [^\n]+\n$/)
    },
  )
})
