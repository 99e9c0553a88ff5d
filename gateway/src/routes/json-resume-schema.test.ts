import { describe, expect, it } from 'vitest'
import { JsonResume } from './json-resume-schema.ts'

/** A schema as this test looks at it. */
interface Part {
  type?: string
  maxLength?: number
  maxItems?: number
  anyOf?: Part[]
  properties?: Record<string, Part>
  items?: Part
}

/** The paths of all members and items that a schema names and that must not be null. */
function neverNull(schema: Part, path: string): string[] {
  const kinds = schema.anyOf ?? [schema]
  const own = kinds.some(({ type }) => type === 'null') ? [] : [path]
  return [...own, ...kinds.flatMap((kind) => within(kind, path))]
}

function within({ properties = {}, items }: Part, path: string): string[] {
  const members = Object.entries(properties).flatMap(([name, member]) => neverNull(member, `${path}.${name}`))
  return [...members, ...(items ? neverNull(items, `${path}.*`) : [])]
}

/** The paths of the texts and lists that a schema allows to be of any length. */
function endless({ anyOf, type, maxLength, maxItems, properties = {}, items }: Part, path: string): string[] {
  const own = (type === 'string' && !maxLength) || (type === 'array' && !maxItems) ? [path] : []
  const members = Object.entries(properties).flatMap(([name, member]) => endless(member, `${path}.${name}`))
  return [
    ...own,
    ...members,
    ...(items ? endless(items, `${path}.*`) : []),
    ...(anyOf ?? []).flatMap((kind) => endless(kind, path)),
  ]
}

describe('a JSON Resume', () => {
  it('has the limits of a profile in every part that becomes one, so that nothing is cut off', () => {
    expect(endless(JsonResume as Part, 'resume')).toEqual(['resume.basics.image'])
  })

  it('may leave every section, field and line empty by null', () => {
    const { properties } = JsonResume as Part
    expect(Object.keys(properties ?? {})).toContain('work')
    expect(within(JsonResume as Part, 'resume')).toEqual([])
  })
})
