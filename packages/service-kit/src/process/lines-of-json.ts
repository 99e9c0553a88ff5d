import { createInterface } from 'node:readline'

/** Reads lines of JSON. Those that are none are passed over: empty ones, and such as a crash cut off while they were written. */
export async function* linesOfJson(input: NodeJS.ReadableStream): AsyncGenerator<ReturnType<typeof JSON.parse>> {
  for await (const line of createInterface({ input })) {
    const value = parsed(line)
    if (value !== undefined) yield value
  }
}

function parsed(line: string): ReturnType<typeof JSON.parse> {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
