import { answerCompletion, type ModelRequest, startModelDouble } from '@resume/model-double/double'
import { answerStream } from '@resume/model-double/stream'

/** Child process: a provider that sends 50 tokens a second, each the time at which it is sent, in milliseconds since the epoch. */
const tokens = Number(process.argv[2])
const gapMs = 20
/** Time for a text that is given whole. */
const wholeMs = 100
const clock = () => (performance.timeOrigin + performance.now()).toFixed(2)
const double = await startModelDouble()
double.answer = ({ body }, response) => {
  const { stream } = JSON.parse(body) as ModelRequest
  double.seen.length = 0
  if (!stream) return void setTimeout(() => answerCompletion(response, 'Owned the APIs.'), wholeMs)
  void answerStream(
    response,
    Array.from({ length: tokens }, () => () => `${clock()} `),
    { gapMs },
  )
}
process.send?.({ url: double.url })
