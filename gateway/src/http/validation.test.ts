import type { FieldViolation } from '@resume/service-kit/errors/app-error'
import { Ajv } from 'ajv'
import { Type } from 'typebox'
import { expect, it } from 'vitest'
import { SignIn } from '../plugins/auth-bodies.ts'
import { routes } from '../routes/index.ts'
import { TimeOrNull } from '../routes/schemas.ts'
import { patternMessages } from './patterns.ts'
import { validatorCompiler } from './validation.ts'

const schema = Type.Object(
  { at: Type.Optional(TimeOrNull('A time.')), name: Type.Optional(Type.String({ minLength: 3, pattern: '^x' })) },
  { additionalProperties: false },
)
const validate = validatorCompiler({ schema, method: 'POST', url: '/', httpPart: 'body' })

it('gives one reason for each wrong field, in the order of the schema’s checks', () => {
  const { error } = validate({ at: 'yesterday', name: 'a', other: 1 }) as unknown as {
    error: { details: FieldViolation[] }
  }
  expect(error.details.map(({ path }) => path).toSorted()).toEqual(['at', 'name', 'other'])
  expect(error.details).toContainEqual({ path: 'at', message: 'must be an ISO 8601 timestamp' })
})

it('tells every type that a field may have', () => {
  const { error } = validate({ at: 5 }) as unknown as { error: { details: FieldViolation[] } }
  expect(error.details).toEqual([{ path: 'at', message: 'must be string or null' }])
})

it.each(['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+05:00', '9999-12-31T23:59:59-01:00', '2026-12-31T23:59:60Z'])(
  'refuses %s, which is a timestamp and cannot be kept',
  (at) => {
    const { error } = validate({ at }) as unknown as { error: { details: FieldViolation[] } }
    expect(error.details).toEqual([{ path: 'at', message: 'must be an ISO 8601 timestamp' }])
  },
)

it.each(['0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', '2026-02-28T12:00:00.5+05:30'])('takes %s', (at) => {
  expect(validate({ at })).toEqual({ value: { at } })
})

it('lets what is null pass where null is allowed', () => {
  expect(validate({ at: null })).toEqual({ value: { at: null } })
})

it('says what a text lacks that may be empty or an address, or must not be blank', () => {
  const address = Type.Union([Type.Literal(''), Type.String({ format: 'web-address' })])
  const texts = Type.Object({ address, line: Type.String({ pattern: '\\S' }) })
  const check = validatorCompiler({ schema: texts, method: 'POST', url: '/', httpPart: 'body' })
  expect(check({ address: '', line: 'x' })).toMatchObject({ value: {} })
  const { error } = check({ address: 'ftp://x', line: ' ' }) as unknown as { error: { details: FieldViolation[] } }
  expect(error.details).toEqual([
    { path: 'address', message: 'must be an http or https URL' },
    { path: 'line', message: 'must not be blank' },
  ])
})

/** The patterns that a value of a schema is held to, without those that stand in the description only. */
function patternsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'pattern' in schema && typeof schema.pattern === 'string' ? [schema.pattern] : []
  return [...own, ...Object.entries(schema).flatMap(([key, part]) => (key.startsWith('x-') ? [] : patternsIn(part)))]
}

it('says in words what a text lacks that does not match a pattern', () => {
  const asked = [SignIn, ...routes.flatMap(({ params, query, body }) => [params, query, body])]
  const patterns = new Set(asked.flatMap(patternsIn))
  expect(patterns.size).toBeGreaterThan(3)
  expect([...patterns].filter((pattern) => patternMessages[pattern] === undefined)).toEqual([])
})

it('gets nothing but schemas', () => {
  const ajv = new Ajv({ strict: false })
  for (const { operation, params, query, body } of routes) {
    for (const part of [params, query, body]) {
      if (part) expect(ajv.validateSchema(part), `${operation}: ${ajv.errorsText()}`).toBe(true)
    }
  }
})
