import { asOneLine, type Message } from './mail.ts'

/** A time as a mail tells it. */
const told = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** Programs and systems by the first word of a user agent that gives them away; the order matters, because most claim to be others. */
const programs: [RegExp, string][] = [
  [/\bEdgA?\b|\bEdgiOS\b/, 'Edge'],
  [/\bOPR\b/, 'Opera'],
  [/\bFirefox\b|\bFxiOS\b/, 'Firefox'],
  [/\bChrom(e|ium)\b|\bCriOS\b|\bHeadlessChrome\b/, 'Chrome'],
  [/\bSafari\b/, 'Safari'],
  [/^curl\b/, 'curl'],
]
const systems: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

/**
 * What a user agent is, in words of ours: whoever signs in writes it, and a mail must not carry their words.
 * @returns such as `Firefox on Linux`
 */
export function deviceName(userAgent: string): string {
  const nameIn = (known: [RegExp, string][]) => known.find(([form]) => form.test(userAgent))?.[1]
  const system = nameIn(systems)
  return `${nameIn(programs) ?? 'an unknown program'}${system === undefined ? '' : ` on ${system}`}`
}

/** The mail about a sign-in from a device that was not seen before. */
export function newDeviceNotice({ userAgent, at }: { userAgent: string; at: Date }): Message {
  return {
    subject: 'New sign-in to your account',
    text: `Somebody signed in to your account with ${deviceName(userAgent)} at ${told(at)}. This kind of device has not been used before.

If this was not you, somebody else reads your email: secure your mailbox first, and then delete what you do not know from your account.
`,
  }
}

/** The mail about a new API key. @param replaced the name of the key that it replaces, if any */
export function keyNotice(key: { name: string; keyPrefix: string; createdAt: Date }, isReplacement: boolean): Message {
  const what = isReplacement ? 'An API key was rotated' : 'An API key was created'
  return {
    subject: `${what} for your account`,
    text: `${what} for your account at ${told(key.createdAt)}: "${asOneLine(key.name)}", which begins with ${key.keyPrefix}.${isReplacement ? ' The former key no longer works.' : ''}

If this was not you, revoke the key, and secure your mailbox: whoever reads it can sign in.
`,
  }
}

/** The mail about the end of an account. */
export function deletionNotice(at: Date): Message {
  return {
    subject: 'Your account was deleted',
    text: `Your account was deleted at ${told(at)}. Everything that belongs to it is being erased, and this is the last message to this address.
`,
  }
}
