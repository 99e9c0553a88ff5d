import { typescriptTypes } from '../../../gateway/tools/typescript-types.ts'
import { type DescribedOperation, type Description, nameOf, type Schema } from './described-operations.ts'

/** The names of the types that an operation takes and gives. */
export interface OperationTypes {
  query?: string
  body?: string
  /** `null` where nothing is given. */
  data: string
  /** What a page has. */
  item?: string
}

/** The types of the SDK, and which of them each operation uses. */
export interface SdkTypes {
  /** The source of the types. */
  source: string
  of: Map<string, OperationTypes>
}

/**
 * Makes the types of all schemas, and of what operations take and give without a name of its own.
 * @throws Error when a name is taken
 */
export async function sdkTypes(description: Description, operations: DescribedOperation[]): Promise<SdkTypes> {
  const schemas: Record<string, Schema> = { ...description.components.schemas }
  const nameFor = (schema: Schema, wanted: string): string => {
    if (schema.type === 'null') return 'null'
    const items = schema.items as Schema | undefined
    if (schema.type === 'array' && typeof items?.$ref === 'string') return `${nameOf(items.$ref)}[]`
    if (typeof schema.$ref === 'string') return nameOf(schema.$ref)
    if (wanted in schemas) throw new Error(`two types would be called ${wanted}`)
    schemas[wanted] = schema
    return wanted
  }
  const of = new Map<string, OperationTypes>()
  for (const { id, query, body, data, isPaged } of operations) {
    const name = id.charAt(0).toUpperCase() + id.slice(1)
    const dataName = nameFor(data, `${name}Result`)
    const item = isPaged ? itemOf(schemas[dataName]) : undefined
    of.set(id, {
      ...(query && { query: nameFor(query, `${name}Query`) }),
      ...(body && { body: nameFor(body.schema, `${name}Request`) }),
      data: dataName,
      ...(item !== undefined && { item }),
    })
  }
  const sorted = Object.fromEntries(Object.entries(schemas).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  const whole = { openapi: '3.1.0', info: { title: '', version: '' }, paths: {}, components: { schemas: sorted } }
  const types = await typescriptTypes(withoutExamples(whole) as object, { named: true })
  const source = types
    .replace(/^export type (paths|webhooks|operations|\$defs) = .*;\n/gm, '')
    .replace('export interface components', 'interface components')
  return { source, of }
}

/** The name of what a page has. */
function itemOf(page: Schema | undefined): string | undefined {
  const { items } = (page?.properties ?? {}) as { items?: { items?: { $ref?: string } } }
  return items?.items?.$ref === undefined ? undefined : nameOf(items.items.$ref)
}

/** Examples would be most of the comments. */
function withoutExamples(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutExamples)
  if (typeof value !== 'object' || value === null) return value
  const isSchema = 'type' in value && typeof value.type === 'string'
  const kept = Object.entries(value).filter(([key]) => !(isSchema && (key === 'example' || key === 'examples')))
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutExamples(inner)]))
}
