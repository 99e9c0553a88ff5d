import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'

/** Sizes of a heap that holds 40 MB, and until which it may grow from there, as V8 tells after a collection; in KB. */
function growthOf(before: string): { size: number; limit: number } {
  const work = `${before}; globalThis.held = Array.from({ length: 40 }, () => new Array(131_072).fill(0)); gc()`
  const said = execFileSync(process.execPath, [
    '--trace-gc-verbose',
    '--expose-gc',
    '--max-semi-space-size=1',
    '--input-type=module',
    '-e',
    work,
  ])
  const [, size, limit] =
    [...String(said).matchAll(/\[HeapController\] Limit: old size: (\d+) KB, new limit: (\d+) KB/g)].at(-1) ?? []
  return { size: Number(size), limit: Number(limit) }
}

describe('a heap that is let grow', () => {
  it('may become larger by three quarters before all of it is marked again', () => {
    const { size, limit } = growthOf(
      `const { letHeapGrow } = await import('${new URL('./heap-growth.ts', import.meta.url)}'); letHeapGrow()`,
    )
    expect(size).toBeGreaterThan(40_000)
    expect(limit / size).toBeCloseTo(1.75, 1)
  })
})
