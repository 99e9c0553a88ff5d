import { expect, it } from 'vitest'
import { namedFontPdf } from '../../../test-data/named-font-pdf.ts'
import { extractPdf } from './extract-pdf.ts'

it.each([
  ['simplified Chinese', '翠岭科技有限公司', 'UniGB-UCS2-H', 'GB1'],
  ['traditional Chinese', '碧林設計股份有限公司', 'UniCNS-UCS2-H', 'CNS1'],
  ['Japanese', '株式会社ミドリネ', 'UniJIS-UCS2-H', 'Japan1'],
  ['Korean', '푸른숲대학교', 'UniKS-UCS2-H', 'Korea1'],
])('reads the letters of fonts that are named and not embedded: %s', async (_language, text, map, collection) => {
  expect((await extractPdf(namedFontPdf(text, map, collection))).text).toBe(text)
})
