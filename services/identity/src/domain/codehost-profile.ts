import { emailAddressIn } from './sign-in.ts'

/** An account at the code host, as far as sign-in needs it. */
export interface CodehostProfile {
  /** Never changes, unlike the login. */
  id: string
  name: string
  image: string | null
  /** The account's primary address, as it is stored here; null when it has none that is an address here. */
  email: string | null
  /** Whether the code host has verified that the address belongs to the account. */
  emailVerified: boolean
}

/** Longest name and address of a picture, in characters. */
const longest = { name: 255, image: 2_048 }

/**
 * Reads an account from the code host's answers (its REST documentation, "Get the authenticated user" and "List email
 * addresses for the authenticated user").
 * @returns undefined when they describe none
 */
export function codehostProfileIn(user: unknown, emails: unknown): CodehostProfile | undefined {
  const { id, login, name, avatar_url: image } = (user ?? {}) as Record<string, unknown>
  const accountId = String(id ?? '')
  if (!/^[\w-]{1,64}$/.test(accountId) || typeof login !== 'string' || !Array.isArray(emails)) return undefined
  const primary = emails.find((each) => each?.primary === true)
  const email = emailAddressIn(primary?.email) ?? null
  return {
    id: accountId,
    name: plain(name) || plain(login),
    image: typeof image === 'string' && image.length <= longest.image && URL.canParse(image) ? image : null,
    email,
    emailVerified: email !== null && primary.verified === true,
  }
}

function plain(text: unknown): string {
  return typeof text === 'string'
    ? text
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, longest.name)
    : ''
}
