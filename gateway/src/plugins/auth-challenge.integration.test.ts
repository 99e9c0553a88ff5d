import { expect, it } from 'vitest'
import { appOrigin, runGateway } from '../../test-data/running-platform.ts'

const platform = runGateway({}, { CODEHOST_CLIENT_ID: 'a-client', CODEHOST_CLIENT_SECRET: 'a-secret' })

it('the library’s 401 says how to authenticate, as every other does', async () => {
  const page = platform.visitor({ origin: appOrigin })
  const answer = await page.call('POST', '/api/v1/auth/link-social', { body: { provider: 'codehost' } })
  expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
})
