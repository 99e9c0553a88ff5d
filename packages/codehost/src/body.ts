import { CodehostFailure } from './failure.ts'

/** Reads an answer to its end. @param largest in bytes @throws CodehostFailure when it is larger, or breaks off */
export async function textOf(response: Response, largest: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of response.body ?? []) {
      length += chunk.byteLength
      if (length > largest) break
      chunks.push(chunk)
    }
  } catch (cause) {
    throw new CodehostFailure('A page of the code host broke off', { isPassing: true, cause })
  }
  if (length > largest) throw new CodehostFailure('A page of the code host is too large')
  return Buffer.concat(chunks).toString('utf8')
}
