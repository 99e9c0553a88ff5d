import type { AtsReport } from '@resume-platform/sdk'

/** Scans files: on this machine or on the platform, with the same result. */
export interface Scanner {
  /**
   * Scans a file.
   * @param jobDescription what it is compared with
   * @throws UnreadableFile when the fault is the file's
   */
  scan(file: Uint8Array<ArrayBuffer>, jobDescription: string | undefined): Promise<AtsReport>
  /** Ends what the scanner has started. */
  close(): Promise<void>
}
