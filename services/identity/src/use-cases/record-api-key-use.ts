/** What recording a key's use needs. */
export interface RecordApiKeyUsePorts {
  apiKeys: {
    /** Notes a use of a key at a time, unless one was noted after another time. */
    touch(id: string, at: Date, unlessAfter: Date): Promise<void>
  }
  /** Time within which one note of a key's use is enough, in seconds. */
  touchIntervalSeconds: number
}

/** Notes that a key was used now, at most once per interval; a key that is not there is no error. */
export function recordApiKeyUse({ apiKeys, touchIntervalSeconds }: RecordApiKeyUsePorts, id: string): Promise<void> {
  const now = new Date()
  return apiKeys.touch(id, now, new Date(now.getTime() - touchIntervalSeconds * 1000))
}
