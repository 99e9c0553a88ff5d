import { deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { codesNamedAsWritten, isUnnamedHyphen } from './unnamed-hyphens.ts'

const fileOf = (maker: string, ...maps: string[]) =>
  Buffer.concat([
    ...maps.flatMap((map) => [
      Buffer.from('<< /Type /CMap /Length 9 >>\nstream\n'),
      deflateSync(Buffer.from(map)),
      Buffer.from('\nendstream\n'),
    ]),
    Buffer.from(`/Creator (${maker})`),
  ])
const maps = ['1 beginbfchar\n<0001> <0041>\n<002C> <002C>\nendbfchar', '<0027> <002D>']
const plus = { unicode: '+', originalCharCode: 0x2b, width: 333 }

it('a character without a name that is as wide as a hyphen is one, in a file of Typst', () => {
  const named = codesNamedAsWritten(fileOf('Typst 0.13.1', ...maps)) ?? new Set([0x2b])
  expect(isUnnamedHyphen(plus, named)).toBe(true)
})

it.each([
  ['that another code names', { ...plus, originalCharCode: 1 }],
  ['whose code names it', { unicode: ',', originalCharCode: 0x2c, width: 250 }],
  ['that is wider', { ...plus, width: 564 }],
])('a character %s is none', (_name, glyph) => {
  const named = codesNamedAsWritten(fileOf('Typst 0.13.1', ...maps)) ?? new Set([0x2b])
  expect(isUnnamedHyphen(glyph, named)).toBe(false)
})

it('files of others are not looked through', () => {
  expect(codesNamedAsWritten(fileOf('LaTeX', ...maps))).toBeUndefined()
})
