import { Command } from 'ioredis'

/** Part of a command as it is sent: the text after the number of its bytes. */
const argument = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`

/**
 * `SET` of a large value: its parts are written as they are, where the client would put the whole command together, a buffer that
 * is as large again.
 */
export class SetInParts extends Command {
  readonly #key: string
  readonly #parts: readonly Buffer[]
  readonly #lifetimeMs: number

  /** @param lifetimeMs after which the value is gone */
  constructor(key: string, parts: readonly Buffer[], lifetimeMs: number) {
    super('set', [key, '', 'PX', lifetimeMs])
    this.#key = key
    this.#parts = parts
    this.#lifetimeMs = lifetimeMs
  }

  /** Writes all but the end. @returns the end, which the client writes */
  override toWritable(stream: { write(chunk: string | Buffer): unknown }): string {
    const bytes = this.#parts.reduce((sum, part) => sum + part.length, 0)
    stream.write(`*5\r\n${argument('set')}${argument(this.#key)}$${bytes}\r\n`)
    for (const part of this.#parts) stream.write(part)
    return `\r\n${argument('PX')}${argument(String(this.#lifetimeMs))}`
  }
}
