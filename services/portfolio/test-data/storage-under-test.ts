import { randomUUID } from 'node:crypto'
import { Client } from 'minio'
import { startStorage, storageVariables } from './storing-portfolio.ts'

/** A storage with a bucket of its own, under the policy of docker-compose.yml. */
export interface StorageUnderTest {
  /** The service's variables that lead to it. */
  variables: Record<string, string>
  /** Whether it holds a file against the SHA-256 that comes with it; where it does not, the service alone does. */
  verifiesChecksums: boolean
  /** Puts an object of one byte under each of many keys. */
  fill(keys: string[]): Promise<void>
  close(): Promise<void>
}

/**
 * The local S3; a real one when `TEST_S3_ENDPOINT`, `TEST_S3_ACCESS_KEY` and `TEST_S3_SECRET_KEY` name it. One that does
 * not verify checksums needs `TEST_S3_CHECKSUMS=ignored`.
 */
export async function openStorageUnderTest(): Promise<StorageUnderTest> {
  const { TEST_S3_ENDPOINT, TEST_S3_ACCESS_KEY = '', TEST_S3_SECRET_KEY = '', TEST_S3_CHECKSUMS } = process.env
  if (!TEST_S3_ENDPOINT) {
    const s3 = await startStorage()
    const fill = async (keys: string[]) => {
      for (const key of keys) s3.store.put(key, Buffer.alloc(1), {})
    }
    return { variables: storageVariables(s3.url), verifiesChecksums: true, fill, close: s3.close }
  }
  const variables = {
    S3_ENDPOINT: TEST_S3_ENDPOINT,
    S3_ACCESS_KEY: TEST_S3_ACCESS_KEY,
    S3_SECRET_KEY: TEST_S3_SECRET_KEY,
    S3_BUCKET: `images-${randomUUID()}`,
  }
  const bucket = await makeBucket(variables)
  return { variables, verifiesChecksums: TEST_S3_CHECKSUMS !== 'ignored', ...bucket }
}

/** @returns how to fill it, and to remove it with all that is in it */
async function makeBucket(variables: Record<'S3_ENDPOINT' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY' | 'S3_BUCKET', string>) {
  const { S3_ENDPOINT, S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = variables
  const { protocol, hostname, port } = new URL(S3_ENDPOINT)
  const address = {
    endPoint: hostname,
    useSSL: protocol === 'https:',
    pathStyle: true,
    ...(port && { port: Number(port) }),
  }
  const client = new Client({ ...address, accessKey, secretKey, region: 'us-east-1' })
  const readable = `arn:aws:s3:::${bucket}/public/*`
  const statement = { Effect: 'Allow', Principal: { AWS: ['*'] }, Action: ['s3:GetObject'], Resource: [readable] }
  await client.makeBucket(bucket, 'us-east-1')
  await client.setBucketPolicy(bucket, JSON.stringify({ Version: '2012-10-17', Statement: [statement] }))
  const fill = async (keys: string[]) => {
    for (let at = 0; at < keys.length; at += 15) {
      await Promise.all(keys.slice(at, at + 15).map((key) => client.putObject(bucket, key, Buffer.alloc(1), 1)))
    }
  }
  const close = async () => {
    const keys: string[] = []
    for await (const { name } of client.listObjectsV2(bucket, '', true)) if (name) keys.push(name)
    for (let at = 0; at < keys.length; at += 500) await client.removeObjects(bucket, keys.slice(at, at + 500))
    await client.removeBucket(bucket)
  }
  return { fill, close }
}
