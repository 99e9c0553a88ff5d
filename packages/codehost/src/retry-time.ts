/** Shortest and longest time without requests after a refusal that names none, in milliseconds. */
const pause = { first: 60_000, longest: 60 * 60_000 }

/**
 * When to ask a code host again that limits requests: when it says, within an hour; else in a minute, and in twice the time of
 * the last pause when that did not help (the code host's REST documentation, "Best practices for using the REST API").
 * @param named what the refusal says
 * @param formerMs the last pause, in milliseconds; 0 when there was none
 */
export function retryTime(now: Date, named: Date | undefined, formerMs: number): Date {
  const wanted = named ? named.getTime() - now.getTime() : Math.max(pause.first, 2 * formerMs)
  return new Date(now.getTime() + Math.min(Math.max(wanted, 1_000), pause.longest))
}
