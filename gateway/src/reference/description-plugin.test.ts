import { describe, expect, it } from 'vitest'
import { descriptionPlugin } from './description-plugin.ts'

interface Plugin {
  fn: {
    resolveSubtree(description: object, path: string[], options: { baseDoc: string }): Promise<{ spec: unknown }>
  }
}

const baseDoc = 'https://api.example.com/docs/json'
const resolve = async (description: object, ...path: string[]) =>
  (await (descriptionPlugin() as Plugin).fn.resolveSubtree(description, path, { baseDoc })).spec

describe('a part of the description', () => {
  it('has what its references mean in their places, however deep, with what stands beside them and where it is from', async () => {
    const schemas = {
      Name: { type: 'string', description: 'A name' },
      'a/b~c': { properties: { names: { items: [{ $ref: '#/schemas/Name', description: 'Another' }] } } },
    }
    const name = { type: 'string', description: 'Another', $$ref: `${baseDoc}#/schemas/Name` }
    expect(await resolve({ schemas, body: { schema: { $ref: '#/schemas/a~1b~0c' } } }, 'body')).toEqual({
      schema: { properties: { names: { items: [name] } }, $$ref: `${baseDoc}#/schemas/a~1b~0c` },
    })
  })

  it('keeps the reference of a schema to itself', async () => {
    const schemas = { Tree: { properties: { left: { $ref: '#/schemas/Tree' } } } }
    expect(await resolve({ schemas, body: { $ref: '#/schemas/Tree' } }, 'body')).toEqual({
      properties: { left: { $ref: `${baseDoc}#/schemas/Tree` } },
      $$ref: `${baseDoc}#/schemas/Tree`,
    })
  })

  it('is nothing where the description has nothing', async () => {
    expect(await resolve({}, 'components', 'securitySchemes')).toBeUndefined()
  })
})
