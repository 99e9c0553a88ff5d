import type { Explanations } from './explanation.ts'

/** Why the way of writing matters. */
export const writingExplanations: Explanations = {
  'writing.letter-case': {
    why: 'Parsers tell names and headings from other text by their capitals, and people read text in capitals more slowly.',
    from: ['sovren', 'harvard'],
    before: 'WELDED BRIDGES FOR THE RAILWAY',
    after: 'Welded bridges for the railway',
  },
  'writing.first-person': {
    why: 'It is understood that you did what your resume says. Guides ask you to leave pronouns out.',
    from: ['harvard'],
    before: 'I led a team of 12',
    after: 'Led a team of 12',
  },
  'writing.passive': {
    why: 'The passive hides who did it. Guides ask for active language.',
    from: ['harvard', 'workWiltshire'],
    before: '40 services were migrated',
    after: 'Migrated 40 services',
  },
  'writing.weak-openers': {
    why: '"Responsible for" says what was expected of you, not what you did. It makes a resume read like a job description.',
    from: ['workWiltshire'],
    before: 'Responsible for the training of apprentices',
    after: 'Trained 6 apprentices',
  },
  'writing.bullet-length': {
    why: 'Recruiters turn away from clutter and long sentences. A point of one or two lines is taken in at a glance.',
    from: ['ladders2018', 'purdue'],
    before: 'A bullet point of 60 words about three projects',
    after: 'Three bullet points of 15 to 20 words, one for each project',
  },
  'writing.repeated-openers': {
    why: 'The same verb again and again reads like one task. Harvard’s sample resume says "use different verbs".',
    from: ['harvard'],
    before: '• Managed stock\n• Managed staff\n• Managed the till',
    after: '• Ordered stock\n• Led 5 staff\n• Balanced the till',
  },
  'writing.tense': {
    why: 'The tense tells whether you still do it. Guides ask for consistency in format and content.',
    from: ['harvard', 'saylor'],
    before: 'Welder, 2012 – 2015\n• Weld bridges',
    after: 'Welder, 2012 – 2015\n• Welded bridges',
  },
  'writing.date-formats': {
    why: 'Different formats within a section are a reason for which parsers fail, and look careless.',
    from: ['greenhouse', 'harvard'],
    before: '03/2019 – Present, June 2015 – 2019-02',
    after: 'Mar 2019 – Present, Jun 2015 – Feb 2019',
  },
  'writing.spelling': {
    why: 'In an experiment with 445 recruiters, five errors lowered the chance of an interview by 18.5 percentage points, and two errors by 7.3.',
    from: ['spelling'],
    before: 'Acheived a reduction of costs',
    after: 'Achieved a reduction of costs',
  },
  'writing.paragraphs': {
    why: 'Eye tracking shows that large blocks of text are passed over. Guides ask for lists rather than paragraphs.',
    from: ['ladders2012', 'purdue'],
    before: 'A paragraph of 120 words below a role',
    after: 'Four bullet points of one or two lines',
  },
  'writing.walls': {
    why: 'A block of half a page is not read at all in the seconds of a first look.',
    from: ['ladders2012', 'ladders2018'],
    before: 'Everything about a role in one paragraph of 200 words',
    after: 'Six bullet points, the most important one first',
  },
  'writing.markup': {
    why: 'Tags and marks of sources show that a text was made by a program and sent unread.',
    from: ['spelling'],
    before: 'Cut costs by 20% :contentReference[oaicite:0]{index=0}',
    after: 'Cut costs by 20%',
  },
  'writing.slips': {
    why: 'Doubled words and missing spaces count like spelling errors: they look careless.',
    from: ['spelling', 'harvard'],
    before: 'Led the the team,and trained it..',
    after: 'Led the team and trained it.',
  },
}
