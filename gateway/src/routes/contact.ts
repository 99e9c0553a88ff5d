import { contactLimits } from '@resume/proto/limits/content'
import { Type } from 'typebox'
import { access } from '../access/access.ts'
import { named } from '../description/keywords.ts'
import { patterns } from '../http/patterns.ts'
import { type AnyRoute, route } from './route.ts'
import { Exact, Text } from './schemas.ts'

const { nameLength, emailLength, subjectLength, messageLength } = contactLimits
const filled = (maxLength: number, minLength = 1) => ({ minLength, maxLength, pattern: patterns.filled })

const ContactMessage = Exact(
  {
    name: Text('Who writes.', filled(nameLength)),
    email: Text('Where an answer goes.', { format: 'sign-in-address', maxLength: emailLength }),
    subject: Text('What it is about.', filled(subjectLength)),
    message: Text('What it says.', filled(messageLength.max, messageLength.min)),
    website: Type.Optional(Text('Leave it empty: only programs fill it.', { maxLength: 2_000 })),
  },
  named('ContactMessage', 'A message to the administrator.'),
)

/** Messages to the administrator. */
export const contactRoutes: AnyRoute[] = [
  route({
    operation: 'sendContactMessage',
    method: 'POST',
    path: '/contact',
    summary: 'Write to the administrator',
    access: access.authenticatedOrOrigin,
    internal: true,
    limit: 'contact',
    body: ContactMessage,
    response: { status: 200, message: 'Message sent', data: Type.Null() },
    idempotent: true,
    calls: ['content.SendContactMessage'],
    async work({ body: { website, email, ...message }, clients, context }) {
      /** Whoever fills the field that nobody sees is not told that it was noticed. */
      if (website) return null
      await clients.content.call('SendContactMessage', { ...message, email: email.trim() }, { context })
      return null
    },
  }),
]
