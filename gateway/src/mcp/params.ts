import { specTypeSchemas } from '@modelcontextprotocol/server'
import type { FieldViolation } from '@resume/service-kit/errors/app-error'

/** The requests that are answered here, by method. */
const requests = new Map<unknown, keyof typeof specTypeSchemas>([
  ['initialize', 'InitializeRequest'],
  ['ping', 'PingRequest'],
  ['tools/list', 'ListToolsRequest'],
  ['tools/call', 'CallToolRequest'],
  ['resources/list', 'ListResourcesRequest'],
  ['resources/templates/list', 'ListResourceTemplatesRequest'],
  ['resources/read', 'ReadResourceRequest'],
  ['prompts/list', 'ListPromptsRequest'],
  ['prompts/get', 'GetPromptRequest'],
])

/**
 * What is wrong with the parameters of a request: the SDK calls some of it a failure of the server.
 * @returns nothing for a method that is not answered here, which the SDK says
 */
export function wrongParams({ method, params }: { method?: unknown; params?: unknown }): FieldViolation[] {
  const type = requests.get(method)
  if (type === undefined) return []
  const request = params === undefined ? { method } : { method, params }
  const { issues = [] } = specTypeSchemas[type]['~standard'].validate(request)
  return issues.map(({ path = [], message }) => ({
    path: path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
    message,
  }))
}
