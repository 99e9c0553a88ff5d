import { concatTransformationMatrix, drawObject, PDFDocument, rgb, StandardFonts } from 'pdf-lib'
import { expect, it } from 'vitest'
import { extractPdf } from './extract-pdf.ts'
import { shrinkImages } from './shrink-images.ts'

/** A page whose sidebar stands in white letters on a picture of so many pixels. */
async function onPicture(width: number, height: number, filter?: string): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const page = document.addPage([600, 800])
  const looks = { Type: 'XObject', Subtype: 'Image', ColorSpace: 'DeviceGray', BitsPerComponent: 8 }
  const coding = filter === undefined ? {} : { Filter: filter }
  const image = document.context.stream(new Uint8Array(64), { ...looks, ...coding, Width: width, Height: height })
  const name = page.node.newXObject('Picture', document.context.register(image))
  page.pushOperators(concatTransformationMatrix(600, 0, 0, 800, 0, 0), drawObject(name))
  page.pushOperators(concatTransformationMatrix(1 / 600, 0, 0, 1 / 800, 0, 0))
  page.setFont(await document.embedFont(StandardFonts.Helvetica))
  page.drawText('Anna Lee', { x: 250, y: 740, size: 20, color: rgb(0, 0, 0) })
  page.drawText('anna.lee@example.com', { x: 30, y: 700, size: 10, color: rgb(1, 1, 1) })
  return document.save()
}

it.each([
  [60, 80, undefined],
  [2480, 3508, undefined],
  [2480, 3508, 'DCTDecode'],
  [60_000, 60_000, 'JPXDecode'],
])('white text on a picture of %i by %i pixels is seen', async (width, height, filter) => {
  const { text, layout } = await extractPdf(await onPicture(width, height, filter))
  expect(text).toContain('anna.lee@example.com')
  expect(layout).toMatchObject({ images: 1, hiddenTextCharacters: 0 })
})

it('images become one pixel in place, and nothing else changes', () => {
  const shrunk = (file: string) => {
    const bytes = new TextEncoder().encode(file)
    shrinkImages(bytes)
    return new TextDecoder().decode(bytes)
  }
  const image = (rest: string) => `7 0 obj <</Type/XObject/Subtype /Image ${rest}>> stream`
  expect(shrunk(image('/Width 2480/Height 3508/Filter [/FlateDecode /DCTDecode]'))).toBe(
    image('/Width 0001/Height 0001/Filter [/FlateDecode /NotDecode]'),
  )
  for (const kept of [
    image('/Width 100 /Height 100 /Filter /DCTDecode'),
    image('/Width 8 0 R /Height 3508'),
    '7 0 obj <</Subtype /Form /Width 2480 /Height 3508>> stream',
    '/Subtype /Image /Width 2480 /Height 3508',
  ]) {
    expect(shrunk(kept)).toBe(kept)
  }
  for (const hostile of ['/Subtype /Image ', '/Image', 'obj /Subtype /Image /Width 2480 /Height 3508 stream ']) {
    expect(shrunk(hostile.repeat(100_000))).toHaveLength(hostile.length * 100_000)
  }
})
