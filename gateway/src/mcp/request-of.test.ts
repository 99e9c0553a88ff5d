import { AppError } from '@resume/service-kit/errors/app-error'
import { describe, expect, it } from 'vitest'
import { requestOf } from './request-of.ts'
import { rowOf } from './tools/rows.ts'

const id = '01970000-0000-7000-8000-000000000000'
const refusalOf = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    return error instanceof AppError ? error.id : error
  }
  return undefined
}

describe('the request of a tool', () => {
  it('has each argument where its operation takes it', () => {
    expect(requestOf(rowOf('updateDocument'), { id, revision: 2, title: 'x' })).toEqual({
      params: { id },
      body: { revision: 2, title: 'x' },
    })
    expect(requestOf(rowOf('listDocuments'), { limit: 5, includeContent: true, search: 'a b', foo: null })).toEqual({
      params: {},
      query: { limit: '5', includeContent: 'true', search: 'a b', foo: 'null' },
    })
    expect(requestOf(rowOf('deleteDocument'), { id, foo: 1 })).toEqual({ params: { id }, body: { foo: 1 } })
  })

  it.each(['', '.', '..', '../shares', 'no-id'])('leads to no other route by the id %j', (wrong) => {
    expect(refusalOf(() => requestOf(rowOf('getDocument'), { id: wrong }))).toBe('not_found')
  })

  it.each(['', '.', '..'])('leads to no other route by the subdomain %j', (subdomain) => {
    expect(refusalOf(() => requestOf(rowOf('getPublicPortfolio'), { subdomain }))).toBe('not_found')
  })

  it('needs every part of its path, as text', () => {
    expect(refusalOf(() => requestOf(rowOf('getDocument'), {}))).toBe('validation_failed')
    expect(refusalOf(() => requestOf(rowOf('getDocument'), { id: [id] }))).toBe('validation_failed')
    expect(refusalOf(() => requestOf(rowOf('getDocument'), Object.create({ id })))).toBe('validation_failed')
  })
})
