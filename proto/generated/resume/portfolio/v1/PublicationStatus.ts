// Original file: resume/portfolio/v1/portfolio.proto

/**
 * State of a publication as its owner sees it.
 */
export const PublicationStatus = {
  PUBLICATION_STATUS_UNSPECIFIED: 'PUBLICATION_STATUS_UNSPECIFIED',
  PUBLICATION_STATUS_LIVE: 'PUBLICATION_STATUS_LIVE',
  /**
   * Still public, though the owner may not publish any more.
   */
  PUBLICATION_STATUS_GRACE: 'PUBLICATION_STATUS_GRACE',
  PUBLICATION_STATUS_SUSPENDED: 'PUBLICATION_STATUS_SUSPENDED',
} as const;

/**
 * State of a publication as its owner sees it.
 */
export type PublicationStatus =
  | 'PUBLICATION_STATUS_UNSPECIFIED'
  | 0
  | 'PUBLICATION_STATUS_LIVE'
  | 1
  /**
   * Still public, though the owner may not publish any more.
   */
  | 'PUBLICATION_STATUS_GRACE'
  | 2
  | 'PUBLICATION_STATUS_SUSPENDED'
  | 3

/**
 * State of a publication as its owner sees it.
 */
export type PublicationStatusOutput = typeof PublicationStatus[keyof typeof PublicationStatus]
