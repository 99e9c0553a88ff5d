import { answerStream } from '@resume/model-double/stream'
import { signIn } from '../client/sign-in.ts'
import type { Tour, Traveller } from './tour-of.ts'

const text = 'I was responsible for moving settlement to TypeScript services; payouts now arrive 11 hours earlier'

/** Texts by the AI; the traveller has credits. */
export async function tourAi({ recorder, place, model }: Tour, { session }: Traveller): Promise<void> {
  const { record } = recorder
  const body = { action: 'rewrite_short_text', mode: 'standard', input: { text } }
  await record('listWritingActions', 200, session)
  await record('generateText', 200, session, { body })
  await record('generateText', 400, session, { body: { ...body, input: {} } })
  const { answer } = model
  model.answer = (_request, response) => void answerStream(response, [], { finishReason: undefined })
  await record('generateText', 502, session, { body })
  model.answer = answer
  const free = await signIn(place, 'without-credits-for-texts@example.com')
  await record('generateText', 402, free.session, { body }, { as: '*' })
}
