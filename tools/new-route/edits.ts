import { globSync } from 'node:fs'
import { root } from '@resume/local-stack/platform/deployables'
import type { DescribedOperation } from '../generate/sdk/described-operations.ts'
import { methodNames } from '../generate/sdk/method-names.ts'
import { created, type Edit, importing, inserted, read } from '../scaffold/source-files.ts'
import type { NewRoute } from './route-names.ts'
import * as templates from './templates.ts'

/** An operation that is there, beside which a new one is written. */
interface Neighbour {
  operation: string
  tag: string
}

/**
 * What is to be written for a route.
 * @returns the files, and in `advice` what nobody but a person can decide
 * @throws Error when a file is there already, or no route has a path beside the new one's
 */
export function editsOf(route: NewRoute): { edits: Edit[]; advice: string[] } {
  const { service, operation, type, file } = route
  const proto = `proto/resume/${service}/v1/${service}.proto`
  const rpcs = `services/${service}/src/rpc/index.ts`
  const contract = 'gateway/test-data/contract.ts'
  const rows = rowsBeside(route)
  const neighbours = neighboursIn(rows)
  const example = exampleEdit(route, neighbours)
  const withMethod = inserted(read(proto), templates.protoMethod(route), { before: /^\}/m }, proto)
  const withRpc = inserted(read(rpcs), `    ${type}: ${operation}Rpc(),\n`, { before: /^ {2}\}\)$/m }, rpcs)
  return {
    edits: [
      { path: proto, content: `${withMethod.trimEnd()}\n${templates.protoMessages(route)}` },
      created(`services/${service}/src/use-cases/${file}.ts`, templates.useCase(route)),
      created(`services/${service}/src/use-cases/${file}.test.ts`, templates.useCaseTest(route)),
      created(`services/${service}/src/rpc/${file}.ts`, templates.rpcFile(route)),
      { path: rpcs, content: importing(withRpc, [`${operation}Rpc`], `./${file}.ts`) },
      { path: rows, content: withRow(read(rows), route, rows) },
      {
        path: contract,
        content: inserted(read(contract), templates.contractLine(route), { before: /^\}\n*(?![\s\S])/m }, contract),
      },
      snippetEdit(route, neighbours),
      created(`tests/acceptance/${file}.test.ts`, templates.acceptanceTest(route)),
      ...(example ? [example] : []),
    ],
    advice: example
      ? []
      : [`tests/examples: call ${operation} where a user is signed in, then npm run generate:examples`],
  }
}

/** The file whose rows have paths beside a new one's. */
function rowsBeside({ path }: NewRoute): string {
  const [, first] = path.split('/')
  const files = globSync('gateway/src/routes/*.ts', { cwd: root }).toSorted()
  const found = files.find((file) => new RegExp(`^ {4}path: '/${first}[/']`, 'm').test(read(file)))
  if (!found)
    throw new Error(
      `no file of gateway/src/routes has paths below /${first}: write its first row by hand, as docs/adding-a-route.md says, in a file that gateway/src/routes/index.ts lists, with a tag in gateway/src/description/tags.ts`,
    )
  return found
}

function neighboursIn(rows: string): Neighbour[] {
  const { paths } = JSON.parse(read('docs/generated/openapi.json')) as {
    paths: Record<string, Record<string, { operationId: string; tags: string[] }>>
  }
  const described = Object.values(paths).flatMap((methods) => Object.values(methods))
  const named = [...read(rows).matchAll(/^ {4}operation: '(\w+)'/gm)].map(([, name]) => name)
  return described
    .filter(({ operationId }) => named.includes(operationId))
    .map(({ operationId, tags: [tag = ''] }) => ({ operation: operationId, tag }))
}

function withRow(text: string, route: NewRoute, path: string): string {
  const array = /^export const \w+: AnyRoute\[\] = \[\n[\s\S]*?^\]$/m.exec(text)
  if (!array) throw new Error(`${path} exports no rows`)
  const end = array.index + array[0].length - 1
  const withLine = text.slice(0, end) + templates.row(route) + text.slice(end)
  /** Before the rows, and before what is said of them. */
  const start = withLine.lastIndexOf('\n\n', array.index) + 2
  const whole = withLine.slice(0, start) + templates.answerSchema(route) + withLine.slice(start)
  const needed: [string[], string][] = [
    [['Type'], 'typebox'],
    [['access'], '../access/access.ts'],
    [['named'], '../description/keywords.ts'],
    [['route', 'rpc'], './route.ts'],
    [templates.takesBody(route.method) ? ['Id', 'NoFields'] : ['Id'], './schemas.ts'],
  ]
  return needed.reduce((before, [names, from]) => importing(before, names, from), whole)
}

/** Beside the snippets of its neighbours, under the name that the SDK gives it. */
function snippetEdit(route: NewRoute, neighbours: Neighbour[]): Edit {
  const files = globSync('clients/typescript/snippets/*.ts', { cwd: root }).toSorted()
  const path = files.find((file) => neighbours.some(({ operation }) => read(file).includes(`\n  async ${operation}(`)))
  if (!path) throw new Error('clients/typescript/snippets shows none of the routes beside it')
  const { resource, method } = nameInSdk(route, neighbours)
  return {
    path,
    content: inserted(
      read(path),
      templates.snippet(route, `${resource}.${method}`),
      { before: /^\}\n*(?![\s\S])/m },
      path,
    ),
  }
}

function nameInSdk({ operation }: NewRoute, [neighbour]: Neighbour[]): { resource: string; method: string } {
  const { paths } = JSON.parse(read('docs/generated/openapi.json')) as {
    paths: Record<string, Record<string, { operationId: string; tags: string[] }>>
  }
  const all = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId, tags: [tag] }) => ({ id: operationId, tag }) as DescribedOperation),
  )
  const name = methodNames([...all, { id: operation, tag: neighbour?.tag } as DescribedOperation]).get(operation)
  if (!name) throw new Error(`the SDK has no name for ${operation}`)
  return name
}

/** Where a neighbour is called by a signed-in user; undefined when there is no such place. */
function exampleEdit(route: NewRoute, neighbours: Neighbour[]): Edit | undefined {
  const files = globSync('tests/examples/*.ts', { cwd: root }).toSorted()
  for (const path of files) {
    for (const { operation } of neighbours) {
      const call = new RegExp(
        `^ {2}(?:const .* = )?await record\\('${operation}', \\d+, ((?:\\w+\\.)?session)\\b`,
        'm',
      ).exec(read(path))
      if (!call) continue
      const content = read(path)
      return {
        path,
        content: content.slice(0, call.index) + templates.exampleCall(route, call[1] ?? '') + content.slice(call.index),
      }
    }
  }
  return undefined
}
