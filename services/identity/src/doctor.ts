import { type Finding, fail, ok, reasonOf, warn } from '@resume/service-kit/doctor/finding'
import { openTransport, verifyTransport } from './adapters/smtp.ts'
import { readIdentityConfig } from './config.ts'
import { isNearby } from './domain/mail-server.ts'

/**
 * Examines for `npm run doctor` whether the mail server takes our mail, and over TLS where it has to, and sends none.
 * @throws ConfigError for variables that the configuration refuses
 */
export async function examineMore(environment: NodeJS.ProcessEnv): Promise<Finding[]> {
  const { SMTP_URL, isProduction, mailNeedsTls } = readIdentityConfig(environment)
  if (!SMTP_URL) return []
  const findings: Finding[] = []
  const isOpen = SMTP_URL.startsWith('smtp:') && !mailNeedsTls
  if (isProduction && isOpen && !isNearby(SMTP_URL)) {
    findings.push(
      warn('insecure', 'SMTP_REQUIRE_TLS is false: codes and the password of the mail server may travel unencrypted'),
    )
  }
  const transport = await openTransport(SMTP_URL, mailNeedsTls)
  try {
    const reason = await verifyTransport(transport)
    const manner = mailNeedsTls ? ' over TLS' : ''
    findings.push(reason ? fail('mail', `cannot be sent${manner}: ${reason}`) : ok('mail', `can be sent${manner}`))
  } catch (error) {
    findings.push(fail('mail', error instanceof Error ? error.message : reasonOf(error)))
  } finally {
    transport.close()
  }
  return findings
}
