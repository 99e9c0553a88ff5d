import type { Snippets } from './given.ts'

export const account: Snippets = {
  async sendSignInCode({ client, email, console }) {
    await client.auth.sendCode({ email, type: 'sign-in' })
    console.log(`A code is on its way to ${email}`)
  },

  async signIn({ client, email, otp, console }) {
    const { user } = await client.auth.signIn({ email, otp })
    console.log(`${user.name} is signed in, and the client keeps the session`)
  },

  async getSession({ client, console }) {
    const current = await client.auth.getSession()
    console.log(current ? `The session ends at ${current.session.expiresAt}` : 'Nobody is signed in')
  },

  async signInWithCodehost({ client, origin, console }) {
    const { url } = await client.auth.signInWithCodehost({ provider: 'codehost', callbackURL: `${origin}/settings` })
    console.log(`Send the browser to ${url}`)
  },

  async linkCodehostAccount({ client, origin, console }) {
    const { url } = await client.auth.linkCodehostAccount({ provider: 'codehost', callbackURL: `${origin}/settings` })
    console.log(`Send the browser to ${url}`)
  },

  async signOut({ client, console }) {
    const { success } = await client.auth.signOut()
    console.log(`Signed out: ${success}`)
  },

  async getCurrentUser({ client, console }) {
    const user = await client.account.get()
    console.log(`${user.name} <${user.email}> has ${user._count.resumes} resumes`)
  },

  async updateUserName({ client, console }) {
    const { name } = await client.account.updateName({ name: 'Marta Lindqvist' })
    console.log(`You are ${name} now`)
  },

  async claimUsername({ client, username, console }) {
    const user = await client.account.claimUsername({ username })
    console.log(`Your links begin with /share/${user.username}`)
  },

  async checkUsernameAvailability({ client, console }) {
    const { available, normalizedUsername } = await client.account.checkUsernameAvailability('Ada Lovelace')
    console.log(`${normalizedUsername} is ${available ? 'free' : 'taken'}`)
  },

  async updateAutoSync({ client, console }) {
    const { autoSyncEnabled } = await client.account.updateAutoSync({ enabled: false })
    console.log(`Apps sync by themselves: ${autoSyncEnabled}`)
  },

  async exportUser({ client, console }) {
    const everything = await client.account.export()
    console.log(`Exported at ${everything.exportedAt}`, Object.keys(everything))
  },

  async deleteUser({ client, email, console }) {
    await client.account.delete({ confirm: email })
    console.log('The account is being deleted')
  },

  async createApiKey({ client, console }) {
    const { key, keyPrefix } = await client.apiKeys.create({
      name: 'Backup script',
      scopes: ['resume:read', 'resume:write'],
      rateLimit: 60,
    })
    console.log(`Keep all ${key.length} characters of ${keyPrefix}…: they are shown only here`)
  },

  async listApiKeys({ client, console }) {
    for await (const { name, keyPrefix, lastUsed } of client.apiKeys.list()) {
      console.log(`${keyPrefix}… ${name}, last used: ${lastUsed ?? 'never'}`)
    }
  },

  async getApiKey({ client, keyId, console }) {
    const { name, scopes, expiresAt } = await client.apiKeys.get(keyId)
    console.log(`${name} may ${scopes.join(', ')} until ${expiresAt}`)
  },

  async rotateApiKey({ client, keyId, console }) {
    const { keyPrefix, expiresAt } = await client.apiKeys.rotate(keyId, { rateLimit: 120 })
    console.log(`${keyPrefix}… takes its place until ${expiresAt}`)
  },

  async revokeApiKey({ client, keyId, console }) {
    await client.apiKeys.revoke(keyId)
    console.log('The key does not work any more')
  },

  async deleteApiKey({ client, keyId, console }) {
    await client.apiKeys.delete(keyId)
    console.log('The key is gone')
  },

  async saveMasterProfile({ client, profile, console }) {
    const { updatedAt } = await client.masterProfile.save({ profile })
    console.log(`The first profile was saved at ${updatedAt}`)
  },

  async getMasterProfile({ client, console }) {
    const { content, updatedAt } = await client.masterProfile.get()
    console.log(`Saved at ${updatedAt}:`, Object.keys(content))
  },

  async exportJsonResume({ client, console }) {
    const { basics } = await client.masterProfile.exportJsonResume()
    console.log(`A JSON Resume of ${basics?.name}`)
  },

  async importJsonResume({ client, console }) {
    const jsonResume = { basics: { name: 'Marta Lindqvist', label: 'Senior Backend Engineer' } }
    const document = await client.imports.fromJsonResume(jsonResume, { replaceMaster: false })
    console.log(`Imported as ${document.title}`)
  },

  async importCodehost({ client, console }) {
    const document = await client.imports.fromCodehost({ usernameOrUrl: 'marta-lindqvist', replaceMaster: false })
    console.log(`Imported as ${document.title}`)
  },

  async importNetwork({ client, resume, console }) {
    const document = await client.imports.fromNetwork({ profileText: resume, replaceMaster: false })
    console.log(`Imported as ${document.title}`)
  },

  async getImportQuota({ client, console }) {
    const { codehost, network } = await client.imports.getQuota()
    console.log(`Imports left: ${codehost.remaining} from the code host, ${network.remaining} from the network`)
  },
}
