/**
 * Sizes, lengths and enumerations of documents, profiles, imports and share links. The gateway's schemas and the
 * documents service both apply them, so they stand here once. Lengths count characters (code points), sizes bytes.
 */

/** Types of documents. */
export const documentTypes = ['RESUME', 'COVER_LETTER', 'PORTFOLIO', 'LINK_IN_BIO'] as const

/** A type of document. */
export type DocumentType = (typeof documentTypes)[number]

/** Who can see a document. */
export const visibilities = ['PRIVATE', 'UNLISTED', 'PUBLIC'] as const

/** Who can see a document. */
export type Visibility = (typeof visibilities)[number]

/** Orders of a list of documents; a minus sign means descending. */
export const documentSorts = ['-updatedAt', 'updatedAt', '-createdAt', 'createdAt', 'title'] as const

/** An order of a list of documents. */
export type DocumentSort = (typeof documentSorts)[number]

/** The order of a list of documents when none is asked for. */
export const defaultDocumentSort: DocumentSort = '-updatedAt'

/** Limits of a document. */
export const documentLimits = {
  /** Content, snapshot or master profile as UTF-8 JSON. */
  contentBytes: 1024 * 1024,
  /** Metadata as UTF-8 JSON. */
  metadataBytes: 16 * 1024,
  /** Levels of nesting in free-form JSON; the object itself is the first. */
  jsonDepth: 64,
  titleLength: 200,
  slugLength: 100,
  templateIdLength: 64,
  tags: 20,
  tagLength: 40,
  /** Text to search for in titles. */
  searchLength: 200,
  /** Days within which a deleted document can be restored. */
  restorableDays: 30,
  /** Former versions that a document keeps, and for how many days. */
  versions: 50,
  versionDays: 90,
} as const

/** Limits of a master profile. */
export const profileLimits = {
  /** Full name, role and location. */
  shortTextLength: 120,
  headlineLength: 250,
  emailLength: 320,
  phoneLength: 24,
  /** Any other text. */
  textLength: 10_000,
  listItems: 200,
} as const

/** Types of a profile's links. */
export const profileLinkTypes = [
  ...['codehost', 'network', 'dribbble', 'twitter', 'portfolio', 'behance', 'medium', 'youtube', 'custom'],
] as const

/** How a profile shows its links. */
export const linkDisplayModes = ['icon', 'url', 'icon-username'] as const

/** How well somebody speaks a language. */
export const fluencies = ['elementary', 'limited', 'professional', 'fluent', 'native'] as const

/** How well somebody speaks a language. */
export type Fluency = (typeof fluencies)[number]

/** Sections that every profile has; a custom section has an id of its own. */
export const profileSections = [
  ...['basics', 'links', 'summary', 'experience', 'education', 'projects', 'skills', 'certifications', 'awards'],
  ...['publications', 'languages', 'interests', 'volunteer', 'references', 'achievements', 'custom'],
] as const

/** Kinds of a profile's custom sections. */
export const customSectionKinds = [
  ...['certifications', 'awards', 'publications', 'languages', 'interests', 'volunteer', 'references'],
  ...['achievements', 'custom'],
] as const

/** Limits of imports. */
export const importLimits = {
  /** Repositories of a code host account that are read. */
  repositories: 30,
  profileTextLength: { min: 10, max: 50_000 },
} as const

/** Limits of share links. */
export const shareLinkLimits = {
  passwordLength: { min: 4, max: 128 },
  /** Days that a link is valid when the request names no expiry. */
  defaultDays: 30,
  /** Documents that one request can ask about. */
  idsPerRequest: 50,
} as const
