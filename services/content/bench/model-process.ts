import type { ServerResponse } from 'node:http'
import { answerCompletion, type ModelRequest, startModelDouble } from '@resume/model-double/double'

/**
 * Child process: a provider that sends 50 tokens a second, each the time at which it is sent, in milliseconds since the epoch. It takes
 * as little of the processor as it can, since the platform has the same one: events are not built anew for each token.
 */
const tokens = Number(process.argv[2])
const gapMs = 20
/** Time for a text that is given whole. */
const wholeMs = 100
const clock = () => (performance.timeOrigin + performance.now()).toFixed(2)
const event = (delta: string, reason: string, usage = 'null') =>
  `data: {"id":"completion","object":"chat.completion.chunk","created":1,"model":"double","choices":[{"index":0,"delta":{${delta}},"logprobs":null,"finish_reason":${reason}}],"usage":${usage}}\n\n`
const first = event('"role":"assistant","content":""', 'null')
const [before = '', after = ''] = event('"content":"TOKEN "', 'null').split('TOKEN')
/** How an event begins as a chunk of HTTP: each has the same length. */
const head = `${(before.length + clock().length + after.length).toString(16)}\r\n${before}`
const usage = `{"prompt_tokens":100,"completion_tokens":${tokens},"total_tokens":${tokens + 100}}`
const last = `${event('', '"stop"', usage)}data: [DONE]\n\n`

const double = await startModelDouble()
double.answer = ({ body }, response) => {
  const { stream } = JSON.parse(body) as ModelRequest
  double.seen.length = 0
  if (stream) streamTokens(response)
  else setTimeout(() => answerCompletion(response, 'Owned the APIs.'), wholeMs)
}
process.send?.({ url: double.url })

/** Each token is due at a moment of its own stream: a late one does not make the next ones late, nor streams go in step. */
function streamTokens(response: ServerResponse): void {
  const began = performance.now()
  let sent = 0
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(first)
  const send = () => {
    if (response.destroyed) return
    if (sent === tokens) return void response.end(last)
    /** The response itself would make four pieces of it, for half the time again. */
    response.socket?.write(`${head}${clock()}${after}\r\n`, 'latin1')
    sent += 1
    setTimeout(send, Math.max(1, began + (sent + 1) * gapMs - performance.now()))
  }
  setTimeout(send, gapMs)
}
