import { describe, expect, it } from 'vitest'
import {
  type DescribedOperation,
  type Description,
  describedFailures,
  describedOperations,
} from './described-operations.ts'
import { errorClasses } from './error-classes.ts'
import { methodNames } from './method-names.ts'
import { clientClass, operationClasses, type SdkOperation } from './operation-classes.ts'
import { codeBlock, readSnippets, withSnippets } from './snippets.ts'

const data = { $ref: '#/components/schemas/Letter' }
const parameter = (name: string, place: 'path' | 'query', schema: object = { type: 'string' }) => ({
  ...{ name, in: place, required: place === 'path', description: name, schema },
})
const refusal = { headers: { 'X-Error-Code': { $ref: '#/components/headers/ConflictCode' } } }
const operation = (operationId: string, more: object = {}) => ({
  ...{ operationId, tags: ['Love letters'], summary: 'Do it', description: 'At length.', parameters: [] },
  responses: { 200: { content: { 'application/json': { schema: { properties: { data } } } } } },
  security: [],
  ...more,
})
/** A description with a group that nothing was ever said about. */
const description = {
  servers: [{ url: 'https://api.example.com' }],
  tags: [{ name: 'Love letters', description: 'Letters of love.' }],
  paths: {
    '/api/v1/letters': {
      post: operation('createLoveLetter', {
        parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }],
        responses: { 200: { content: { 'application/json': { schema: { properties: { data } } } } }, 409: refusal },
      }),
    },
    '/api/v1/letters/{id}/pages/{number}': {
      get: operation('getLoveLetterPage', {
        parameters: [
          parameter('id', 'path'),
          parameter('number', 'path', { type: 'integer' }),
          parameter('color', 'query'),
        ],
      }),
      put: operation('turnPage', { responses: { 200: { content: {} }, 409: refusal } }),
      delete: operation('deleteLoveLetters'),
    },
    '/api/v1/billing/webhook': { post: operation('receiveBillingEvent') },
  },
  components: {
    schemas: {},
    parameters: { IdempotencyKey: { name: 'Idempotency-Key', in: 'header', required: false, schema: {} } },
    responses: {},
    headers: { ConflictCode: { schema: { enum: ['letter_sealed'] } } },
  },
} as unknown as Description

function sdkOf(operations: DescribedOperation[]): SdkOperation[] {
  const names = methodNames(operations)
  return operations.flatMap((each) => {
    const name = names.get(each.id)
    return name ? [{ ...each, name, types: { data: 'Letter', ...(each.query && { query: 'PageQuery' }) } }] : []
  })
}
const importIds = ['importCodehost', 'importNetwork', 'importJsonResume']
const described = describedOperations(description)
const withImports = [
  ...described,
  ...importIds.map((id) => ({ ...described[0], id, tag: 'Imports' }) as DescribedOperation),
]

describe('the SDK that is made from a description', () => {
  it('has a method for every operation, also of a group that it has never heard of', () => {
    const names = [...methodNames(withImports)].map(([id, { resource, method }]) => `${id} ${resource}.${method}`)
    expect(names.slice(0, 4)).toEqual([
      'createLoveLetter loveLetters.create',
      'getLoveLetterPage loveLetters.getPage',
      'turnPage loveLetters.turnPage',
      'deleteLoveLetters loveLetters.delete',
    ])
    expect(clientClass(sdkOf(withImports), description)).toContain('readonly loveLetters = new LoveLettersApi(')
  })

  it('calls them as they are described, and repeats what is safe', () => {
    const source = operationClasses(sdkOf(withImports), description)
    expect(source).toContain(
      'getPage(id: string, number: string | number, query?: PageQuery, options?: RequestOptions)',
    )
    expect(source).toContain('`/letters/${segment(id)}/pages/${segment(number)}`, query, repeatable: true }')
    expect(source).toContain("method: 'POST', path: '/letters', keyed: true }")
    expect(source).toMatch(/method: 'PUT', path: `[^`]+`, bare: true \}/)
    expect(source).toMatch(/method: 'DELETE', path: `[^`]+`, repeatable: true \}/)
  })

  it('has an error for every status, with its codes', () => {
    const source = errorClasses(describedFailures(description))
    expect(source).toContain("export class ConflictError extends ApiError<'letter_sealed'>")
    expect(source).toContain('  409: ConflictError,')
  })

  it('is not made when two operations would have one name, or an exception names none', () => {
    const twice = { ...described[0], id: 'createLoveLetters' } as DescribedOperation
    expect(() => methodNames([...withImports, twice])).toThrow('would both be loveLetters.create')
    expect(() => methodNames(described)).toThrow('there is no operation importCodehost')
  })
})

describe('pages with snippets', () => {
  const snippets = new Map([['greet', 'const a = 1']])

  it('show them as they are now', () => {
    const page = '# A\n<!-- snippet: greet -->\nold\n<!-- end -->\nB\n'
    const shown = '# A\n<!-- snippet: greet -->\n\n```ts\nconst a = 1\n```\n\n<!-- end -->\nB\n'
    expect(withSnippets(page, snippets)).toBe(shown)
    expect(withSnippets(shown, snippets)).toBe(shown)
  })

  it('are not made when a snippet is missing', () => {
    expect(() => codeBlock('part', snippets)).toThrow('has no snippet part')
  })

  it('have every snippet that the tests run', async () => {
    const { guide, operations } = await import('@resume-platform/sdk/snippets')
    expect([...readSnippets().keys()].toSorted()).toEqual(Object.keys({ ...operations, ...guide }).toSorted())
  })
})
