import { describe, expect, it } from 'vitest'
import { readResume } from '../parse/parse-resume.ts'

const roles = (...lines: string[]) =>
  readResume(['Anna Lee', 'Experience', ...lines].join('\n'), new Date('2026-06-15')).roles.map(
    ({ title, employer, start, bullets }) => [title, employer, start?.year, bullets],
  )

describe('names behind dates and small words', () => {
  it('are a title and an employer, however many small words the title has', () => {
    const line = '14/03/2018 – 20/11/2019   Responsabile della manutenzione e delle prove delle macchine presso SANDHILL SpA'
    expect(roles(line, '• Costruiti ponti')).toEqual([
      ['Responsabile della manutenzione e delle prove delle macchine', 'SANDHILL SpA', 2018, ['Costruiti ponti']],
    ])
  })

  it('are one title where the second is one, too', () => {
    const lines = [
      'Oficina Aldmoor   Brasil',
      'Soldador   2022 – 2024',
      'Estagiária em Assistente de Solda   2021 – 2022',
    ]
    expect(
      roles(...lines)
        .at(-1)
        ?.slice(0, 2),
    ).toEqual(['Estagiária em Assistente de Solda', 'Oficina Aldmoor'])
  })
})
