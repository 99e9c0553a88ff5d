import { describe, expect, it } from 'vitest'
import { asOneLine, mailFrom, mailLimits } from './mail.ts'

const request = { userId: 'u', address: '', replyTo: '', subject: 'Subject', text: 'Text' }

describe('a mail', () => {
  it('has one recipient, a subject and a text', () => {
    expect(mailFrom(request)).toEqual({ userId: 'u', subject: 'Subject', text: 'Text' })
    const wrong = [
      { userId: '' },
      { address: 'a@example.com' },
      { userId: '', address: 'a@example.com, b@example.com' },
      { userId: '', address: 'a@example.com\r\nBcc: b@example.com' },
      { replyTo: '<b@example.com>' },
      { subject: ' \r\n ' },
      { text: '' },
      { text: 'x'.repeat(mailLimits.text + 1) },
    ]
    for (const changes of wrong) expect(() => mailFrom({ ...request, ...changes }), JSON.stringify(changes)).toThrow()
  })

  it('has a subject of one line', () => {
    expect(asOneLine('a\r\nBcc: b\u2028c\u0000d\u0085e')).toBe('a Bcc: b c d e')
    expect(asOneLine('x'.repeat(500))).toHaveLength(mailLimits.subject)
  })
})
