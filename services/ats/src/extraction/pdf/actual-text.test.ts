import { deflateSync } from 'node:zlib'
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { actualTexts, actualTextsOf } from './actual-text.ts'

/** A file of content streams, as far as they are looked for in it. */
function fileOf(...contents: string[]): Uint8Array {
  const objects = contents.map((content, at) => {
    const bytes = deflateSync(Buffer.from(content, 'latin1'))
    const head = `${at + 1} 0 obj\n<</Filter /FlateDecode /Length ${bytes.length}>> stream\n`
    return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream\nendobj\n')])
  })
  return Buffer.concat([Buffer.from('%PDF-1.4\n'), ...objects])
}
const operators = (...tags: string[]) => ({
  fnArray: [OPS.beginText, ...tags.map(() => OPS.beginMarkedContentProps)],
  argsArray: [null, ...tags.map((tag) => [tag, null])],
})
const ligature = '/P <</MCID 0 >>BDC BT <29> Tj /Span<</ActualText (ffi) >> BDC <13> Tj EMC ET EMC'

describe('what marked parts of a page stand for', () => {
  it('is told in order, for the page that is marked alike', () => {
    const streams = actualTexts(fileOf('/P <</MCID 0>> BDC EMC', ligature))
    expect(actualTextsOf(operators('P'), streams)).toEqual([])
    expect(actualTextsOf(operators('P', 'Span'), streams)).toEqual([undefined, 'ffi'])
    expect(actualTextsOf(operators('P', 'Span'), streams)).toEqual([])
  })

  it.each([
    ['<FEFF2019>', '’'],
    ['<FEFF D83D DE00>', '😀'],
    ['(a\\(b\\))', 'a(b)'],
    ['(\\\\faPhone)', undefined],
    ['()', undefined],
  ])('reads %s as %j', (written, text) => {
    const [parts] = actualTexts(fileOf(`/Span <</ActualText ${written}>> BDC EMC`))
    expect(parts).toEqual([{ tag: 'Span', actual: text }])
  })

  it('looks through no stream that is damaged or holds something else', () => {
    const file = Buffer.from(fileOf(ligature))
    const font = Buffer.from(file.toString('latin1').replace('<</Filter', '<</Length1 9/Filter'), 'latin1')
    expect([actualTexts(font), actualTexts(file.subarray(0, 70)), actualTexts(Buffer.from('stream'))]).toEqual([
      [],
      [],
      [],
    ])
  })
})
