import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { runGateway } from '../../test-data/running-platform.ts'
import { routes } from '../routes/index.ts'
import { codeSamplesPlugin } from './code-samples-plugin.ts'
import { descriptionPlugin } from './description-plugin.ts'
import { renderPlugin } from './render-plugin.ts'
import { searchPlugin } from './search-plugin.ts'

const platform = runGateway()

interface Operation {
  operationId: string
  summary: string
  description?: string
  responses: Record<string, object>
  security: object[]
  parameters?: { name: string; in: string; required?: boolean }[]
  requestBody?: { required: boolean }
}

interface Schema {
  $ref?: string
  properties?: Record<string, Schema>
}

describe('the description of the API', () => {
  const read = async () => JSON.parse((await platform.visitor().call('GET', '/openapi.json')).text)

  it('is valid OpenAPI 3.1, for anybody to read', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(await read())
    expect(errors ?? []).toEqual([])
    expect(valid).toBe(true)
    expect(validator.version).toBe('3.1')
  })

  it('has every public row of the table, with who may call it, its parameters and its failures', async () => {
    const { paths } = (await read()) as { paths: Record<string, Record<string, Operation>> }
    for (const row of routes) {
      const path = `/api/v1${row.path.replace(/:([^/]+)/g, '{$1}')}`
      const operation = paths[path]?.[row.method.toLowerCase()]
      if (row.internal) {
        expect(operation, `${row.method} ${path}`).toBeUndefined()
        continue
      }
      expect(operation, `${row.method} ${path}`).toBeDefined()
      if (!operation) continue
      expect(operation.operationId).toBe(row.operation)
      expect(operation.description).toContain('Authentication: ')
      expect(Object.keys(operation.responses)).toEqual(
        expect.arrayContaining([String(row.response.status), '429', '500', '503']),
      )
      const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path')
      expect(inPath.map(({ name }) => name)).toEqual([...row.path.matchAll(/:([^/]+)/g)].map(([, name]) => name))
      expect(operation.requestBody !== undefined, row.operation).toBe(Boolean(row.body || row.multipart))
      if (operation.requestBody) expect(operation.requestBody.required, row.operation).toBe(!row.bodyOptional)
    }
    const ids = Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('describes answers as they are', async () => {
    const { paths, components } = await read()
    const named = ({ $ref }: Schema): Schema => components.schemas[$ref?.split('/').at(-1) ?? '']
    const { session } = await platform.account()
    for (const path of ['/api/v1/users/me', '/api/v1/api-keys', '/api/v1/ats/quota']) {
      const { body } = await session.call('GET', path)
      const envelope: Schema = paths[path].get.responses['200'].content['application/json'].schema
      const { properties = {} } = named(envelope.properties?.data ?? {})
      expect(Object.keys(body.data).sort(), path).toEqual(Object.keys(properties).sort())
    }
  })

  it('has a page that shows it', async () => {
    const page = await platform.visitor().call('GET', '/docs')
    const target = page.headers.get('location')
    const shown = target ? await platform.visitor().call('GET', new URL(target, `${platform.url}/docs`).pathname) : page
    expect(shown.status).toBe(200)
    expect(shown.headers.get('content-type')).toContain('text/html')
    expect(shown.text).toContain('<title>Resume Platform API</title>')
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(shown.headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests')
    const { text } = await platform.visitor().call('GET', '/docs/static/swagger-initializer.js')
    for (const { name } of [codeSamplesPlugin, descriptionPlugin, renderPlugin, searchPlugin])
      expect(text).toContain(name)
  })

  it('has a page whose files are sent under one name each, compressed, and not again to those who have them', async () => {
    const get = (path: string, headers: Record<string, string> = {}) =>
      platform.visitor({ 'accept-encoding': 'br', ...headers }).call('GET', path)
    const bundle = '/docs/static/swagger-ui-bundle.js'
    const { status, headers } = await get(bundle)
    expect([status, headers.get('content-encoding')]).toEqual([200, 'br'])
    expect((await get(bundle, { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304)
    const others = ['//static/swagger-ui-bundle.js', '/static//swagger-ui-bundle.js']
    for (const other of [
      ...others,
      '/static/swagger-ui-b%75ndle.js',
      '/static/nothing.js',
      '/static/index.html',
      '/static/%00',
    ]) {
      expect((await get(`/docs${other}`)).status, other).toBe(404)
    }
  })

  it('has guides that lead to one another, and load and run nothing', async () => {
    const visitor = platform.visitor()
    const seen = new Set(['/docs/guides'])
    for (const path of seen) {
      const { status, text, headers } = await visitor.call('GET', path)
      expect(status, path).toBe(200)
      expect(text).toMatch(/<title>.+ \| Resume Platform API<\/title>[\s\S]*<h1>.+<\/h1>/)
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
      for (const [, target = ''] of text.matchAll(/href="(\/docs\/guides[^"]*)"/g)) seen.add(target)
    }
    expect([...seen]).toEqual(expect.arrayContaining(['/docs/guides/quickstart', '/docs/guides/credits']))
    for (const unknown of ['nothing', '__proto__', 'README.md']) {
      expect((await visitor.call('GET', `/docs/guides/${unknown}`)).status).toBe(404)
    }
  })

  it('is sent compressed to those who take it so, and not again to those who have it', async () => {
    const get = (headers: Record<string, string>) => fetch(`${platform.url}/openapi.json`, { headers })
    const plain = await get({ 'accept-encoding': 'identity' })
    expect(plain.headers.get('content-encoding')).toBeNull()
    const size = (await plain.arrayBuffer()).byteLength
    for (const coding of ['br', 'gzip']) {
      const packed = await platform.visitor({ 'accept-encoding': coding }).call('HEAD', '/openapi.json')
      expect(packed.headers.get('content-encoding')).toBe(coding)
      expect(packed.headers.get('vary')).toBe('Origin, Accept-Encoding')
      expect(Number(packed.headers.get('content-length'))).toBeLessThan(size / 5)
      expect(await (await get({ 'accept-encoding': coding })).json()).toHaveProperty('openapi', '3.1.0')
    }
    const etag = plain.headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/".+"$/)
    const again = await get({ 'if-none-match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await get({ 'if-none-match': '"another"' })).status).toBe(200)
  })
})
