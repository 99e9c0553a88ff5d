import type { DescribedFailure } from './described-operations.ts'

/** The source of a class for each status that the API fails with. */
export function errorClasses(failures: DescribedFailure[]): string {
  const classes = failures.map(({ status, name, codes }) => {
    const union = codes.map((code) => `'${code}'`).join(' | ') || 'never'
    return `/** The API answered ${status}. */
export class ${classNameOf(name)} extends ApiError<${union}> {
  override name = '${classNameOf(name)}'
}
`
  })
  const entries = failures.map(({ status, name }) => `  ${status}: ${classNameOf(name)},`)
  return `import { ApiError, type Refusal } from '../errors.ts'

${classes.join('\n')}
/** The class that stands for a status. */
export const errorsByStatus: Record<number, (new (refusal: Refusal) => ApiError) | undefined> = {
${entries.join('\n')}
}
`
}

/** `NotFound` is `NotFoundError`. */
export function classNameOf(failure: string): string {
  return `${failure.replace(/Error$/, '')}Error`
}
