// Original file: resume/content/v1/changelog.proto

/**
 * How much a release changes.
 */
export const ReleaseType = {
  RELEASE_TYPE_UNSPECIFIED: 'RELEASE_TYPE_UNSPECIFIED',
  RELEASE_TYPE_MAJOR: 'RELEASE_TYPE_MAJOR',
  RELEASE_TYPE_MINOR: 'RELEASE_TYPE_MINOR',
  RELEASE_TYPE_PATCH: 'RELEASE_TYPE_PATCH',
} as const;

/**
 * How much a release changes.
 */
export type ReleaseType =
  | 'RELEASE_TYPE_UNSPECIFIED'
  | 0
  | 'RELEASE_TYPE_MAJOR'
  | 1
  | 'RELEASE_TYPE_MINOR'
  | 2
  | 'RELEASE_TYPE_PATCH'
  | 3

/**
 * How much a release changes.
 */
export type ReleaseTypeOutput = typeof ReleaseType[keyof typeof ReleaseType]
