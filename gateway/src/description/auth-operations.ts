import { Type } from 'typebox'
import { LinkCodehost, SendCode, SignIn, SignInWithCodehost } from '../plugins/auth-bodies.ts'
import { documented, named } from './keywords.ts'
import type { OtherOperation } from './other-operation.ts'

const time = (description: string) => Type.String({ format: 'date-time', description })
const textOrNull = (description: string) => Type.Union([Type.String(), Type.Null()], { description })
const email = (description: string) => Type.String({ format: 'email', description })

const SessionUser = Type.Object(
  {
    id: Type.String({ description: 'The ID of the user.', ...documented({ format: 'uuid' }) }),
    name: Type.String({ description: 'The display name.' }),
    email: email('The email address.'),
    emailVerified: Type.Boolean({ description: 'Whether the email address is verified.' }),
    image: textOrNull('The address of a picture, or null.'),
    createdAt: time('When the account was created.'),
    updatedAt: time('When the account was last changed.'),
  },
  named('SessionUser', 'The user of a session.'),
)

const Session = Type.Object(
  {
    id: Type.String({ description: 'The ID of the session.' }),
    userId: Type.String({ description: 'The ID of the user.', ...documented({ format: 'uuid' }) }),
    token: Type.String({ description: 'The token of the session.' }),
    expiresAt: time('When the session ends unless it is used.'),
    ipAddress: textOrNull('The IP address that signed in, or null.'),
    userAgent: textOrNull('The program that signed in, or null.'),
    createdAt: time('When the session began.'),
    updatedAt: time('When the session was last extended.'),
  },
  named('Session', 'A session.'),
)

const CurrentSession = Type.Object(
  { session: Session, user: SessionUser },
  named('CurrentSession', 'The session of the caller and its user.'),
)

const Done = Type.Object(
  { success: Type.Boolean({ description: 'Whether it worked.' }) },
  named('AuthResult', 'The result of a sign-in operation.'),
)

const SignedIn = Type.Object(
  { token: Type.String({ description: 'The token of the session.' }), user: SessionUser },
  named('SignInResult', 'A new session.'),
)

/** A failure of the authentication library. */
export const AuthError = Type.Object(
  { message: Type.String({ description: 'What went wrong.' }) },
  { ...named('AuthError', 'A failure of a sign-in operation.'), additionalProperties: true },
)

const Begun = Type.Object(
  {
    url: Type.String({ format: 'uri', description: "The code host's page, to which the browser has to go." }),
    redirect: Type.Boolean({ description: 'Whether `Location` names it, too.' }),
  },
  named('CodehostBeginning', 'The first step of a sign-in at the code host, or of linking an account there.'),
)

const authFailures = [400, 403, 413, 415, 429, 500, 503]
const payload = 'Returns the payload of the authentication library, not the envelope.'
const library = `${payload}\n\nAuthentication: none. A session counts only with a first-party \`Origin\`.`

/** The operations under `/auth`. */
export const authOperations: OtherOperation[] = [
  {
    method: 'post',
    path: '/auth/email-otp/send-verification-otp',
    tag: 'Sign-in',
    operation: 'sendSignInCode',
    summary: 'Send a sign-in code',
    description: `Sends a code of 6 digits by email. It is valid for 5 minutes and 3 attempts. The response is the same whether or not the address has an account; an unknown address gets one when it first signs in. ${library}`,
    body: SendCode,
    success: Done,
    failures: authFailures,
    isAuth: true,
  },
  {
    method: 'post',
    path: '/auth/sign-in/email-otp',
    tag: 'Sign-in',
    operation: 'signIn',
    summary: 'Sign in',
    description: `Exchanges a code for a session, and sets the session cookie. Send the cookie together with a first-party \`Origin\` in further requests. Sessions last for 30 days after their last use. ${library}`,
    body: SignIn,
    success: SignedIn,
    failures: authFailures,
    isAuth: true,
    setsCookie: true,
  },
  {
    method: 'post',
    path: '/auth/sign-in/social',
    tag: 'Sign-in',
    operation: 'signInWithCodehost',
    summary: 'Sign in with the code host',
    description: `Begins a sign-in with an account at the code host: send the browser to \`url\` within 5 minutes. It comes back to \`/auth/callback/codehost\`, which sets the session cookie and redirects to \`callbackURL\`, or to \`errorCallbackURL\` with an \`error\`. Only the browser that began can finish. Fails with 503 unless the code host is configured. ${library}`,
    body: SignInWithCodehost,
    success: Begun,
    failures: authFailures,
    isAuth: true,
    setsCookie: true,
    leadsAway: true,
  },
  {
    method: 'post',
    path: '/auth/link-social',
    tag: 'Sign-in',
    operation: 'linkCodehostAccount',
    summary: 'Link an account at the code host',
    description: `Begins linking an account at the code host to the account of the session, in the same way as a sign-in; their email addresses may differ. Fails with 503 unless the code host is configured. ${payload}\n\nAuthentication: a session.`,
    body: LinkCodehost,
    success: Begun,
    failures: [401, ...authFailures],
    isAuth: true,
    session: 'required',
    setsCookie: true,
    leadsAway: true,
  },
  {
    method: 'get',
    path: '/auth/get-session',
    tag: 'Sign-in',
    operation: 'getSession',
    summary: 'Get the current session',
    description: `Returns null without a session. ${library}`,
    success: Type.Union([CurrentSession, Type.Null()]),
    failures: [413, 415, 429, 500, 503],
    isAuth: true,
    session: 'read',
  },
  {
    method: 'post',
    path: '/auth/sign-out',
    tag: 'Sign-in',
    operation: 'signOut',
    summary: 'Sign out',
    description: `Revokes the current session and clears its cookie. ${library}`,
    success: Done,
    failures: authFailures,
    isAuth: true,
    session: 'read',
    setsCookie: true,
  },
]
