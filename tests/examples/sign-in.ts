import { readdirSync } from 'node:fs'
import { appOrigin } from '@resume/test-kit/test-platform'
import { clientOf } from '../client/client.ts'
import { codeSentTo } from '../client/sign-in.ts'
import type { Tour, Traveller } from './tour-of.ts'

const email = 'marta.lindqvist@example.com'

/** Signs in, and shows what keys and limits refuse. */
export async function tourSignIn({ recorder, place, visitor }: Tour): Promise<Traveller> {
  const { record } = recorder
  const before = new Set(readdirSync(place.mailDir))
  await record('sendSignInCode', 400, visitor, { body: { email: 'marta', type: 'sign-in' } })
  await record('sendSignInCode', 200, visitor, { body: { email, type: 'sign-in' } })
  const otp = await codeSentTo(place.mailDir, email, before)
  await record('signIn', 400, visitor, { body: { email, otp: another(otp) } })
  const guessed = 'guessed@example.com'
  const sent = new Set(readdirSync(place.mailDir))
  await visitor.call('POST', '/auth/email-otp/send-verification-otp', { body: { email: guessed, type: 'sign-in' } })
  const wrong = { email: guessed, otp: another(await codeSentTo(place.mailDir, guessed, sent)) }
  for (let attempt = 0; attempt < 3; attempt++) await visitor.call('POST', '/auth/sign-in/email-otp', { body: wrong })
  await record('signIn', 403, visitor, { body: wrong })
  const signedIn = await record('signIn', 200, visitor, { body: { email, otp } })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .join('; ')
  const session = visitor.with({ cookie })
  await record('getSession', 200, session)
  const there = { provider: 'codehost', callbackURL: `${appOrigin}/settings` }
  await record('signInWithCodehost', 200, visitor, { body: { ...there, newUserCallbackURL: `${appOrigin}/welcome` } })
  await record('signInWithCodehost', 400, visitor, { body: { ...there, callbackURL: 'https://elsewhere.example/' } })
  await record('linkCodehostAccount', 200, session, { body: there })
  await record('linkCodehostAccount', 401, visitor, { body: there })

  const settings = { name: 'Backup script', scopes: ['resume:read', 'resume:write'], rateLimit: 60 }
  const made = await record('createApiKey', 201, session, { body: settings })
  const params = { id: made.body.data.id }
  await record('createApiKey', 400, session, { body: { name: 'Backup script', scopes: ['roadmap:write'] } })
  await record('createApiKey', 400, session, { body: {} }, { as: '*' })
  await record('listApiKeys', 200, session)
  await record('getApiKey', 200, session, { params })
  const rotated = await record('rotateApiKey', 201, session, { params, body: { rateLimit: 120 } })
  const replacement = { id: rotated.body.data.id }
  await record('revokeApiKey', 200, session, { params: replacement })
  await record('deleteApiKey', 200, session, { params: replacement })

  const narrow = await session.call('POST', '/api-keys', { body: { name: 'Reader', rateLimit: 600 } })
  const narrowKey = clientOf(place.url, { 'x-api-key': narrow.body.data.key }, place.judge)
  await record('getCurrentUser', 401, visitor, {}, { as: '*' })
  await record('listDocuments', 403, narrowKey, {}, { as: '*' })
  await record('updateUserName', 413, session, { body: { name: 'x'.repeat(70_000) } }, { as: '*' })
  const plain = { 'content-type': 'text/plain' }
  await record('updateUserName', 415, session, { body: 'Marta', headers: plain }, { as: '*' })
  return { userId: signedIn.body.user.id, session, narrowKey }
}

/** A code that is not the one given. */
function another(code: string): string {
  return code === '000000' ? '000001' : '000000'
}
