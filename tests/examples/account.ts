import { readFileSync } from 'node:fs'
import { signIn } from '../client/sign-in.ts'
import type { Tour, Traveller } from './tour-of.ts'

const profile = JSON.parse(readFileSync(new URL('../../examples/profile.json', import.meta.url), 'utf8'))

/** Account and master profile. */
export async function tourAccount({ recorder, place, visitor }: Tour, { session }: Traveller): Promise<void> {
  const { record } = recorder
  await record('getHealth', 200, visitor)
  await record('getReadiness', 200, visitor)
  await record('updateUserName', 200, session, { body: { name: 'Marta Lindqvist' } })
  await record('claimUsername', 200, session, { body: { username: 'Marta' } })
  await record('claimUsername', 409, session, { body: { username: 'marta-lindqvist' } })
  await record('updateAutoSync', 200, session, { body: { enabled: true } })
  await record('getCurrentUser', 200, session)
  const availability = (username: string, name: string) =>
    record('checkUsernameAvailability', 200, visitor, { params: { username } }, { name })
  await availability('Ada Lovelace', 'available')
  await availability('marta', 'taken')

  await record('getMasterProfile', 200, session, {}, { name: 'never_saved' })
  const saved = await record('saveMasterProfile', 200, session, { body: { profile } })
  const stale = { expectedUpdatedAt: '2026-01-01T00:00:00.000Z', profile }
  await record('saveMasterProfile', 409, session, { body: stale })
  const current = { expectedUpdatedAt: saved.body.data.updatedAt, profile }
  await record('saveMasterProfile', 200, session, { body: current })
  await record('getMasterProfile', 200, session, {}, { name: 'saved' })
  await record('exportJsonResume', 200, session)
  await record('exportUser', 200, session)

  const leaving = await signIn(place, 'leaving@example.com')
  await record('deleteUser', 202, leaving.session, { body: { confirm: leaving.email } })
}
