import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../generate/deployables.ts'
import type { Api } from './api.ts'
import { heading, line } from './print.ts'

interface Document {
  id: string
  title: string
  revision: number
  content: { basics: { fullName: string }; experience: unknown[] }
}

interface Shared {
  passwordRequired: boolean
  documentTitle?: string
  snapshot?: { basics: { fullName: string } }
}

/** Saves a profile, makes a resume of it, shares it under a password and opens it as a stranger. */
export async function shareAResume(api: Api, withKey: Record<string, string>, fromPage: Record<string, string>) {
  heading('6  Save a profile and make a resume of it')
  const profile = JSON.parse(readFileSync(join(root, 'examples/profile.json'), 'utf8'))
  await api.call('PUT', '/profiles/master', { body: { profile }, headers: withKey })
  const resume = await api.call<Document>('POST', '/documents', { body: { type: 'RESUME' }, headers: withKey })
  const { basics, experience } = resume.content
  line(`“${resume.title}” of ${basics.fullName} holds ${experience.length} roles; revision ${resume.revision}`)

  heading('7  Share it under a password')
  const username = `marta-${resume.id.slice(-8)}`
  await api.call('PUT', '/users/me/username', { body: { username }, headers: withKey })
  const password = 'correct horse'
  const link = await api.call<{ publicPath: string; expiresAt: string }>('POST', '/shares', {
    body: { documentId: resume.id, snapshot: resume.content, password },
    headers: withKey,
  })
  line(`${link.publicPath}, until ${link.expiresAt}`)

  heading('8  Open it as a stranger')
  const path = `/shares/public/${link.publicPath.replace('/share/', '')}`
  const closed = await api.call<Shared>('GET', path, { headers: fromPage })
  line(`without the password: ${JSON.stringify(closed)}`)
  const verify = (tried: string) =>
    api.call<Shared>('POST', `${path}/verify`, { body: { password: tried }, headers: fromPage })
  const refused = await verify('wrong horse').then(
    () => 'opened',
    (error: Error) => error.message,
  )
  line(`with a wrong one:     ${refused}`)
  const opened = await verify(password)
  line(`with the right one:   “${opened.documentTitle}” of ${opened.snapshot?.basics.fullName}`)
}
