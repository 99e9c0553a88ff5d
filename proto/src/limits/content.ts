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
  /** Of a page or a picture. */
  urlLength: 2_048,
  userSearchLength: { min: 3, max: 120 },
  /** Days of the overview. */
  overviewDays: { most: 90, default: 30 },
} as const

/** How far work has come, on the roadmap and at the code host. */
export const workStatuses = ['todo', 'in-progress', 'done'] as const

/** How far work has come. */
export type WorkStatus = (typeof workStatuses)[number]

/** Orders of the roadmap. */
export const roadmapSorts = ['newest', 'oldest', 'recently-completed'] as const

/** An order of the roadmap. */
export type RoadmapSort = (typeof roadmapSorts)[number]

/** Limits of an item of the roadmap. */
export const roadmapLimits = {
  titleLength: 200,
  descriptionLength: 1_000,
  /** An estimate or a timeline, in words. */
  timeLength: 100,
  tags: 20,
  tagLength: 40,
  textLength: 10_000,
  listItems: 50,
} as const

/** How far an application has come. */
export const applicationStatuses = ['PENDING', 'APPROVED', 'REJECTED'] as const

/** How far an application has come. */
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** Limits of an application as an ambassador. */
export const ambassadorLimits = {
  collegeNameLength: { min: 2, max: 120 },
  /** Years of graduation, counted from this year. */
  graduation: { earliest: -1, latest: 8 },
  whyJoinLength: { min: 20, max: 1_000 },
  superpowerLength: { min: 2, max: 160 },
  funFactLength: { min: 2, max: 200 },
  vibeCheckLength: 80,
  socialHandleLength: 100,
  reviewNoteLength: 1_000,
  /** Days after a refusal until the next application. */
  reapplyDays: 30,
} as const

/** Limits of a message to the administrator. */
export const contactLimits = {
  nameLength: 100,
  emailLength: 254,
  subjectLength: 200,
  messageLength: { min: 10, max: 5_000 },
} as const

/** What an item of the code host is. */
export const codehostKinds = ['issue', 'pull-request'] as const

/** What an item of the code host is. */
export type CodehostKind = (typeof codehostKinds)[number]

/** How far a sync has come. */
export const syncStatuses = ['RUNNING', 'SUCCEEDED', 'FAILED'] as const

/** How far a sync has come. */
export type SyncStatus = (typeof syncStatuses)[number]

const day = 24 * 60 * 60 * 1000

/** Limits of statistics events. */
export const statisticsLimits = {
  /** Events of one request. */
  events: 50,
  /** What names of events and of properties are made of. */
  namePattern: '^[A-Za-z0-9_.:-]+$',
  nameLength: 64,
  properties: 20,
  propertyNameLength: 40,
  valueLength: 100,
  /** Without control characters, and without @, so that no address is sent by mistake. */
  valuePattern: '^[^\\u0000-\\u001f\\u007f-\\u009f@]*$',
  /** How long ago, and how far ahead of this clock, an event may have happened, in milliseconds. */
  oldestMs: 365 * day,
  aheadMs: 60 * 60 * 1000,
  /** Different names, and different values of properties, that are counted of the events of one day. */
  namesPerDay: 1_000,
  valuesPerDay: 20_000,
  /** Days that are shown at once, and without being asked. */
  shownDays: { most: 366, default: 30 },
} as const
