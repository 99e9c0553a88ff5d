import { error } from './entry.ts'

/** Portfolios and their images. */
export const portfolioErrors = {
  subdomains_exhausted: error(
    409,
    'At most {limit} other subdomains can be held for you. Use one of yours.',
    'In the last 30 days, the user gave up the maximum number of subdomains that are held for one user.',
  ),
  assets_exhausted: error(
    409,
    'At most {limit} images can be stored. Delete one first.',
    'The user has the maximum number of images, uploaded or only declared.',
  ),
  subdomain_taken: error(
    409,
    'Subdomain is already in use',
    'Somebody else has the subdomain, gave it up less than 30 days ago, or has it as a username.',
  ),
  storage_failed: error(
    502,
    'The image storage answered wrongly. Please try again.',
    'The object storage refuses a call, or its answer about an image is wrong. Nothing is lost.',
  ),
  storage_unavailable: error(
    503,
    'The image storage cannot be reached. Please try again.',
    'The object storage does not answer in time. Nothing is lost.',
  ),
} as const
