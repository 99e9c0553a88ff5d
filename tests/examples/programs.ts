import type { Client } from '../client/client.ts'
import type { Tour, Traveller } from './tour-of.ts'

/** The roadmap and the ambassador program. @param administrator writes the roadmap */
export async function tourPrograms({ recorder }: Tour, { session }: Traveller, administrator: Client): Promise<void> {
  const { record } = recorder
  const item = {
    title: 'Dark mode',
    description: 'Colors that are easy on the eyes.',
    status: 'in-progress',
    eta: 'Q3 2026',
    tags: ['editor'],
    fullDescription: 'Every page of the app in dark colors, by choice or as the system says.',
    whyItMatters: 'Many people write in the evening.',
    details: {
      problem: 'White pages dazzle at night.',
      solution: 'A second set of colors.',
      approach: 'Design tokens.',
      keyImprovements: ['Less glare'],
      beforeAfter: [{ before: 'One set of colors', after: 'Two sets of colors' }],
      technicalHighlights: ['No flash when a page loads'],
      media: [{ type: 'image', label: 'The editor', url: 'https://cdn.example.com/dark.png' }],
      impactMetrics: ['40 % of users switch it on'],
      items: [{ name: 'Editor', description: 'The editor itself', image: '' }],
    },
  }
  const made = await administrator.call('POST', '/admin/roadmap', { body: item })
  await record('listRoadmap', 200, session, { query: { status: 'in-progress', sort: 'newest' } })
  await record('getRoadmapItem', 200, session, { params: { id: made.body.data.id } })
  await record('getRoadmapStats', 200, session)

  const application = {
    collegeName: 'Lund University',
    graduationYear: new Date().getUTCFullYear() + 1,
    whyJoin: 'I help fellow students with their resumes every week.',
    superpower: 'Explaining things twice',
    funFact: 'I have never missed a train.',
  }
  await record('applyAsAmbassador', 201, session, { body: application })
  await record('applyAsAmbassador', 409, session, { body: application })
  await record('getAmbassador', 200, session)
}
