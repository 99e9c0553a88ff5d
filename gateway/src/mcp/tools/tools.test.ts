import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { publishSchema } from '../schemas.ts'
import { tools } from './index.ts'
import { rowOf } from './rows.ts'

const operationOf = (name: string) => rowOf(name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()))

describe.each(tools.map((tool) => [tool.name, tool] as const))('%s', (name, tool) => {
  it('is named as its operation, and takes and answers what JSON Schema can check', () => {
    expect(operationOf(name).summary).toBe(tool.title)
    const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true })
    addFormats.default(ajv)
    for (const schema of [tool.input, tool.output]) {
      const published = publishSchema(schema)
      expect(published.type).toBe('object')
      expect(JSON.stringify(published)).not.toMatch(/"x-(name|documented|about)"|components/)
      ajv.compile(published)
    }
  })

  it('says that it only reads exactly when its operation does', () => {
    expect(tool.annotations.readOnlyHint).toBe(operationOf(name).method === 'GET')
  })
})

it('has a description for every tool, and a name for each', () => {
  expect(tools.filter(({ description }) => description.length < 20)).toEqual([])
  expect(new Set(tools.map(({ name }) => name)).size).toBe(tools.length)
})
