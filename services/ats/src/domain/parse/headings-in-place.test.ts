import { expect, it } from 'vitest'
import { splitSections } from './sections.ts'

it('headings in capitals may have the sign that items have', () => {
  const work = ['• EXPERIENCE', 'Welder, Iron Works   2019 – 2021', '• Built bridges of steel', '']
  const text = ['Anna Lee', '', ...work, '• EDUCATION', '• Harbour College – 2018', '• Languages']
  expect(splitSections(text.join('\n')).map(({ kind }) => kind)).toEqual(['header', 'experience', 'education'])
})

it('schools that are set like headings are none', () => {
  const heads = ['Skills', 'Languages', 'Interests'].flatMap((head) => ['', '', head, 'Some of them'])
  const schools = [
    '',
    '',
    'Red Mill',
    'June 2021',
    'Welding',
    '',
    '',
    'Northern Aldmoor',
    'Community College',
    'May 2018',
  ]
  const text = ['Anna Lee', ...heads, '', '', 'Education', '', ...schools]
  expect(splitSections(text.join('\n')).map(({ kind }) => kind)).toEqual([
    ...['header', 'skills', 'languages', 'interests', 'education'],
  ])
})

it('a word of headings below a comma ends what stands above it', () => {
  const text = [
    'Education',
    '',
    '2008 – 2009   Master, Harbour College, Leeds,',
    'Honors',
    '2007   Bachelor, Harbour College',
  ]
  expect(splitSections(text.join('\n')).map(({ kind }) => kind)).toEqual(['header', 'education'])
})
