import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { describe, expect, it } from 'vitest'

/** The code that a page loads for some imports of the SDK. */
async function bundleOf(code: string): Promise<string> {
  const index = fileURLToPath(new URL('index.ts', import.meta.url))
  const bundle = await rolldown({
    input: 'page',
    platform: 'browser',
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === 'page' ? id : id === '@resume-platform/sdk' ? index : undefined),
        load: (id) => (id === 'page' ? code : undefined),
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  await bundle.close()
  return output.map((part) => (part.type === 'chunk' ? part.code : '')).join('')
}

describe('the bundle of a page', () => {
  it('grows by less than 15 KB, compressed, by all of the SDK, which needs nothing of Node', async () => {
    const code = await bundleOf(`export * from '@resume-platform/sdk'`)
    expect(gzipSync(code).length).toBeLessThan(15_000)
    expect(code).toContain('/ats/check')
    expect(code).not.toMatch(/node:|\bprocess\b|\bBuffer\b|\brequire\(/)
  })

  it('holds only the resources that it uses', async () => {
    const code = await bundleOf(`
      import { AtsApi, Transport } from '@resume-platform/sdk'
      export const quota = () => new AtsApi(new Transport({ apiKey: 'svc_' })).getQuota()
    `)
    expect(code).toContain('/ats/check')
    for (const other of ['/documents', '/portfolios', '/billing', 'event-stream;']) expect(code).not.toContain(other)
    expect(gzipSync(code).length).toBeLessThan(5_000)
  })
})
