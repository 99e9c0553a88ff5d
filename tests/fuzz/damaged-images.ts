import type { Answer } from '../client/answer.ts'
import type { Client } from '../client/client.ts'
import { tinyPng } from '../client/image.ts'
import type { Random } from './random.ts'

const types = ['image/png', 'image/jpeg', 'image/webp'] as const

/** Beginnings by which a file is taken for an image of a type. */
const signatures: Record<(typeof types)[number], Buffer> = {
  'image/png': Buffer.from('89504e470d0a1a0a', 'hex'),
  'image/jpeg': Buffer.from('ffd8ffe000104a46494600', 'hex'),
  'image/webp': Buffer.from('524946461a000000574542505650382000000000', 'hex'),
}

/** A file that is no image, or no longer one. */
function damaged(type: (typeof types)[number], random: Random): Buffer {
  const noise = Buffer.from(Array.from({ length: 1 + random.below(300) }, () => random.below(256)))
  const hit = Buffer.from(tinyPng)
  hit[random.below(hit.length)] = random.below(256)
  return random.pick([
    hit,
    tinyPng.subarray(0, 1 + random.below(tinyPng.length - 1)),
    Buffer.concat([tinyPng, noise]),
    Buffer.concat([signatures[type], noise]),
    noise,
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  ])
}

/**
 * Declares an image, sends the storage a file that is damaged, and completes the upload.
 * @returns the answers of the platform
 */
export async function completeDamaged(client: Client, random: Random): Promise<{ path: string; answer: Answer }[]> {
  const mimeType = random.pick(types)
  const file = damaged(mimeType, random)
  const body = { kind: 'AVATAR', mimeType, sizeBytes: file.length }
  const path = '/portfolio-assets/upload-url'
  const answer = await client.call('POST', path, { body })
  if (answer.status !== 200) return [{ path, answer }]
  const { assetId, uploadUrl, method, headers } = answer.body.data
  await (await fetch(uploadUrl, { method, headers, body: Uint8Array.from(file) })).body?.cancel()
  const complete = '/portfolio-assets/complete'
  return [
    { path, answer },
    { path: complete, answer: await client.call('POST', complete, { body: { assetId } }) },
  ]
}
