/** Longest list of an example; more items would show nothing new. */
const mostItems = 3

/** What fields hold that are random. */
const stated: Record<string, string> = {
  token: 'Jx7vQ2mN8sT4kW1bR6yL3pH9cD5fG0aZ',
  otp: '123456',
  code: 'k3v9x2m7qa',
}

/** Where examples keep images, and how their uploads are signed. */
const storedAt = 'https://images.example.com/$1/3f9c1e7a5b2d8046c1a97e53b0d2f48a6c7e9b10'
const signed: Record<string, string> = {
  Credential: 'example%2F20260302%2Fus-east-1%2Fs3%2Faws4_request',
  Date: '20260302T090000Z',
  Signature: '0123456789abcdef'.repeat(4),
}

/** The moment that the recording is said to have begun. */
const beginning = Date.parse('2026-03-02T09:00:00.000Z')
const hour = 60 * 60 * 1000

/**
 * Makes recorded values the same in every run: IDs are numbered in the order in which they appear, times are told from
 * a fixed beginning to the hour, secrets and addresses of doubles are replaced.
 * @param startedAt when the recording began, in milliseconds
 */
export function createNormalizer(startedAt: number): (value: unknown) => unknown {
  const ids = new Map<string, string>()
  const idOf = (id: string) => {
    const known = ids.get(id) ?? `0199b1c2-7f3a-7000-8000-${String(ids.size + 1).padStart(12, '0')}`
    ids.set(id, known)
    return known
  }
  const timeOf = (time: string) =>
    new Date(beginning + Math.round((Date.parse(time) - startedAt) / hour) * hour).toISOString()

  const textOf = (text: string) =>
    text
      .replace(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g, idOf)
      .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, timeOf)
      .replace(/svc_[0-9a-f]{64}/g, `svc_${'0123456789abcdef'.repeat(4)}`)
      .replace(/^svc_[0-9a-f]{4}$/, 'svc_0123')
      .replace(/https:\/\/checkout\.stripe\.test\/\w+/g, 'https://checkout.stripe.com/c/pay/cs_test_a1')
      .replace(/https:\/\/billing\.stripe\.test\/\w+/g, 'https://billing.stripe.com/p/session/test_a1')
      .replace(/^http:\/\/localhost:\d+\/login\/oauth/, 'https://github.com/login/oauth')
      .replace(/localhost%3A\d+/g, 'localhost%3A8080')
      .replace(/\b(state|code_challenge)=[\w-]+/g, `$1=${stated.token}`)
      .replace(/http:\/\/127\.0\.0\.1:\d+\/resume-platform\/(uploads|public)\/[0-9a-f]{40}/g, storedAt)
      .replace(
        /(X-Amz-(Credential|Date|Signature)=)[^&]+/g,
        (_, name: string, what: string) => `${name}${signed[what]}`,
      )
      .replace(/^(.{600}).+$/su, (_, start: string) => `${start}…`)

  const normalize = (value: unknown, name = ''): unknown => {
    if (typeof value === 'string') {
      return stated[name] ?? textOf(value)
    }
    if (Array.isArray(value)) return value.slice(0, mostItems).map((item) => normalize(item))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [textOf(key), normalize(inner, key)]))
  }
  return (value) => normalize(value)
}
