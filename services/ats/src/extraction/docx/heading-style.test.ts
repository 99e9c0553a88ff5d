import { zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { splitSections } from '../../domain/parse/sections.ts'
import { extractDocx } from './extract-docx.ts'

const run = (value: string, properties = '') => `<w:r><w:rPr>${properties}</w:rPr><w:t>${value}</w:t></w:r>`
const paragraph = (value: string, properties = '', own = '') => `<w:p>${own}${run(value, properties)}</w:p>`
const body = (heading: (text: string) => string, ...headings: string[]) =>
  headings
    .map((text) => heading(text) + paragraph('Iron Works, Aldmoor') + paragraph('Built bridges of steel'))
    .join('')

/** The headings of the sections of a document. */
async function headingsIn(content: string): Promise<string[]> {
  const xml = `<w:document><w:body>${paragraph('Anna Lee')}${content}</w:body></w:document>`
  const { text } = await extractDocx(zipSync({ 'word/document.xml': new TextEncoder().encode(xml) }))
  return splitSections(text).map(({ heading }) => heading)
}

const headings = ['Experience', 'Beekeeping', 'Education', 'Skills']

it.each([
  ['bold', (text: string) => paragraph(text, '<w:b/>')],
  ['large', (text: string) => paragraph(text, '<w:sz w:val="28"/>')],
  ['of a style', (text: string) => paragraph(text, '', '<w:pPr><w:pStyle w:val="Section"/></w:pPr>')],
])('tells headings that are on no list where all of them are %s', async (_how, heading) => {
  expect(await headingsIn(body(heading, ...headings))).toEqual(['', ...headings])
})

it('takes nothing for one that is set as text is, or as other lines are', async () => {
  expect(await headingsIn(body((text) => paragraph(text), ...headings))).not.toContain('Beekeeping')
  const bold = (text: string) => paragraph(text, '<w:b/>')
  const names = ['Welder', 'Staff Nurse', 'Kestwick Ltd'].map(bold).join('')
  expect(await headingsIn(body(bold, ...headings) + names)).not.toContain('Beekeeping')
  expect(await headingsIn(body((text) => paragraph(text, '<w:b w:val="0"/>'), ...headings))).not.toContain('Beekeeping')
})
