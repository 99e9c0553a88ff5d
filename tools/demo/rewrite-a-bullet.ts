import { ApiError, type ResumePlatform } from '@resume-platform/sdk'
import { heading, line } from './print.ts'

const bullet = 'I was responsible for moving settlement to TypeScript services; payouts now arrive 11 hours earlier'

/** Has a bullet of a resume rewritten by the AI, and shows the text as it comes. */
export async function rewriteABullet(session: ResumePlatform): Promise<void> {
  heading('13  Rewrite a bullet with AI')
  line(`  before  ${bullet}`)
  process.stdout.write('    after   ')
  const stream = session.ai.stream({ action: 'rewrite_short_text', mode: 'standard', input: { text: bullet } })
  try {
    for await (const event of stream) {
      if (event.type === 'delta') process.stdout.write(event.text)
      else {
        const { credits, unverified } = event
        line()
        line(
          `It cost ${credits.spent} credit, and ${credits.balance} are left. To check: ${unverified.join(', ') || 'nothing'}.`,
        )
      }
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    line(`nothing: ${error.message}`)
  }
}
