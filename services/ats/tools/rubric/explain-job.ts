import type { Explanations } from './explanation.ts'

/** Why the match with a job description matters. */
export const jobExplanations: Explanations = {
  'job.title': {
    why: 'Job titles are among the first things that a recruiter’s eyes go to.',
    from: ['ladders2018', 'ladders2012'],
    before: 'Ninja of numbers',
    after: 'Accountant',
  },
  'job.certifications': {
    why: 'A license that the law requires cannot be assumed. Employers draw no conclusions from what a resume does not say.',
    from: ['usajobs'],
    before: 'Trained first aider',
    after: 'First aid at work certificate (2025)',
  },
  'job.languages': {
    why: 'Nobody assumes a language, or a level of it, that a resume does not name.',
    from: ['usajobs'],
    before: 'Languages',
    after: 'German (C1), French (B2)',
  },
  'job.readable': {
    why: 'Without what a job asks for, there is nothing to compare with.',
    from: ['purdue'],
    before: 'Join our great team in Leeds!',
    after: 'The whole job description with its requirements',
  },
  'job.required-skills': {
    why: 'Employers filter for those who match the requirements most closely. Federal employers must find each in the resume.',
    from: ['hiddenWorkers', 'usajobs'],
    before: 'Built web applications',
    after: 'Built web applications with Django and PostgreSQL',
  },
  'job.preferred-skills': {
    why: 'Filters look for those who match a job most closely, and what is preferred is part of that.',
    from: ['hiddenWorkers'],
    before: 'A preferred tool that you know, but do not name',
    after: 'The tool, in the role where you used it',
  },
  'job.years': {
    why: 'Jobs often require a length of experience in one kind of work, which is counted from the dates of your roles.',
    from: ['usajobs'],
    before: '10 years of experience',
    after: 'Payroll clerk, Mar 2016 – Present\n• Ran the payroll of 80 people',
  },
  'job.degree': {
    why: 'A degree is a usual filter. It is matched by its name and field.',
    from: ['hiddenWorkers'],
    before: 'Studied in Leeds',
    after: 'BSc Nursing, University of Leeds, 2017',
  },
  'job.traits': {
    why: 'Job descriptions name traits that everybody claims. They count nothing here: employers want evidence of them, not the claim.',
    from: ['nace', 'buzzwords'],
    before: 'Team player',
    after: '• Planned the shifts of 12 nurses together with two other wards',
  },
  'job.requirement.<kind>.<name>': {
    why: 'A resume must show how you meet each requirement: nobody assumes what it does not say. Guides advise to tailor it to each job.',
    from: ['usajobs', 'purdue'],
    before: 'Kubernetes – missing',
    after: '• Moved 12 services to Kubernetes',
  },
}
