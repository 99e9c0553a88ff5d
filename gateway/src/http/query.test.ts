import type { FieldViolation } from '@resume/service-kit/errors/app-error'
import { Type } from 'typebox'
import { expect, it } from 'vitest'
import { validatorCompiler } from './validation.ts'

const schema = Type.Object(
  {
    limit: Type.Optional(Type.Integer({ minimum: 0, maximum: 50 })),
    search: Type.Optional(Type.String()),
    replace: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
const validate = validatorCompiler({ schema, method: 'GET', url: '/', httpPart: 'querystring' })
const detailsOf = (query: object) =>
  (validate(query) as unknown as { error: { details: FieldViolation[] } }).error.details

it('reads whole numbers, and leaves digits in a text alone', () => {
  expect(validate({ limit: '50', search: '012' })).toEqual({ value: { limit: 50, search: '012' } })
})

it.each(['05', '00', '-0', '', ' ', ' 5', '5 ', '+5', '1e1', '0x5', '1.0', 'null', 'true', '５', ['1', '2']])(
  'takes %j for no whole number, instead of making one of it',
  (limit) => expect(detailsOf({ limit })).toEqual([{ path: 'limit', message: 'must be integer' }]),
)

it('reads true and false, and nothing else, as yes and no', () => {
  expect(validate({ replace: 'true' })).toEqual({ value: { replace: true } })
  expect(validate({ replace: 'false' })).toEqual({ value: { replace: false } })
  for (const replace of ['1', '0', '', 'yes', 'TRUE']) {
    expect(detailsOf({ replace })).toEqual([{ path: 'replace', message: 'must be boolean' }])
  }
})

it('refuses text that no database can look for', () => {
  expect(detailsOf({ search: 'a\0b' })).toEqual([{ path: 'search', message: 'must not hold control characters' }])
})
