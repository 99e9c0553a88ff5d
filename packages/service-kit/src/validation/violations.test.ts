import { expect, it } from 'vitest'
import { createSchemaChecks } from './schema-checks.ts'
import { violationsOf } from './violations.ts'

const image = {
  anyOf: [
    { type: 'null' },
    {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string' }, width: { type: 'integer', minimum: 1 } },
      additionalProperties: false,
    },
  ],
}
const check = createSchemaChecks((ajv) => ajv.addFormat('even', (text: string) => text.length % 2 === 0))({
  type: 'object',
  properties: {
    image,
    score: { type: ['string', 'number'], maxLength: 3 },
    note: { anyOf: [{ type: 'null' }, { type: 'string', maxLength: 3 }] },
    version: { const: 1 },
    pair: { type: 'string', format: 'even' },
    code: { type: 'string', pattern: '^[a-z]$' },
    words: { type: 'object', propertyNames: { maxLength: 3 } },
  },
  additionalProperties: false,
})
const messages = { formats: { even: 'must be even' }, patterns: { '^[a-z]$': 'must be a letter' } }
const said = (value: unknown) =>
  Object.fromEntries(violationsOf(check(value), messages).map(({ path, message }) => [path, message]))

it('says of a value that may be null what is wrong with what it is, and not that it must be null', () => {
  expect(said({ image: {} })).toEqual({ 'image.id': 'is required' })
  expect(said({ image: { id: 'a', width: 0, height: 1 } })).toEqual({
    'image.width': 'must be >= 1',
    'image.height': 'is not a known field',
  })
  expect(said({ note: 'long' })).toEqual({ note: 'must NOT have more than 3 characters' })
})

it('names all types that a value may have when it has none of them', () => {
  expect(said({ image: 'a.png', score: true, note: 5 })).toEqual({
    image: 'must be null or object',
    score: 'must be string or number',
    note: 'must be null or string',
  })
})

it('says what a text or a value must be', () => {
  expect(said({ version: 2, pair: 'odd', code: '7', words: { four: 1 } })).toEqual({
    version: 'must be 1',
    pair: 'must be even',
    code: 'must be a letter',
    'words.four': 'must NOT have more than 3 characters',
  })
})

it('puts a prefix before every path, and tells of fifty fields at most', () => {
  expect(violationsOf(check({ extra: 1 }), messages, 'snapshot')).toEqual([
    { path: 'snapshot.extra', message: 'is not a known field' },
  ])
  const many = Object.fromEntries(Array.from({ length: 80 }, (_, nth) => [`extra${nth}`, 1]))
  expect(violationsOf(check(many), messages)).toHaveLength(50)
})
