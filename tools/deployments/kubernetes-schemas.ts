import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '@resume/local-stack/platform/deployables'

/** An object of Kubernetes of any kind. */
export interface AnyObject {
  apiVersion?: string
  kind?: string
  metadata?: { name?: string }
}

const compilerOptions = {
  ...{ noEmit: true, strict: true, skipLibCheck: true, module: 'nodenext', target: 'esnext', types: [] },
  allowImportingTsExtensions: true,
}

/** Where nothing else looks, and packages are found. */
const place = join(root, 'node_modules/.cache')

/**
 * Holds objects against the types that `kubernetes-types` makes from the schemas of Kubernetes: fields that no schema knows,
 * fields that are missing, and values of another type are refused, as `kubectl` and `kubeconform -strict` do.
 * @returns every complaint, as `kind/name: what the compiler says`
 */
export async function schemaBreaches(objects: AnyObject[]): Promise<string[]> {
  const unknown = objects.filter((each) => !moduleOf(each))
  const known = objects.filter((each) => moduleOf(each))
  const sources = known.map(
    (each, index) =>
      `import type { ${each.kind} as T${index} } from '${moduleOf(each)}'\nexport const o${index}: T${index} = ${JSON.stringify(each)}`,
  )
  mkdirSync(place, { recursive: true })
  const dir = mkdtempSync(join(place, 'manifests-'))
  try {
    /** Two lines for each object, so that a complaint's line says whose it is. */
    writeFileSync(join(dir, 'objects.ts'), sources.join('\n'))
    writeFileSync(join(dir, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['objects.ts'] }))
    const { printed, isFine } = await compile(dir)
    const complaints = [...printed.matchAll(/objects\.ts\((\d+),\d+\): error \w+: (.+)/g)]
    if (!isFine && complaints.length === 0) throw new Error(printed)
    return [
      ...unknown.map((each) => `${nameOf(each)}: ${each.apiVersion} is unknown`),
      ...complaints.map(([, line, text]) => `${nameOf(known[Math.floor((Number(line) - 1) / 2)])}: ${text}`),
    ]
  } finally {
    rmSync(dir, { recursive: true })
  }
}

/** The module with the type of an object; undefined when its kind is known to none. */
function moduleOf({ apiVersion = '', kind }: AnyObject): string | undefined {
  if (apiVersion === 'monitoring.coreos.com/v1') return join(root, 'tools/deployments/service-monitor.ts')
  if (!kind) return undefined
  const [group = '', version] = apiVersion.includes('/') ? apiVersion.split('/') : ['core', apiVersion]
  const path = `${group.replace('.k8s.io', '')}/${version}`
  return existsSync(join(root, 'node_modules/kubernetes-types', `${path}.d.ts`))
    ? `kubernetes-types/${path}.js`
    : undefined
}

function nameOf(object: AnyObject | undefined): string {
  return `${object?.kind}/${object?.metadata?.name}`
}

async function compile(dir: string): Promise<{ printed: string; isFine: boolean }> {
  try {
    const { stdout } = await promisify(execFile)(join(root, 'node_modules/.bin/tsc'), ['-p', dir, '--pretty', 'false'])
    return { printed: stdout, isFine: true }
  } catch (error) {
    return { printed: String((error as { stdout?: string }).stdout ?? error), isFine: false }
  }
}
