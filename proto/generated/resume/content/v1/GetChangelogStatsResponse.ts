// Original file: resume/content/v1/changelog.proto

import type { ChangelogEntry as _resume_content_v1_ChangelogEntry, ChangelogEntryOutput as _resume_content_v1_ChangelogEntryOutput } from '../../../resume/content/v1/ChangelogEntry.ts';
import type { Contributor as _resume_content_v1_Contributor, ContributorOutput as _resume_content_v1_ContributorOutput } from '../../../resume/content/v1/Contributor.ts';
import type { Long } from '@grpc/proto-loader';

/**
 * Figures over all published entries.
 */
export interface GetChangelogStatsResponse {
  'totalEntries'?: (number);
  'major'?: (number);
  'minor'?: (number);
  'patch'?: (number);
  /**
   * The entry published last; absent when there is none.
   */
  'latest'?: (_resume_content_v1_ChangelogEntry | null);
  'contributorCount'?: (number);
  /**
   * Who has the most first; at most 30.
   */
  'topContributors'?: (_resume_content_v1_Contributor)[];
  /**
   * As in ListChangelogResponse.
   */
  'freshForMs'?: (number | string | Long);
  '_freshForMs'?: "freshForMs";
}

/**
 * Figures over all published entries.
 */
export interface GetChangelogStatsResponseOutput {
  'totalEntries': (number);
  'major': (number);
  'minor': (number);
  'patch': (number);
  /**
   * The entry published last; absent when there is none.
   */
  'latest': (_resume_content_v1_ChangelogEntryOutput | null);
  'contributorCount': (number);
  /**
   * Who has the most first; at most 30.
   */
  'topContributors': (_resume_content_v1_ContributorOutput)[];
  /**
   * As in ListChangelogResponse.
   */
  'freshForMs'?: (number);
  '_freshForMs'?: "freshForMs";
}
