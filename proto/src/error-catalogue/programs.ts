import { error } from './entry.ts'

/** Affiliates, ambassadors, and what the administrator publishes. */
export const programErrors = {
  affiliate_suspended: error(
    403,
    'The affiliate account is suspended',
    'A suspended affiliate asks for a withdrawal, or is to be paid one.',
  ),
  ambassador_applied: error(
    409,
    'You have applied already',
    'The user has an application as an ambassador that is pending or approved.',
  ),
  ambassador_refused: error(
    409,
    'You can apply again after {date}',
    'An application as an ambassador was rejected less than 30 days ago.',
  ),
  application_decided: error(
    409,
    'The application has been decided',
    'Another decision on the application came first.',
  ),
  already_referred: error(
    409,
    'The account is referred already',
    'Another referral of the user came first, perhaps by the same affiliate.',
  ),
  commissions_missing: error(
    409,
    'Not enough commissions are available',
    'A withdrawal asks for more than is available to the affiliate, or is to be paid while the affiliate owes something.',
  ),
  has_paid_before: error(409, 'The account has paid before', 'Only a user who has not paid yet can be referred.'),
  not_enrolled: error(
    409,
    'Enroll in the affiliate program first',
    'A user who is not an affiliate asks for a withdrawal.',
  ),
  referral_too_late: error(
    409,
    'The account is too old to be referred',
    'A referral counts for 60 days after the user signed up.',
  ),
  withdrawal_open: error(
    409,
    'Another withdrawal is open',
    'An affiliate can have one withdrawal at a time that is neither paid nor refused.',
  ),
  withdrawal_settled: error(
    409,
    'The withdrawal is {status} already',
    'The administrator has already decided otherwise about the withdrawal.',
  ),
  sync_in_progress: error(409, 'A sync is already in progress', 'Another sync with the code host holds the lock.'),
  version_taken: error(
    409,
    'The version has a changelog entry already',
    'Another changelog entry is about the version.',
  ),
} as const
