import type { Explanations } from './explanation.ts'

/** Why a resume must be readable, reachable, and in order. */
export const readingExplanations: Explanations = {
  'parse.name': {
    why: 'Your name becomes the name of your record. Parsers miss one that is in a page header or a text box, or that shares its line with other things.',
    from: ['greenhouse'],
    before: 'Anna Lee, Welder, 12 Mill Lane, Leeds (in the page header)',
    after: 'Anna Lee (alone on the first line of the page)',
  },
  'parse.enough-text': {
    why: 'A resume with hardly any text is often a picture of one, which parsers cannot read, or says too little to compare with what a job needs.',
    from: ['greenhouse'],
    before: 'A scan of a printed resume, saved as a PDF',
    after: 'The same resume, exported as a PDF by your word processor',
  },
  'parse.sections': {
    why: 'Parsers sort what you say by its headings, and fail on resumes without clear sections. Recruiters look longest at resumes with clearly marked ones.',
    from: ['greenhouse', 'ladders2018'],
    before: 'My journey so far',
    after: 'Experience',
  },
  'parse.roles': {
    why: 'Recruiters look at titles, employers, and dates of your current and former roles first. Federal employers in the United States cannot count a role without its start and end.',
    from: ['ladders2012', 'usajobs'],
    before: 'Welder at Iron Works for several years',
    after: 'Welder, Iron Works, Mar 2019 – Present',
  },
  'parse.replacement-characters': {
    why: 'A word with a lost character is found by no search, and no parser can repair it.',
    from: ['textkernel'],
    before: 'Certi\uFFFDed welder',
    after: 'Certified welder',
  },
  'contact.email': {
    why: 'Without an address nobody can invite you. A missing one is among the six mistakes that Harvard’s advisors see most.',
    from: ['harvard', 'textkernel'],
    before: 'Contact me through my website',
    after: 'anna.lee@example.org',
  },
  'contact.phone': {
    why: 'Many invitations are made by phone. A missing number is among the six mistakes that Harvard’s advisors see most.',
    from: ['harvard', 'textkernel'],
    before: 'Phone on request',
    after: '+44 20 7946 0958',
  },
  'contact.links': {
    why: 'A profile or portfolio lets readers see evidence of your work that a page or two has no room for.',
    from: ['nace'],
    before: 'See my portfolio online',
    after: 'github.com/anna-lee',
  },
  'contact.professional-email': {
    why: 'Recruiters rated applicants with informal addresses as less employable, by as much as for spelling errors.',
    from: ['email'],
    before: 'party.princess@example.org',
    after: 'anna.lee@example.org',
  },
  'structure.experience': {
    why: 'Work experience is what readers look at first, and what parsers fill most of your record from.',
    from: ['ladders2012', 'purdue'],
    before: 'Roles in a list without a heading, below the summary',
    after: 'Experience (as a heading above the first role)',
  },
  'structure.education': {
    why: 'Education is one of the six things that recruiters spend four fifths of their time on, and employers filter by it.',
    from: ['ladders2012', 'hiddenWorkers'],
    before: 'BSc Nursing, mentioned in the summary',
    after: 'Education\nBSc Nursing, University of Aldmoor, 2017',
  },
  'structure.skills': {
    why: 'Employers filter applications by skills. A list of its own is where parsers and people look for them.',
    from: ['hiddenWorkers'],
    before: 'Skills that only show within sentences',
    after: 'Skills\nWelding, Riveting, Blueprint reading',
  },
  'structure.role-dates': {
    why: 'Dates that stand apart from their role are assigned to another one, or to none. Vendors ask for title, employer, and dates together.',
    from: ['greenhouse', 'sovren'],
    before: 'Welding, riveting, foreman since 2019, before that two years at a mill',
    after: 'Foreman, Iron Works, Mar 2019 – Present',
  },
  'structure.role-names': {
    why: 'Title and employer of each role are what a first look takes in. A parser that misses one leaves a gap in your record.',
    from: ['ladders2012', 'greenhouse'],
    before: 'Mar 2019 – Present: building bridges',
    after: 'Welder, Iron Works, Mar 2019 – Present',
  },
  'structure.reverse-chronological': {
    why: 'Readers want your latest work first, and stop early. Every guide asks for this order.',
    from: ['harvard', 'saylor'],
    before: 'Apprentice, 2012 – 2015\nWelder, 2019 – Present',
    after: 'Welder, 2019 – Present\nApprentice, 2012 – 2015',
  },
  'structure.months': {
    why: 'From years alone, nobody can tell one month from two years. Federal employers in the United States require months.',
    from: ['usajobs'],
    before: '2019 – 2020',
    after: 'Dec 2019 – Jan 2020',
  },
}
