import { expect, it } from 'vitest'
import { appOrigin, runGateway } from '../../test-data/running-platform.ts'

const platform = runGateway({ RATE_LIMIT_AUTH_MAX: '10000' }, { RATE_LIMIT_ENABLED: 'true' })

it('codes are counted by the /64 of an IPv6 address, all of which one caller may have', async () => {
  const email = `${crypto.randomUUID()}@example.com`
  const ask = (from: string) =>
    platform
      .visitor({ origin: appOrigin, 'x-forwarded-for': from })
      .call('POST', '/api/v1/auth/email-otp/send-verification-otp', { body: { email, type: 'sign-in' } })
  for (let nth = 1; nth <= 3; nth++) expect((await ask(`2001:db8:1:2::${nth}`)).status).toBe(200)
  expect((await ask('2001:db8:1:2:ffff::4')).status).toBe(429)
  expect((await ask('2001:db8:1:3::1')).status).toBe(200)
})
