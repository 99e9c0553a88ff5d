/** What the plugin uses of Swagger UI. */
interface System {
  specActions: { updateJsonSpec(description: object): void }
}

/**
 * A plugin of Swagger UI that reads the description as what it is: JSON, whose references all lead inside of it. What Swagger UI does in
 * its place comes to the same, but it normalizes the whole description for each operation that is opened, which takes a second. It runs
 * in the browser: it is sent as its source, so it uses nothing from outside of itself.
 */
export function descriptionPlugin(): object {
  const at = (description: unknown, path: string[]) =>
    path.reduce((part, name) => (part as Record<string, unknown> | undefined)?.[name], description)
  const pathOf = (reference: string) =>
    reference
      .slice('#/'.length)
      .split('/')
      .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
  return {
    statePlugins: {
      spec: {
        wrapActions: {
          parseToJson: (_original: unknown, system: System) => (text: string) =>
            system.specActions.updateJsonSpec(JSON.parse(text)),
        },
      },
    },
    fn: {
      resolveSubtree: async (description: object, path: string[], { baseDoc }: { baseDoc: string }) => {
        /** @param followed the references that led here, one of which a schema that is part of itself holds again */
        const resolve = (value: unknown, followed: string[]): unknown => {
          if (typeof value !== 'object' || value === null) return value
          if (Array.isArray(value)) return value.map((each) => resolve(each, followed))
          const { $ref, ...beside } = value as { $ref?: unknown }
          if (typeof $ref !== 'string') {
            return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, resolve(each, followed)]))
          }
          if (followed.includes($ref)) return { $ref: baseDoc + $ref }
          const target = { ...(at(description, pathOf($ref)) as object), ...beside }
          return { ...(resolve(target, [...followed, $ref]) as object), $$ref: baseDoc + $ref }
        }
        return { spec: resolve(at(description, path), []), errors: [] }
      },
    },
  }
}
