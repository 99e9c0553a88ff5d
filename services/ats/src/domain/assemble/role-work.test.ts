import { describe, expect, it } from 'vitest'
import { joinWrapped } from './role-work.ts'

describe('the work of a role', () => {
  it('has a line that goes on in the middle of a sentence joined to it', () => {
    expect(
      joinWrapped([
        '• Chosen for a special assignment to improve business development efforts, including vision and',
        'execution of market growth initiatives.',
        '• Led the team of Northern Europe through the largest change of its history since',
        'Example Ltd was founded',
        'Trained forty people in',
        'Excel and Word.',
      ]),
    ).toEqual([
      'Chosen for a special assignment to improve business development efforts, including vision and execution of market growth initiatives.',
      'Led the team of Northern Europe through the largest change of its history since Example Ltd was founded',
      'Trained forty people in Excel and Word.',
    ])
  })

  it.each([
    [['Led a team of twelve engineers who delivered the new platform within nine months', 'Built the pipeline']],
    [['• Led the team', 'Built the pipeline']],
    [['Led the team.', 'eBay integration built']],
    [['Led the team', '', 'built the pipeline']],
    [['• Led the team and', '• built the pipeline']],
  ])('has items of their own where lines begin anew: %j', (lines) => {
    expect(joinWrapped(lines)).toHaveLength(2)
  })

  it.each(['•', '-', 'o', '♦', '➔', '\uF0A7', '\u0001', '\uFFFD', '1.', '2)'])(
    'has items behind the sign %j',
    (sign) => {
      expect(joinWrapped([`${sign} Led the team of`, `${sign} Built the pipeline`])).toEqual([
        'Led the team of',
        'Built the pipeline',
      ])
    },
  )
})
