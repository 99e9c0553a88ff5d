import {
  ApiError,
  ConnectionError,
  ForbiddenError,
  UnauthorizedError,
  UnexpectedAnswerError,
} from '@resume-platform/sdk'

/** What the command line ends with; scripts decide by it. */
export const exitCodes = {
  done: 0,
  /** A resume is below `--fail-under`, or could not be read. */
  belowThreshold: 1,
  /** An argument, a file or the configuration is wrong. */
  wrongCall: 2,
  /** There is no valid key or session, or it may not do that. */
  notAllowed: 3,
  /** The platform refused for another reason. */
  refused: 4,
  /** Somebody else has changed what was to be written. */
  conflict: 5,
  /** The platform cannot be reached, or something else answers. */
  unreachable: 6,
} as const

/** What ends a command early. */
export class CommandError extends Error {
  readonly exitCode: number

  constructor(message: string, exitCode: number = exitCodes.wrongCall) {
    super(message)
    this.exitCode = exitCode
  }
}

/** Words that nobody asked for are a mistake, such as a name with blanks and no quotes. @throws CommandError */
export function requireAtMost(most: number, words: string[], command: string): void {
  if (words.length > most)
    throw new CommandError(`"${words[most]}" is one word too many: resume-platform help ${command}`)
}

/** The exit code for what a command threw. */
export function exitCodeOf(thrown: unknown): number {
  if (thrown instanceof CommandError) return thrown.exitCode
  if (thrown instanceof UnauthorizedError || thrown instanceof ForbiddenError) return exitCodes.notAllowed
  if (thrown instanceof ApiError) {
    const isStale = thrown.code === 'revision_mismatch' || thrown.code === 'profile_changed'
    return isStale ? exitCodes.conflict : exitCodes.refused
  }
  const isAway = thrown instanceof ConnectionError || thrown instanceof UnexpectedAnswerError
  return isAway ? exitCodes.unreachable : exitCodes.wrongCall
}
