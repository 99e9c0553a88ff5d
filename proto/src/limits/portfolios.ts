/**
 * Lengths, enumerations and reserved words of portfolios. The gateway's schemas, the documents service (drafts) and the
 * portfolio service apply them, so they stand here once. Lengths count characters (code points), sizes bytes.
 */

/** Templates that a portfolio can be shown in. */
export const portfolioTemplates = ['signal', 'atelier', 'nimbus', 'cipher'] as const

/** A template that a portfolio can be shown in. */
export type PortfolioTemplate = (typeof portfolioTemplates)[number]

/** The template of a draft whose snapshot names none. */
export const defaultPortfolioTemplate: PortfolioTemplate = 'signal'

/** Types of a portfolio's sections. */
export const portfolioSections = [
  ...['projects', 'experience', 'services', 'skills', 'education', 'writing', 'testimonials', 'awards', 'contact'],
  ...['certifications', 'languages', 'interests', 'publications', 'patents', 'testScores', 'achievements', 'volunteer'],
  'custom',
] as const

/** Limits of portfolios. */
export const portfolioLimits = {
  /** A subdomain in its normalized form: a label of a DNS name. */
  subdomainLength: { min: 3, max: 63 },
  /** What a draft keeps of the wish for a subdomain, as typed. */
  wishLength: 255,
  /** Days within which nobody but its former owner can claim a subdomain. */
  heldDays: 30,
  /** Subdomains that a user can have besides another one: in use, or held. */
  subdomainsPerUser: 10,
  /** Days that a portfolio stays public without the entitlement. */
  graceDays: 7,
  /** What a viewer may send as the referrer. */
  referrerLength: 2048,
  /** Days that the analytics show, and how many referrers. */
  analyticsDays: 30,
  analyticsReferrers: 10,
  /** Why an administrator suspends a portfolio. */
  reasonLength: { min: 3, max: 500 },
} as const

/** Limits of a snapshot; they hold once it is published. */
export const snapshotLimits = {
  nameLength: 120,
  headlineLength: 240,
  bioLength: 1600,
  locationLength: 120,
  emailLength: 254,
  availabilityLength: 160,
  seoTitleLength: 120,
  seoDescriptionLength: 300,
  socialLinks: 12,
  linkLabelLength: 80,
  urlLength: 2048,
  sections: 24,
  sectionIdLength: 128,
  sectionTitleLength: 120,
  subtitleLength: 240,
  items: 24,
  pages: 10,
  pageSlugLength: 63,
  pageTitleLength: 120,
} as const

/** States of a publication as its owner sees them. */
export const publicationStatuses = ['LIVE', 'GRACE', 'SUSPENDED'] as const

/** State of a publication as its owner sees it. */
export type PublicationStatus = (typeof publicationStatuses)[number]

/** Why a publication is suspended. */
export const suspensionReasons = ['entitlement', 'moderation'] as const

/** Why a publication is suspended. */
export type SuspensionReason = (typeof suspensionReasons)[number]

/** Why a subdomain cannot be claimed. */
export const subdomainFaults = ['too_short', 'too_long', 'reserved', 'taken'] as const

/** Why a subdomain cannot be claimed. */
export type SubdomainFault = (typeof subdomainFaults)[number]
