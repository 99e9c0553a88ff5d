import type { NewRoute } from './route-names.ts'

/** An ID that nothing has, where one is needed. */
const someId = '01890a5d-ac96-774b-bcce-b302099a8057'

/** Whether requests of a method have a body. */
export function takesBody(method: NewRoute['method']): boolean {
  return ['POST', 'PUT', 'PATCH'].includes(method)
}

/** The method of the service. */
export function protoMethod({ type, comment, method }: NewRoute): string {
  const options = method === 'GET' ? ' {\n    option idempotency_level = NO_SIDE_EFFECTS;\n  }' : ';'
  return `\n  // ${comment}.\n  rpc ${type}(${type}Request) returns (${type}Response)${options}\n`
}

/** Its messages. */
export function protoMessages({ type }: NewRoute): string {
  return `
// No fields.
message ${type}Request {}

// Who asked.
message ${type}Response {
  string user_id = 1;
}
`
}

/** The use case. */
export function useCase({ operation, type, comment }: NewRoute): string {
  return `/** What {@link ${operation}} returns. */
export interface ${type}Answer {
  userId: string
}

/** ${comment}. @param userId who asks */
export function ${operation}(userId: string): ${type}Answer {
  return { userId }
}
`
}

/** The test of its rule. */
export function useCaseTest({ operation, file, words }: NewRoute): string {
  return `import { describe, expect, it } from 'vitest'
import { ${operation} } from './${file}.ts'

describe('${words.toLowerCase()}', () => {
  it('answers who asked', () => expect(${operation}('ada')).toEqual({ userId: 'ada' }))
})
`
}

/** The RPC. */
export function rpcFile({ service, operation, type, file, comment }: NewRoute): string {
  const definition = `${service.slice(0, 1).toUpperCase()}${service.slice(1)}ServiceDefinition`
  return `import type { ${definition} } from '@resume/proto/generated/resume/${service}/v1/${definition.replace('Definition', '')}'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { ${operation} } from '../use-cases/${file}.ts'

/** ${comment}. */
export function ${operation}Rpc(): UnaryHandler<${definition}['${type}']> {
  return async () => ${operation}(requireUser().userId)
}
`
}

/** The schema of the answer. */
export function answerSchema({ type, words }: NewRoute): string {
  return `const ${type}Answer = Type.Object(
  { userId: Id('The ID of the user who asked.') },
  named('${type}Answer', 'The answer of: ${words.toLowerCase()}.'),
)

`
}

/** The row. */
export function row({ service, method, path, operation, type, words, params }: NewRoute): string {
  const fields = params.map((name) => `${name}: Id('The ${name} in the path.')`)
  const lines = [
    ...(params.length > 0 ? [`params: Type.Object({ ${fields.join(', ')} }),`, "resource: 'resource',"] : []),
    ...(takesBody(method) ? ['body: NoFields,', 'bodyOptional: true,'] : []),
    `response: { status: 200, message: 'Answered', data: ${type}Answer },`,
    ...(method === 'POST' ? ['idempotent: true,'] : []),
  ]
  return `  route({
    operation: '${operation}',
    method: '${method}',
    path: '${path}',
    summary: '${words}',
    description: 'Returns who asked.',
    access: access.session,
    ${lines.join('\n    ')}
    work: rpc(
      '${service}',
      '${type}',
      () => ({}),
      ({ userId }) => ({ userId }),
    ),
  }),
`
}

/** The line of the contract. */
export function contractLine({ method, path }: NewRoute): string {
  return `  '${method} ${path}': { letter: 'S' },\n`
}

/** The call from which the example is made. @param session the variable of the user's client */
export function exampleCall({ operation, method, params }: NewRoute, session: string): string {
  const ids = params.map((name) => `${name}: '${someId}'`).join(', ')
  const parts = [...(ids ? [`params: { ${ids} }`] : []), ...(takesBody(method) ? ['body: {}'] : [])]
  return `  await record('${operation}', 200, ${session}${parts.length > 0 ? `, { ${parts.join(', ')} }` : ''})\n`
}

/** The snippet. @param call the SDK's method, such as `apiKeys.count` */
export function snippet({ operation, params }: NewRoute, call: string): string {
  const given = params.map(() => `'${someId}'`).join(', ')
  return `
  async ${operation}({ client, console }) {
    const { userId } = await client.${call}(${given})
    console.log(\`\${userId} asked\`)
  },
`
}

/** The test through HTTP. */
export function acceptanceTest({ method, path }: NewRoute): string {
  const url = path.replaceAll(/:\w+/g, someId)
  return `import { expect, it } from 'vitest'
import { aUser, aVisitor } from './platform.ts'

it('${method} ${path} answers who asked, and nobody who is not signed in', async () => {
  const { session } = await aUser()
  const { id } = (await session.call('GET', '/users/me')).body.data
  const answer = await session.call('${method}', '${url}')
  expect([answer.status, answer.body.data]).toEqual([200, { userId: id }])
  expect((await aVisitor().call('${method}', '${url}')).status).toBe(401)
})
`
}
