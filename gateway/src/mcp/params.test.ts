import { describe, expect, it } from 'vitest'
import { wrongParams } from './params.ts'

const many = Object.fromEntries(Array.from({ length: 200_000 }, (_, nth) => [`argument${nth}`, nth]))

describe('parameters of an MCP request', () => {
  it('with more members than any has are told as that, and not member by member', () => {
    for (const params of [{ name: 'review_resume', arguments: many }, { _meta: { nested: [many] } }]) {
      expect(wrongParams({ method: 'prompts/get', params })).toEqual([
        { path: 'params', message: 'must have at most 1000 members' },
      ])
    }
  })

  it('of a tool may be as large as the tool takes', () => {
    const params = { name: 'update_document', arguments: { content: many } }
    expect(wrongParams({ method: 'tools/call', params })).toEqual([])
  })
})
