import { modelAnswer } from '@resume/model-double/answers'
import { answerCompletion, type ModelRequest, startModelDouble } from '@resume/model-double/double'
import { answerStream } from '@resume/model-double/stream'
import { startStripeDouble } from '@resume/stripe-double/double'

/**
 * Child process with local doubles of Stripe and of the AI provider, to try paid features without an account. Arguments:
 * the ports of both, and the platform's webhook. They forget everything when they end.
 */
const [stripePort, aiPort, webhookUrl] = process.argv.slice(2)
await startStripeDouble({ port: Number(stripePort), ...(webhookUrl && { webhookUrl }) })
const model = await startModelDouble(Number(aiPort))
model.answer = ({ body }, response) => {
  const request = JSON.parse(body) as ModelRequest
  const answer = modelAnswer(request)
  if (request.stream && typeof answer === 'string') void answerStream(response, answer.split(/(?<= )/), { gapMs: 60 })
  else answerCompletion(response, answer)
}
