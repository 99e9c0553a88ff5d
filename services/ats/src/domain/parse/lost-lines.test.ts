import { describe, expect, it } from 'vitest'
import { withLines } from './lost-lines.ts'
import { readResume } from './parse-resume.ts'

const today = new Date('2026-06-15')
const resume = `Anna Lee
Riveter
Leeds
Phone: 0113 496 0000
anna.lee@example.com

Objective
A post in which bridges are built that stand for longer than those who built them, and then some
years more.

Work Experience
2019-Present
Iron Works Ltd.
Riveter

Riveted bridges of all sizes for towns and railways in the whole of the county and beyond it.
2015-2019
Steel and Sons
Apprentice Riveter
Learned how to heat, to throw, to catch and to drive rivets without hurting anybody nearby.

Education
2013-2015
Diploma in Metalwork, Leeds College of Building`

describe('lines that were lost', () => {
  it.each([
    ['two blanks each', '  '],
    ['three blanks each', '   '],
    ['tabs', '\t'],
  ])('are found again where they became %s', (_name, gap) => {
    const { parsed } = readResume(resume.replaceAll('\n', gap), today)
    expect(parsed).toMatchObject({
      name: 'Anna Lee',
      roles: [
        { title: 'Riveter', employer: 'Iron Works Ltd.' },
        { title: 'Apprentice Riveter', employer: 'Steel and Sons' },
      ],
      education: [{ school: 'Leeds College of Building' }],
    })
  })

  it('are found again in the quotation marks of a cell', () => {
    expect(readResume(`"${resume.replaceAll('\n', '  ')}"\n`, today).parsed.name).toBe('Anna Lee')
  })

  it('are not looked for where there are lines, nor in running text with two blanks behind its stops', () => {
    expect(withLines(resume)).toBe(resume)
    const prose =
      'This sentence is as long as sentences of letters are when somebody tells of a whole working life in them, which is long.  '
    expect(withLines(prose.repeat(30))).toBe(prose.repeat(30))
  })
})
