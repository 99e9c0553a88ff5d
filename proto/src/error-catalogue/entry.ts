/** One error of the platform, as its callers see it. */
export interface ErrorEntry {
  /** HTTP status of the answer. */
  readonly status: number
  /** The public message; a `{name}` in it stands for a parameter. */
  readonly message: string
  /** When it occurs, in a sentence for the documentation. */
  readonly when: string
}

/** Writes one entry; what it says stays known to the type checker. */
export function error<const Status extends number, const Message extends string>(
  status: Status,
  message: Message,
  when: string,
) {
  return { status, message, when } as const
}
