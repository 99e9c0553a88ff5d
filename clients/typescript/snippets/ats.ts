import { fileAt } from '@resume-platform/sdk/node'
import type { Snippets } from './given.ts'

export const ats: Snippets = {
  async extractResumeText({ client, path, console }) {
    const { text, pages, warnings } = await client.ats.extractText(fileAt(path))
    console.log(`${pages} pages, ${text.length} characters, ${warnings.length} warnings`)
  },

  async checkResume({ client, resume, jobDescription, console }) {
    const { report, quota } = await client.ats.check({ resume, jobDescription })
    console.log(`Readiness ${report.readinessScore}, job match ${report.jobMatchScore}: ${report.verdict}`)
    for (const { id, fix } of report.failedChecks) console.log(`${id}: ${fix}`)
    console.log(`${quota.remaining} scans are left until ${quota.resetsAt}`)
  },

  async analyzeResume({ client, resume, jobDescription, console }) {
    const { ai, creditsSpent } = await client.ats.analyze({ resume, jobDescription })
    console.log(`For ${creditsSpent} credits: ${ai?.explanation}`)
  },

  async convertResume({ client, resume: text, console }) {
    const { resume, creditsSpent } = await client.ats.convert({ resume: text })
    console.log(`For ${creditsSpent} credits: the resume of ${resume.basics.fullName} as data`)
  },

  async getAtsQuota({ client, console }) {
    const { tier, remaining, limit } = await client.ats.getQuota()
    console.log(`${remaining} of ${limit} scans of the ${tier} plan are left`)
  },

  async listWritingActions({ client, console }) {
    for (const { action, title, costs } of await client.ai.listActions()) {
      console.log(`${action}: ${title}, ${costs.standard} credits`)
    }
  },

  async generateText({ client, console }) {
    const { content, credits, unverified } = await client.ai.generate({
      action: 'rewrite_short_text',
      mode: 'standard',
      input: { text: 'I was responsible for moving settlement to TypeScript services' },
    })
    console.log(content)
    console.log(`It cost ${credits.spent} credits. Check:`, unverified)
  },
}
