import { execFile, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseEnv, promisify } from 'node:util'
import { deployables, root, variablesOf } from '@resume/local-stack/platform/deployables'
import { describe, expect, it } from 'vitest'
import { killSeconds } from '../../deploy/deployable.ts'
import { complaintsAbout } from './read-configuration.ts'

const units = new Map(
  globSync('deploy/systemd/*.*', { cwd: root }).map((path) => [basename(path), readFileSync(join(root, path), 'utf8')]),
)
const each = deployables.map((deployable) => [deployable.name, deployable] as const)

/** What a unit says under a name, one value for each line. */
function valuesOf(unit: string, name: string): string[] {
  return [...(units.get(unit) ?? '').matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value)
}
const wordsOf = (unit: string, name: string) => valuesOf(unit, name).flatMap((value) => value.split(' '))
const services = [...units.keys()].filter((name) => name.endsWith('.service'))

describe('the units of systemd', () => {
  it.each(each)('run %s after what it needs, and end it before it is killed', (name, deployable) => {
    const unit = `resume-${name}.service`
    const after = wordsOf(unit, 'After')
    expect(after).toEqual(expect.arrayContaining(['postgresql.service', 'redis-server.service', 'nats-server.service']))
    const migration = `resume-${name}-migrate.service`
    expect(units.has(migration)).toBe(deployable.hasDatabase)
    if (deployable.hasDatabase) {
      expect(after).toContain(migration)
      expect(wordsOf(unit, 'Requires')).toContain(migration)
      /** A former release could not be gone back to. */
      expect(wordsOf(migration, 'ExecStart')).toContain('--newer-is-fine;')
    }
    if (deployable.isPublic) for (const other of deployable.calls) expect(after).toContain(`resume-${other}.service`)
    expect(valuesOf(unit, 'TimeoutStopSec')).toEqual([String(killSeconds(deployable))])
    expect(wordsOf('resume-platform.target', 'Wants')).toContain(unit)
    expect(valuesOf(unit, 'WantedBy')).toEqual(['resume-platform.target'])
  })

  it.each(each)('give %s variables that it reads', (name, deployable) => {
    const known = [
      ...variablesOf(deployable),
      'NODE_ENV',
      'HOST',
      'NODE_OPTIONS',
      'NODE_COMPILE_CACHE',
      'MALLOC_ARENA_MAX',
    ]
    for (const line of valuesOf(`resume-${name}.service`, 'Environment')) {
      expect(known).toContain(/^"(\w+)=/.exec(line)?.[1])
    }
  })

  it.each(each)(
    'start %s in production once its settings are filled, open to this machine alone',
    async (name, deployable) => {
      const settings = parseEnv(readFileSync(join(root, `deploy/systemd/settings/${name}.env`), 'utf8'))
      const lines = valuesOf(`resume-${name}.service`, 'Environment').map((line) => line.replaceAll('"', ''))
      const given = { ...parseEnv(lines.join('\n')), ...settings } as Record<string, string>
      expect(given).toMatchObject({ NODE_ENV: 'production', HOST: '127.0.0.1' })
      expect(await complaintsAbout(deployable, given)).not.toEqual([])
      const secret = (variable: string) => createHash('sha256').update(variable).digest('hex')
      const filled = Object.entries(given).map(([variable, value]) => [
        variable,
        value.replace('replace-me', secret(variable)),
      ])
      expect(await complaintsAbout(deployable, Object.fromEntries(filled))).toEqual([])
      /** A file of settings comes last: what it repeated would undo what fits the unit's memory. */
      for (const variable of ['HOST', ...Object.keys(deployable.small.settings ?? {})]) {
        expect(settings).not.toHaveProperty(variable)
      }
      /** The doctor reads nothing but the file. */
      expect(settings.NODE_ENV).toBe('production')
      for (const other of deployable.calls) expect(settings).toHaveProperty(`${other.toUpperCase()}_GRPC_URL`)
    },
  )

  it('give each process a user of its own, who can write nothing but its cache, and a limit of memory', () => {
    const users = [...(units.get('resume-platform.sysusers') ?? '').matchAll(/^u (\S+) /gm)].map(([, user]) => user)
    expect(new Set(users).size).toBe(users.length)
    for (const unit of services) {
      expect(users, unit).toContain(valuesOf(unit, 'User')[0])
      for (const [name, value] of Object.entries({
        NoNewPrivileges: 'yes',
        PrivateTmp: 'yes',
        ProtectSystem: 'strict',
      })) {
        expect(valuesOf(unit, name), `${unit} ${name}`).toEqual([value])
      }
      expect(valuesOf(unit, 'CapabilityBoundingSet'), unit).toEqual([''])
      expect(Number.parseInt(valuesOf(unit, 'MemoryMax')[0] ?? '', 10), unit).toBeGreaterThan(0)
      /** It is killed at its limit rather than swapped, and a process beside the main one takes no other with it. */
      expect([...valuesOf(unit, 'MemorySwapMax'), ...valuesOf(unit, 'OOMPolicy')], unit).toEqual(['0', 'continue'])
    }
  })

  it('start programs that are there', () => {
    for (const unit of services) {
      const [command = ''] = valuesOf(unit, 'ExecStart')
      const folder = (valuesOf(unit, 'WorkingDirectory')[0] ?? '').replace('/opt/resume-platform', root)
      const [program = '', ...words] = command.replace('/opt/resume-platform', root).split(' ')
      const file = words.find((word) => word.endsWith('.ts'))
      expect(globSync(program), unit).toHaveLength(1)
      if (file) expect(globSync(join(folder, file)), unit).toHaveLength(1)
    }
  })

  it('migrate one database at a time', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'resume-turns-'))
    /** Complains when another runs beside it; takes long enough for all to come. */
    const node = `#!/bin/sh
mkdir ${dir}/busy || { echo beside another; exit; }
for turn in $(seq 100); do /bin/true; done
rmdir ${dir}/busy
`
    try {
      writeFileSync(join(dir, 'package.json'), '{}')
      writeFileSync(join(dir, 'node'), node, { mode: 0o700 })
      const said = services
        .filter((unit) => unit.endsWith('-migrate.service'))
        .map(async (unit) => {
          const [, script = ''] = /^\/bin\/sh -c '(.*)'$/.exec(valuesOf(unit, 'ExecStart')[0] ?? '') ?? []
          const here = script
            .replace('/opt/resume-platform/node_modules/node/bin/node', join(dir, 'node'))
            .replace('/opt/resume-platform', dir)
          return promisify(execFile)('/bin/sh', ['-c', here])
        })
      for (const { stdout, stderr } of await Promise.all(said)) expect([stdout, stderr]).toEqual(['', ''])
    } finally {
      rmSync(dir, { recursive: true })
    }
  })

  it('name users that systemd makes, where it is installed', () => {
    const dir = mkdtempSync(join(tmpdir(), 'resume-users-'))
    try {
      const folder = join(dir, 'usr/lib/sysusers.d')
      for (const each of [folder, join(dir, 'etc')]) mkdirSync(each, { recursive: true })
      writeFileSync(join(folder, 'resume-platform.conf'), units.get('resume-platform.sysusers') ?? '')
      const { error, stderr } = spawnSync('systemd-sysusers', [`--root=${dir}`], { encoding: 'utf8' })
      if (error) expect(error).toMatchObject({ code: 'ENOENT' })
      else expect(stderr.split('\n').filter((line) => !/^(Creating|$)/.test(line))).toEqual([])
    } finally {
      rmSync(dir, { recursive: true })
    }
  })

  it('are units that systemd takes, where it is installed', () => {
    const dir = mkdtempSync(join(tmpdir(), 'resume-units-'))
    try {
      for (const [name, text] of units) {
        writeFileSync(join(dir, name), text.replaceAll('/opt/resume-platform/node_modules/node/bin/node', '/bin/true'))
      }
      const files = [...units.keys()].filter((name) => !name.endsWith('.sysusers')).map((name) => join(dir, name))
      const { error, stderr, status } = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], {
        encoding: 'utf8',
      })
      if (error) expect(error).toMatchObject({ code: 'ENOENT' })
      else expect([status, stderr.split('\n').filter((line) => line.includes('resume-'))]).toEqual([0, []])
    } finally {
      rmSync(dir, { recursive: true })
    }
  })
})
