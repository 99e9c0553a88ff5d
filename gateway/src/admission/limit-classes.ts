/** How requests of a kind are counted. */
export interface LimitClass {
  name: string
  max: number
  windowMs: number
  /** Counted by route and address, or by address over all routes of the class. */
  perRoute: boolean
  /** Whether the class must not run uncounted: without Redis it answers 503. */
  strict: boolean
}

const minute = 60_000

/** Window of the default limits and of API keys (interface, Limits). */
export const defaultWindowMs = 15 * minute

/** The classes of the interface's table; the maxima come from the configuration where operators may change them. */
export function limitClasses(options: { routeMax: number; authMax: number }) {
  return {
    default: { name: 'route', max: options.routeMax, windowMs: defaultWindowMs, perRoute: true, strict: false },
    auth: { name: 'auth', max: options.authMax, windowMs: minute, perRoute: false, strict: true },
    /** Reading a session is not counted among the sign-in requests (decisions, Sign-in and sessions). */
    session: { name: 'session', max: options.routeMax, windowMs: defaultWindowMs, perRoute: true, strict: true },
    /** Whatever spends credits. */
    spending: { name: 'route', max: options.routeMax, windowMs: defaultWindowMs, perRoute: true, strict: true },
    /** Typing in the password of a share link (interface, Limits). */
    verify: { name: 'verify', max: 3, windowMs: 5 * minute, perRoute: false, strict: true },
  } as const satisfies Record<string, LimitClass>
}

/** The name of a class. */
export type LimitClassName = keyof ReturnType<typeof limitClasses>
