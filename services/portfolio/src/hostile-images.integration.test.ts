import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import type { ImageType } from '@resume/proto/generated/resume/portfolio/v1/ImageType'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  animatedPng,
  heifLike,
  hugePng,
  inRiff,
  jpegOfManyScans,
  jpegWithComment,
  pngOf,
  pngWithChunks,
} from '../test-data/hostile-images.ts'
import { animation, picture } from '../test-data/images.ts'
import { runStoringPortfolio, type StoringPortfolio } from '../test-data/storing-portfolio.ts'

let portfolio: StoringPortfolio
let png: Buffer
let jpeg: Buffer
let webp: Buffer

beforeAll(async () => {
  portfolio = await runStoringPortfolio({ IMAGE_MEMORY_MB: '512' })
  png = await picture().png().toBuffer()
  jpeg = await picture().jpeg().toBuffer()
  webp = await picture().webp().toBuffer()
  /** The first image starts the process that decodes. */
  await portfolio.ready(portfolio.aCaller(), png)
})
afterAll(() => portfolio.stop())

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const html = Buffer.from('<!DOCTYPE html><script>alert(1)</script>')
/** The chunk of a color profile that inflates to so many bytes. */
const profileOf = (length: number) => Buffer.concat([Buffer.from('a\0\0', 'latin1'), deflateSync(Buffer.alloc(length))])

/** That none can take more than a second of CPU time stands in images/pool.test.ts. */
describe('a hostile file ends in 400 while others are served', () => {
  const files: [string, string, ImageType, () => Buffer | Promise<Buffer>][] = [
    ['an SVG that is called PNG', 'mimeType', 'IMAGE_TYPE_PNG', () => svg],
    ['a page that is called PNG', 'mimeType', 'IMAGE_TYPE_PNG', () => html],
    ['a JPEG that is called PNG', 'mimeType', 'IMAGE_TYPE_PNG', () => jpeg],
    [
      'a page behind the first bytes of a JPEG',
      'file',
      'IMAGE_TYPE_JPEG',
      () => Buffer.concat([jpeg.subarray(0, 4), html]),
    ],
    [
      'a page behind the first bytes of a PNG',
      'file',
      'IMAGE_TYPE_PNG',
      () => Buffer.concat([png.subarray(0, 8), html]),
    ],
    ['a PNG of 60,000 by 60,000 pixels in 1 KB', 'file', 'IMAGE_TYPE_PNG', () => hugePng(60_000, 60_000)],
    ['a PNG that is one pixel too wide', 'file', 'IMAGE_TYPE_PNG', () => hugePng(8_001, 1)],
    ['a PNG that is cut off', 'file', 'IMAGE_TYPE_PNG', () => png.subarray(0, png.length - 30)],
    ['a JPEG that is cut off', 'file', 'IMAGE_TYPE_JPEG', () => jpeg.subarray(0, jpeg.length / 2)],
    ['a WebP that is cut off', 'file', 'IMAGE_TYPE_WEBP', () => webp.subarray(0, webp.length / 2)],
    ['a WebP of 101 frames', 'file', 'IMAGE_TYPE_WEBP', () => animation(101)],
    ['an AVIF that is called PNG', 'mimeType', 'IMAGE_TYPE_PNG', () => heifLike('avif')],
    ['a HEIF that is called JPEG', 'mimeType', 'IMAGE_TYPE_JPEG', () => heifLike('heic')],
    ['an AVIF behind the head of a WebP', 'file', 'IMAGE_TYPE_WEBP', () => inRiff(heifLike('avif'))],
    ['an SVG behind the head of a WebP', 'file', 'IMAGE_TYPE_WEBP', () => inRiff(svg)],
    ['a JPEG behind the head of a PNG', 'file', 'IMAGE_TYPE_PNG', () => Buffer.concat([png.subarray(0, 8), jpeg])],
    [
      'a JPEG of 20,000 scans',
      'file',
      'IMAGE_TYPE_JPEG',
      async () => jpegOfManyScans(await picture(2_000, 2_000).jpeg({ progressive: true }).toBuffer(), 20_000),
    ],
    [
      'a PNG whose rows inflate to 100 MB',
      'file',
      'IMAGE_TYPE_PNG',
      () => pngOf(100, 100, deflateSync(Buffer.alloc(1e8)).subarray(0, 90_000)),
    ],
  ]

  it.each(files)('%s', async (_, path, imageType, make) => {
    const caller = portfolio.aCaller()
    const bytes = await make()
    const id = await portfolio.upload(caller, bytes, { imageType })
    const refused = portfolio.complete(caller, id).catch((error) => error)
    await portfolio.client.call('ListAssets', { limit: 1, offset: 0 }, portfolio.aCaller().call)
    expect(await refused).toMatchObject({ id: 'validation_failed', details: [{ path }] })
    const left = await portfolio.database.asset.findUniqueOrThrow({ where: { id } })
    expect(left.status).toBe('PENDING')
    expect(portfolio.s3.store.facts(left.uploadKey)).toBeUndefined()
  })

  it('and the service itself stays small', () => {
    const [, peak] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${portfolio.pid()}/status`, 'utf8')) ?? []
    expect(Number(peak) / 1024).toBeLessThan(400)
  })
})

describe('what is hidden in a harmless image does not reach its readers', () => {
  it.each<[string, ImageType, () => Buffer]>([
    ['behind its end', 'IMAGE_TYPE_PNG', () => Buffer.concat([png, html])],
    ['behind its end', 'IMAGE_TYPE_JPEG', () => Buffer.concat([jpeg, html])],
    ['in a comment', 'IMAGE_TYPE_JPEG', () => jpegWithComment(jpeg, html)],
    [
      'in 100 MB of a deflated color profile',
      'IMAGE_TYPE_PNG',
      () => pngWithChunks(png, ['iCCP', profileOf(1e8)], ['tEXt', html]),
    ],
    [
      'in the frames of an animated PNG',
      'IMAGE_TYPE_PNG',
      () => animatedPng(pngWithChunks(png, ['tEXt', html]), 1_000),
    ],
    [
      'in 4 MB of a color profile',
      'IMAGE_TYPE_JPEG',
      () =>
        jpegWithComment(
          jpeg,
          Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01'), Buffer.alloc(60_000, html)]),
          0xe2,
          70,
        ),
    ],
    ['in 3 MB of EXIF', 'IMAGE_TYPE_JPEG', () => jpegWithComment(jpeg, Buffer.alloc(60_000, html), 0xe1, 50)],
  ])('%s of %s', async (_, imageType, make) => {
    const bytes = make()
    expect(bytes.includes('alert(1)')).toBe(true)
    const asset = await portfolio.ready(portfolio.aCaller(), bytes, { imageType })
    const copy = Buffer.from(await (await portfolio.read(asset)).arrayBuffer())
    expect(copy.includes('alert(1)')).toBe(false)
    expect(copy.length).toBeLessThan(2_000)
  })
})
