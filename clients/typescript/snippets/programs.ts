import type { Snippets } from './given.ts'

export const programs: Snippets = {
  async listChangelog({ client, console }) {
    for await (const { version, title } of client.changelog.list({ type: 'minor' })) console.log(`${version}: ${title}`)
  },

  async getChangelogEntry({ client, entryId, console }) {
    const { version, added, fixed } = await client.changelog.get(entryId)
    console.log(version, { added, fixed })
  },

  async getChangelogStats({ client, console }) {
    const stats = await client.changelog.getStats()
    console.log(stats)
  },

  async listRoadmap({ client, console }) {
    for await (const { title, status } of client.roadmap.list({ status: 'in-progress' })) {
      console.log(`${title}: ${status}`)
    }
  },

  async getRoadmapItem({ client, itemId, console }) {
    const { title, whyItMatters } = await client.roadmap.get(itemId)
    console.log(title, whyItMatters)
  },

  async getRoadmapStats({ client, console }) {
    const stats = await client.roadmap.getStats()
    console.log(stats)
  },

  async syncCodehost({ client, console }) {
    const sync = await client.codehost.sync({ full: true })
    console.log(sync)
  },

  async listCodehostIssues({ client, console }) {
    for await (const { number, title, status } of client.codehost.listIssues({ status: 'all' })) {
      console.log(`#${number} ${title}: ${status}`)
    }
  },

  async getCodehostStats({ client, console }) {
    const stats = await client.codehost.getStats()
    console.log(stats)
  },

  async applyAsAmbassador({ client, console }) {
    const { status } = await client.ambassadors.apply({
      collegeName: 'Lund University',
      graduationYear: new Date().getFullYear() + 1,
      whyJoin: 'I help fellow students with their resumes every week.',
      superpower: 'Explaining things twice',
      funFact: 'I have never missed a train.',
    })
    console.log(`The application is ${status}`)
  },

  async getAmbassador({ client, console }) {
    const { status } = await client.ambassadors.get()
    console.log(`The application is ${status}`)
  },

  async getHealth({ client, console }) {
    const { status } = await client.health.get()
    console.log(`The platform is ${status}`)
  },

  async getReadiness({ client, console }) {
    const { database, cache } = await client.health.getReadiness()
    console.log(`Database: ${database}, cache: ${cache}`)
  },
}
