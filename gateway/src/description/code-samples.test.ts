import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { routes } from '../routes/index.ts'
import { type CodeSample, codeSamplesOf, readClientSamples } from './code-samples.ts'
import { describeApi } from './describe-api.ts'

const { paths } = describeApi({ routes, baseUrl: 'https://api.example.com', cookieName: 'session' }) as {
  paths: Record<string, Record<string, { operationId: string; 'x-codeSamples': CodeSample[] }>>
}
const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
const operation = { id: 'x', method: 'PUT', path: '/api/v1/things/{id}', credential: 'key' } as const
const curlOf = (more: object) =>
  codeSamplesOf({ ...operation, ...more }, 'https://api.example.com', { sdk: {}, cli: {} })[0]?.source

describe('the samples of an operation', () => {
  it('are curl and the SDK for each that clients call, and the command line for each that it has', () => {
    const labels = (samples: CodeSample[]) => samples.map(({ label }) => label).join()
    const lacking = operations.filter((each) => !/^curl,SDK(,CLI)?$/.test(labels(each['x-codeSamples'])))
    expect(lacking.map(({ operationId }) => operationId)).toEqual(['receiveBillingEvent'])
    const onCommand = operations.filter((each) => labels(each['x-codeSamples']).endsWith('CLI'))
    expect(onCommand.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(readClientSamples().cli))
  })

  it('are commands that a shell can read', () => {
    const all = operations.flatMap((each) => each['x-codeSamples'].filter(({ lang }) => lang === 'Shell'))
    execFileSync('bash', ['-n', '-c', all.map(({ source }) => source).join('\n')], { stdio: 'pipe' })
  })

  it('send what was sent when the examples were recorded, quoted', () => {
    const request = { params: { id: 'a b' }, query: { tag: 'x&y' }, body: { name: "Ada's" } }
    expect(curlOf({ examples: { request, responses: {} } })).toBe(
      `curl -X PUT 'https://api.example.com/api/v1/things/a%20b?tag=x%26y' \\
  -H "X-API-Key: $KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"name":"Ada'\\''s"}'`,
    )
    const body = { text: 'x'.repeat(1_000) }
    expect(curlOf({ examples: { request: { body }, responses: {} } })).toContain('-d @body.json')
  })

  it('say who calls: with a key, with a session as the quickstart has it, or nobody', () => {
    expect(curlOf({ credential: 'session' })).toContain('-b "$COOKIES" -H "Origin: $ORIGIN"')
    expect(curlOf({ credential: 'none', method: 'POST', fileField: 'resume' })).toBe(
      `curl 'https://api.example.com/api/v1/things/{id}' \\\n  -F resume=@resume.pdf`,
    )
  })
})
