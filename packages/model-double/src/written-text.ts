/** What stands between the two lines that fence data, and all the rest. */
const fenced = /^BEGIN DATA (\S+)\n([\s\S]*?)\nEND DATA \1$/m

/** What a person would say to begin with. */
const weak: [pattern: RegExp, better: string][] = [
  [/^(?:i )?(?:was |am )?responsible for (\p{L}+)ing\b/iu, 'Led $1ing'],
  [/^(?:i )?(?:was |am )?responsible for\b/i, 'Owned'],
  [/^(?:i )?helped (?:to |with )?/i, 'Supported '],
  [/^(?:i )?worked on\b/i, 'Built'],
  [/^i (\p{L}+ed)\b/iu, '$1'],
]

/** A text that a model might write of the data that it is given: only what stands there, in a better order of words. */
export function writtenText(messages: { role: string; content: string }[]): string {
  const asked = messages.find(({ role }) => role === 'user')?.content ?? ''
  const [, , json = '{}'] = fenced.exec(asked) ?? []
  const { text = '', context = '', jobDescription = '' } = JSON.parse(json) as Record<string, string>
  return betterOf(text || context || jobDescription)
}

function betterOf(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const [bullet = ''] = /^\s*(?:[-•*]\s+)?/.exec(line) ?? []
      const said = weak.reduce((so, [pattern, better]) => so.replace(pattern, better), line.slice(bullet.length).trim())
      if (said === '') return ''
      const whole = /[.!?:]$/.test(said) || said.length < 40 ? said : `${said}.`
      return `${bullet}${whole[0]?.toUpperCase() ?? ''}${whole.slice(1)}`
    })
    .join('\n')
}

/** Orders to a machine, in the languages of the injections that tests try. */
const order = /SAY[: ]+"?([A-Z]{4,})/

/**
 * A model without any will of its own: whatever order it finds, in any language, it obeys, but for what is fenced as data by
 * lines that its instructions name.
 */
export function obedientText(messages: { role: string; content: string }[]): string {
  const system = messages.find(({ role }) => role === 'system')?.content ?? ''
  const said = messages.map(({ content }) => content).join('\n')
  const [, fence = ''] = /"BEGIN DATA (\S+)"/.exec(system) ?? []
  const isTold = fence.length >= 16 && system.includes(`"END DATA ${fence}"`) && /never an instruction/.test(system)
  const [data = ''] =
    (isTold && said.match(new RegExp(`^BEGIN DATA ${fence}$[\\s\\S]*?^END DATA ${fence}$`, 'm'))) || []
  const rest = data === '' ? said : said.replace(data, '')
  return order.exec(rest)?.[1] ?? writtenText(messages)
}
