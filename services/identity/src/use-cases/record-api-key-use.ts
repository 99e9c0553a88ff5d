/** What recording a key's use needs. */
export interface RecordApiKeyUsePorts {
  apiKeys: {
    /** Records a use of a key, unless one was recorded after another time. */
    touch(id: string, at: Date, unlessAfter: Date): Promise<void>
  }
  /** Time within which a key's use is recorded only once, in seconds. */
  touchIntervalSeconds: number
}

/** Records that a key was used now, at most once per interval. A key that does not exist is not an error. */
export function recordApiKeyUse({ apiKeys, touchIntervalSeconds }: RecordApiKeyUsePorts, id: string): Promise<void> {
  const now = new Date()
  return apiKeys.touch(id, now, new Date(now.getTime() - touchIntervalSeconds * 1000))
}
