import { createHash } from 'node:crypto'
import type { PortfolioAssetDeclaration } from '@resume-platform/sdk'
import { describe, expect, it } from 'vitest'
import { tinyPng } from '../client/image.ts'
import type { SignedIn } from '../client/sign-in.ts'
import { aUser } from './platform.ts'

const declaration = { kind: 'AVATAR', mimeType: 'image/png', sizeBytes: tinyPng.length } as const

/** Declares an image and sends a file to its URL. */
async function upload({ sdk }: SignedIn, body: PortfolioAssetDeclaration = declaration, file = tinyPng) {
  const declared = await sdk.portfolioAssets.createUpload(body)
  const sent = await fetch(declared.uploadUrl, {
    method: declared.method,
    headers: declared.headers,
    body: Uint8Array.from(file),
  })
  return { declared, sent }
}
const complete = ({ session }: SignedIn, body: object) => session.call('POST', '/portfolio-assets/complete', { body })

describe('an image for a portfolio', () => {
  it('goes straight to the storage, is checked, and is then open to everybody under one address', async () => {
    const user = await aUser()
    const { account, portfolioAssets } = user.sdk
    const checksum = createHash('sha256').update(tinyPng).digest('base64')
    const { declared, sent } = await upload(user, { ...declaration, checksum })
    expect(sent.status).toBe(200)
    expect(declared).toEqual({
      assetId: expect.any(String),
      uploadUrl: expect.stringMatching(/^http.*X-Amz-Signature=[0-9a-f]{64}$/),
      method: 'PUT',
      headers: {
        'content-type': 'image/png',
        'content-length': String(tinyPng.length),
        'x-amz-checksum-sha256': checksum,
      },
      expiresInSeconds: 600,
    })
    const done = await complete(user, { assetId: declared.assetId, checksum })
    expect([done.status, done.body.message]).toEqual([200, 'Upload completed'])
    expect(done.body.data).toEqual({
      id: declared.assetId,
      url: expect.stringContaining('/public/'),
      ...declaration,
      status: 'READY',
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    })
    const read = await fetch(done.body.data.url)
    expect([read.status, read.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(read.headers.get('cache-control')).toContain('immutable')
    const folder = new URL(done.body.data.url)
    for (const path of [folder.pathname.replace(/public\/.*$/, ''), folder.pathname.replace(/[^/]*$/, '')]) {
      expect((await fetch(new URL(path, folder))).status, path).toBe(403)
    }

    expect(await portfolioAssets.list({ limit: 1 })).toMatchObject({
      items: [done.body.data],
      total: 1,
      limit: 1,
      hasMore: false,
    })
    const exported = await account.export()
    expect(exported.portfolio.assets).toMatchObject([{ id: declared.assetId, url: done.body.data.url }])

    expect(await portfolioAssets.delete(declared.assetId)).toBeNull()
    expect((await fetch(done.body.data.url)).status).toBe(403)
    expect((await portfolioAssets.list()).items).toEqual([])
    const next = await portfolioAssets.upload(tinyPng, { kind: 'AVATAR' })
    expect([(await fetch(next.url ?? '')).status, (await portfolioAssets.list()).items]).toEqual([200, [next]])
  })

  it('is refused with the field that is wrong, and never by halves', async () => {
    const user = await aUser()
    const { session, sdk } = user
    const wrong: [object, string][] = [
      [{ ...declaration, kind: 'BANNER' }, 'kind'],
      [{ ...declaration, mimeType: 'image/svg+xml' }, 'mimeType'],
      [{ ...declaration, sizeBytes: 5 * 1024 * 1024 + 1 }, 'sizeBytes'],
      [{ ...declaration, sizeBytes: 0 }, 'sizeBytes'],
      [{ ...declaration, checksum: 'abc' }, 'checksum'],
      [{ ...declaration, name: 'me.png' }, 'name'],
    ]
    for (const [body, path] of wrong) {
      const { status, body: answer } = await session.call('POST', '/portfolio-assets/upload-url', { body })
      expect([status, answer.details[0].path]).toEqual([400, path])
    }
    const page = Buffer.from('<!DOCTYPE html><script>alert(1)</script>'.padEnd(tinyPng.length))
    const { declared } = await upload(user, declaration, page)
    const refused = await complete(user, { assetId: declared.assetId })
    expect([refused.status, refused.body.details[0].path]).toEqual([400, 'mimeType'])
    expect((await sdk.portfolioAssets.list()).items).toMatchObject([{ status: 'PENDING', url: null }])
  })

  it("is nobody else's, in the same words as one that is missing", async () => {
    const [owner, other] = await Promise.all([aUser(), aUser()])
    const { declared } = await upload(owner)
    const id = declared.assetId
    const missing = `${id.slice(0, -12)}000000000000`
    const [theirs, none] = await Promise.all(
      [id, missing].map(async (assetId) => [
        (await complete(other, { assetId })).body,
        (await other.session.call('DELETE', `/portfolio-assets/${assetId}`)).body,
      ]),
    )
    expect(theirs).toEqual(none)
    expect(theirs).toMatchObject([{ statusCode: 404 }, { statusCode: 404, message: 'Portfolio asset not found' }])
    expect((await complete(owner, { assetId: id })).status).toBe(200)
  })
})
