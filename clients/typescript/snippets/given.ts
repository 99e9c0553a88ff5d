import type { MasterProfileContent, ResumePlatform } from '@resume-platform/sdk'

/** What snippets are given: what a program has when it comes to that call. */
export interface Given {
  client: ResumePlatform
  console: { log(...values: unknown[]): void }
  apiKey: string
  baseUrl: string
  /** The first-party origin. */
  origin: string
  email: string
  /** The code that came by email. */
  otp: string
  keyId: string
  profile: MasterProfileContent
  documentId: string
  username: string
  /** Of a share link. */
  slug: string
  password: string
  shareLinkId: string
  /** A portfolio as it is shown. */
  snapshot: Record<string, unknown>
  subdomain: string
  /** Of an image. */
  assetId: string
  /** An image. */
  image: Uint8Array<ArrayBuffer>
  /** Text of a resume. */
  resume: string
  jobDescription: string
  /** Path of a file. */
  path: string
  /** Of an affiliate. */
  code: string
  entryId: string
  itemId: string
}

/** Snippets by the operation that they show, or by the topic of the guide. */
export type Snippets = Record<string, (given: Given) => Promise<void>>
