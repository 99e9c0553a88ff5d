import { apiKeyScopes } from '@resume/proto/scopes'
import { ApiError, type ResumePlatform, UnauthorizedError } from '@resume-platform/sdk'
import type { Command, Context } from '../command.ts'
import { CommandError, exitCodes } from '../exit-codes.ts'
import { prepareSettings, removeSettings, type Settings, writeSettings } from '../settings.ts'

export const login: Command = {
  usage: '[--email ADDRESS] [--code CODE] [--url URL] [--origin URL]',
  summary: 'sign in with an emailed code, and store a new API key in place of the former one',
  most: 0,
  options: { email: { type: 'string' }, code: { type: 'string' } },
  async run(context) {
    const { values, env, baseUrl, origin, out, ask, stranger } = context
    prepareSettings(env)
    const former = formerLogin(context)
    const email = String(values.email ?? (await ask('Email address: ')))
    const client = stranger()
    if (values.code === undefined) {
      await client.auth.sendCode({ email, type: 'sign-in' })
      out.note(`A code is on its way to ${email}.`)
    }
    await client.auth.signIn({ email, otp: String(values.code ?? (await ask('Code: '))) })
    /** It may do everything that a key can. */
    const { key, id } = await client.apiKeys.create({ name: 'Command line', scopes: [...apiKeyScopes], rateLimit: 600 })
    const settings = { baseUrl, origin, email, apiKey: key, keyId: id, cookie: client.cookie ?? '' }
    const file = writeSettings(env, settings)
    /** Nothing would know of it any more. */
    if (former && !(await isRevokedBy(client, former, settings)) && !out.isJson) {
      out.note(`The key of the former login of ${former.email} may still be valid. ${whereToRevoke(former)}`)
    }
    out.show({ email, keyId: id, file }, () => [`Signed in as ${email}. The key is in ${file}.`])
    return exitCodes.done
  },
}

export const logout: Command = {
  usage: '',
  summary: 'revoke the key of the login, end its session, and forget both',
  most: 0,
  async run({ env, settings: kept, out, session }) {
    const settings = kept()
    if (!settings) throw new CommandError('You are not signed in')
    const client = session()
    try {
      await revokeKey(client, settings.keyId)
    } catch (error) {
      if (!(error instanceof UnauthorizedError)) throw error
      removeSettings(env)
      throw new CommandError(
        `The session of the login has expired: its key is forgotten here, but may still be valid. ${whereToRevoke(settings)}`,
        exitCodes.notAllowed,
      )
    }
    await client.auth.signOut()
    removeSettings(env)
    out.show({ email: settings.email }, () => [`${settings.email} is signed out.`])
    return exitCodes.done
  },
}

/** What a login is about to replace; undefined when there is nothing, or nothing that can be read. */
function formerLogin({ settings }: Context): Settings | undefined {
  try {
    return settings()
  } catch (error) {
    if (error instanceof CommandError) return undefined
    throw error
  }
}

/** Revokes the key of a former login with the session of a new one. @returns whether it is certain not to work any more */
async function isRevokedBy(client: ResumePlatform, former: Settings, { baseUrl, email }: Settings): Promise<boolean> {
  /** What a login has kept is sent nowhere else, and no session revokes the keys of another account. */
  if (former.baseUrl !== baseUrl || former.email.toLowerCase() !== email.toLowerCase()) return false
  try {
    await revokeKey(client, former.keyId)
    return true
  } catch {
    return false
  }
}

/** Revokes a key; one that was deleted meanwhile, as in the web app, is none any more. */
async function revokeKey({ apiKeys }: ResumePlatform, id: string): Promise<void> {
  try {
    await apiKeys.revoke(id)
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error
  }
}

function whereToRevoke({ origin, email, keyId }: Settings): string {
  return `Revoke it at ${origin}, or sign in as ${email} and run: resume-platform keys revoke ${keyId}`
}
