// Original file: resume/ats/v1/ats.proto

/**
 * Whether an AI commented on a scan.
 */
export const AiStatus = {
  AI_STATUS_UNSPECIFIED: 'AI_STATUS_UNSPECIFIED',
  AI_STATUS_OK: 'AI_STATUS_OK',
  /**
   * The AI failed; nothing is charged.
   */
  AI_STATUS_UNAVAILABLE: 'AI_STATUS_UNAVAILABLE',
  AI_STATUS_UNCONFIGURED: 'AI_STATUS_UNCONFIGURED',
} as const;

/**
 * Whether an AI commented on a scan.
 */
export type AiStatus =
  | 'AI_STATUS_UNSPECIFIED'
  | 0
  | 'AI_STATUS_OK'
  | 1
  /**
   * The AI failed; nothing is charged.
   */
  | 'AI_STATUS_UNAVAILABLE'
  | 2
  | 'AI_STATUS_UNCONFIGURED'
  | 3

/**
 * Whether an AI commented on a scan.
 */
export type AiStatusOutput = typeof AiStatus[keyof typeof AiStatus]
