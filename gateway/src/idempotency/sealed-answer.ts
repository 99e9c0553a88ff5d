import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** An answer as it was given. */
export interface StoredAnswer {
  status: number
  /** The error that it is, for a failure. */
  errorId?: string
  body: string
}

const ivLength = 12
const tagLength = 16

/** Encrypts an answer (AES-256-GCM), because it can hold a secret that is shown once. @param key 32 bytes */
export function sealAnswer(answer: StoredAnswer, key: Buffer): Buffer {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const sealed = Buffer.concat([cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** The answer that {@link sealAnswer} encrypted. @throws Error when the key is another one */
export function openAnswer(bytes: Buffer, key: Buffer): StoredAnswer {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivLength))
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
  const opened = Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()])
  return JSON.parse(opened.toString('utf8'))
}
