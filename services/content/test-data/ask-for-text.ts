import { untilFree } from '@resume/test-kit/until-free'
import type { PayingCaller, WritingClient } from './running-writing.ts'

/** How a text is asked for. */
export type Way = 'whole' | 'streamed'

/** A text as its caller has it in the end. */
export interface GivenText {
  content: string
  spent: number
  balance: number
  totalTokens: number
  unverified: string[]
}

/** What a call is told beside its text. */
export interface Noticing {
  /** Gets each part of a streamed text. */
  onText?: (part: string) => void
  /** Told whether an earlier request did the work. */
  onReplay?: (isReplay: boolean) => void
}

const asked = { action: 'rewrite_short_text', mode: 'standard', text: 'I owned the payment APIs of 12 shops' }

/** Asks for a text as the gateway does, which confirms every answer that it has. */
export async function askForText(
  way: Way,
  client: WritingClient,
  { call }: PayingCaller,
  requestId: string | undefined,
  { onText, onReplay }: Noticing = {},
): Promise<GivenText> {
  const request = { ...asked, ...(requestId !== undefined && { requestId }) }
  if (way === 'whole') {
    const { generation, isReplay, confirmId } = await client.call('Generate', request, call)
    if (confirmId) await client.call('ConfirmGeneration', { confirmId }, call)
    onReplay?.(isReplay)
    return givenOf(generation?.content ?? '', generation)
  }
  let content = ''
  let end: Parameters<typeof givenOf>[1] = null
  const take = async (event: { started?: { isReplay: boolean } | null; text?: string; done?: typeof end }) => {
    if (event.started) onReplay?.(event.started.isReplay)
    if (event.text !== undefined) {
      content += event.text
      onText?.(event.text)
    }
    end = event.done ?? end
  }
  await client.stream('StreamGeneration', { request }, take, call)
  return givenOf(content, end)
}

function givenOf(
  content: string,
  end: { creditsSpent: number; balance: number; totalTokens: number; unverified: string[] } | null,
): GivenText {
  if (!end) throw new Error('the text has no end')
  const { creditsSpent, balance, totalTokens, unverified } = end
  return { content, spent: creditsSpent, balance, totalTokens, unverified }
}

/** Asks as a patient caller does: see {@link untilFree}. */
export function askUntilAnswered(...request: Parameters<typeof askForText>): Promise<GivenText> {
  return untilFree(() => askForText(...request))
}
