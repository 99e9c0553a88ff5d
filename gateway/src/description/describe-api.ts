import { apiPrefix } from '../plugins/serve-routes.ts'
import type { AnyRoute } from '../routes/route.ts'
import { type ClientSamples, codeSamplesOf, readClientSamples } from './code-samples.ts'
import { type Examples, readExamples } from './examples.ts'
import { ErrorBody, failures } from './failures.ts'
import { headers } from './headers.ts'
import { introduction } from './introduction.ts'
import { type DescriptionContext, failureResponse, operationOf } from './operations.ts'
import { otherOperations } from './other-operations.ts'
import { securitySchemes, sharedParameters } from './requests.ts'
import { createSchemaCollector, type Json } from './schema-collector.ts'
import { internalTag, tags } from './tags.ts'

/** The version of what the API offers. */
export const apiVersion = '1.0.0'

/** What a description is made of. */
export interface DescriptionOptions {
  routes: readonly AnyRoute[]
  /** The address under which clients reach the API. */
  baseUrl: string
  /** The name of the session cookie. */
  cookieName: string
  /** Recorded examples; those of the repository when absent. */
  examples?: Examples
  /** How the SDK and the command line call operations; what the repository has when absent. */
  samples?: ClientSamples
  /** Whether to describe what is internal instead of what is public. */
  internal?: boolean
}

/**
 * Describes the API as OpenAPI 3.1, from the rows that serve it.
 * @throws Error for a path without a tag, and for two schemas with one name
 */
export function describeApi(options: DescriptionOptions): Json {
  const { routes, baseUrl, cookieName, examples = readExamples(), internal = false } = options
  const schemas = createSchemaCollector()
  const samples = internal ? undefined : (options.samples ?? readClientSamples())
  const context: DescriptionContext = {
    schemas,
    examples,
    samplesOf: (operation) => (samples ? { 'x-codeSamples': codeSamplesOf(operation, baseUrl, samples) } : {}),
  }
  const paths: Record<string, Json> = {}
  const add = (path: string, method: string, operation: Json) => {
    const template = `${apiPrefix}${path.replace(/:([^/]+)/g, '{$1}')}`
    paths[template] = { ...paths[template], [method]: operation }
  }
  const others = internal ? [] : otherOperations(context)
  const isSignIn = ({ path }: { path: string }) => path.startsWith('/auth/')
  for (const { path, method, operation } of others.filter(isSignIn)) add(path, method, operation)
  const shown = routes.filter((row) => (row.internal ?? false) === internal)
  for (const row of shown) add(row.path, row.method.toLowerCase(), operationOf(row, context))
  for (const { path, method, operation } of others.filter((other) => !isSignIn(other))) add(path, method, operation)
  schemas.publish(ErrorBody)
  const parameters = sharedParameters(schemas)
  const used = JSON.stringify(paths)
  const responses = Object.entries(failures)
    .filter(([, { name }]) => used.includes(`"#/components/responses/${name}"`))
    .map(([status, { name, description }]) => [
      name,
      failureResponse(Number(status), description, examples['*']?.responses[status], schemas),
    ])
  return {
    openapi: '3.1.0',
    info: {
      title: 'Resume Platform API',
      version: apiVersion,
      description: introduction,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: baseUrl, description: 'The address of this platform.' }],
    tags: (internal ? [internalTag] : tags).map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: schemas.collected(),
      parameters,
      headers,
      responses: Object.fromEntries(responses),
      securitySchemes: securitySchemes(cookieName),
    },
  }
}
