/** What the plugin uses of the page's data. */
interface Data {
  get(name: string): unknown
  set(name: string, value: unknown): Data
  filter(keep: (each: Data) => boolean): Data
  map(change: (each: Data) => Data): Data
  readonly size: number
}

/**
 * A plugin of Swagger UI with which the filter finds operations by every word that is told of them, and not groups by their
 * names alone. It runs in the browser: it is sent as its source, so it uses nothing from outside of itself.
 */
export function searchPlugin(): object {
  return {
    fn: {
      opsFilter: (groups: Data, phrase: string) => {
        const words = phrase.toLowerCase().split(/\s+/)
        const isFound = (entry: Data) => {
          const operation = entry.get('operation') as Data
          const told = ['operationId', 'summary', 'description'].map((name) => operation.get(name))
          const text = [entry.get('method'), entry.get('path'), ...told].join(' ').toLowerCase()
          return words.every((word) => text.includes(word))
        }
        return groups
          .map((group) => group.set('operations', (group.get('operations') as Data).filter(isFound)))
          .filter((group) => (group.get('operations') as Data).size > 0)
      },
    },
  }
}
