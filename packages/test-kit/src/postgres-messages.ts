/** A message of a client to PostgreSQL. */
export interface ClientMessage {
  /** Its type byte as a character; empty for the one that begins a session. */
  type: string
  /** The whole message. */
  bytes: Buffer
}

/**
 * Splits what a client sends into messages (PostgreSQL documentation, 54.7): a type and a length, of which the first one
 * has no type.
 * @returns takes what arrives, in any pieces
 */
export function splitMessages(take: (message: ClientMessage) => void): (chunk: Buffer) => void {
  let waiting: Buffer = Buffer.alloc(0)
  let isBegun = false
  return (chunk) => {
    waiting = Buffer.concat([waiting, chunk])
    for (;;) {
      const typeLength = isBegun ? 1 : 0
      if (waiting.length < typeLength + 4) return
      const length = typeLength + waiting.readUInt32BE(typeLength)
      if (waiting.length < length) return
      const bytes = waiting.subarray(0, length)
      waiting = waiting.subarray(length)
      take({ type: isBegun ? String.fromCharCode(bytes[0] ?? 0) : '', bytes })
      isBegun = true
    }
  }
}

/** Makes a function that finds the statement which a message of a session runs; undefined for other messages. */
export function createStatementReader(): (message: ClientMessage) => string | undefined {
  const prepared = new Map<string, string>()
  return ({ type, bytes }) => {
    const [first = '', second = ''] = bytes.subarray(5).toString('latin1').split('\0', 2)
    if (type === 'Q') return first
    if (type === 'P') prepared.set(first, second)
    return type === 'B' ? prepared.get(second) : undefined
  }
}
