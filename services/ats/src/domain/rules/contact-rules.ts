import { found, type Rule } from './rule.ts'

/** Whether somebody can answer. */
export const contactRules: Rule[] = [
  {
    id: 'contact.email',
    category: 'contact',
    severity: 'error',
    weight: 6,
    passesWhen: 'An e-mail address is found.',
    fix: 'Add your e-mail address as text near your name.',
    judge: ({ parsed }) => found(parsed.email, 'No e-mail address is found'),
  },
  {
    id: 'contact.phone',
    category: 'contact',
    severity: 'warning',
    weight: 4,
    passesWhen: 'A phone number is found.',
    fix: 'Add your phone number with its country code near your name.',
    judge: ({ parsed }) => found(parsed.phone, 'No phone number is found'),
  },
  {
    id: 'contact.links',
    category: 'contact',
    severity: 'info',
    weight: 1,
    passesWhen: 'A link to a profile or a portfolio is found.',
    fix: 'Add the address of a professional profile or portfolio, written out.',
    judge: ({ parsed }) => found(parsed.links.join(' '), 'No link is found'),
  },
  {
    id: 'contact.professional-email',
    category: 'contact',
    severity: 'info',
    weight: 1,
    passesWhen: 'The e-mail address is not a joke.',
    fix: 'Use an address made of your name.',
    judge: ({ parsed }) =>
      parsed.email === ''
        ? undefined
        : {
            /** Whole words only: people are called Coolidge and Babyak. */
            passed:
              !/(?:^|[._\d-])(?:sexy|cool|party|gamer|420|69|hottie|ninja|princess|baby|killer)(?:$|[._\d-])/i.test(
                parsed.email.split('@')[0] ?? '',
              ),
            evidence: parsed.email,
          },
  },
]
