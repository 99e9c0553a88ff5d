import { dataOf, failureOf } from './answer.ts'
import { type Call, searchOf } from './call.ts'
import { ApiError, ConnectionError, UnexpectedAnswerError } from './errors.ts'
import { defaultBaseUrl } from './generated/base-url.ts'
import { newKey } from './idempotency-key.ts'
import { type ClientOptions, defaultSettings, type RequestOptions, type Settings } from './options.ts'
import { isInWork, pause, pauseBefore } from './retry.ts'
import { createSession, type Session } from './session.ts'
import { formOf } from './upload.ts'
import { type Watch, watch } from './watch.ts'

/** Sends calls, and repeats them where that is safe. Resources stand on one. */
export class Transport {
  readonly settings: Settings
  readonly #root: string
  readonly #headers: Record<string, string>
  readonly #session: Session | undefined
  readonly #options: ClientOptions

  /** @throws TypeError when the address or the key cannot be one */
  constructor(options: ClientOptions = {}) {
    const { apiKey, baseUrl = defaultBaseUrl, origin, cookie, headers } = options
    const key = apiKey?.trim()
    if (key !== undefined && !/^[\x21-\x7e]+$/.test(key)) throw new TypeError('apiKey is not an API key')
    if (!/^https?:$/.test(new URL(baseUrl).protocol)) throw new TypeError('baseUrl is not an HTTP address')
    this.#options = options
    this.settings = { ...defaultSettings, ...withoutGaps(options) }
    this.#root = `${baseUrl.replace(/\/+$/, '').replace(/\/api\/v1$/, '')}/api/v1`
    this.#headers = { ...(key && { 'x-api-key': key }), ...(origin !== undefined && { origin }), ...headers }
    this.#session = origin === undefined ? undefined : createSession(cookie)
  }

  /** The cookie of the session that the client holds. */
  get cookie(): string | undefined {
    return this.#session?.header()
  }

  /**
   * Makes a call.
   * @throws ApiError when the API refuses it
   * @throws ConnectionError when there is no whole answer
   * @throws UnexpectedAnswerError when something else answers
   */
  async call<Data>(call: Call, options: RequestOptions = {}): Promise<Data> {
    const request = await this.#prepare(call, options, keyOf(call, options), 'application/json')
    let mayBeDone = false
    return this.#repeat(
      call,
      options,
      async (over) => {
        const response = await this.#send(call, request, over)
        const text = await response.text()
        over.end()
        const failure = failureOf(response, text)
        /** An earlier attempt has deleted it. */
        if (mayBeDone && call.method === 'DELETE' && response.status === 404) return null as Data
        mayBeDone ||= response.status >= 500
        if (failure) throw failure
        const data = dataOf(response, text, call.bare, this.#options.parse) as Data
        this.#session?.remember(response.headers)
        options.onResponse?.({ status: response.status, headers: response.headers })
        return data
      },
      () => {
        mayBeDone = true
      },
    )
  }

  /**
   * Opens a stream of server-sent events.
   * @param key under which the call is done once
   * @returns the stream, and the watch over it: it has to be renewed with every part, and ended
   * @throws as {@link Transport.call}
   */
  async open(call: Call, options: RequestOptions, key: string | undefined) {
    const request = await this.#prepare(call, options, key, 'text/event-stream')
    return this.#repeat(call, options, async (over) => {
      const response = await this.#send(call, request, over)
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
      if (!response.ok || !isStream || !response.body) {
        const failure = failureOf(response, await response.text())
        throw failure ?? new UnexpectedAnswerError(response.status, 'The answer is not a stream')
      }
      options.onResponse?.({ status: response.status, headers: response.headers })
      return { body: response.body, over }
    })
  }

  /**
   * Puts a file to an address outside of the API, with no credential.
   * @throws ApiError when it is refused
   */
  async put(url: string, headers: Record<string, string>, body: Blob, options: RequestOptions): Promise<void> {
    const call: Call = { method: 'PUT', path: url, repeatable: true }
    const own = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-length')
    const request: RequestInit = { method: 'PUT', headers: Object.fromEntries(own), body, credentials: 'omit' }
    const send = this.#options.fetch ?? fetch
    await this.#repeat(call, options, async (over) => {
      const response = await send(url, { ...request, signal: over.signal })
      const failure = failureOf(response, await response.text())
      over.end()
      if (failure) throw failure
    })
  }

  /** Makes attempts until one succeeds, or must not be repeated. @param onLost told when an attempt had no whole answer */
  async #repeat<Result>(
    call: Call,
    options: RequestOptions,
    attempt: (over: Watch) => Promise<Result>,
    onLost?: () => void,
  ): Promise<Result> {
    const { timeout, maxRetries, maxRetryDelay } = { ...this.settings, ...withoutGaps(options) }
    const safety = { isKeyed: call.keyed === true, isRepeatable: call.repeatable === true }
    const patience = Date.now() + timeout
    for (let repeats = 0; ; ) {
      options.signal?.throwIfAborted()
      const over = watch(timeout, options.signal)
      let failure: unknown
      try {
        return await attempt(over)
      } catch (thrown) {
        over.end()
        failure = thrown instanceof ApiError || thrown instanceof UnexpectedAnswerError ? thrown : over.explain(thrown)
      }
      if (failure instanceof ConnectionError) onLost?.()
      const ms = pauseBefore(failure, safety, repeats)
      /** The first request under the key is being done: that is worth waiting for. */
      const isWorthIt = isInWork(failure) ? Date.now() < patience : repeats++ < maxRetries
      if (ms === undefined || ms > maxRetryDelay || !isWorthIt || maxRetries === 0) throw failure
      await pause(ms, options.signal)
    }
  }

  /** Everything that attempts have in common. A file that comes as a stream is read here. */
  async #prepare(
    { method, body, file }: Call,
    options: RequestOptions,
    key: string | undefined,
    accept: string,
  ): Promise<RequestInit> {
    const cookie = this.#session?.header()
    const json = body === undefined ? undefined : JSON.stringify(body)
    const { credentials } = this.#options
    return {
      method,
      redirect: 'manual',
      ...(credentials && { credentials }),
      headers: {
        accept,
        ...this.#headers,
        ...(cookie !== undefined && { cookie }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...options.headers,
      },
      ...(json !== undefined && { body: json }),
      ...(file && { body: await formOf(file.field, file.content, options.signal) }),
    }
  }

  #send({ path, query }: Call, request: RequestInit, { signal }: Watch): Promise<Response> {
    const send = this.#options.fetch ?? fetch
    return send(`${this.#root}${path}${searchOf(query)}`, { ...request, signal })
  }
}

/** The key of a call: its caller's, or a new one. A `requestId` in the body is one already. */
export function keyOf({ keyed, body }: Call, { idempotencyKey }: RequestOptions): string | undefined {
  if (idempotencyKey !== undefined || !keyed) return idempotencyKey
  return typeof (body as { requestId?: unknown } | undefined)?.requestId === 'string' ? undefined : newKey()
}

/** The settings that are set. */
function withoutGaps({ timeout, maxRetries, maxRetryDelay }: Partial<Settings>): Partial<Settings> {
  return {
    ...(timeout !== undefined && { timeout }),
    ...(maxRetries !== undefined && { maxRetries }),
    ...(maxRetryDelay !== undefined && { maxRetryDelay }),
  }
}
