import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'

/** Tells what is wrong with a value; nothing for one that fits. */
export type SchemaCheck = (value: unknown) => ErrorObject[]

/**
 * Most errors that are looked for. Answers tell fewer, but several errors may say the same of one field. Without a limit, 500 KB of
 * empty objects made millions of them: enough to end the process.
 */
const mostErrors = 1_000

/** Everything is taken as it is. That the schemas are schemas is for tests to say: to compile what tells it takes 70 ms. */
const options = {
  ...{ removeAdditional: false, useDefaults: false, coerceTypes: false },
  ...{ strict: false, validateSchema: false },
} as const

/** What the validator counts an error with in the code that it makes, and the same up to a limit. */
const [counted, countedSome] = ['errors++;', `if (errors++ >= ${mostErrors}) throw vErrors;`]

/**
 * Compiles schemas, each when it is first needed. Whether a value fits is judged by the first error; only then are the others looked for,
 * as many as are worth telling.
 * @param prepare adds formats to a validator
 */
export function createSchemaChecks(prepare: (ajv: Ajv) => void): (schema: object) => SchemaCheck {
  const process = (code: string) => code.replaceAll(counted, countedSome)
  const judging = new Ajv({ ...options, allErrors: false })
  const telling = new Ajv({ ...options, allErrors: true, code: { process } })
  prepare(judging)
  prepare(telling)
  return (schema) => {
    let judge: ValidateFunction | undefined
    let tell: ValidateFunction | undefined
    return (value) => {
      judge ??= judging.compile(schema)
      if (judge(value)) return []
      tell ??= telling.compile(schema)
      return errorsOf(tell, value) ?? judge.errors ?? []
    }
  }
}

function errorsOf(tell: ValidateFunction, value: unknown): ErrorObject[] | undefined {
  try {
    tell(value)
    return tell.errors ?? undefined
  } catch (thrown) {
    if (Array.isArray(thrown)) return thrown
    throw thrown
  }
}
