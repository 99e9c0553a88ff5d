import type { ApplicationStatusOutput } from '../generated/resume/content/v1/ApplicationStatus.ts'
import type { CodehostKindOutput } from '../generated/resume/content/v1/CodehostKind.ts'
import type { ReleaseTypeOutput } from '../generated/resume/content/v1/ReleaseType.ts'
import type { RoadmapSortOutput } from '../generated/resume/content/v1/RoadmapSort.ts'
import type { RoadmapStatusOutput } from '../generated/resume/content/v1/RoadmapStatus.ts'
import type { SyncStatusOutput } from '../generated/resume/content/v1/SyncStatus.ts'
import { enumWords } from './enum-words.ts'
import type {
  ApplicationStatus,
  CodehostKind,
  ReleaseType,
  RoadmapSort,
  SyncStatus,
  WorkStatus,
} from './limits/content.ts'

/** How much a release changes. */
export const releaseTypeEnum = enumWords<ReleaseType, ReleaseTypeOutput>({
  major: 'RELEASE_TYPE_MAJOR',
  minor: 'RELEASE_TYPE_MINOR',
  patch: 'RELEASE_TYPE_PATCH',
})

/** How far an item of the roadmap has come. */
export const roadmapStatusEnum = enumWords<WorkStatus, RoadmapStatusOutput>({
  todo: 'ROADMAP_STATUS_TODO',
  'in-progress': 'ROADMAP_STATUS_IN_PROGRESS',
  done: 'ROADMAP_STATUS_DONE',
})

/** Orders of the roadmap. */
export const roadmapSortEnum = enumWords<RoadmapSort, RoadmapSortOutput>({
  newest: 'ROADMAP_SORT_NEWEST',
  oldest: 'ROADMAP_SORT_OLDEST',
  'recently-completed': 'ROADMAP_SORT_RECENTLY_COMPLETED',
})

/** How far an application has come. */
export const applicationStatusEnum = enumWords<ApplicationStatus, ApplicationStatusOutput>({
  PENDING: 'APPLICATION_STATUS_PENDING',
  APPROVED: 'APPLICATION_STATUS_APPROVED',
  REJECTED: 'APPLICATION_STATUS_REJECTED',
})

/** What an item of the code host is. */
export const codehostKindEnum = enumWords<CodehostKind, CodehostKindOutput>({
  issue: 'CODEHOST_KIND_ISSUE',
  'pull-request': 'CODEHOST_KIND_PULL_REQUEST',
})

/** How far a sync has come. */
export const syncStatusEnum = enumWords<SyncStatus, SyncStatusOutput>({
  RUNNING: 'SYNC_STATUS_RUNNING',
  SUCCEEDED: 'SYNC_STATUS_SUCCEEDED',
  FAILED: 'SYNC_STATUS_FAILED',
})
