import { modelAnswer } from '@resume/model-double/answers'
import { answerCompletion, type ModelRequest, startModelDouble } from '@resume/model-double/double'
import { startStripeDouble } from '@resume/stripe-double/double'

/**
 * Child process with local doubles of Stripe and of the AI provider, to try paid features without an account. Arguments:
 * the ports of both, and the platform's webhook. They forget everything when they end.
 */
const [stripePort, aiPort, webhookUrl] = process.argv.slice(2)
await startStripeDouble({ port: Number(stripePort), ...(webhookUrl && { webhookUrl }) })
const model = await startModelDouble(Number(aiPort))
model.answer = ({ body }, response) => answerCompletion(response, modelAnswer(JSON.parse(body) as ModelRequest))
