import type { FieldViolation } from '@resume/service-kit/errors/app-error'
import { Type } from 'typebox'
import { expect, it } from 'vitest'
import { Nullable, Timestamp } from '../routes/schemas.ts'
import { validatorCompiler } from './validation.ts'

const schema = Type.Object(
  { at: Type.Optional(Nullable(Timestamp)), name: Type.Optional(Type.String({ minLength: 3, pattern: '^x' })) },
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

it('lets what is null pass where null is allowed', () => {
  expect(validate({ at: null })).toEqual({ value: { at: null } })
})
