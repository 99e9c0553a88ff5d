import type { DescribedOperation, Description } from './described-operations.ts'
import type { MethodName } from './method-names.ts'
import type { OperationTypes } from './named-schemas.ts'

/** Everything that is known of an operation in the SDK. */
export interface SdkOperation extends DescribedOperation {
  name: MethodName
  types: OperationTypes
}

/** Resources with methods of their own beside those of the description, by the file in `clients/typescript/src`. */
export const extended: Record<string, string> = {
  ai: 'ai',
  documents: 'documents',
  masterProfile: 'master-profile',
  portfolioAssets: 'portfolio-assets',
  portfolios: 'portfolios',
}

/** POST operations without a key that can be repeated all the same: the second time finds it done. */
const repeatable = ['completePortfolioAsset', 'revokeApiKey', 'signOut']

/** The class of a resource. */
export function classOf(resource: string): string {
  return `${pascal(resource)}Api`
}

function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** The class that has the operations of a resource, where another one extends it. */
function baseClassOf(resource: string): string {
  return resource in extended ? `${pascal(resource)}Operations` : classOf(resource)
}

/** The source of the classes with a method for every operation. */
export function operationClasses(operations: SdkOperation[], { tags }: Description): string {
  const used = new Set<string>()
  const classes = resourcesOf(operations).map(([resource, own]) => {
    const about = tags.find(({ name }) => name === own[0]?.tag)?.description ?? ''
    const methods = own.map((operation) => methodOf(operation, used)).join('\n')
    return `${comment([about], '')}export class ${baseClassOf(resource)} extends Resource {\n${methods}}\n`
  })
  const types = [...used].filter((name) => /^[A-Z]/.test(name)).toSorted()
  return `import { segment } from '../call.ts'
import type { RequestOptions } from '../options.ts'
import { listOf, type PageList } from '../pages.ts'
import { Resource } from '../resource.ts'
import type { Upload } from '../upload.ts'
import type {
${types.map((name) => `  ${name},`).join('\n')}
} from './schemas.ts'

${classes.join('\n')}`
}

/** The source of the client with all resources. */
export function clientClass(operations: SdkOperation[], { tags }: Description): string {
  const resources = resourcesOf(operations)
  const own = resources.filter(([resource]) => resource in extended)
  const plain = resources.filter(([resource]) => !(resource in extended))
  const fields = resources.map(([resource, [first]]) => {
    const about = tags.find(({ name }) => name === first?.tag)?.description ?? ''
    return `${comment([about], '  ')}  readonly ${resource} = new ${classOf(resource)}(this.transport)\n`
  })
  return `${own.map(([resource]) => `import { ${classOf(resource)} } from '../${extended[resource]}.ts'\n`).join('')}import { Client } from '../client.ts'
import {
${plain.map(([resource]) => `  ${classOf(resource)},`).join('\n')}
} from './operations.ts'

export { ${plain.map(([resource]) => classOf(resource)).join(', ')} }

/** The resume platform. */
export class ResumePlatform extends Client {
${fields.join('\n')}}
`
}

/** Operations by resource, in the order in which the description has them. */
export function resourcesOf(operations: SdkOperation[]): [resource: string, operations: SdkOperation[]][] {
  return Object.entries(Object.groupBy(operations, ({ name }) => name.resource)) as [string, SdkOperation[]][]
}

/** How a method is called, such as `documents.get(id, options?)`. */
export function signatureOf(operation: SdkOperation): string {
  const { name } = operation
  return `${name.resource}.${name.method}(${parametersOf(operation)
    .map(({ shown }) => shown)
    .join(', ')})`
}

function parametersOf({ pathParameters, types, body, fileField, query }: SdkOperation) {
  const isQueryRequired = ((query?.required ?? []) as string[]).length > 0
  const parameter = (name: string, type: string, isRequired = true) => ({
    declared: `${name}${isRequired ? '' : '?'}: ${type}`,
    shown: `${name}${isRequired ? '' : '?'}`,
  })
  return [
    ...pathParameters.map(({ name, type }) => parameter(name, type)),
    ...(fileField === undefined ? [] : [parameter('file', 'Upload | Promise<Upload>')]),
    ...(types.body === undefined ? [] : [parameter('body', types.body, body?.isRequired)]),
    ...(types.query === undefined ? [] : [parameter('query', types.query, isQueryRequired)]),
    parameter('options', 'RequestOptions', false),
  ]
}

function methodOf(operation: SdkOperation, used: Set<string>): string {
  const { id, name, types, method, path, takesKey, canConflict, isBare, isPaged, fileField } = operation
  for (const type of [types.query, types.body, types.item ?? types.data]) if (type) used.add(type.replace('[]', ''))
  const isRepeatable =
    ['GET', 'DELETE'].includes(method) || (method === 'PUT' && !canConflict) || repeatable.includes(id)
  const call = [
    `method: '${method}'`,
    `path: ${pathOf(path)}`,
    ...(types.query === undefined ? [] : ['query']),
    ...(types.body === undefined ? [] : ['body']),
    ...(fileField === undefined ? [] : [`file: { field: '${fileField}', content: file }`]),
    ...(takesKey ? ['keyed: true'] : []),
    ...(isRepeatable ? ['repeatable: true'] : []),
    ...(isBare ? ['bare: true'] : []),
  ].join(', ')
  const parameters = parametersOf(operation).map(({ declared }) => declared)
  const result = isPaged ? `PageList<${types.item}>` : `Promise<${types.data}>`
  const work = isPaged ? `listOf(this.transport, { ${call} }, options)` : `this.transport.call({ ${call} }, options)`
  return `${comment([`${operation.summary}.`, operation.description], '  ')}  ${name.method}(${parameters.join(', ')}): ${result} {
    return ${work}
  }
`
}

function pathOf(path: string): string {
  if (!path.includes('{')) return `'${path}'`
  return `\`${path.replace(/\{(\w+)\}/g, (_, name) => `\${segment(${name})}`)}\``
}

function comment(paragraphs: string[], indent: string): string {
  const lines = paragraphs.flatMap((paragraph, index) => [...(index > 0 ? [''] : []), ...paragraph.split('\n')])
  const text = lines.map((line) => `${indent} *${line === '' ? '' : ` ${line.replaceAll('*/', '*\\/')}`}\n`).join('')
  return `${indent}/**\n${text}${indent} */\n`
}
