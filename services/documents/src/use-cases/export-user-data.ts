/** A part of a user's data: text that, joined with all other parts, is one JSON object. */
export interface ExportPart {
  text: string
  /** Where the next part begins; empty after the last one. */
  nextCursor: string
}

/** What exporting a user's data needs. */
export interface ExportUserDataPorts {
  /** Collects everything that is held about a user, part by part. @param cursor empty at the beginning */
  exportUserData(userId: string, cursor: string): Promise<ExportPart>
}
