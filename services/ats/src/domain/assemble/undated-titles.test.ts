import { describe, expect, it } from 'vitest'
import { readRoles } from './roles.ts'

const main = [
  'Iron Works, Aldmoor   June 2020 – May 2022',
  'Site Manager',
  '• Led a team of nine',
  '• Planned the shifts',
  '',
]
const titles = (...below: string[]) => readRoles([...main, ...below]).map(({ title, employer }) => [title, employer])

describe('a title apart below the work of a role, without dates', () => {
  it('begins a role where work of its own follows', () => {
    expect(titles('Welder', '• Joined plates for the dam', '• Checked every seam')).toEqual([
      ['Site Manager', 'Iron Works'],
      ['Welder', ''],
    ])
  })

  it('is at the employer above where no role has dates', () => {
    const roles = readRoles(['Iron Works', '', 'Welder', '• Joined plates', '', 'Site Manager', '• Led a crew'])
    expect(roles.map(({ employer }) => employer)).toEqual(['Iron Works', 'Iron Works'])
  })

  it('is work of the role above where none follows', () => {
    expect(titles('Welder')).toHaveLength(1)
  })

  it.each([
    'Result: Welder of the Year',
    '• Welder of the Year',
    'Bridges and Roads',
    'Trained a welder, who passed every exam',
    'Managed senior engineers',
  ])('is none: %s', (line) => {
    expect(titles(line, '• Joined plates for the dam')).toHaveLength(1)
  })

  it('has the employer beside or below it', () => {
    const work = '• Joined plates for the dam'
    expect(titles('Welder at Red Mill Ltd', work)).toContainEqual(['Welder', 'Red Mill Ltd'])
    expect(titles('Welder', 'Red Mill Ltd, Kestwick', work)).toContainEqual(['Welder', 'Red Mill Ltd'])
  })
})

describe('a title right below the work of a role', () => {
  const read = (...lines: string[]) => readRoles(lines).map(({ title, employer }) => [title, employer])
  const others = ['', 'Red Mill   May 2015 – June 2016', 'Packer', '• Packed 400 orders a day']

  it('begins a role at the same employer where its items stand below it as those of the first title do', () => {
    expect(
      read(...main.slice(0, 4), 'Welder', '• Joined plates for the dam', '• Checked every seam', ...others).slice(0, 2),
    ).toEqual([
      ['Site Manager', 'Iron Works'],
      ['Welder', 'Iron Works'],
    ])
  })

  it('is a line of that work where the one above goes on in it, or no item stands below it', () => {
    const [employer = '', title = '', item = ''] = main
    expect(
      read(employer, title, item, '• Planned the shifts of the', 'Welder', '• Joined plates', ...others),
    ).toHaveLength(2)
    expect(read(employer, title, item, 'Welder', 'Joined plates for the dam of the town', ...others)).toHaveLength(2)
  })
})
