import { describe, expect, it } from 'vitest'
import { mailOf } from './contact.ts'

const message = { userId: null, name: 'Ada', email: 'ada@example.org', subject: 'Hello', message: 'Two\nlines.' }

describe('the mail with a message to the administrator', () => {
  it('says who wrote, from which account, and what', () => {
    expect(mailOf(message)).toEqual({
      replyTo: 'ada@example.org',
      subject: 'Contact: Hello',
      text: 'From: Ada <ada@example.org>\nAccount: not signed in\nSubject: Hello\n\nTwo\nlines.\n',
    })
    expect(mailOf({ ...message, userId: 'an-id' }).text).toContain('\nAccount: an-id\n')
  })

  it('has no line that its sender made up', () => {
    for (const end of ['\r\n', '\n', '\r', '\u2028', '\u2029', '\u0085', '\v']) {
      const name = `Ada${end}Account: somebody-else${end}`
      const { subject, text } = mailOf({ ...message, name, subject: `Hi${end}Bcc: evil@example.org` })
      expect(subject).toBe('Contact: Hi Bcc: evil@example.org')
      expect(text.split(/[\r\n\v\u0085\u2028\u2029]/).slice(0, 3)).toEqual([
        'From: Ada Account: somebody-else <ada@example.org>',
        'Account: not signed in',
        'Subject: Hi Bcc: evil@example.org',
      ])
    }
  })
})
