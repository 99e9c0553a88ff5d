import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseEnv, promisify } from 'node:util'
import { root } from '@resume/local-stack/platform/deployables'
import type { Container } from 'kubernetes-types/core/v1.js'
import { find, type Manifest } from '../../tools/deployments/kubernetes-manifests.ts'

/** The manifests, and the folder of the variables that stand in for their ConfigMaps and Secrets. */
interface Source {
  manifests: Manifest[]
  environmentDir: string
}

/** Given to no deployable, and so by no local stack. */
const backupKey = randomBytes(32).toString('hex')

/**
 * Runs the command of a CronJob as its pod does: with its arguments, in the folder of its image, and with no variables but
 * its own. What ConfigMaps and Secrets hold for an installation is what the local stack has written for the same deployable.
 * @param folder the folder that the image is of
 * @param mounts where the volumes are here, by their paths in the pod
 */
export async function runCronJob(
  source: Source,
  { name, folder, mounts = {} }: { name: string; folder: string; mounts?: Record<string, string> },
): Promise<{ code: number; stdout: string; stderr: string }> {
  const container = find(source.manifests, 'CronJob', name)?.spec?.jobTemplate.spec?.template.spec?.containers[0]
  const [program, ...words] = [...(container?.command ?? []), ...(container?.args ?? [])]
  if (!container || program !== 'node') throw new Error(`${name} runs no program of Node`)
  const env = { PATH: `${dirname(process.execPath)}:/usr/bin:/bin`, ...variablesOf(container, source) }
  return promisify(execFile)(
    process.execPath,
    words.map((word) => mounts[word] ?? word),
    { cwd: join(root, folder), env },
  ).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  )
}

function variablesOf({ env = [], envFrom = [] }: Container, { manifests, environmentDir }: Source) {
  /** By a name such as `billing-secrets`. */
  const written = (name = ''): Record<string, string | undefined> =>
    name === 'backup-secrets'
      ? { BACKUP_KEY: backupKey }
      : parseEnv(readFileSync(join(environmentDir, `${name.replace(/-(config|secrets)$/, '')}.env`), 'utf8'))
  const all = envFrom.map(({ configMapRef, secretRef }) => ({
    ...written(secretRef?.name ?? configMapRef?.name),
    ...find(manifests, 'ConfigMap', configMapRef?.name ?? '')?.data,
  }))
  const single = env.map(({ name, valueFrom }) => {
    const from = valueFrom?.secretKeyRef ?? valueFrom?.configMapKeyRef
    return { [name]: written(from?.name)[from?.key ?? ''] }
  })
  return Object.assign({}, ...all, ...single)
}
