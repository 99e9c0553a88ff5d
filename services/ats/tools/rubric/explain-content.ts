import type { Explanations } from './explanation.ts'

/** Why what a resume says matters. */
export const contentExplanations: Explanations = {
  'content.quantified-results': {
    why: 'Numbers show how much you did and how well. Guides ask for facts that are quantified wherever possible.',
    from: ['harvard', 'saylor'],
    before: 'Trained many apprentices',
    after: 'Trained 6 apprentices, all of whom passed their exam',
  },
  'content.bullets': {
    why: 'A resume is skimmed. Bullet points are read where paragraphs are skipped.',
    from: ['purdue', 'saylor'],
    before: 'I worked on bridges and also looked after the apprentices and ordered material.',
    after: '• Welded 40 railway bridges\n• Trained 6 apprentices\n• Ordered material for 3 sites',
  },
  'content.action-verbs': {
    why: 'A verb at the start says at once what you did yourself. Weak language instead of action words is a mistake that Harvard’s advisors see often.',
    from: ['harvard', 'saylor'],
    before: 'The training of new nurses',
    after: 'Trained 25 new nurses',
  },
  'content.buzzwords': {
    why: 'Words that everybody uses of themselves say nothing. LinkedIn lists those that put employers off, and advises examples instead.',
    from: ['buzzwords'],
    before: 'Motivated, passionate team player',
    after: 'Ran the weekly review of 3 teams',
  },
  'content.enough-skills': {
    why: 'Employers search and filter by named skills. What you do not name, you are not found by.',
    from: ['hiddenWorkers', 'usajobs'],
    before: 'Skills: Office',
    after: 'Skills: Excel, payroll, VAT returns, SAP, month-end closing',
  },
  'content.skills-backed-by-work': {
    why: 'Employers look for evidence of a skill rather than its name. A skill that shows in your work is believed.',
    from: ['nace', 'usajobs'],
    before: 'Skills: Triage (and nothing about it in any role)',
    after: '• Introduced a triage sheet that halved the waiting time',
  },
  'content.summary': {
    why: 'A first look takes about seven seconds, and resumes with an overview at the top hold it longest. It must say something that sets you apart.',
    from: ['ladders2018'],
    before: 'Experienced professional with many strengths',
    after: 'Nurse with nine years on surgical wards; cut falls by 31%',
  },
  'content.timeline': {
    why: 'Many employers filter out resumes with a gap of more than half a year, and dates that cannot be right cast doubt on the rest.',
    from: ['hiddenWorkers', 'harvard'],
    before: 'Welder, 2012 – 2015\nForeman, 2018 – Present',
    after: 'Welder, 2012 – 2015\nCare of a parent, 2015 – 2018\nForeman, 2018 – Present',
  },
  'content.achievements': {
    why: 'What came of your work shows what you would do for the next employer. "Not demonstrating results" is a mistake that Harvard’s advisors see often.',
    from: ['harvard', 'workWiltshire'],
    before: 'Answered calls of customers',
    after: 'Halved the waiting time of callers with a callback list',
  },
  'content.duties': {
    why: 'A list of duties reads like a job description: it would be true of anybody in the same role.',
    from: ['workWiltshire'],
    before: 'Responsible for ordering stock',
    after: 'Cut out-of-stock days by a fifth by watching sales trends',
  },
  'content.traits': {
    why: 'Employers want evidence of teamwork and the like, not the claim. A list of traits takes the room of skills that can be checked.',
    from: ['nace', 'buzzwords'],
    before: 'Skills: Teamwork, Reliability, Communication',
    after: 'Skills: Payroll, Excel\n• Led the weekly handover of 3 shifts',
  },
  'content.objective': {
    why: 'An overview of what you offer holds readers at the top of the page. What you are looking for belongs in the letter.',
    from: ['ladders2018'],
    before: 'Seeking a challenging position with room to grow',
    after: 'Accountant with six years of month-end closing in retail',
  },
  'content.repeated-bullets': {
    why: 'A reader with seconds to spare learns nothing from a second reading, and repetition looks like padding. Guides ask for concise text.',
    from: ['harvard', 'purdue'],
    before: '• Led a team of 12 (in three roles, word for word)',
    after: '• Led a team of 12 (once, in the role where it counted)',
  },
  'content.placeholders': {
    why: 'Parsers leave out what looks like sample data, such as "Company 1". People take it for a lack of care.',
    from: ['greenhouse'],
    before: 'Reduced costs by [number]% at Company Name',
    after: 'Reduced costs by 12% at Iron Works',
  },
  'content.private-data': {
    why: 'Employers who know your religion, age, or origin may be suspected of deciding by it. Guides tell you to leave such data and identity numbers out.',
    from: ['eeoc', 'usajobs', 'harvard'],
    before: 'Religion: Catholic. Married, two children',
    after: 'Leeds, UK',
  },
  'content.filler': {
    why: 'A point that fits any job tells nothing about you. Guides ask for language that is specific rather than general.',
    from: ['harvard'],
    before: 'Performed various tasks as needed',
    after: 'Closed the books of 4 branches each month',
  },
  'content.recent-work': {
    why: 'In a field experiment in 100 cities, invitations fell with the time out of work, most in the first eight months.',
    from: ['unemployment'],
    before: 'Last entry: Welder, 2012 – 2015',
    after: 'Welding course, City College, Jan 2026',
  },
  'content.detail.<n>': {
    why: 'A role of which you say nothing counts for nothing: readers do not guess what you did.',
    from: ['usajobs', 'saylor'],
    before: 'Welder, Iron Works, 2019 – Present (and nothing below)',
    after: 'Welder, Iron Works, 2019 – Present\n• Welded 40 railway bridges\n• Trained 6 apprentices',
  },
  'content.results.<n>': {
    why: 'One number per role is enough to show its size: people, money, time, or parts.',
    from: ['harvard', 'saylor'],
    before: 'Managed the budget of the ward',
    after: 'Managed a ward budget of £400,000',
  },
  'content.impact.<n>': {
    why: 'Quantify as many points as you honestly can. Readers compare roles by their numbers.',
    from: ['saylor', 'harvard'],
    before: '• Sold cars\n• Trained sellers\n• Kept customers',
    after: '• Sold 110 cars a year\n• Trained 4 sellers\n• Kept customers',
  },
  'content.outcomes.<n>': {
    why: 'An outcome can be in words: what got better, faster, safer, or cheaper because of you.',
    from: ['workWiltshire', 'harvard'],
    before: 'Wrote a checklist for infection control',
    after: 'Wrote a checklist for infection control that the whole hospital took over',
  },
  'content.actions.<n>': {
    why: 'Points that all begin with what you did can be skimmed down the left margin, where eyes go.',
    from: ['harvard', 'ladders2018'],
    before: 'My tasks were the books and the payroll',
    after: 'Kept the books and ran the payroll of 80 people',
  },
}
