// Original file: resume/content/v1/programs.proto

/**
 * How far an application has come.
 */
export const ApplicationStatus = {
  APPLICATION_STATUS_UNSPECIFIED: 'APPLICATION_STATUS_UNSPECIFIED',
  APPLICATION_STATUS_PENDING: 'APPLICATION_STATUS_PENDING',
  APPLICATION_STATUS_APPROVED: 'APPLICATION_STATUS_APPROVED',
  APPLICATION_STATUS_REJECTED: 'APPLICATION_STATUS_REJECTED',
} as const;

/**
 * How far an application has come.
 */
export type ApplicationStatus =
  | 'APPLICATION_STATUS_UNSPECIFIED'
  | 0
  | 'APPLICATION_STATUS_PENDING'
  | 1
  | 'APPLICATION_STATUS_APPROVED'
  | 2
  | 'APPLICATION_STATUS_REJECTED'
  | 3

/**
 * How far an application has come.
 */
export type ApplicationStatusOutput = typeof ApplicationStatus[keyof typeof ApplicationStatus]
