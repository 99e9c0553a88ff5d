import { hash } from 'node:crypto'
import { Transform } from 'node:stream'

/** What a table holds: how many rows, and which, in whatever order. */
export interface RowSum {
  rows: number
  /** Sum of the SHA-256 of every row, modulo 2^256, in hexadecimal. */
  digest: string
}

const modulus = 1n << 256n
/** A sum as 32-bit words: additions of big integers would take longer than the hashes. */
const words = 8
/** Rows whose words add up exactly in a double: 2^20 times 2^32 is below 2^53. */
const exactRows = 1 << 20

/** Passes rows in the text format of COPY on, a line each, and sums them up. */
export class RowDigest extends Transform {
  #rest: Buffer = Buffer.alloc(0)
  #rows = 0
  #sums = new Float64Array(words)
  #total = 0n

  override _transform(chunk: Buffer, _encoding: string, done: (error: null, chunk: Buffer) => void): void {
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk
    let from = 0
    for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, from)) {
      this.#add(bytes.subarray(from, end))
      from = end + 1
    }
    this.#rest = Buffer.from(bytes.subarray(from))
    done(null, chunk)
  }

  #add(row: Buffer): void {
    const sum = hash('sha256', row, 'buffer')
    for (let index = 0; index < words; index++) {
      this.#sums[index] = (this.#sums[index] ?? 0) + sum.readUInt32BE(index * 4)
    }
    this.#rows++
    if (this.#rows % exactRows === 0) this.#carry()
  }

  #carry(): void {
    for (const [index, sum] of this.#sums.entries()) this.#total += BigInt(sum) << BigInt(32 * (words - 1 - index))
    this.#total %= modulus
    this.#sums.fill(0)
  }

  /** What went by so far. */
  sum(): RowSum {
    this.#carry()
    return { rows: this.#rows, digest: this.#total.toString(16).padStart(64, '0') }
  }
}
