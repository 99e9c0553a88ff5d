/** A form as Stripe's SDK sends it: `a[b]=1&c[0][d]=2` as an object of objects; every leaf is a string. */
export type Form = { [name: string]: string | Form }

/** Reads a form, of a body or a query. */
export function readForm(text: string): Form {
  const form: Form = {}
  for (const [path, value] of new URLSearchParams(text)) {
    const names = path.replaceAll(']', '').split('[')
    let place = form
    for (const name of names.slice(0, -1)) {
      const next = place[name]
      const inner: Form = typeof next === 'object' ? next : {}
      place[name] = inner
      place = inner
    }
    place[names.at(-1) ?? ''] = value
  }
  return form
}

/** A member that is text; empty when it is missing. */
export function textOf(form: Form, ...path: string[]): string {
  let value: string | Form | undefined = form
  for (const name of path) value = typeof value === 'object' ? value[name] : undefined
  return typeof value === 'string' ? value : ''
}

/** Whether a form asks for a member that otherwise is left out, or stands there as an ID. */
export function isExpanded({ expand = {} }: Form, member: string): boolean {
  return Object.values(expand).includes(member)
}
