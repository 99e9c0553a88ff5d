import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Transform } from 'node:stream'
import { Refusal } from './refusal.ts'

/** Names the format of a sealed file; stands at its beginning. */
const magic = Buffer.from('RPB1')
const saltBytes = 32
const tagBytes = 16
/** Bytes that are sealed at a time. */
const chunkBytes = 64 * 1024

/**
 * Reads the key of backups: 32 bytes in base64 or hexadecimal, from the file that BACKUP_KEY_FILE names or from BACKUP_KEY.
 * @returns undefined when neither is set
 * @throws Refusal when it is not such a key
 */
export function readKey({
  BACKUP_KEY_FILE: file,
  BACKUP_KEY: given,
}: Record<string, string | undefined>): Buffer | undefined {
  if (!file && !given) return undefined
  const name = file ? `the file ${file} of BACKUP_KEY_FILE` : 'BACKUP_KEY'
  let text = given ?? ''
  if (file) {
    try {
      text = readFileSync(file, 'utf8')
    } catch {
      throw new Refusal(`${name} cannot be read`)
    }
  }
  const key = /^[0-9a-f]{64}$/i.test(text.trim()) ? Buffer.from(text.trim(), 'hex') : Buffer.from(text, 'base64')
  if (key.length === 32) return key
  throw new Refusal(`${name} holds no key: it takes 32 bytes, such as \`openssl rand -base64 32\` makes`)
}

/** A key for one purpose, so that none is used for two. */
function derive(key: Buffer, purpose: string, salt: Buffer = Buffer.alloc(0)): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, `resume-backup ${purpose}`, 32))
}

/** Tells keys apart without telling anything about them. */
export function keyId(key: Buffer): string {
  return derive(key, 'name').subarray(0, 6).toString('hex')
}

/** What proves that bytes are those that were written: a MAC with a key; without, only a sum that anybody can make. */
export function proofOf(bytes: Buffer, key: Buffer | undefined): string {
  return key
    ? `hmac-sha256 ${createHmac('sha256', derive(key, 'manifest')).update(bytes).digest('hex')}`
    : `sha256 ${createHash('sha256').update(bytes).digest('hex')}`
}

/** Whether two proofs are the same, in constant time. */
export function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** The nonce of a chunk: its number, and whether it is the last, so that none can be left out, moved or cut off. */
function nonceOf(count: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(count), 3)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/** Bytes that come in any lengths, and leave in pieces. */
interface Pieces {
  add(bytes: Buffer, push: (out: Buffer) => void): void
  end(push: (out: Buffer) => void): void
}

/** Takes what streams by in pieces of one size; a piece is the last one only when nothing follows. */
function inPieces(size: number, handle: (piece: Buffer, isLast: boolean) => Buffer): Pieces {
  let waiting: Buffer[] = []
  let length = 0
  return {
    add(bytes, push) {
      waiting.push(bytes)
      length += bytes.length
      if (length <= size) return
      let rest: Buffer = waiting.length === 1 ? bytes : Buffer.concat(waiting)
      while (rest.length > size) {
        push(handle(rest.subarray(0, size), false))
        rest = rest.subarray(size)
      }
      waiting = [rest]
      length = rest.length
    },
    end(push) {
      push(handle(Buffer.concat(waiting), true))
    },
  }
}

/** Encrypts a stream: AES-256-GCM in chunks, each with a tag of its own, under a key of this file alone. */
export function createSeal(key: Buffer): Transform {
  const salt = randomBytes(saltBytes)
  const fileKey = derive(key, 'file', salt)
  let count = 0
  const pieces = inPieces(chunkBytes, (piece, isLast) => {
    const cipher = createCipheriv('aes-256-gcm', fileKey, nonceOf(count++, isLast))
    return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
  })
  let hasBegun = false
  const begin = (stream: Transform) => {
    if (!hasBegun) stream.push(Buffer.concat([magic, salt]))
    hasBegun = true
  }
  return new Transform({
    transform(bytes: Buffer, _encoding, done) {
      begin(this)
      pieces.add(bytes, (out) => this.push(out))
      done()
    },
    flush(done) {
      begin(this)
      pieces.end((out) => this.push(out))
      done()
    },
  })
}

/** Decrypts what {@link createSeal} made; fails where a byte was changed, and where the end is missing. */
export function createUnseal(key: Buffer): Transform {
  const headerBytes = magic.length + saltBytes
  let header = Buffer.alloc(0)
  let fileKey: Buffer | undefined
  let count = 0
  const pieces = inPieces(chunkBytes + tagBytes, (piece, isLast) => {
    if (!fileKey || piece.length < tagBytes) throw new Refusal('it is cut off')
    const decipher = createDecipheriv('aes-256-gcm', fileKey, nonceOf(count++, isLast))
    decipher.setAuthTag(piece.subarray(piece.length - tagBytes))
    try {
      return Buffer.concat([decipher.update(piece.subarray(0, piece.length - tagBytes)), decipher.final()])
    } catch {
      throw new Refusal('it was changed, cut off, or sealed with another key')
    }
  })
  return new Transform({
    transform(bytes: Buffer, _encoding, done) {
      try {
        let rest = bytes
        if (!fileKey) {
          header = Buffer.concat([header, bytes])
          if (header.length < headerBytes) return done()
          if (!header.subarray(0, magic.length).equals(magic)) throw new Refusal('it is not sealed')
          fileKey = derive(key, 'file', header.subarray(magic.length, headerBytes))
          rest = header.subarray(headerBytes)
        }
        pieces.add(rest, (out) => this.push(out))
        done()
      } catch (error) {
        done(error as Error)
      }
    },
    flush(done) {
      try {
        pieces.end((out) => this.push(out))
        done()
      } catch (error) {
        done(error as Error)
      }
    },
  })
}
