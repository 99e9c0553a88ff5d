import { clientOf, fromApp } from '../client/client.ts'
import { signIn } from '../client/sign-in.ts'
import type { Tour, Traveller } from './tour-of.ts'

const snapshot = {
  schemaVersion: 1,
  templateId: 'atelier',
  identity: {
    name: 'Marta Lindqvist',
    headline: 'Senior Backend Engineer',
    bio: 'I build systems that stay up, and explain them.',
    location: 'Gothenburg',
    email: 'marta@example.com',
    avatar: null,
  },
  seo: { title: 'Marta Lindqvist', description: 'Backend engineer in Gothenburg', socialImage: null },
  socialLinks: [{ id: 'code', label: 'Code', url: 'https://code.example.com/marta' }],
  sections: [
    {
      id: 'projects',
      type: 'projects',
      title: 'Projects',
      visible: true,
      items: [{ id: 'queue', title: 'A queue that loses nothing', year: 2025, tags: ['go', 'postgres'] }],
    },
  ],
}

/** Portfolios, as their owner and as readers; the traveller may publish. */
export async function tourPortfolios({ recorder, place, visitor }: Tour, { session }: Traveller): Promise<void> {
  const { record } = recorder
  const saved = await record('savePortfolioDraft', 200, session, { body: { subdomain: 'marta', snapshot } })
  const { id: documentId, revision } = saved.body.data
  await record('savePortfolioDraft', 409, session, { body: { subdomain: 'marta', snapshot } })
  await record('previewPortfolio', 200, session, { params: { documentId } })
  await record('previewPortfolio', 404, session, { params: { documentId: 'unknown' } })
  await record('checkSubdomainAvailability', 200, session, { params: { slug: 'Marta Lindqvist' } })

  const wanted = { documentId, subdomain: 'marta', revision }
  const free = await signIn(place, 'free@example.com')
  const theirs = await free.session.call('PUT', '/portfolios/draft', { body: { subdomain: 'marta', snapshot } })
  await record('publishPortfolio', 403, free.session, { body: { ...wanted, documentId: theirs.body.data.id } })
  await record('publishPortfolio', 404, session, { body: { ...wanted, documentId: 'unknown' } })
  await record('publishPortfolio', 400, session, { body: { ...wanted, subdomain: 'www' } })
  await record('publishPortfolio', 409, session, { body: { ...wanted, revision: 7 } })
  await record('publishPortfolio', 201, session, { body: wanted })
  await record('getPortfolio', 200, session)

  const params = { subdomain: 'marta' }
  await record('listPublicPortfolios', 200, visitor)
  await record('getPublicPortfolio', 200, visitor, { params })
  const missing = { subdomain: 'nobody' }
  await record('getPublicPortfolio', 404, visitor, { params: missing })
  const reader = clientOf(place.url, { ...fromApp, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' }, place.judge)
  const body = { referrer: 'https://news.example.com/jobs?page=2' }
  await record('trackPortfolioView', 202, reader, { params, body })
  await record('trackPortfolioView', 404, reader, { params: missing, body })
  await record('getPortfolioAnalytics', 200, session)
  await record('unpublishPortfolio', 200, session, { body: {} })
  await record('unpublishPortfolio', 404, session, { body: {} })
}
