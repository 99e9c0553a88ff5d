// Original file: resume/content/v1/codehost.proto

/**
 * What an item of the code host is.
 */
export const CodehostKind = {
  CODEHOST_KIND_UNSPECIFIED: 'CODEHOST_KIND_UNSPECIFIED',
  CODEHOST_KIND_ISSUE: 'CODEHOST_KIND_ISSUE',
  CODEHOST_KIND_PULL_REQUEST: 'CODEHOST_KIND_PULL_REQUEST',
} as const;

/**
 * What an item of the code host is.
 */
export type CodehostKind =
  | 'CODEHOST_KIND_UNSPECIFIED'
  | 0
  | 'CODEHOST_KIND_ISSUE'
  | 1
  | 'CODEHOST_KIND_PULL_REQUEST'
  | 2

/**
 * What an item of the code host is.
 */
export type CodehostKindOutput = typeof CodehostKind[keyof typeof CodehostKind]
