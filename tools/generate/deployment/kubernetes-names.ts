/** The first line of a manifest that nobody edits. */
export const made = '# Generated from deploy/deployables.ts by `npm run generate`; change it there.\n'

/** The name of a port in manifests: `GRPC_PORT` is `grpc`, `AUTH_HTTP_PORT` is `auth-http`, `PORT` is `http`. */
export function portName(variable: string): string {
  if (variable === 'PORT') return 'http'
  return variable
    .replace(/_PORT$/, '')
    .toLowerCase()
    .replaceAll('_', '-')
}

/** Lines, each so many spaces further in. */
export function indented(text: string, spaces: number): string {
  return text.replaceAll(/^(?=.)/gm, ' '.repeat(spaces))
}
