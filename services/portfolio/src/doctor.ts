import { type Finding, fail, ok, reasonOf, warn } from '@resume/service-kit/doctor/finding'
import { connectStorage, storageOf } from './adapters/storage-client.ts'
import { readPortfolioConfig } from './config.ts'

/**
 * Examines the bucket of images for `npm run doctor`, and changes nothing: it has to be there, and nobody may list it.
 * @throws ConfigError for variables that the configuration refuses
 */
export async function examineMore(environment: NodeJS.ProcessEnv): Promise<Finding[]> {
  const storage = storageOf(readPortfolioConfig(environment))
  if (!storage) return []
  const { bucket, bucketUrl, timeoutMs } = storage
  const about = 'bucket'
  try {
    if (!(await connectStorage(storage).bucketExists(bucket))) return [fail(about, `there is no ${bucket}`)]
  } catch (error) {
    return [fail(about, `${bucket} cannot be used: ${reasonOf(error)}`)]
  }
  const list = `${bucketUrl}/?list-type=2&max-keys=1`
  const listed = await fetch(list, { signal: AbortSignal.timeout(timeoutMs) }).catch(reasonOf)
  if (typeof listed === 'string') return [warn(about, `not reachable from here where browsers look: ${listed}`)]
  await listed.body?.cancel()
  return [listed.ok ? fail(about, `everybody can list ${bucket}`) : ok(about, `${bucket} is there, and not listed`)]
}
