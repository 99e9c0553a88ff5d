import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { beginBuild } from './left-over.ts'

it('a build removes what killed ones have left, and neither what another makes nor anything else', () => {
  const dir = mkdtempSync(join(tmpdir(), 'resume-builds-'))
  try {
    const running = beginBuild(dir)
    const old = new Date(Date.now() - 2 * 60 * 60 * 1000)
    for (const name of ['.build-killed', 'a-package']) {
      mkdirSync(join(dir, name, 'lib'), { recursive: true })
      writeFileSync(join(dir, name, 'lib/main.js'), '')
      utimesSync(join(dir, name), old, old)
    }
    const made = beginBuild(dir)
    expect(existsSync(running)).toBe(true)
    expect(
      readdirSync(dir)
        .map((name) => join(dir, name))
        .sort(),
    ).toEqual([running, made, join(dir, 'a-package')].sort())
  } finally {
    rmSync(dir, { recursive: true })
  }
})
