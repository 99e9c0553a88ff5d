import { apiKeyScopes } from '@resume/proto/scopes'
import type { Command } from '../command.ts'
import { CommandError, exitCodes } from '../exit-codes.ts'
import { prepareSettings, removeSettings, writeSettings } from '../settings.ts'

export const login: Command = {
  usage: '[--email ADDRESS] [--code CODE] [--url URL] [--origin URL]',
  summary: 'sign in with a code that comes by email, and keep an API key',
  most: 0,
  options: { email: { type: 'string' }, code: { type: 'string' } },
  async run({ values, env, baseUrl, origin, out, ask, stranger }) {
    prepareSettings(env)
    const email = String(values.email ?? (await ask('Email address: ')))
    const client = stranger()
    if (values.code === undefined) {
      await client.auth.sendCode({ email, type: 'sign-in' })
      out.note(`A code is on its way to ${email}.`)
    }
    await client.auth.signIn({ email, otp: String(values.code ?? (await ask('Code: '))) })
    /** It may do everything that a key can. */
    const { key, id } = await client.apiKeys.create({ name: 'Command line', scopes: [...apiKeyScopes], rateLimit: 600 })
    const file = writeSettings(env, { baseUrl, origin, email, apiKey: key, keyId: id, cookie: client.cookie ?? '' })
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
    if (!settings) throw new CommandError('Nobody is signed in')
    await session().apiKeys.revoke(settings.keyId)
    await session().auth.signOut()
    removeSettings(env)
    out.show({ email: settings.email }, () => [`${settings.email} is signed out.`])
    return exitCodes.done
  },
}
