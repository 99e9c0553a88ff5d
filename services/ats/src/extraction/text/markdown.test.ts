import { processorSeconds } from '@resume/test-kit/processor-time'
import { describe, expect, it } from 'vitest'
import { looksLikeMarkdown, withoutMarks } from './markdown.ts'

describe('Markdown becomes the text that it stands for', () => {
  it.each([
    ['headings of both kinds', '# Anna Lee\n\nSkills\n------', 'Anna Lee\n\nSkills\n'],
    ['emphasis', '**Welder**, *Acme* and __Yard__ _(part-time)_', 'Welder, Acme and Yard (part-time)'],
    ['signs that are no emphasis', 'snake_case_name, 2 * 3 * 4', 'snake_case_name, 2 * 3 * 4'],
    ['items with their level', '- Welder\n  - Built bridges\n* Painter', '• Welder\n◦ Built bridges\n• Painter'],
    ['tables', '| Period | Post |\n|:--|---|\n| 2019 – 2021 | Welder |', 'Period\tPost\n\n2019 – 2021\tWelder'],
    ['links', '[Mail](mailto:a@example.org) <b@example.org>', 'Mail (a@example.org) b@example.org'],
    ['breaks and quotations', '> Welder<br>Acme', 'Welder\nAcme'],
    ['words set as code, which are a list', '`Go` `SQL` and `Rust`', 'Go, SQL and Rust'],
  ])('%s', (_name, given, text) => {
    expect(withoutMarks(given)).toBe(text)
  })

  it('is read in one pass, however many comments are never closed and blanks stand in a line', () => {
    const seconds = processorSeconds(() => {
      expect(withoutMarks(`# A\n${'<!--'.repeat(50_000)}\n<!-- b -->C`)).toContain('C')
      const lines = `${' '.repeat(1_990)}x\n`.repeat(100)
      expect(withoutMarks(`# A\n${lines}`)).toContain('x')
    })
    expect(seconds).toBeLessThan(3)
  })

  it('is told from plain text with items and lines of dashes', () => {
    expect(looksLikeMarkdown('Anna Lee\n-------\n- Welder (2019)\n* Painter')).toBe(false)
    expect(looksLikeMarkdown('Anna Lee\n\n- **Acme** | Welder')).toBe(true)
  })
})
