/** What the plugin uses of Swagger UI. */
interface System {
  React: { createElement(type: string, props: object, child?: unknown): unknown }
  layoutSelectors: { currentFilter(): string | boolean }
  layoutActions: { updateFilter(phrase: string): void }
}

/** What the plugin uses of the page's data. */
interface Data {
  get(name: string): unknown
  set(name: string, value: unknown): Data
  filter(keep: (each: Data) => boolean): Data
  map(change: (each: Data) => Data): Data
  readonly size: number
}

/**
 * A plugin of Swagger UI that searches operations by every word that is told of them, in place of filtering groups by their
 * names. It runs in the browser: it is sent as its source, so it uses nothing from outside of itself.
 */
export function searchPlugin(system: System): object {
  const search = (event: { target: { value: string } }) => system.layoutActions.updateFilter(event.target.value)
  return {
    components: {
      FilterContainer: () => {
        const filter = system.layoutSelectors.currentFilter()
        const input = system.React.createElement('input', {
          type: 'search',
          className: 'operation-filter-input',
          placeholder: 'Search operations',
          'aria-label': 'Search operations',
          value: typeof filter === 'string' && filter !== 'true' ? filter : '',
          onChange: search,
        })
        return system.React.createElement('div', { className: 'filter wrapper' }, input)
      },
    },
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
