import type { Document, DocumentType } from '@resume-platform/sdk'

/** A document as a file has it: what people change, and what it is based on. */
export interface DocumentFile {
  id: string
  revision: number
  type: DocumentType
  title: string
  tags: string[]
  content: Record<string, unknown>
}

export function fileOf({ id, revision, type, title, tags, content }: Document): DocumentFile {
  return { id, revision, type, title, tags, content }
}
