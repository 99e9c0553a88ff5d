import { developmentPrincipalKey } from '../config/principal-keys.ts'
import { type Finding, fail, ok, warn } from './finding.ts'

/** Each integration with what it takes. A configuration refuses half of that. */
const integrations: Record<string, [string, ...string[]]> = {
  mail: ['SMTP_URL'],
  Stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  AI: ['OPENAI_API_KEY'],
  'signing in with the code host': ['CODEHOST_CLIENT_ID', 'CODEHOST_CLIENT_SECRET'],
  'object storage': ['S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
  'portfolio domain': ['PORTFOLIO_DOMAIN'],
  traces: ['OTEL_EXPORTER_OTLP_ENDPOINT'],
}

/** Words of the examples; whoever left them in has not set a secret. */
const placeholder = /replace-me|development-only|changeme/i

/**
 * Examines what a deployable is told: what is wrong, which integrations it has, and what is not safe for others to reach.
 * @param environment its variables
 * @param reads the variables that it reads
 */
export function examineSettings(environment: Record<string, string | undefined>, reads: readonly string[]): Finding[] {
  const given = (name: string) => (reads.includes(name) && environment[name] ? environment[name] : undefined)
  const findings: Finding[] = []
  const [on, off]: [string[], string[]] = [[], []]
  for (const [name, takes] of Object.entries(integrations)) {
    if (!reads.includes(takes[0])) continue
    ;(takes.every(given) ? on : off).push(name)
  }
  if (on.length + off.length > 0) {
    findings.push(ok('integrations', `on: ${on.join(', ') || 'none'}; off: ${off.join(', ') || 'none'}`))
  }
  const secrets = reads.filter((name) => /SECRET|KEY|TOKEN|PASSWORD|_URL$/.test(name) && !/_MS$|_LIMIT$/.test(name))
  const left = secrets.filter((name) => placeholder.test(given(name) ?? ''))
  for (const name of left) findings.push(insecure(environment, name, 'still has its example value'))
  if (environment.NODE_ENV !== 'production') {
    const isPublic = isHttps(given('BASE_URL')) || (given('APP_ORIGINS') ?? '').includes('https:')
    const text = `NODE_ENV is ${environment.NODE_ENV ?? 'development'}: secrets are not required, and limits may be off`
    findings.push(isPublic ? fail('insecure', text) : warn('insecure', text))
  } else {
    if (given('BASE_URL') && !isHttps(given('BASE_URL'))) {
      findings.push(warn('insecure', 'BASE_URL is not https: browsers do not keep its session cookie'))
    }
    if (reads.includes('TRUST_PROXY') && !given('TRUST_PROXY')) {
      findings.push(warn('insecure', 'TRUST_PROXY is not set: behind a proxy, all callers share its limits'))
    }
    if (reads.includes('GRPC_TLS_DIR') && !given('GRPC_TLS_DIR')) {
      findings.push(warn('insecure', 'GRPC_TLS_DIR is not set: calls between processes are unencrypted'))
    }
  }
  if (given('PRINCIPAL_KEYS')?.includes(developmentPrincipalKey)) {
    findings.push(insecure(environment, 'PRINCIPAL_KEYS', 'is known to everybody'))
  }
  for (const name of reads.filter((each) => each.endsWith('_PREVIOUS') && given(each))) {
    findings.push(warn('insecure', `${name} is set: remove it once the secret is replaced (docs/operations.md)`))
  }
  return findings
}

const isHttps = (url: string | undefined) => url?.startsWith('https:') === true

/** Something that is an error in production, and to be expected elsewhere. */
function insecure({ NODE_ENV }: Record<string, string | undefined>, name: string, text: string): Finding {
  return NODE_ENV === 'production' ? fail('insecure', `${name} ${text}`) : warn('insecure', `${name} ${text}`)
}
