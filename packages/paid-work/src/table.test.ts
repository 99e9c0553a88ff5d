import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const root = new URL('../../../', import.meta.url)
const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('///'))
const modelIn = (text: string) => /model PaidRun \{[\s\S]*?@@map\("paid_runs"\)/.exec(text)?.[0]

describe('the table of paid work', () => {
  const declared = modelIn(readFileSync(new URL('../README.md', import.meta.url), 'utf8')) ?? ''
  const schemas = globSync('services/*/prisma/schema.prisma', { cwd: root })
    .map((path) => ({ path, model: modelIn(readFileSync(new URL(path, root), 'utf8')) }))
    .filter(({ model }) => model !== undefined)

  it.each(schemas)('is in $path as the README declares it', ({ model = '' }) => {
    expect(lines(model)).toEqual(lines(declared))
  })
})
