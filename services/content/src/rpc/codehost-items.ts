import { codehostKindEnum, roadmapStatusEnum, syncStatusEnum } from '@resume/proto/content-enums'
import type { CodehostItem, SyncRun } from '../domain/codehost.ts'

/** An item as a message. */
export function encodeIssue({ status, kind, createdAt, updatedAt, ...item }: CodehostItem) {
  return {
    ...item,
    status: roadmapStatusEnum.encode(status),
    kind: codehostKindEnum.encode(kind),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

/** A run as a message. */
export function encodeRun({ id, full, status, startedAt, finishedAt, created, updated, removed, error }: SyncRun) {
  return {
    ...{ id, full, created, updated, removed },
    status: syncStatusEnum.encode(status),
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString(),
    error: error ?? undefined,
  }
}
