/** How the text of an environment variable becomes a value. */
export interface Variable<T> {
  /** Turns the text into a value. @throws Error with a message that follows the variable's name */
  parse(text: string): T
  /** The value when the variable is unset or empty; without it the variable is required. */
  readonly fallback: { value: T } | undefined
  /** Whether production does without the fallback. */
  readonly isRequiredInProduction?: boolean
  /** Whether the text is parsed with the white space around it, which is dropped otherwise. */
  readonly isExact?: boolean | undefined
}

/** Options that every kind of variable has. */
export interface VariableOptions<T> {
  default?: T
}

function variable<T>(parse: (text: string) => T, options: VariableOptions<T> = {}): Variable<T> {
  return { parse, fallback: options.default === undefined ? undefined : { value: options.default } }
}

/** Makes a variable optional: undefined when unset. */
export function optional<T>(inner: Variable<T>): Variable<T | undefined> {
  return { parse: inner.parse, isExact: inner.isExact, fallback: { value: undefined } }
}

/** Makes production do without the fallback, which is a developer's machine. */
export function requiredInProduction<T>(inner: Variable<T>): Variable<T> {
  return { ...inner, isRequiredInProduction: true }
}

/** Any text of at least `minLength` characters. */
export function text(options: VariableOptions<string> & { minLength?: number } = {}): Variable<string> {
  return variable((value) => {
    if (value.length < (options.minLength ?? 1)) throw new Error(`must be at least ${options.minLength} characters`)
    return value
  }, options)
}

/** A token, a key or the like that somebody else has given out: text without white space, as two lines of a file would have it. */
export function token(options: VariableOptions<string> = {}): Variable<string> {
  return variable((value) => {
    if (/\s/.test(value)) throw new Error('must be one word, without blanks and line breaks')
    return value
  }, options)
}

/**
 * A secret under which something is stored, such as hashes of keys. White space around it is refused, not dropped: with another secret
 * than before nothing that is stored would be found.
 */
export function storedSecret(): Variable<string> {
  return {
    parse: (value) => {
      if (value !== value.trim()) throw new Error('must not begin or end with a blank or a line break')
      return value
    },
    fallback: undefined,
    isExact: true,
  }
}

/** A secret that {@link storedSecret} replaces, as it was. */
export function formerSecret(): Variable<string> {
  return { parse: (value) => value, fallback: undefined, isExact: true }
}

/** A whole number between `min` and `max`, both included. */
export function integer(options: VariableOptions<number> & { min?: number; max?: number } = {}): Variable<number> {
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = options
  return variable((value) => {
    const number = /^-?\d{1,16}$/.test(value) ? Number(value) : Number.NaN
    if (!(number >= min && number <= max)) throw new Error(`must be a whole number from ${min} to ${max}`)
    return number
  }, options)
}

const largestPort = 65_535

/** A TCP port; 0 lets the system choose one. */
export function port(options: VariableOptions<number> = {}): Variable<number> {
  return integer({ ...options, min: 0, max: largestPort })
}

/** `true` or `false`. */
export function boolean(options: VariableOptions<boolean> = {}): Variable<boolean> {
  return variable((value) => {
    if (value !== 'true' && value !== 'false') throw new Error('must be true or false')
    return value === 'true'
  }, options)
}

/** One of a few words. */
export function oneOf<const Word extends string>(
  words: readonly Word[],
  options: VariableOptions<Word> = {},
): Variable<Word> {
  return variable((value) => {
    const word = words.find((candidate) => candidate === value)
    if (word === undefined) throw new Error(`must be one of ${words.join(', ')}`)
    return word
  }, options)
}

const address = /^[^\s@<>()[\]\\,;:"]+@[a-z0-9-]+(\.[a-z0-9-]+)*$/i

/** An email address. */
export function emailAddress(options: VariableOptions<string> = {}): Variable<string> {
  return variable((value) => {
    if (!address.test(value)) throw new Error('must be an email address')
    return value
  }, options)
}

/** Whom mails come from: an email address, or a name and the address in angle brackets. */
export function sender(options: VariableOptions<string> = {}): Variable<string> {
  return variable((value) => {
    const [, inBrackets = value] = /^[^<>]*<([^<>]*)>$/.exec(value) ?? []
    if (!address.test(inBrackets)) throw new Error('must be an email address, or Name <address>')
    return value
  }, options)
}

/** A domain of at least two labels, without a scheme; in lower case, as hosts are compared. */
export function domain(options: VariableOptions<string> = {}): Variable<string> {
  return variable((value) => {
    const lower = value.toLowerCase()
    if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(lower)) throw new Error('must be a domain, such as example.com')
    return lower
  }, options)
}

/** Whether a text is a URL, without line breaks and tabs: reading one drops them without a word, as from a password. */
const isUrl = (value: string) => URL.canParse(value) && !/[\t\r\n]/.test(value)

/** A URL with one of the given protocols, such as `https:`; kept as written. */
export function url(protocols: readonly string[], options: VariableOptions<string> = {}): Variable<string> {
  return variable((value) => {
    if (!isUrl(value) || !protocols.includes(new URL(value).protocol)) {
      throw new Error(`must be a URL that starts with ${protocols.join(' or ')}`)
    }
    return value
  }, options)
}

/**
 * The origin of a site: scheme, host and port. It is kept as browsers send it: in lower case, without a slash at its end and without the
 * usual port.
 */
export function origin(options: VariableOptions<string> = {}): Variable<string> {
  const address = url(['http:', 'https:'])
  return variable((value) => {
    const { href, origin } = new URL(address.parse(value))
    if (href !== `${origin}/`) throw new Error('must be scheme and host alone, such as https://app.example.com')
    return origin
  }, options)
}

/** The URL of a PostgreSQL database; kept as written. */
export function databaseUrl(): Variable<string> {
  return variable((value) => {
    if (!isDatabaseUrl(value)) {
      throw new Error(
        'must be such as postgresql://user:password@host:5432/database, with %40 and the like for what a URL reserves',
      )
    }
    return value
  })
}

function isDatabaseUrl(value: string): boolean {
  if (!isUrl(value)) return false
  const { protocol, pathname, username, password } = new URL(value)
  return (
    /^postgres(ql)?:$/.test(protocol) && /^\/[^/]+$/.test(pathname) && isDecodable(`${username}:${password}${pathname}`)
  )
}

/** Whether each percent sign begins a character. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** URLs with one of the given protocols, comma separated; kept as written. */
export function urls(protocols: readonly string[], options: VariableOptions<string> = {}): Variable<string> {
  const each = url(protocols)
  return variable((value) => {
    for (const part of value.split(',')) each.parse(part.trim())
    return value
  }, options)
}

/** A gRPC target: `host:port`, or `dns:///host:port` and its like. */
export function grpcTarget(options: VariableOptions<string> = {}): Variable<string> {
  return variable((value) => {
    const [, port] = /^(?:[a-z]+:\/{0,3})?[^\s/]+:(\d{1,5})$/.exec(value) ?? []
    if (!(Number(port) >= 1 && Number(port) <= largestPort)) throw new Error('must be host:port')
    return value
  }, options)
}

/** A comma-separated list of one entry or more. Spaces around entries and empty entries are dropped. */
export function list<T>(entry: Variable<T>, options: VariableOptions<T[]> = {}): Variable<T[]> {
  return variable((value) => {
    const parts = value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
    if (parts.length === 0) throw new Error('must have an entry, or not be set')
    return parts.map((part) => entry.parse(part))
  }, options)
}
