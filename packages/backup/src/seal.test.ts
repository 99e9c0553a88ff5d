import { randomBytes } from 'node:crypto'
import { Readable, type Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { createSeal, createUnseal, keyId, proofOf, readKey } from './seal.ts'

const key = randomBytes(32)
const chunk = 64 * 1024
const through = (bytes: Buffer, transform: Transform, piece = 50_001) => {
  const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, index) =>
    bytes.subarray(index * piece, (index + 1) * piece),
  )
  return buffer(
    Readable.from(pieces)
      .pipe(transform)
      .on('error', () => {}),
  )
}
const seal = (bytes: Buffer) => through(bytes, createSeal(key))

describe('a sealed file', () => {
  it.each([0, 1, chunk - 1, chunk, chunk + 1, 3 * chunk, 3 * chunk + 7])('of %i bytes opens again', async (length) => {
    const bytes = randomBytes(length)
    const sealed = await seal(bytes)
    for (const piece of [17, 50_001, 1_000_000]) {
      if (piece === 17 && length > chunk + 1) continue
      expect((await through(sealed, createUnseal(key), piece)).equals(bytes)).toBe(true)
    }
    expect(sealed.equals(await seal(bytes))).toBe(false)
  })

  const header = 36
  const stored = chunk + 16
  const damages: [string, (sealed: Buffer) => Buffer][] = [
    ['cut off in a piece', (sealed) => sealed.subarray(0, sealed.length - 5)],
    ['cut off between pieces', (sealed) => sealed.subarray(0, header + stored)],
    ['cut off after its header', (sealed) => sealed.subarray(0, header)],
    ['cut off in its header', (sealed) => sealed.subarray(0, 10)],
    ['empty', () => Buffer.alloc(0)],
    ['longer than it was', (sealed) => Buffer.concat([sealed, Buffer.from([0])])],
    ['no sealed file', (sealed) => Buffer.concat([Buffer.from('gzip'), sealed.subarray(4)])],
    ['changed in its salt', (sealed) => changed(sealed, 8)],
    ['changed in its first piece', (sealed) => changed(sealed, header + 9)],
    ['changed in its last tag', (sealed) => changed(sealed, sealed.length - 1)],
    [
      'in another order',
      (sealed) => {
        const pieces = [sealed.subarray(header, header + stored), sealed.subarray(header + stored, header + 2 * stored)]
        return Buffer.concat([sealed.subarray(0, header), ...pieces.reverse(), sealed.subarray(header + 2 * stored)])
      },
    ],
  ]
  it.each(damages)('that is %s does not open', async (_name, damage) => {
    const sealed = await seal(randomBytes(2 * chunk + 100))
    await expect(through(damage(sealed), createUnseal(key))).rejects.toThrow(/it (is|was)/)
    await expect(through(sealed, createUnseal(randomBytes(32)))).rejects.toThrow('sealed with another key')
  })
})

function changed(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes)
  copy[at] = (copy[at] ?? 0) ^ 1
  return copy
}

describe('the key of backups', () => {
  it('is 32 bytes in base64 or hexadecimal, and nothing else', () => {
    expect(readKey({})).toBeUndefined()
    expect(readKey({ BACKUP_KEY: `${key.toString('base64')}\n` })?.equals(key)).toBe(true)
    expect(readKey({ BACKUP_KEY: key.toString('hex') })?.equals(key)).toBe(true)
    expect(() => readKey({ BACKUP_KEY: 'hunter2' })).toThrow(/^BACKUP_KEY holds no key/)
    expect(() => readKey({ BACKUP_KEY_FILE: '/nowhere/key' })).toThrow('cannot be read')
  })

  it('has a name that tells nothing, and proves what only it can', () => {
    expect(keyId(key)).toMatch(/^[0-9a-f]{12}$/)
    expect(keyId(randomBytes(32))).not.toBe(keyId(key))
    expect(proofOf(Buffer.from('a'), key)).not.toBe(proofOf(Buffer.from('a'), randomBytes(32)))
    expect(proofOf(Buffer.from('a'), undefined)).toMatch(/^sha256 /)
  })
})
