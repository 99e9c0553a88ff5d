/**
 * Whether a mail server is reached without leaving the machine or the private network of a stack: a loopback address, a name
 * without a dot as services of Docker Compose have, or a Kubernetes service.
 * @param smtpUrl such as `smtp://mail:25`
 */
export function isNearby(smtpUrl: string): boolean {
  const host = new URL(smtpUrl).hostname.replace(/^\[|\]$/g, '').toLowerCase()
  const isLoopback = host === '::1' || /^127(\.\d{1,3}){3}$/.test(host) || host.endsWith('.localhost')
  /** It begins with a letter: a number would be an address. */
  return isLoopback || /^[a-z][a-z0-9_-]*$/.test(host) || /\.svc(\.cluster\.local)?$/.test(host)
}

/** Whether mails may go to a mail server over TLS only, where nobody has decided it: passwords and codes are in them. */
export function needsTls(smtpUrl: string, isProduction: boolean): boolean {
  return isProduction && new URL(smtpUrl).protocol === 'smtp:' && !isNearby(smtpUrl)
}
