import { found, type Rule } from './rule.ts'

/** How much of the text is the top, in characters. */
const top = 1_000
/** Figures in groups, as many as a phone number has. */
const figuresOfPhone = /(?:\d[\d ().+-]{0,3}){8,}\d/

/** Whether an employer can get in touch. */
export const contactRules: Rule[] = [
  {
    id: 'contact.email',
    category: 'contact',
    severity: 'error',
    weight: 4,
    passesWhen: 'The resume has an email address.',
    fix: 'Add your email address as text near your name.',
    judge: ({ parsed }) => found(parsed.email, 'No email address found'),
  },
  {
    id: 'contact.phone',
    category: 'contact',
    severity: 'warning',
    weight: 2,
    passesWhen: 'The resume has a phone number.',
    fix: 'Add your phone number, with its country code, near your name.',
    /** Figures at the top that could be a number, but were not recognized as one, are not held against anybody. */
    judge: ({ parsed, text }) =>
      parsed.phone === '' && figuresOfPhone.test(text.slice(0, top))
        ? undefined
        : found(parsed.phone, 'No phone number found'),
  },
  {
    id: 'contact.links',
    category: 'contact',
    severity: 'info',
    weight: 1,
    passesWhen: 'The resume links to a profile or portfolio.',
    fix: 'Add the full URL of a professional profile or portfolio.',
    judge: ({ parsed }) => found(parsed.links.join(' '), 'No link found'),
  },
  {
    id: 'contact.professional-email',
    category: 'contact',
    severity: 'info',
    weight: 1,
    passesWhen: 'The email address looks professional.',
    fix: 'Use an email address based on your name.',
    judge: ({ parsed }) =>
      parsed.email === ''
        ? undefined
        : {
            /** Whole words only: people have names such as Coolidge and Babyak. */
            passed:
              !/(?:^|[._\d-])(?:sexy|cool|party|gamer|420|69|hottie|ninja|princess|baby|killer)(?:$|[._\d-])/i.test(
                parsed.email.split('@')[0] ?? '',
              ),
            evidence: parsed.email,
          },
  },
]
