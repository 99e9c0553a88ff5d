/** How to reach the platform, and as whom. */
export interface ClientOptions {
  /** An API key, `svc_…`. Without one, calls are made with a session, or as a stranger. */
  apiKey?: string | undefined
  /** Where the platform is, such as `https://api.example.com`. */
  baseUrl?: string | undefined
  /**
   * The first-party origin to call from, where no browser says it. With it the client keeps the session that
   * `auth.signIn` opens.
   */
  origin?: string | undefined
  /** The cookie of a session to go on with: {@link ResumePlatform.cookie} of the client that opened it. Needs `origin`. */
  cookie?: string | undefined
  /** Longest time for an answer, in milliseconds; of a stream, for its next part. 100 seconds by default. */
  timeout?: number | undefined
  /** How often a request is repeated when that is safe; 2 by default. */
  maxRetries?: number | undefined
  /** The longest pause before a repeat, in milliseconds. When the API asks for a longer one, the error is thrown. 60 seconds by default. */
  maxRetryDelay?: number | undefined
  /** Headers of every request. */
  headers?: Record<string, string> | undefined
  /** Whether a browser sends its cookies to another origin: `include` for pages that use a session. */
  credentials?: 'include' | 'omit' | 'same-origin' | undefined
  /** What reads answers instead of `JSON.parse`, such as one that keeps numbers which JavaScript would round. */
  parse?: ((text: string) => unknown) | undefined
  /** Another `fetch` than the platform's. */
  fetch?: typeof fetch | undefined
}

/** What one call can have of its own. */
export interface RequestOptions {
  /** Ends the call; it rejects with the signal's reason. */
  signal?: AbortSignal | undefined
  /** Instead of the client's. */
  timeout?: number | undefined
  /** Instead of the client's. */
  maxRetries?: number | undefined
  /** More headers. */
  headers?: Record<string, string> | undefined
  /** The key under which a POST that creates or spends is done once; made anew for each call by default. */
  idempotencyKey?: string | undefined
  /** Told of the answer that counts: its status and headers. */
  onResponse?: ((response: { status: number; headers: Headers }) => void) | undefined
}

/** A value that is chosen once for all calls. */
export interface Settings {
  timeout: number
  maxRetries: number
  maxRetryDelay: number
}

export const defaultSettings: Settings = { timeout: 100_000, maxRetries: 2, maxRetryDelay: 60_000 }
