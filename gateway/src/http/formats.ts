import type { Ajv as Validator } from 'ajv'
import addFormats, { type FormatName } from 'ajv-formats'

const isDateTime = testOf('date-time')
const isDate = testOf('date')

/** What to say of a text that lacks a format. */
export const formatMessages: Record<string, string> = {
  date: 'must be a day such as 2026-03-01',
  'date-time': 'must be an ISO 8601 timestamp',
  'email-or-empty': 'must be an e-mail address or empty',
  'sign-in-address': 'must be an e-mail address',
  'web-address': 'must be an http or https URL',
}

/** Teaches a validator the formats of texts that bodies may have to have. */
export function addTextFormats(validator: Validator): void {
  addFormats.default(validator)
  validator.addFormat('date', isDay)
  validator.addFormat('date-time', isTimestamp)
  validator.addFormat('email-or-empty', isEmailOrEmpty)
  validator.addFormat('sign-in-address', isSignInAddress)
  validator.addFormat('web-address', isWebAddress)
}

/** A time (RFC 3339) of the years that PostgreSQL keeps and ISO 8601 writes with four digits; without leap seconds. */
function isTimestamp(text: string): boolean {
  const year = isDateTime(text) ? new Date(text).getUTCFullYear() : Number.NaN
  return year >= 1 && year <= 9999
}

/** A day since computers count them, so that one some days before it can be kept, too. */
function isDay(text: string): boolean {
  return isDate(text) && text >= '1970'
}

/** An address, or nothing; bounded, so that no text takes long. */
function isEmailOrEmpty(text: string): boolean {
  return text === '' || /^[^\s@]{1,64}@[^\s@]{1,254}$/u.test(text)
}

/** What identity takes for the address of an account, with or without blanks around it; bounded, so that no text takes long. */
function isSignInAddress(text: string): boolean {
  const address = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i
  return text.length <= 320 && address.test(text.trim())
}

/** An address that a page may link to: a script's, say, is none. */
function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text) && !/[\s<>"]/.test(text)
}

/** How the library tests a format. */
function testOf(name: FormatName): (text: string) => boolean {
  const format = addFormats.default.get(name)
  if (typeof format !== 'object' || !('validate' in format) || typeof format.validate !== 'function') {
    throw new Error(`ajv-formats tests ${name} in another way than before`)
  }
  return format.validate as (text: string) => boolean
}
