import { setTimeout as wait } from 'node:timers/promises'
import type { Api } from './api.ts'
import { heading, line } from './print.ts'
import type { UploadedImage } from './upload-image.ts'

interface Analytics {
  totalViews: number
  daily: { date: string; count: number }[]
  referrers: { host: string; count: number }[]
}

/** Publishes a portfolio with the uploaded portrait, reads it as a stranger, and shows its views. */
export async function publishAPortfolio(
  api: Api,
  session: Record<string, string>,
  stranger: Record<string, string>,
  avatar: UploadedImage,
): Promise<void> {
  heading('12  Publish a portfolio')
  const snapshot = {
    schemaVersion: 1,
    templateId: 'signal',
    identity: {
      name: 'Marta Lindqvist',
      headline: 'Senior Backend Engineer',
      bio: 'I build systems that stay up, and explain them.',
      avatar: { id: avatar.id, url: avatar.url },
    },
    sections: [{ id: 'work', type: 'projects', title: 'Work', visible: true, items: [{ title: 'A queue' }] }],
  }
  const subdomain = `demo-${Date.now().toString(36)}`
  const draft = await api.call<{ id: string; revision: number }>('PUT', '/portfolios/draft', {
    body: { subdomain, snapshot },
    headers: session,
  })
  line(`The draft is revision ${draft.revision} of the document ${draft.id}`)
  const published = await api
    .call<{ publicUrl: string; status: string }>('POST', '/portfolios/publish', {
      body: { documentId: draft.id, subdomain, revision: draft.revision },
      headers: session,
    })
    .catch((error: Error) => error)
  if (published instanceof Error) {
    line(published.message)
    return
  }
  line(`${published.publicUrl} is ${published.status}`)
  const path = `/portfolios/public/${subdomain}`
  const read = await api.call<{ snapshot: typeof snapshot }>('GET', path, { headers: stranger })
  line(`A stranger reads: ${read.snapshot.identity.name}, ${read.snapshot.identity.headline}`)

  const browser = {
    ...stranger,
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/138.0 Safari/537.36',
  }
  const body = { referrer: 'https://news.example.com/jobs?page=2' }
  for (let visit = 0; visit < 3; visit++) await api.call('POST', `${path}/view`, { body, headers: browser })
  const { totalViews, daily, referrers } = await viewsCounted(api, session)
  line(`It was viewed three times by one visitor today: ${totalViews} view on ${daily.at(-1)?.date}`)
  line(`from ${referrers.map(({ host, count }) => `${host} (${count})`).join(', ')}`)
}

/** Waits until the buffered view is counted. */
async function viewsCounted(api: Api, session: Record<string, string>): Promise<Analytics> {
  for (const until = Date.now() + 30_000; ; await wait(500)) {
    const analytics = await api.call<Analytics>('GET', '/portfolios/analytics', { headers: session })
    if (analytics.totalViews > 0 || Date.now() > until) return analytics
  }
}
