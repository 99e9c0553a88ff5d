import { type Deployable, databaseVariable, deployables } from '@resume/local-stack/platform/deployables'
import { killSeconds, type ScheduledCommand } from '../../../deploy/deployable.ts'
import type { GeneratedFile } from '../generated-file.ts'
import { memoryOptions } from './small-server.ts'

const header =
  '# Made from deploy/deployables.ts by `npm run generate`. Changes belong into `systemctl edit`; docs/small-server.md\n'

/** Where the release and its settings are on the server. */
const [home, settings] = ['/opt/resume-platform', '/etc/resume-platform']
const node = `${home}/node_modules/node/bin/node --disable-warning=ExperimentalWarning`

/** The servers as Debian names them; those that run elsewhere are not waited for. */
const servers = 'postgresql.service redis-server.service nats-server.service'

/**
 * The most that a unit may take. None of it is moved to the swap, which a unit at its limit would fill before it is killed. A
 * process beside the main one that is killed, such as the one that reads a file, does not end its unit; the main one does.
 */
const limitOf = (mb: number) => `MemoryMax=${mb}M\nMemorySwapMax=0\nOOMPolicy=continue`

/** What no process of the platform needs: privileges, devices, other people's files, kernel settings, other protocols. */
const hardening = `NoNewPrivileges=yes
CapabilityBoundingSet=
AmbientCapabilities=
PrivateTmp=yes
PrivateDevices=yes
PrivateMounts=yes
ProtectSystem=strict
ProtectHome=yes
ProtectProc=invisible
ProtectClock=yes
ProtectHostname=yes
ProtectControlGroups=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
LockPersonality=yes
RemoveIPC=yes
KeyringMode=private
SystemCallArchitectures=native
SystemCallFilter=@system-service
SystemCallFilter=~@privileged
SystemCallErrorNumber=EPERM
DevicePolicy=closed
UMask=0077
`

/** The units of systemd, their users, and the target that starts and ends all of them. */
export function systemdUnits(): GeneratedFile[] {
  const withDatabase = deployables.filter(({ hasDatabase }) => hasDatabase)
  const files: [string, string][] = [
    ['resume-platform.target', target()],
    ['resume-platform.sysusers', sysusers()],
    ...deployables.map((each): [string, string] => [`resume-${each.name}.service`, unitOf(each)]),
    ...withDatabase.map((each): [string, string] => [`resume-${each.name}-migrate.service`, migrationOf(each)]),
    ...deployables.flatMap((each) => each.scheduled.flatMap((command) => scheduledOf(each, command))),
    ['resume-tombstones.service', tombstones()],
    ['resume-backup.service', backup()],
    ['resume-backup.timer', timer('a backup every night', 'OnCalendar=*-*-* 02:00:00\nRandomizedDelaySec=15min\n')],
  ]
  return files.map(([name, content]) => ({ path: `deploy/systemd/${name}`, content: header + content }))
}

const unitName = (name: string) => `resume-${name}.service`

function target(): string {
  const units = [...deployables.map(({ name }) => name), 'tombstones'].map(unitName)
  const commands = deployables.flatMap(({ name, scheduled }) => scheduled.map(({ script }) => `${name}-${script}`))
  return `[Unit]
Description=Resume platform
Wants=${units.join(' ')}
Wants=${['backup', ...commands].map((name) => `resume-${name}.timer`).join(' ')}

[Install]
WantedBy=multi-user.target
`
}

/** A user for each process, so that none can read another's secrets or files. Its name in words may hold no colon. */
function sysusers(): string {
  const users = [...deployables.map(({ name }) => name), 'backup']
  return users.map((name) => `u resume-${name} - "Resume platform, ${name}"\n`).join('')
}

function unitOf(deployable: Deployable): string {
  const { name, folder, hasDatabase, isPublic, calls, small } = deployable
  const migration = hasDatabase ? unitName(`${name}-migrate`) : ''
  const after = ['network-online.target', servers, migration, ...(isPublic ? calls.map(unitName) : [])]
  const environment = {
    ...{ NODE_ENV: 'production', HOST: '127.0.0.1', MALLOC_ARENA_MAX: '2', NODE_OPTIONS: memoryOptions(deployable) },
    ...small.settings,
  }
  return `[Unit]
Description=Resume platform: ${name}
PartOf=resume-platform.target
Wants=network-online.target
After=${after.filter(Boolean).join(' ')}
${migration ? `Requires=${migration}\n` : ''}StartLimitIntervalSec=0

[Service]
User=resume-${name}
WorkingDirectory=${home}/${folder}
${Object.entries(environment)
  .map(([variable, value]) => `Environment="${variable}=${value}"\n`)
  .join('')}Environment="NODE_COMPILE_CACHE=/var/cache/resume-${name}"
EnvironmentFile=${settings}/${name}.env
CacheDirectory=resume-${name}
ExecStart=${node} dist/lib/main.js
Restart=always
RestartSec=2
KillMode=mixed
TimeoutStopSec=${killSeconds(deployable)}
${limitOf(small.memoryMb)}
TasksMax=128
LimitNOFILE=65536
${hardening}
[Install]
WantedBy=resume-platform.target
`
}

