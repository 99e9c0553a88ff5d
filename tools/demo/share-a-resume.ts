import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ApiError, type MasterProfileContent, type ResumePlatform } from '@resume-platform/sdk'
import { root } from '../generate/deployables.ts'
import { heading, line } from './print.ts'

/** Saves a profile, makes a resume of it, shares it under a password and opens it as a stranger. */
export async function shareAResume(client: ResumePlatform, stranger: ResumePlatform): Promise<void> {
  heading('6  Save a profile and make a resume of it')
  const profile = JSON.parse(readFileSync(join(root, 'examples/profile.json'), 'utf8'))
  await client.masterProfile.save({ profile })
  const resume = await client.documents.create({ type: 'RESUME' })
  const { basics, experience } = resume.content as unknown as MasterProfileContent
  line(`“${resume.title}” of ${basics.fullName} holds ${experience.length} roles; revision ${resume.revision}`)

  heading('7  Share it under a password')
  const username = `marta-${resume.id.slice(-8)}`
  await client.account.claimUsername({ username })
  const password = 'correct horse'
  const link = await client.shareLinks.create({ documentId: resume.id, snapshot: resume.content, password })
  line(`${link.publicPath}, until ${link.expiresAt}`)

  heading('8  Open it as a stranger')
  const closed = await stranger.shareLinks.open(username, link.slug)
  line(`without the password: ${JSON.stringify(closed)}`)
  const verify = (tried: string) => stranger.shareLinks.verify(username, link.slug, { password: tried })
  const refused = await verify('wrong horse').catch((error: unknown) => {
    if (error instanceof ApiError) return error.message
    throw error
  })
  line(`with a wrong one:     ${refused}`)
  const opened = await verify(password)
  const shown = opened.snapshot as unknown as MasterProfileContent
  line(`with the right one:   “${opened.documentTitle}” of ${shown.basics.fullName}`)
}
