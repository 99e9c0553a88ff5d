import { registerHooks } from 'node:module'

/** The generators build on the compiler's interface of TypeScript 5, which the repository's own compiler does not have. */
const parentURL = import.meta.resolve('openapi-typescript')
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, specifier === 'typescript' ? { ...context, parentURL } : context),
})

/**
 * The types of a description's schemas, as `openapi-typescript` writes them.
 * @param options.named whether each schema is also a type by its own name; a field with a default is then optional
 */
export async function typescriptTypes(description: object, { named = false } = {}): Promise<string> {
  const { astToString, default: typesOf } = await import('openapi-typescript')
  const options = {
    rootTypes: named,
    rootTypesNoSchemaPrefix: named,
    rootTypesKeepCasing: named,
    defaultNonNullable: !named,
  }
  return astToString(await typesOf(structuredClone(description) as never, options))
}