/**
 * Runs once after each start of the server, before the service. It tries until it has succeeded: had it failed, systemd would
 * give up the services that wait for it, although PostgreSQL came a moment later. A former release, to which somebody goes
 * back, finds newer migrations and starts. Tries take turns: six at once on a slow processor would all be late for PostgreSQL,
 * again and again. One that has failed lets the others go on.
 */
function migrationOf(deployable: Deployable): string {
  const { name, folder } = deployable
  return `[Unit]
Description=Resume platform: migrations of ${name}
PartOf=resume-platform.target
Wants=network-online.target
After=network-online.target ${servers}

[Service]
Type=oneshot
RemainAfterExit=yes
User=resume-${name}
WorkingDirectory=${home}/${folder}
EnvironmentFile=${settings}/${name}.env
ExecStart=/bin/sh -c 'until flock ${home}/package.json ${node} ../../packages/migrate/src/main.ts deploy --dir prisma --url-variable ${databaseVariable(deployable)} --newer-is-fine; do sleep 10; done'
TimeoutStartSec=infinity
${limitOf(256)}
${hardening}`
}

/** A command that runs by the clock, and its timer. */
function scheduledOf(
  { name, folder }: Deployable,
  { script, schedule, purpose }: ScheduledCommand,
): [string, string][] {
  const [minute = '', hour = '', ...rest] = schedule.split(' ')
  if (rest.join(' ') !== '* * *') throw new Error(`${name} ${script}: only a time of every day can be said to systemd`)
  const service = `[Unit]
Description=Resume platform: ${purpose}
After=network-online.target ${servers}

[Service]
Type=oneshot
User=resume-${name}
WorkingDirectory=${home}/${folder}
EnvironmentFile=${settings}/${name}.env
ExecStart=${home}/node_modules/node/bin/node --run ${script}
TimeoutStartSec=1h
${limitOf(192)}
${hardening}`
  const time = [hour, minute].map((part) => part.padStart(2, '0')).join(':')
  const when = timer(purpose, `OnCalendar=*-*-* ${time}:00 UTC\n`)
  return [
    [`resume-${name}-${script}.service`, service],
    [`resume-${name}-${script}.timer`, when],
  ]
}

const backupCommand = (words: string) => `${node} packages/backup/src/main.ts ${words}`
const backupSetting = `User=resume-backup
WorkingDirectory=${home}
EnvironmentFile=${settings}/backup.env
StateDirectory=resume-backup
StateDirectoryMode=0700
`

function tombstones(): string {
  return `[Unit]
Description=Resume platform: writes down which accounts, keys and sessions end
PartOf=resume-platform.target
Wants=network-online.target
After=network-online.target ${servers}
StartLimitIntervalSec=0

[Service]
${backupSetting}Environment="NODE_OPTIONS=--max-old-space-size=48 --max-semi-space-size=1"
ExecStart=${backupCommand('tombstones /var/lib/resume-backup')}
Restart=always
RestartSec=5
${limitOf(112)}
${hardening}
[Install]
WantedBy=resume-platform.target
`
}

function backup(): string {
  return `[Unit]
Description=Resume platform: backup
After=network-online.target ${servers}

[Service]
Type=oneshot
${backupSetting}Environment="NODE_OPTIONS=--max-old-space-size=128 --max-semi-space-size=4"
Nice=10
IOSchedulingClass=idle
ExecStart=${backupCommand('backup /var/lib/resume-backup --keep 14')}
TimeoutStartSec=6h
${limitOf(256)}
${hardening}`
}

function timer(description: string, when: string): string {
  return `[Unit]
Description=Resume platform: ${description}
PartOf=resume-platform.target

[Timer]
${when}Persistent=true

[Install]
WantedBy=resume-platform.target
`
}
