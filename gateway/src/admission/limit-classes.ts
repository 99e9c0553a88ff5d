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

/** Window of the default limits and of API keys (docs/api/limits.md). */
export const defaultWindowMs = 15 * minute

/** The classes of docs/api/limits.md; the maxima come from the configuration where operators may change them. */
export function limitClasses(options: { routeMax: number; authMax: number }) {
  return {
    default: { name: 'route', max: options.routeMax, windowMs: defaultWindowMs, perRoute: true, strict: false },
    auth: { name: 'auth', max: options.authMax, windowMs: minute, perRoute: false, strict: true },
    /** Reading a session doesn't count as a sign-in request (docs/api/sign-in.md). */
    session: { name: 'session', max: options.routeMax, windowMs: defaultWindowMs, perRoute: true, strict: true },
    /** Whatever spends credits. */
    spending: { name: 'route', max: options.routeMax, windowMs: defaultWindowMs, perRoute: true, strict: true },
    /** AI writing, over all its routes (docs/api/limits.md). */
    ai: { name: 'ai', max: 20, windowMs: minute, perRoute: false, strict: true },
    /** The same count for what only tells of it. */
    aiReading: { name: 'ai', max: 20, windowMs: minute, perRoute: false, strict: false },
    /** Entering the password of a share link (docs/api/limits.md). */
    verify: { name: 'verify', max: 3, windowMs: 5 * minute, perRoute: false, strict: true },
    /** Messages to the administrator (docs/internal-api.md). */
    contact: { name: 'contact', max: 5, windowMs: 60 * minute, perRoute: false, strict: false },
    /** MCP messages: as many as the widest API key may send (docs/mcp.md). */
    mcp: { name: 'mcp', max: 600, windowMs: defaultWindowMs, perRoute: false, strict: false },
    /** Statistics events (docs/internal-api.md). */
    stats: { name: 'stats', max: 15, windowMs: minute, perRoute: false, strict: false },
  } as const satisfies Record<string, LimitClass>
}

/** The name of a class. */
export type LimitClassName = keyof ReturnType<typeof limitClasses>
