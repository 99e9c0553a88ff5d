import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deployables, root } from '@resume/local-stack/platform/deployables'
import { assetLimits } from '@resume/proto/limits/portfolio-assets'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readComposeFile } from '../compose/compose-file.ts'
import { find, readManifests } from './kubernetes-manifests.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const caddyfile = read('deploy/proxy/Caddyfile')
const nginx = read('deploy/proxy/nginx.conf')
const overlay = parse(read('compose.caddy.yml')) as {
  services: Record<string, { environment: Record<string, string>; volumes?: string[]; depends_on?: object }>
}
const gatewayPort = deployables.find(({ isPublic }) => isPublic)?.ports.PORT

describe('the examples of proxies', () => {
  it('lead to what the compose file runs', () => {
    const services = readComposeFile(root)
    const upstreams = [...caddyfile.matchAll(/reverse_proxy \{\$\w+:([a-z]+):(\d+)\}/g)]
    expect(upstreams.map(([, host, port]) => `${host}:${port}`)).toEqual([`gateway:${gatewayPort}`, 'minio:9000'])
    for (const [, host = ''] of upstreams) expect(services).toHaveProperty(host)
    expect(Object.keys(overlay.services.caddy?.depends_on ?? {})).toEqual(['gateway', 'minio'])
    expect(nginx).toContain(`server 127.0.0.1:${gatewayPort};`)
  })

  it('give Caddy the variables and the file that it reads, and tell the gateway of one proxy', () => {
    const { caddy, gateway } = overlay.services
    const needed = [...caddyfile.matchAll(/\{\$(\w+)\}/g)].map(([, name]) => name)
    expect(Object.keys(caddy?.environment ?? {})).toEqual(needed)
    expect(caddy?.volumes).toContain('./deploy/proxy/Caddyfile:/etc/caddy/Caddyfile:ro')
    expect(gateway?.environment).toEqual({ TRUST_PROXY: '${TRUST_PROXY:-1}' })
    expect(nginx).toContain('X-Forwarded-For $proxy_add_x_forwarded_for')
  })

  it('let the largest upload through, and hold back nothing that is streamed', () => {
    const limits = [...nginx.matchAll(/client_max_body_size (\d+)m/g)].map(([, mb]) => Number(mb) * 1024 * 1024)
    expect(Math.min(...limits)).toBeGreaterThan(assetLimits.fileBytes)
    expect(caddyfile).not.toMatch(/max_size/)
    expect(caddyfile).toContain('flush_interval -1')
    const { annotations = {} } = find(readManifests(), 'Ingress', 'gateway')?.metadata ?? {}
    const ofIngress = (name: string) => annotations[`nginx.ingress.kubernetes.io/proxy-${name}`]
    expect(ofIngress('body-size')).toBe(/client_max_body_size (\w+)/.exec(nginx)?.[1])
    expect(`${ofIngress('read-timeout')}s`).toBe(/proxy_read_timeout (\w+)/.exec(nginx)?.[1])
    expect([ofIngress('buffering'), ofIngress('request-buffering')]).toEqual(['off', 'off'])
    expect(nginx).toMatch(/proxy_buffering off;[\s\S]*proxy_request_buffering off;/)
  })
})
