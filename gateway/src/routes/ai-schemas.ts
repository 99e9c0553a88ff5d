import type { GenerationOutput } from '@resume/proto/generated/resume/content/v1/Generation'
import { writingActions, writingLimits, writingModes } from '@resume/proto/limits/writing'
import { Type } from 'typebox'
import { documented, named } from '../description/keywords.ts'
import { requestId } from './ats-schemas.ts'
import { Exact, Text, Texts, Whole } from './schemas.ts'

const Action = Type.Enum([...writingActions], named('WritingAction', 'What the AI writes.'))
const Mode = Type.Enum([...writingModes], named('WritingMode', 'How well it writes: `expert` costs twice as much.'))

/** One kind of text, with prices and limits. */
export const WritingActionInfo = Type.Object(
  {
    action: Action,
    title: Text('What it does, in a few words.'),
    description: Text('What it does.'),
    costs: Type.Object(
      {
        standard: Whole('The price in the mode `standard`, in credits.'),
        expert: Whole('The price in the mode `expert`, in credits.'),
      },
      named('WritingCosts', 'What a text costs.'),
    ),
    limits: Type.Object(
      {
        text: Whole('The longest `text`, in characters.'),
        context: Whole('The longest `context`, in characters.'),
        jobDescription: Whole('The longest `jobDescription`, in characters.'),
        instructions: Whole('The longest `instructions`, in characters.'),
        content: Whole('The longest text that is written, in characters.'),
      },
      named('WritingLengths', 'How long inputs and texts may be.'),
    ),
  },
  named('WritingActionInfo', 'A kind of text that the AI writes.'),
)

const input = (maxLength: number, description: string) =>
  Type.Optional(Type.String({ description, ...documented({ maxLength }) }))

/** What to write. */
export const GenerateBody = Exact(
  {
    action: Action,
    mode: Mode,
    input: Exact(
      {
        text: input(writingLimits.textLength, 'The text to work on, or notes for a new one.'),
        context: input(writingLimits.contextLength, 'What else is to be known, such as the rest of the resume.'),
        jobDescription: input(writingLimits.jobDescriptionLength, 'The job that the text is for.'),
        instructions: input(writingLimits.instructionsLength, 'Your wishes for style and emphasis.'),
      },
      named('WritingInput', 'What the text is made of: at least one of `text`, `context`, and `jobDescription`.'),
    ),
    requestId,
    documentId: Type.Optional(
      Type.String({
        description: 'The document that the text is for: the personal data of its `basics` is not sent to the AI.',
        maxLength: 64,
      }),
    ),
  },
  named('GenerateRequest', 'A text to write.'),
)

const rest = {
  unverified: Texts(
    'Figures, dates, employers, schools, degrees, and certificates of the text that no input states, exactly as they appear in it.',
  ),
  usage: Type.Object(
    {
      promptTokens: Whole('The number of tokens that the AI read.'),
      completionTokens: Whole('The number of tokens that it wrote.'),
      totalTokens: Whole('Both together.'),
    },
    named('TokenUsage', 'What the text took.'),
  ),
  credits: Type.Object(
    { spent: Whole('What the text cost.'), balance: Whole('The credits that were left after it.') },
    named('SpentCredits', 'Credits spent and left.'),
  ),
}

/** A text. */
export const GeneratedText = Type.Object(
  { content: Text('The text.'), ...rest },
  named('GeneratedText', 'A text that the AI has written.'),
)

/** A generation without its text, as the event `done` has it. */
export function toDone({
  unverified,
  promptTokens,
  completionTokens,
  totalTokens,
  creditsSpent,
  balance,
}: GenerationOutput) {
  return {
    unverified,
    usage: { promptTokens, completionTokens, totalTokens },
    credits: { spent: creditsSpent, balance },
  }
}
