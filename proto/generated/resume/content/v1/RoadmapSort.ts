// Original file: resume/content/v1/roadmap.proto

/**
 * The order of a list of items.
 */
export const RoadmapSort = {
  /**
   * As NEWEST.
   */
  ROADMAP_SORT_UNSPECIFIED: 'ROADMAP_SORT_UNSPECIFIED',
  ROADMAP_SORT_NEWEST: 'ROADMAP_SORT_NEWEST',
  ROADMAP_SORT_OLDEST: 'ROADMAP_SORT_OLDEST',
  ROADMAP_SORT_RECENTLY_COMPLETED: 'ROADMAP_SORT_RECENTLY_COMPLETED',
} as const;

/**
 * The order of a list of items.
 */
export type RoadmapSort =
  /**
   * As NEWEST.
   */
  | 'ROADMAP_SORT_UNSPECIFIED'
  | 0
  | 'ROADMAP_SORT_NEWEST'
  | 1
  | 'ROADMAP_SORT_OLDEST'
  | 2
  | 'ROADMAP_SORT_RECENTLY_COMPLETED'
  | 3

/**
 * The order of a list of items.
 */
export type RoadmapSortOutput = typeof RoadmapSort[keyof typeof RoadmapSort]
