import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readTlsFiles, type TlsFiles } from '../grpc/tls.ts'
import { examineDatabase } from './examine-database.ts'
import { examinePooler } from './examine-pooler.ts'
import { examineNats, examineRedis, examineService, examineUrl } from './examine-servers.ts'
import { examineSettings } from './examine-settings.ts'
import { type Finding, fail, ok, reasonOf } from './finding.ts'

/**
 * Examines the deployable in the current folder with the variables that it would get: what is configured, reachable, behind,
 * full or insecure. It changes nothing. Ends with 1 when something is wrong.
 */
const folder = process.cwd()
const name = basename(folder)
/** What is blank counts as unset, as it does to a configuration. */
const environment: NodeJS.ProcessEnv = Object.fromEntries(
  Object.entries(process.env).filter(([, value]) => value?.trim()),
)
const config = await readConfiguration()
const reads = variablesOf(config.source)
/** White space around them is dropped, as by a configuration, which refuses it where it counts. */
const values = Object.fromEntries(Object.entries(environment).map(([variable, value]) => [variable, value?.trim()]))
const given = Object.entries(values).filter(([variable]) => reads.includes(variable)) as [string, string][]

const findings: Finding[] = [...config.findings, ...examineSettings(values, reads)]
/** What fails unforeseen is told by a code alone: errors about an address quote it, with the password in it. */
const examinations = given.map(([variable, value]) =>
  examine(variable, value).catch((error) => fail(variable, `cannot be examined: ${reasonOf(error)}`)),
)
findings.push(...(await Promise.all(examinations)).flat(), ...(await examineMore()))
for (const { verdict, about, text } of findings) {
  process.stdout.write(`${verdict.padEnd(4)}  ${name.padEnd(10)} ${about.padEnd(15)} ${text}\n`)
}
process.exit(findings.some(({ verdict }) => verdict === 'FAIL') ? 1 : 0)

/** Examines what a variable leads to; nothing where it leads to nothing, or its configuration says already that it is wrong. */
async function examine(variable: string, value: string): Promise<Finding | Finding[]> {
  if (config.findings.some(({ verdict, text }) => verdict === 'FAIL' && text.startsWith(`${variable} `))) return []
  if (variable.endsWith('_DATABASE_URL')) {
    const isPooled = given.some(([other]) => other === variable.replace(/_URL$/, '_DIRECT_URL'))
    return isPooled
      ? examinePooler(value, values.DATABASE_PREPARED_STATEMENTS !== 'false')
      : examineDatabase(value, folder)
  }
  if (variable.endsWith('_DATABASE_DIRECT_URL')) return examineDatabase(value, folder)
  if (variable === 'REDIS_URL') return examineRedis(value)
  if (variable === 'NATS_URL') return examineNats(value, name)
  if (variable.endsWith('_GRPC_URL'))
    return examineService(variable.replace('_GRPC_URL', '').toLowerCase(), value, tlsFiles())
  if (variable === 'S3_ENDPOINT') return examineUrl('object storage', value)
  if (variable === 'SMTP_URL') return examineUrl('mail server', value)
  return []
}

/** What a deployable knows to examine beyond what all have, in its doctor.ts. */
async function examineMore(): Promise<Finding[]> {
  const file = join(folder, 'src', 'doctor.ts')
  if (!existsSync(file) || config.findings.some(({ verdict }) => verdict === 'FAIL')) return []
  const own: { examineMore: (environment: NodeJS.ProcessEnv) => Promise<Finding[]> } = await import(file)
  return own.examineMore(environment)
}

function tlsFiles(): TlsFiles | undefined {
  return values.GRPC_TLS_DIR ? readTlsFiles(values.GRPC_TLS_DIR) : undefined
}

/** The source of its config.ts, and what that says about the variables. */
async function readConfiguration(): Promise<{ source: string; findings: Finding[] }> {
  const file = join(folder, 'src', 'config.ts')
  if (!existsSync(file)) throw new Error(`${folder} is no deployable: it has no src/config.ts`)
  const source = readFileSync(file, 'utf8')
  const found = Object.entries(await import(file)).find(([exported]) => /^read[A-Z]\w*Config$/.test(exported))
  if (!found) throw new Error(`${file} exports no read…Config`)
  const read = found[1] as (environment: NodeJS.ProcessEnv) => unknown
  try {
    read(environment)
    return { source, findings: [ok('configuration', 'complete')] }
  } catch (error) {
    const lines = error instanceof Error ? error.message.split('\n') : ['cannot be read']
    return { source, findings: lines.map((line) => fail('configuration', line)) }
  }
}

/** The variables that a config.ts names, and those that every process reads. */
function variablesOf(source: string): string[] {
  const usual = ['NODE_ENV', 'PRINCIPAL_KEYS', 'GRPC_TLS_DIR', 'REDIS_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT']
  const ofServices = source.includes('serviceVariables') ? ['NATS_URL'] : []
  return [
    ...new Set([
      ...usual,
      ...ofServices,
      ...(source.match(/^ {2}[A-Z][A-Z0-9_]*(?=:)/gm) ?? []).map((each) => each.trim()),
    ]),
  ]
}
