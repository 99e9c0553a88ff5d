import { writingPricing } from '@resume/proto/limits/writing'
import { AppError, invalidFields } from '@resume/service-kit/errors/app-error'
import type { Static } from 'typebox'
import type { GenerateBody } from '../../routes/ai-schemas.ts'
import type { Api } from '../api.ts'
import { type Arguments, checkBody, requestOf } from '../request-of.ts'
import { creditOutputs, quoteOutcome, quoteText } from './quotes.ts'
import { rowOf } from './rows.ts'
import { effects, type Tool, type ToolOutcome, toolOf } from './tool.ts'

const listRow = rowOf('listWritingActions')
const generateRow = rowOf('generateText')

const prices = Object.entries(writingPricing)
  .map(([action, { standard, expert }]) => `${action} ${standard} or ${expert}`)
  .join(', ')

/** Texts that an AI writes for credits. */
export const writingTools: Tool[] = [
  toolOf(listRow, effects.reads),
  toolOf(generateRow, effects.spends, {
    description: `Writes a text and charges its price once; a text that cannot be written costs nothing. Prices in credits, in the mode standard or expert: ${prices}. Tell the person the price, and ask, before you spend credits. Figures, dates, employers, schools, degrees, and certificates that no input states are listed in \`unverified\`, for the person to check.`,
    dryRun: { description: quoteText, outputs: creditOutputs, run: quoteGeneration },
  }),
]

/** What a text would cost. */
async function quoteGeneration(args: Arguments, api: Api): Promise<ToolOutcome> {
  const request = requestOf(generateRow, args)
  checkBody(generateRow, request)
  const { action, mode, input } = request.body as Static<typeof GenerateBody>
  requireMaterial(input)
  const actions = JSON.parse((await api(listRow)).json) as { action: string; costs: Record<string, number> }[]
  const credits = actions.find((one) => one.action === action)?.costs[mode]
  if (credits === undefined) throw new AppError('internal_error')
  return quoteOutcome({ min: credits, max: credits })
}

/** Refuses what schemas cannot express and the content service refuses. @throws AppError `validation_failed` */
function requireMaterial({ text = '', context = '', jobDescription = '' }: Static<typeof GenerateBody>['input']): void {
  if ([text, context, jobDescription].some((said) => said.trim() !== '')) return
  throw invalidFields({ path: 'input', message: 'must have text, context or jobDescription' })
}
