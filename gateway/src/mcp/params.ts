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

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Most members that parameters have, those of members included; the SDK would tell of each that is wrong, of hundreds of thousands, too. */
const mostMembers = 1_000

/** Whether a value has more members than that; an answer comes as soon as that is known. */
function hasTooManyMembers(value: unknown): boolean {
  const open = [value]
  let count = 0
  for (let one = open.pop(); one !== undefined || open.length > 0; one = open.pop()) {
    if (typeof one !== 'object' || one === null) continue
    for (const name in one) {
      if (++count > mostMembers) return true
      open.push((one as Record<string, unknown>)[name])
    }
  }
  return false
}

/**
 * What is wrong with the parameters of a request: the SDK calls some of it a failure of the server.
 * @returns nothing for a method that is not answered here, which the SDK says
 */
export function wrongParams({ method, params }: { method?: unknown; params?: unknown }): FieldViolation[] {
  const type = requests.get(method)
  if (type === undefined) return []
  /** Those of a tool are judged by its own schema. */
  const own = type === 'CallToolRequest' && isObject(params) ? { ...params, arguments: undefined } : params
  if (hasTooManyMembers(own)) return [{ path: 'params', message: `must have at most ${mostMembers} members` }]
  const request = params === undefined ? { method } : { method, params }
  const { issues = [] } = specTypeSchemas[type]['~standard'].validate(request)
  return issues.map(({ path = [], message }) => ({
    path: path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
    message,
  }))
}
