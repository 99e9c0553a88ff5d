import { AppError, invalidFields } from '@resume/service-kit/errors/app-error'
import { isId } from '@resume/service-kit/ids'
import type { TSchema } from 'typebox'
import type { DescriptionKeywords } from '../description/keywords.ts'
import { namesResource } from '../http/route-validation.ts'
import { validatorCompiler } from '../http/validation.ts'
import type { AnyRoute } from '../routes/route.ts'
import type { ApiRequest } from './api.ts'

/** Arguments of a tool. */
export type Arguments = Record<string, unknown>

/**
 * The request that a row gets for the arguments of its tool: each goes where the row takes it, and what the row does not
 * know goes where it is refused by its name.
 * @throws AppError `not_found` for what can be no part of a path, `validation_failed` for a part that is no text
 */
export function requestOf(row: AnyRoute, args: Arguments): ApiRequest {
  const params: Record<string, string> = {}
  for (const name of Object.keys(row.params?.properties ?? {})) {
    const value = Object.hasOwn(args, name) ? args[name] : undefined
    if (value === undefined) throw invalidFields({ path: name, message: 'is required' })
    if (typeof value !== 'string' && typeof value !== 'number') {
      throw invalidFields({ path: name, message: 'must be string' })
    }
    params[name] = pathPart(row, name, String(value))
  }
  const rest = Object.entries(args).filter(([name]) => !Object.hasOwn(params, name))
  if (row.method === 'GET') {
    return { params, query: Object.fromEntries(rest.map(([name, value]) => [name, queryText(value)])) }
  }
  return { params, ...((row.body || rest.length > 0) && { body: Object.fromEntries(rest) }) }
}

/** A part of a path; steps such as `..` would lead to another route. */
function pathPart(row: AnyRoute, name: string, value: string): string {
  const isStep = value === '' || value === '.' || value === '..'
  if (isStep || (namesResource(name) && !isId(value)))
    throw new AppError('not_found', { resource: row.resource ?? 'Resource' })
  return value
}

function queryText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Whether a body is in order; the error names every wrong field. */
type Validate = (body: unknown) => { error?: Error }

const validators = new Map<AnyRoute, Validate[]>()

/**
 * Refuses a body that the row would refuse, or the service behind it by the rules for texts that the description tells.
 * @throws AppError `validation_failed` with every wrong field
 */
export function checkBody(row: AnyRoute, { body }: ApiRequest): void {
  const known = validators.get(row) ?? [validatorOf(row, row.body as TSchema), validatorOf(row, withRules(row.body))]
  validators.set(row, known)
  for (const validate of known) {
    const { error } = validate(body)
    if (error) throw error
  }
}

function validatorOf({ method, path }: AnyRoute, schema: unknown): Validate {
  return validatorCompiler({ schema: schema as object, method, url: path, httpPart: 'body' }) as Validate
}

/** Keywords of texts that services check as the description tells them. */
const rulesOfTexts = ['pattern', 'minLength', 'maxLength']

/** A schema with the rules that the gateway leaves to a service. */
function withRules(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withRules)
  if (typeof schema !== 'object' || schema === null) return schema
  const { 'x-documented': documented = {}, ...rest } = schema as DescriptionKeywords
  const inner = Object.entries(rest).map(([name, value]) => [name, withRules(value)])
  const rules = Object.entries(documented).filter(([name]) => rulesOfTexts.includes(name))
  return Object.fromEntries([...inner, ...rules])
}
