import { AppError, type FieldViolation } from '@resume/service-kit/errors/app-error'
import { Ajv, type ErrorObject } from 'ajv'
import addFormats from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'

const strict = { allErrors: true, removeAdditional: false, useDefaults: false, strict: false } as const

/** Bodies are taken as sent; only the text of a query is parsed into numbers. */
const asSent = new Ajv({ ...strict, coerceTypes: false })
const parsed = new Ajv({ ...strict, coerceTypes: true })
for (const ajv of [asSent, parsed]) {
  addFormats.default(ajv)
  ajv.addFormat('email-or-empty', isEmailOrEmpty)
}

/** An address, or nothing; bounded, so that no text takes long. */
function isEmailOrEmpty(text: string): boolean {
  return text === '' || /^[^\s@]{1,64}@[^\s@]{1,254}$/u.test(text)
}

/** Longest list of wrong fields in an answer. */
const mostDetails = 50

/** Compiles the schemas of requests; an invalid part is an AppError with every wrong field. */
export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  const validate = (httpPart === 'body' ? asSent : parsed).compile(schema)
  return (value: unknown) => {
    if (validate(value)) return { value }
    const details = firstOfEachPath((validate.errors ?? []).flatMap(violationOf)).slice(0, mostDetails)
    return { error: new AppError('invalid_argument', 'Validation failed', { details }) }
  }
}

/** One reason a field: what may be null as well would otherwise be told twice what is wrong. */
function firstOfEachPath(violations: FieldViolation[]): FieldViolation[] {
  const first = new Map<string, FieldViolation>()
  for (const violation of violations) if (!first.has(violation.path)) first.set(violation.path, violation)
  return [...first.values()]
}

/** What an error of the validator says of a field; nothing for those that only sum others up. */
function violationOf(error: ErrorObject): FieldViolation[] {
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
  if (error.keyword === 'format' && error.params.format === 'date-time') {
    return [{ path: path.join('.'), message: 'must be an ISO 8601 timestamp' }]
  }
  return [{ path: path.join('.'), message: error.message ?? 'is wrong' }]
}
