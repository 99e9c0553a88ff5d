import { setTimeout as wait } from 'node:timers/promises'
import type { PortfolioAnalytics, PortfolioAsset, ResumePlatform } from '@resume-platform/sdk'
import { heading, line } from './print.ts'

/** Publishes a portfolio with the uploaded portrait, reads it as a stranger, and shows its views. */
export async function publishAPortfolio(
  session: ResumePlatform,
  stranger: ResumePlatform,
  avatar: PortfolioAsset,
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
  const draft = await session.portfolios.saveDraft({ subdomain, snapshot })
  line(`The draft is revision ${draft.revision} of the document ${draft.id}`)
  const published = await session.portfolios
    .publish({ documentId: draft.id, subdomain, revision: draft.revision })
    .catch((error: Error) => error)
  if (published instanceof Error) {
    line(published.message)
    return
  }
  line(`${published.publicUrl} is ${published.status}`)
  const read = (await stranger.portfolios.getPublic(subdomain)).snapshot as typeof snapshot
  line(`A stranger reads: ${read.identity.name}, ${read.identity.headline}`)

  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/138.0 Safari/537.36' }
  const view = { referrer: 'https://news.example.com/jobs?page=2' }
  for (let visit = 0; visit < 3; visit++) await stranger.portfolios.trackView(subdomain, view, { headers })
  const { totalViews, daily, referrers } = await viewsCounted(session)
  line(`It was viewed three times by one visitor today: ${totalViews} view on ${daily.at(-1)?.date}`)
  line(`from ${referrers.map(({ host, count }) => `${host} (${count})`).join(', ')}`)
}

/** Waits until the buffered view is counted. */
async function viewsCounted(session: ResumePlatform): Promise<PortfolioAnalytics> {
  for (const until = Date.now() + 30_000; ; await wait(500)) {
    const analytics = await session.portfolios.getAnalytics()
    if (analytics.totalViews > 0 || Date.now() > until) return analytics
  }
}
