import { describe, expect, it } from 'vitest'
import { readResume } from './parse-resume.ts'

const today = new Date('2026-06-15')
const posts = (...lines: string[]) =>
  readResume(['Anna Lee', 'Experience', ...lines].join('\n'), today).roles.map(
    ({ title, employer, start, bullets }) => [title, employer, start?.year, bullets],
  )

describe('posts that are items of a list', () => {
  it('are read with the items below them as their work', () => {
    const lines = ['• Welder, Iron Works (2019 – 2021)', '◦ Welded girders', '• Painter, Blue House Ltd (2015 – 2019)']
    expect(posts(...lines, '◦ Painted walls')).toEqual([
      ['Welder', 'Iron Works', 2019, ['Welded girders']],
      ['Painter', 'Blue House Ltd', 2015, ['Painted walls']],
    ])
  })

  it('are not made of work with dates below a post that has its own', () => {
    const work = '• Led the move of the yard, January 2020 – March 2020'
    expect(posts('Welder, Iron Works (2019 – 2021)', work)).toHaveLength(1)
  })
})

describe('headers', () => {
  it('may have a colon behind the dates', () => {
    expect(posts('2019 – 2021: Welder, Iron Works', '• Welded')).toEqual([['Welder', 'Iron Works', 2019, ['Welded']]])
  })

  it.each(['Profesora de química en Academia Euler', 'Welder at Iron Works'])(
    '%s is a title at an employer',
    (line) => {
      const [post = []] = posts(line, '2019 – 2021', '• Work')
      expect(post.slice(0, 2)).toEqual(line.split(/ (?:en|at) /))
    },
  )
})
