import { AppError } from '@resume/service-kit/errors/app-error'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { documented, named } from '../description/keywords.ts'
import { readJsonBody } from '../http/json-body.ts'
import { refuseCharset } from '../http/json-charset.ts'
import { patterns } from '../http/patterns.ts'
import { validatorCompiler } from '../http/validation.ts'

/** Largest body of a sign-in request, in bytes. */
const bodyLimit = 16 * 1024

const email = (description: string) =>
  Type.String({ format: 'sign-in-address', maxLength: 320, description, ...documented({ format: 'email' }) })

/** The body of a request for a sign-in code. */
export const SendCode = Type.Object(
  {
    email: email('The address to send the code to.'),
    type: Type.Enum(['sign-in'], { description: 'What the code is for.' }),
  },
  { ...named('SignInCodeRequest', 'A request for a sign-in code.'), additionalProperties: false },
)

/** The body of a sign-in. */
export const SignIn = Type.Object(
  {
    email: email('The address that the code was sent to.'),
    otp: Type.String({ pattern: patterns.signInCode, description: 'The code.' }),
  },
  { ...named('SignIn', 'A sign-in code.'), additionalProperties: false },
)

const address = (when: string) =>
  Type.Optional(
    Type.String({
      maxLength: 2048,
      description: `Where the browser goes ${when}: a URL on a first-party origin, or a path below the platform's own.`,
    }),
  )
const beginning = {
  provider: Type.Enum(['codehost'], { description: 'The provider.' }),
  callbackURL: address('afterwards; by default the start of the application'),
  errorCallbackURL: address('when it fails, with the reason as `error`; by default `callbackURL`'),
  disableRedirect: Type.Optional(
    Type.Boolean({
      description: 'Return `redirect: false` and no `Location`, for clients that open the page themselves.',
    }),
  ),
}

/** The body that begins linking an account at the code host. */
export const LinkCodehost = Type.Object(beginning, {
  ...named('CodehostLink', 'Where the browser goes once an account at the code host is linked.'),
  additionalProperties: false,
})

/** The body that begins signing in with an account at the code host. */
export const SignInWithCodehost = Type.Object(
  { ...beginning, newUserCallbackURL: address('when an account was made; by default `callbackURL`') },
  {
    ...named('CodehostSignIn', 'Where the browser goes once it has signed in with the code host.'),
    additionalProperties: false,
  },
)

/** What the body of each sign-in request may be, by path below `/auth`. */
const schemas: Record<string, Type.TSchema> = {
  '/email-otp/send-verification-otp': SendCode,
  '/sign-in/email-otp': SignIn,
  '/sign-out': Type.Object({}, { additionalProperties: false }),
  '/link-social': LinkCodehost,
  '/sign-in/social': SignInWithCodehost,
}

const validators = new Map(
  Object.entries(schemas).map(([path, schema]) => [
    path,
    validatorCompiler({ schema, method: 'POST', url: path, httpPart: 'body' }),
  ]),
)

/** Reads the bodies of sign-in requests: JSON in UTF-8, of at most {@link bodyLimit}; an empty one is none. */
export function readAuthBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit }, (request, body, done) => {
    try {
      refuseCharset(request.headers['content-type'])
      done(null, body.length === 0 ? undefined : readJsonBody(body as Buffer))
    } catch (error) {
      done(error as AppError)
    }
  })
}

/**
 * Holds a body to its schema, before it is handed on. Where identity takes no body, none is.
 * @param path below `/auth`, decoded
 * @throws AppError `body_not_object`, or `validation_failed` with every wrong field
 */
export function checkAuthBody(request: FastifyRequest, path: string): void {
  const { body } = request
  if (body !== undefined && (typeof body !== 'object' || body === null || Array.isArray(body))) {
    throw new AppError('body_not_object')
  }
  const validate = request.method === 'POST' ? validators.get(path) : undefined
  if (!validate) {
    request.body = undefined
    return
  }
  const result = validate(body ?? {})
  if (typeof result === 'object' && 'error' in result && result.error) throw result.error
}
