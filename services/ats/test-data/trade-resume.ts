/** What an invented person of a trade did in a role, told in three qualities. */
interface TradeRole {
  title: string
  employer: string
  dates: string
  excellent: string[]
  mediocre: string[]
  poor: string[]
}

/** An invented person of a trade. */
export interface Trade {
  name: string
  title: string
  summary: string
  roles: TradeRole[]
  education: string
  skills: string
}

/** How well a resume is told. */
export type Quality = 'excellent' | 'mediocre' | 'poor'

/** The resume of somebody of a trade, as text. */
export function tradeResume(trade: Trade, quality: Quality): string {
  const { name, title, summary, roles, education, skills } = trade
  const summaries = {
    excellent: summary,
    mediocre: `${title} with experience in several companies.`,
    poor: 'Hard-working team player.',
  }
  const listed = { excellent: skills, mediocre: skills, poor: skills.split(', ').slice(0, 3).join(', ') }
  return [
    name,
    title,
    `${name.toLowerCase().replace(' ', '.')}@example.org | +44 20 7946 0958 | linkedin.com/in/${name.toLowerCase().replace(' ', '-')}`,
    '\nSummary',
    summaries[quality],
    '\nExperience',
    ...roles.map((role) =>
      [`${role.title}, ${role.employer}    ${role.dates}`, ...role[quality].map((item) => `• ${item}`), ''].join('\n'),
    ),
    'Education',
    education,
    '\nSkills',
    listed[quality],
    '',
  ].join('\n')
}
