import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AssetOutput } from '@resume/proto/generated/resume/portfolio/v1/Asset'
import type { AssetKind } from '@resume/proto/generated/resume/portfolio/v1/AssetKind'
import type { DeclareAssetResponseOutput } from '@resume/proto/generated/resume/portfolio/v1/DeclareAssetResponse'
import type { ImageType } from '@resume/proto/generated/resume/portfolio/v1/ImageType'
import { type S3Double, startS3Double } from '@resume/s3-double/double'
import { type Caller, type RunningPortfolio, runPortfolio } from './running-portfolio.ts'

/** What a caller declares of a file; what is missing is true of it. */
export interface Declared {
  kind?: AssetKind
  imageType?: ImageType
  sizeBytes?: number
  checksum?: string
}

/** Portfolio with a storage of its own. */
export interface StoringPortfolio extends RunningPortfolio {
  s3: S3Double
  declare(caller: Caller, bytes: Buffer, declared?: Declared): Promise<DeclareAssetResponseOutput>
  /** Sends a file to its URL. */
  send(upload: DeclareAssetResponseOutput, bytes: Buffer, headers?: Record<string, string>): Promise<Response>
  /** Declares and sends a file. @returns the ID of the image */
  upload(caller: Caller, bytes: Buffer, declared?: Declared): Promise<string>
  complete(caller: Caller, id: string, checksum?: string): Promise<AssetOutput>
  /** Declares, sends and completes. */
  ready(caller: Caller, bytes: Buffer, declared?: Declared): Promise<AssetOutput>
  /** The image as anybody reads it. */
  read(asset: AssetOutput): Promise<Response>
}

const bucket = 'images'
const credentials = { accessKey: 'a-key', secretKey: 'a-secret', region: 'eu-test-1' }

/** Starts a storage. */
export async function startStorage(): Promise<S3Double> {
  const dir = mkdtempSync(join(tmpdir(), 'resume-s3-'))
  const s3 = await startS3Double({ dir, bucket, ...credentials, publicPrefix: 'public/' })
  const { close } = s3
  s3.close = async () => {
    await close()
    rmSync(dir, { recursive: true, force: true })
  }
  return s3
}

/** The variables that lead to a storage. */
export function storageVariables(url: string): Record<string, string> {
  return {
    S3_ENDPOINT: url,
    S3_BUCKET: bucket,
    S3_REGION: credentials.region,
    S3_ACCESS_KEY: credentials.accessKey,
    S3_SECRET_KEY: credentials.secretKey,
  }
}

/** Starts portfolio with a storage. @param through the way to its database that the process takes */
export async function runStoringPortfolio(
  environment: Record<string, string> = {},
  through?: (databaseUrl: string) => string,
): Promise<StoringPortfolio> {
  const s3 = await startStorage()
  const portfolio = await runPortfolio({ ...storageVariables(s3.url), ...environment }, through)

  const declare = (caller: Caller, bytes: Buffer, declared: Declared = {}) => {
    const file = { kind: 'ASSET_KIND_AVATAR', imageType: 'IMAGE_TYPE_PNG', sizeBytes: bytes.length } as const
    return portfolio.client.call('DeclareAsset', { ...file, ...declared }, caller.call)
  }
  const send = (upload: DeclareAssetResponseOutput, bytes: Buffer, headers = upload.headers) =>
    fetch(upload.uploadUrl, { method: 'PUT', headers, body: Uint8Array.from(bytes) })
  const upload = async (caller: Caller, bytes: Buffer, declared?: Declared) => {
    const declaration = await declare(caller, bytes, declared)
    const answer = await send(declaration, bytes)
    if (!answer.ok) throw new Error(`the storage answered ${answer.status}: ${await answer.text()}`)
    return declaration.assetId
  }
  const complete = async (caller: Caller, id: string, checksum?: string) => {
    const { asset } = await portfolio.client.call('CompleteAsset', { id, ...(checksum && { checksum }) }, caller.call)
    if (!asset) throw new Error('no image')
    return asset
  }
  const added = {
    s3,
    declare,
    send,
    upload,
    complete,
    ready: async (caller: Caller, bytes: Buffer, declared?: Declared) =>
      complete(caller, await upload(caller, bytes, declared)),
    read: (asset: AssetOutput) => fetch(asset.url ?? ''),
    stop: async () => {
      await portfolio.stop()
      await s3.close()
    },
  }
  return Object.defineProperties({} as StoringPortfolio, {
    ...Object.getOwnPropertyDescriptors(portfolio),
    ...Object.getOwnPropertyDescriptors(added),
  })
}
