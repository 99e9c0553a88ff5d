import { ApiError, ConflictError, ConnectionError, ResumePlatform, TooManyRequestsError } from '@resume-platform/sdk'
import { fileAt } from '@resume-platform/sdk/node'
import type { Snippets } from './given.ts'

/** The topics of the README and of the guides. */
export const guide: Snippets = {
  async quickstart({ apiKey, baseUrl, path, jobDescription, console }) {
    const client = new ResumePlatform({ apiKey, baseUrl })

    const { text, layout } = await client.ats.extractText(fileAt(path))
    const { report } = await client.ats.check({ resume: text, jobDescription, layout })
    console.log(`${report.readinessScore} of 100: ${report.verdict}`)
    for (const { id, evidence, fix } of report.failedChecks) console.log(`${id}: ${evidence} ${fix}`)
  },

  async errors({ client, documentId, console }) {
    try {
      await client.documents.update(documentId, { revision: 1, title: 'Senior backend engineer' })
    } catch (error) {
      if (error instanceof ConflictError && error.code === 'revision_mismatch') console.log('Somebody else was quicker')
      else if (error instanceof TooManyRequestsError) console.log(`Ask again in ${error.retryAfter} seconds`)
      else if (error instanceof ApiError) console.log(error.status, error.code, error.fieldErrors, error.requestId)
      else if (error instanceof ConnectionError) console.log('There was no answer: it may have been done')
      else throw error
    }
  },

  async settings({ apiKey, baseUrl, console }) {
    const client = new ResumePlatform({ apiKey, baseUrl, timeout: 20_000, maxRetries: 4 })
    const user = await client.account.get({ maxRetries: 0, signal: AbortSignal.timeout(5_000) })
    console.log(user.name)
  },

  async idempotency({ client, console }) {
    const order = { action: 'rewrite_short_text', mode: 'standard', input: { text: 'I made payments faster' } } as const
    const first = await client.ai.generate(order, { idempotencyKey: 'order-66' })
    const again = await client.ai.generate(order, { idempotencyKey: 'order-66' })
    console.log(`Paid once: ${first.content === again.content}`)
  },

  async paging({ client, console }) {
    const first = await client.documents.list({ type: 'RESUME', limit: 10 })
    console.log(`${first.items.length} of ${first.total}`)

    for await (const document of client.documents.list()) console.log(document.title)
    for await (const page of client.documents.list({ limit: 50 }).pages()) console.log(page.items.length)
  },

  async syncing({ client, console }) {
    const began = new Date()
    const lastSync = new Date(began.getTime() - 3_600_000)
    for await (const { title, revision, deletedAt } of client.documents.changes(lastSync.toISOString())) {
      console.log(deletedAt === null ? `${title} is at revision ${revision}` : `${title} is deleted`)
    }
    console.log(`Pass ${new Date(began.getTime() - 60_000).toISOString()} next time`)
  },

  async streaming({ client, console }) {
    const stream = client.ai.stream({
      action: 'rewrite_short_text',
      mode: 'standard',
      input: { text: 'I was responsible for moving settlement to TypeScript services' },
    })
    for await (const event of stream) {
      if (event.type === 'delta') console.log(event.text)
      else console.log(`It cost ${event.credits.spent} credits; check`, event.unverified)
    }
  },

  async uploads({ client, path, image, console }) {
    const { text } = await client.ats.extractText(fileAt(path))
    const avatar = await client.portfolioAssets.upload(image, { kind: 'AVATAR' })
    console.log(`${text.length} characters, and ${avatar.url}`)
  },

  async updates({ client, documentId, profile, console }) {
    /** Made to whatever the document is by then. */
    const document = await client.documents.update(documentId, ({ tags }) => ({ tags: [...tags, 'senior'] }))

    /** Only if nobody has changed it since: otherwise a ConflictError. */
    await client.documents.update(documentId, { revision: document.revision, title: 'Senior backend engineer' })

    await client.masterProfile.update((current = profile) => ({ ...current, summary: 'I build systems that stay up.' }))
    console.log('Three changes, and none of anybody else is lost')
  },

  async portfolio({ client, subdomain, snapshot, console }) {
    const draft = await client.portfolios.updateDraft(() => ({ subdomain, snapshot }))
    const { publicUrl, status } = await client.portfolios.publish({
      documentId: draft.id,
      subdomain,
      revision: draft.revision,
    })
    console.log(`${publicUrl} is ${status}`)
  },

  async session({ baseUrl, origin, email, otp, console }) {
    const client = new ResumePlatform({ baseUrl, origin })
    await client.auth.signIn({ email, otp })
    const { key } = await client.apiKeys.create({ name: 'My program', scopes: ['resume:read'] })
    console.log(`Signed in, with a key of ${key.length} characters`)
  },
}
