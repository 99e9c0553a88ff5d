import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deployables, root } from '@resume/local-stack/platform/deployables'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readComposeFile } from '../compose/compose-file.ts'

interface SmallService {
  mem_limit?: string
  /** Memory and swap together. */
  memswap_limit?: string
  environment?: Record<string, string>
  command?: string[]
  healthcheck?: { test: string[] }
}

const whole = readComposeFile(root)
const small: Record<string, SmallService> = parse(readFileSync(join(root, 'compose.small.yml'), 'utf8')).services
const limitOf = (name: string) => Number.parseInt(small[name]?.mem_limit ?? '', 10)
const always = Object.entries(whole).filter(([, service]) => service.restart !== 'no' && !('profiles' in service))
const wanted = Object.entries(whole).filter(([, service]) => 'profiles' in service)

describe('compose.small.yml', () => {
  it('limits everything that keeps running, to less than 2 GB in all', () => {
    expect(Object.keys(small).filter((name) => !(name in whole))).toEqual([])
    const limits = always.map(([name]) => [name, limitOf(name)] as const)
    expect(limits.filter(([, mb]) => !(mb > 0))).toEqual([])
    expect(limits.reduce((sum, [, mb]) => sum + mb, 0)).toBeLessThan(2_048)
    for (const [name] of always)
      expect(small[name]?.memswap_limit, `${name} swaps nothing`).toBe(small[name]?.mem_limit)
  })

  it('limits what a profile adds, too, so that a backup cannot take what the platform needs', () => {
    expect(wanted.map(([name]) => name).sort()).toEqual(['backup', 'tombstones'])
    for (const [name] of wanted) expect(limitOf(name), name).toBeGreaterThan(0)
  })

  it.each(deployables.map((each) => [each.name, each] as const))(
    'leaves %s room beside its heap',
    (name, deployable) => {
      const { NODE_OPTIONS = '', EXTRACTION_MEMORY_MB = '0', IMAGE_MEMORY_MB = '0' } = small[name]?.environment ?? {}
      const heap = Number(/--max-old-space-size=(\d+)/.exec(NODE_OPTIONS)?.[1])
      expect(heap).toBe(deployable.small.heapMb)
      expect(limitOf(name) - heap - Number(EXTRACTION_MEMORY_MB) - Number(IMAGE_MEMORY_MB)).toBeGreaterThan(50)
    },
  )

  it('asks each container on its own port, without starting another Node', () => {
    for (const { name, ports, readyPort } of deployables) {
      expect(small[name]?.healthcheck?.test.join(' ')).toContain(`/dev/tcp/127.0.0.1/${ports[readyPort]}`)
    }
  })

  it('lets Redis throw nothing away, and grow to twice what it keeps while it rewrites its file', () => {
    const command = small.redis?.command ?? []
    expect(command).toEqual(expect.arrayContaining(['--maxmemory-policy', 'noeviction', '--appendonly', 'yes']))
    const most = Number.parseInt(command[command.indexOf('--maxmemory') + 1] ?? '', 10)
    expect(2 * most).toBeLessThanOrEqual(limitOf('redis'))
  })

  it('gives the servers the same limits under systemd, where each starts again as in a container', () => {
    for (const [name, unit] of [
      ['postgres', 'postgresql@'],
      ['redis', 'redis-server'],
      ['nats', 'nats-server'],
    ] as const) {
      const settings = readFileSync(join(root, `deploy/systemd/servers/${unit}.service.d/small.conf`), 'utf8')
      expect(settings).toMatch(new RegExp(`^MemoryMax=${limitOf(name)}M$`, 'm'))
      expect(settings).toMatch(/^MemorySwapMax=0$/m)
      /** Debian's unit of Redis says it already. */
      if (name !== 'redis') expect(settings).toMatch(/^Restart=(always|on-failure)$/m)
    }
  })

  it('bounds what NATS stores, where it always did', () => {
    const settings = readFileSync(join(root, 'deploy/small/nats.conf'), 'utf8')
    expect(settings).toMatch(/max_file_store: 1GB/)
    const usual = whole.nats?.command ?? []
    expect(settings).toContain(`store_dir: ${usual[usual.indexOf('--store_dir') + 1]}`)
    expect(settings).toContain(`http_port: ${usual[usual.indexOf('--http_port') + 1]}`)
  })

  it.each([
    ['this server', small],
    ['any', whole],
  ])('gives PostgreSQL connections for every pool of every service: %s', (_which, services) => {
    const most = services.postgres?.command?.find((each) => each.startsWith('--max_connections='))?.split('=')[1]
    /** Up to 23 for each (docs/scaling.md), and three that PostgreSQL keeps for its administrator. */
    expect(Number(most)).toBeGreaterThanOrEqual(deployables.filter(({ hasDatabase }) => hasDatabase).length * 23 + 3)
  })
})
