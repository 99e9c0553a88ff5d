import { newId } from '@resume/service-kit/ids'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { animation, checksumOf, picture } from '../test-data/images.ts'
import { runStoringPortfolio, type StoringPortfolio } from '../test-data/storing-portfolio.ts'

let portfolio: StoringPortfolio
let png: Buffer

beforeAll(async () => {
  portfolio = await runStoringPortfolio()
  png = await picture().png().toBuffer()
})
afterAll(() => portfolio.stop())

const refusal = (path: string) => ({ id: 'validation_failed', details: [expect.objectContaining({ path })] })
const keys = () => portfolio.s3.store.keys()

describe('an image', () => {
  it('is declared, uploaded by the presigned URL, completed, and read by everybody', async () => {
    const caller = portfolio.aCaller()
    const declared = await portfolio.declare(caller, png, { checksum: checksumOf(png) })
    expect(declared).toMatchObject({ expiresInSeconds: 600 })
    expect((await portfolio.send(declared, png)).status).toBe(200)
    const asset = await portfolio.complete(caller, declared.assetId, checksumOf(png))
    expect(asset).toMatchObject({ kind: 'ASSET_KIND_AVATAR', imageType: 'IMAGE_TYPE_PNG', sizeBytes: png.length })
    expect(asset).toMatchObject({ id: declared.assetId, status: 'ASSET_STATUS_READY' })

    const read = await portfolio.read(asset)
    expect(Object.fromEntries(read.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const { data, info } = await sharp(await read.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height, ...data.subarray(0, 3)]).toEqual([40, 20, 255, 0, 0])
    expect(await portfolio.complete(caller, asset.id)).toEqual(asset)
  })

  it('cannot be exchanged once it is ready', async () => {
    const caller = portfolio.aCaller()
    const declared = await portfolio.declare(caller, png)
    await portfolio.send(declared, png)
    const asset = await portfolio.complete(caller, declared.assetId)
    const before = Buffer.from(await (await portfolio.read(asset)).arrayBuffer())
    const other = Buffer.alloc(png.length, 7)
    expect((await portfolio.send(declared, other)).status).toBe(200)
    expect(Buffer.from(await (await portfolio.read(asset)).arrayBuffer())).toEqual(before)
    const upload = portfolio.s3.store.keys().find((key) => key.startsWith('uploads/'))
    expect((await fetch(`${portfolio.s3.url}/images/${upload}`)).status).toBe(403)
  })

  it('keeps its colors and its upper end, and loses where it was taken', async () => {
    const caller = portfolio.aCaller()
    const photo = await picture()
      .withMetadata({ orientation: 3 })
      .withExifMerge({ IFD0: { Make: 'SECRET CAMERA' }, IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' } })
      .jpeg({ quality: 95 })
      .toBuffer()
    expect(photo.includes('SECRET CAMERA')).toBe(true)
    const asset = await portfolio.ready(caller, photo, { imageType: 'IMAGE_TYPE_JPEG' })
    const copy = Buffer.from(await (await portfolio.read(asset)).arrayBuffer())
    expect(copy.includes('SECRET CAMERA')).toBe(false)
    const { exif, icc, xmp, orientation } = await sharp(copy).metadata()
    expect({ exif, icc, xmp, orientation }).toEqual({})
    const [red, , blue] = await sharp(copy).raw().toBuffer()
    expect([Number(red) < 40, Number(blue) > 215]).toEqual([true, true])
  })

  it('may move, as WebP', async () => {
    const moving = await animation(100)
    const asset = await portfolio.ready(portfolio.aCaller(), moving, { imageType: 'IMAGE_TYPE_WEBP' })
    expect((await sharp(await (await portfolio.read(asset)).arrayBuffer()).metadata()).pages).toBe(100)
  })

  it('is listed with the others of its user, newest first, and gone with its objects once it is deleted', async () => {
    const caller = portfolio.aCaller()
    const first = await portfolio.ready(caller, png)
    const { assetId } = await portfolio.declare(caller, png)
    const list = await portfolio.client.call('ListAssets', { limit: 10, offset: 0 }, caller.call)
    expect(list).toMatchObject({ total: 2, items: [{ id: assetId, status: 'ASSET_STATUS_PENDING' }, first] })
    expect(await portfolio.exportOf(caller)).toMatchObject({
      assets: [{ id: first.id, url: first.url }, { url: null }],
    })

    const before = keys().length
    await portfolio.client.call('DeleteAsset', { id: first.id }, caller.call)
    expect((await portfolio.read(first)).status).toBe(403)
    expect(keys().length).toBeLessThan(before)
    await expect(portfolio.client.call('DeleteAsset', { id: first.id }, caller.call)).rejects.toMatchObject({
      id: 'not_found',
    })
  })

  it("is nobody else's: completing and deleting it say the same as for a missing one", async () => {
    const [owner, other] = [portfolio.aCaller(), portfolio.aCaller()]
    const id = await portfolio.upload(owner, png)
    for (const name of [id, crypto.randomUUID(), 'nonsense']) {
      for (const method of ['CompleteAsset', 'DeleteAsset'] as const) {
        await expect(portfolio.client.call(method, { id: name }, other.call)).rejects.toMatchObject({
          id: 'not_found',
          message: 'Portfolio asset not found',
        })
      }
    }
    await portfolio.complete(owner, id)
  })

  it('completed many times at once is one image with one object', async () => {
    const caller = portfolio.aCaller()
    const id = await portfolio.upload(caller, png)
    const all = await Promise.all(Array.from({ length: 6 }, () => portfolio.complete(caller, id)))
    expect(new Set(all.map(({ url }) => url)).size).toBe(1)
    expect((await portfolio.read(all[0] ?? ({} as never))).status).toBe(200)
    const noted = () => portfolio.database.objectRemoval.count({ where: { key: { startsWith: 'public/' } } })
    await expect.poll(noted, { timeout: 15_000, interval: 200 }).toBe(0)
  })
})

describe('what was uploaded must be what was declared', () => {
  it('or the storage does not take it', async () => {
    const declared = await portfolio.declare(portfolio.aCaller(), png, { checksum: checksumOf(png) })
    const typed = (type: string) => ({ ...declared.headers, 'content-type': type })
    expect((await portfolio.send(declared, png, typed('text/html'))).status).toBe(403)
    const { 'content-length': _, ...withoutLength } = declared.headers
    expect((await portfolio.send(declared, Buffer.concat([png, png]), withoutLength)).status).toBe(403)
    expect((await portfolio.send(declared, Buffer.alloc(png.length))).status).toBe(400)
    const { 'x-amz-checksum-sha256': __, ...withoutChecksum } = declared.headers
    expect((await portfolio.send(declared, png, withoutChecksum)).status).toBe(403)
    const other = declared.uploadUrl.replace('/uploads/', '/public/')
    expect((await fetch(other, { method: 'PUT', headers: declared.headers, body: Uint8Array.from(png) })).status).toBe(
      403,
    )
    expect((await fetch(declared.uploadUrl)).status).toBe(403)
    expect((await portfolio.send(declared, png)).status).toBe(200)
  })

  it('or it is removed, with the field that is wrong; then the right file can be uploaded', async () => {
    const caller = portfolio.aCaller()
    const declared = await portfolio.declare(caller, png)
    await expect(portfolio.complete(caller, declared.assetId)).rejects.toMatchObject(refusal('assetId'))
    const attempts: [Buffer, string, string?][] = [
      [Buffer.alloc(png.length, 1), 'mimeType'],
      [Buffer.concat([png.subarray(0, 60), Buffer.alloc(png.length - 60)]), 'file'],
      [png, 'checksum', checksumOf(Buffer.from('another file'))],
    ]
    for (const [bytes, path, checksum] of attempts) {
      await portfolio.send(declared, bytes)
      await expect(portfolio.complete(caller, declared.assetId, checksum)).rejects.toMatchObject(refusal(path))
      await expect(portfolio.complete(caller, declared.assetId)).rejects.toMatchObject(refusal('assetId'))
    }
    await portfolio.send(declared, png)
    expect(await portfolio.complete(caller, declared.assetId)).toMatchObject({ status: 'ASSET_STATUS_READY' })
  })
})

describe('a user', () => {
  it('has at most 200 images, however many are declared at once', async () => {
    const caller = portfolio.aCaller()
    const { assetId } = await portfolio.declare(caller, png)
    const row = await portfolio.database.asset.findUniqueOrThrow({ where: { id: assetId } })
    const more = Array.from({ length: 189 }, () => ({ ...row, id: newId(), uploadKey: `uploads/${newId()}` }))
    await portfolio.database.asset.createMany({ data: more })
    const outcomes = await Promise.all(
      Array.from({ length: 25 }, () =>
        portfolio.declare(caller, png).then(
          () => 'declared',
          (error) => error.id,
        ),
      ),
    )
    expect(outcomes.toSorted()).toEqual([...Array(15).fill('assets_exhausted'), ...Array(10).fill('declared')])
    expect(await portfolio.database.asset.count({ where: { userId: caller.userId } })).toBe(200)
  })
})
