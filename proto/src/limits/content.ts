/** Lengths and enumerations of what the platform says about itself. Lengths count characters. */

/** How much a release changes. */
export const releaseTypes = ['major', 'minor', 'patch'] as const

/** How much a release changes. */
export type ReleaseType = (typeof releaseTypes)[number]

/** Limits of a changelog entry. */
export const changelogLimits = {
  versionLength: 40,
  titleLength: 200,
  summaryLength: 2_000,
  urlLength: 2_048,
  /** Each of added, improved, fixed, breaking and security. */
  changes: 50,
  changeLength: 1_000,
  tags: 20,
  tagLength: 40,
  pullRequests: 100,
  loginLength: 100,
  searchLength: 120,
  /** Contributors that the statistics name. */
  topContributors: 30,
} as const

/** Limits of what the administrator writes. */
export const adminLimits = {
  reasonLength: { min: 3, max: 500 },
} as const
