import { heading, line } from './print.ts'

const bullet = 'I was responsible for moving settlement to TypeScript services; payouts now arrive 11 hours earlier'

/** Has a bullet of a resume rewritten by the AI, and shows the text as it comes. */
export async function rewriteABullet(url: string, session: Record<string, string>): Promise<void> {
  heading('13  Rewrite a bullet with AI')
  line(`  before  ${bullet}`)
  process.stdout.write('    after   ')
  const response = await fetch(`${url}/api/v1/ai/generate`, {
    method: 'POST',
    headers: { ...session, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ action: 'rewrite_short_text', mode: 'standard', input: { text: bullet } }),
    signal: AbortSignal.timeout(60_000),
  })
  if (!response.ok) return line(`nothing: ${((await response.json()) as { message: string }).message}`)
  let waiting = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    waiting += decoder.decode(chunk, { stream: true })
    const events = waiting.split('\n\n')
    waiting = events.pop() ?? ''
    for (const event of events) show(event)
  }
}

/** Shows one server-sent event. */
function show(event: string): void {
  const [, name = '', json = '{}'] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? []
  const data = JSON.parse(json)
  if (name === 'delta') process.stdout.write(data.text)
  if (name === 'error') line(data.message)
  if (name !== 'done') return
  const { unverified, credits } = data as { unverified: string[]; credits: { spent: number; balance: number } }
  line()
  line(
    `It cost ${credits.spent} credit, and ${credits.balance} are left. To check: ${unverified.join(', ') || 'nothing'}.`,
  )
}
