const reference = /\$\{([A-Z][A-Z0-9_]*)(?::-([^}]*)|:\?[^}]*)?\}/g

/** Puts values in the place of `${NAME}`, `${NAME:-default}` and `${NAME:?why}`, as compose does; what has neither is empty. */
export function interpolate(text: string, values: Record<string, string> = {}): string {
  return text.replace(reference, (_, name: string, standard = '') => values[name] || standard)
}

/** The names of the variables that a text refers to. */
export function referencesIn(text: string): string[] {
  return [...new Set([...text.matchAll(reference)].map(([, name = '']) => name))]
}
