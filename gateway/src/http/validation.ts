import { AppError, type FieldViolation } from '@resume/service-kit/errors/app-error'
import { createSchemaChecks } from '@resume/service-kit/validation/schema-checks'
import type { ErrorObject } from 'ajv'
import type { FastifySchemaCompiler } from 'fastify'
import { addTextFormats, formatMessages } from './formats.ts'
import { patternMessages } from './patterns.ts'
import { readQuery, unfindable } from './query.ts'

/** Everything is taken as sent, and nothing is made of another type; {@link readQuery} reads what a query writes as text. */
const checkOf = createSchemaChecks(addTextFormats)

/** Longest list of wrong fields in an answer. */
const mostDetails = 50

/** A wrong field, and the type that it should have when that is what is wrong. */
interface Fault extends FieldViolation {
  type?: string
  /** It only says that the field is not some one value, which tells little where others may stand there, too. */
  isConstant?: boolean
}

/**
 * Compiles the schemas of requests, each when it is first needed: together they take 18 MB and a sixth of the time of a
 * start. An invalid part is an AppError with every wrong field.
 */
export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  const check = checkOf(schema)
  const isQuery = httpPart === 'querystring'
  return (sent: object) => {
    const value = isQuery ? readQuery(sent, schema) : sent
    const faults = check(value).flatMap(faultOf)
    if (isQuery) faults.push(...unfindable(sent))
    if (faults.length === 0) return { value }
    const details = oneOfEachPath(faults).slice(0, mostDetails)
    return { error: new AppError('validation_failed', { details }) }
  }
}

/** One reason a field, the first; where the field may have one of some types, these are told together. */
function oneOfEachPath(faults: Fault[]): FieldViolation[] {
  const byPath = new Map<string, Fault[]>()
  for (const fault of faults) {
    const others = byPath.get(fault.path)
    if (others) others.push(fault)
    else byPath.set(fault.path, [fault])
  }
  return [...byPath].map(([path, all]) => {
    const telling = all.filter(({ isConstant }) => !isConstant)
    const [first, ...others] = telling.length > 0 ? telling : all
    const types = [first, ...others].flatMap((fault) => fault?.type ?? [])
    return { path, message: first?.type ? `must be ${[...new Set(types)].join(' or ')}` : (first?.message ?? '') }
  })
}

/** What an error of the validator says of a field; nothing for those that only sum others up. */
function faultOf(error: ErrorObject): Fault[] {
  if (error.keyword === 'anyOf' || error.keyword === 'oneOf') return []
  const path = error.instancePath
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .filter((part) => part !== '')
  if (error.keyword === 'additionalProperties') {
    return [{ path: [...path, error.params.additionalProperty].join('.'), message: 'is not a known field' }]
  }
  if (error.keyword === 'required') {
    return [{ path: [...path, error.params.missingProperty].join('.'), message: 'is required' }]
  }
  if (error.keyword === 'enum') {
    return [{ path: path.join('.'), message: `must be one of ${error.params.allowedValues.join(', ')}` }]
  }
  if (error.keyword === 'format') {
    return [{ path: path.join('.'), message: formatMessages[error.params.format] ?? 'is wrong' }]
  }
  const ofPattern = error.keyword === 'pattern' ? patternMessages[error.params.pattern] : undefined
  const message = ofPattern ?? error.message ?? 'is wrong'
  return [
    {
      ...{ path: path.join('.'), message },
      ...(error.keyword === 'type' && { type: String(error.params.type) }),
      ...(error.keyword === 'const' && { isConstant: true }),
    },
  ]
}
