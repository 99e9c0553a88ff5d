import { answerCompletion, type ModelRequest, startModelDouble } from '../../../packages/test-kit/src/model-double.ts'
import { startStripeDouble } from '../../../services/billing/test-data/stripe-double.ts'
import { modelAnswer } from './model-answers.ts'

/**
 * Child process with local doubles of Stripe and of the AI, so that everything that is paid for can be tried without an
 * account anywhere. Arguments: the ports of both, and the webhook of the platform. They forget everything when they end.
 */
const [stripePort, aiPort, webhookUrl] = process.argv.slice(2)
await startStripeDouble({ port: Number(stripePort), ...(webhookUrl && { webhookUrl }) })
const model = await startModelDouble(Number(aiPort))
model.answer = ({ body }, response) => answerCompletion(response, modelAnswer(JSON.parse(body) as ModelRequest))
