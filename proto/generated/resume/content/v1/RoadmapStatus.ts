// Original file: resume/content/v1/roadmap.proto

/**
 * How far an item has come.
 */
export const RoadmapStatus = {
  ROADMAP_STATUS_UNSPECIFIED: 'ROADMAP_STATUS_UNSPECIFIED',
  ROADMAP_STATUS_TODO: 'ROADMAP_STATUS_TODO',
  ROADMAP_STATUS_IN_PROGRESS: 'ROADMAP_STATUS_IN_PROGRESS',
  ROADMAP_STATUS_DONE: 'ROADMAP_STATUS_DONE',
} as const;

/**
 * How far an item has come.
 */
export type RoadmapStatus =
  | 'ROADMAP_STATUS_UNSPECIFIED'
  | 0
  | 'ROADMAP_STATUS_TODO'
  | 1
  | 'ROADMAP_STATUS_IN_PROGRESS'
  | 2
  | 'ROADMAP_STATUS_DONE'
  | 3

/**
 * How far an item has come.
 */
export type RoadmapStatusOutput = typeof RoadmapStatus[keyof typeof RoadmapStatus]
