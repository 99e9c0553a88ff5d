import type { Random } from './random.ts'

/** A JSON Schema as the description has them. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  examples?: unknown[]
  example?: unknown
}

/** What values are made from. */
export interface Source {
  random: Random
  /** The schema that a `$ref` leads to. */
  resolve(schema: Schema): Schema
  /** Is told that no value was found that the schema allows. */
  onMiss(): void
  /** IDs that answers named. */
  ids: readonly string[]
}

const texts = [
  'a',
  'Resume',
  ' padded ',
  'Žofia Ünal-Ōkami',
  '履歴書 👩‍💻',
  "Robert'); DROP TABLE documents;--",
  '%00',
  '{{7*7}}',
  '\u202e reversed',
  'line\nbreak\ttab',
]

/** A value that the schema allows; at its limits now and then. */
export function allowed(schema: Schema, source: Source, depth = 0): unknown {
  const { random } = source
  const full = source.resolve(schema)
  if (full.const !== undefined) return full.const
  if (full.enum) return random.pick(full.enum)
  const choices = full.anyOf ?? full.oneOf
  if (choices) return allowed(random.pick(choices), source, depth)
  const type = Array.isArray(full.type) ? random.pick(full.type) : full.type
  if (type === 'null') return null
  if (type === 'boolean') return random.chance(0.5)
  if (type === 'integer' || type === 'number') return allowedNumber(full, random)
  if (type === 'string') return allowedText(full, source)
  if (type === 'array') return allowedList(full, source, depth)
  if (type === 'object' || full.properties) return allowedObject(full, source, depth)
  return random.pick([null, true, 1, 'anything', {}, []])
}

function allowedNumber({ minimum, maximum, type }: Schema, random: Random): number {
  const least = minimum ?? -5
  const most = maximum ?? (type === 'integer' ? 2_147_483_647 : 1e6)
  return random.pick([least, most, Math.min(most, least + 1), Math.min(most, least + random.below(50))])
}

function allowedText({ format, pattern, minLength = 0, maxLength = 400, examples }: Schema, source: Source): string {
  const { random, ids } = source
  if (format === 'uuid') {
    return ids.length > 0 && random.chance(0.8) ? random.pick(ids) : '0199b1c2-7f3a-7000-8000-00000000ffff'
  }
  if (format === 'email' || format === 'email-or-empty' || format === 'sign-in-address')
    return `fuzz${random.below(1e6)}@example.com`
  if (format === 'date-time') return random.pick(['2027-01-01T00:00:00.000Z', '2030-12-31T23:59:59Z'])
  if (format === 'date') return random.pick(['2020-02-29', '1999-12-31'])
  if (format === 'uri' || format === 'uri-reference' || format === 'web-address')
    return random.pick(['https://example.com/a?b=c', 'http://127.0.0.1/'])
  const expression = pattern === undefined ? undefined : new RegExp(pattern, 'u')
  const known = (examples ?? []).filter((example) => typeof example === 'string')
  const candidates = [
    ...known,
    ...texts,
    'x'.repeat(minLength),
    'x'.repeat(Math.min(maxLength, 200_000)),
    '123456',
    'resume-1',
    '2020-01',
    '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
    '#a1b2c3',
    'image/png',
    'https://example.com/',
    '',
  ]
  const fitting = candidates.filter((text) => {
    const length = [...text].length
    return length >= minLength && length <= maxLength && (!expression || expression.test(text))
  })
  if (fitting.length > 0) return random.pick(fitting)
  source.onMiss()
  return 'x'.repeat(minLength)
}

function allowedList({ items = {}, minItems = 0, maxItems = 3 }: Schema, source: Source, depth: number): unknown[] {
  const most = depth > 4 ? minItems : Math.min(maxItems, minItems + 3)
  const length = source.random.chance(0.02)
    ? Math.min(maxItems, 60)
    : minItems + source.random.below(most - minItems + 1)
  return Array.from({ length }, () => allowed(items, source, depth + 1))
}

function allowedObject({ properties = {}, required = [] }: Schema, source: Source, depth: number): object {
  const often = depth > 3 ? 0.2 : 0.6
  const names = Object.keys(properties).filter((name) => required.includes(name) || source.random.chance(often))
  return Object.fromEntries(names.map((name) => [name, allowed(properties[name] ?? {}, source, depth + 1)]))
}

const deep = (levels: number) => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`)

/** Values that are wrong nearly everywhere. */
const wrongValues: (() => unknown)[] = [
  () => null,
  () => true,
  () => -1,
  () => 0.5,
  () => Number.MAX_SAFE_INTEGER + 1,
  () => -0,
  () => '',
  () => ' ',
  () => 'nonsense',
  () => 'x'.repeat(70_000),
  () => '\u0000',
  () => '\ud800',
  () => [],
  () => ({}),
  () => [[]],
  () => ({ nested: { deeply: ['wrong'] } }),
  () => deep(40),
  () => deep(3_000),
  () => JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{}}}'),
]

/** A value with one place in it that is likely to be wrong: another type, a missing or an unknown field. */
export function spoiled(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.15)) return random.pick(wrongValues)()
  if (Array.isArray(value)) {
    if (value.length === 0 || random.chance(0.2)) return [...value, random.pick(wrongValues)()]
    const place = random.below(value.length)
    return value.map((item, nth) => (nth === place ? spoiled(item, random) : item))
  }
  const entries = Object.entries(value)
  if (entries.length === 0 || random.chance(0.2)) {
    return { ...value, [random.pick(['unknown', '__proto__', 'userId', ''])]: random.pick(wrongValues)() }
  }
  const place = random.below(entries.length)
  if (random.chance(0.25)) return Object.fromEntries(entries.toSpliced(place, 1))
  return Object.fromEntries(entries.map(([name, item], nth) => [name, nth === place ? spoiled(item, random) : item]))
}
