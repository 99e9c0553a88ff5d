import type { DescribedOperation } from './described-operations.ts'

/** Where an operation is in the SDK: `client.documents.listVersions`. */
export interface MethodName {
  resource: string
  method: string
}

/** How the groups of the description are called, and which words their methods leave out. Others follow from their names. */
const resources: Record<string, { name: string; words: string[] }> = {
  'Sign-in': { name: 'auth', words: ['SignInCode>Code'] },
  Account: { name: 'account', words: ['CurrentUser', 'User'] },
  'API keys': { name: 'apiKeys', words: ['ApiKey'] },
  'Master profile': { name: 'masterProfile', words: ['MasterProfile'] },
  Imports: { name: 'imports', words: ['Import'] },
  'Portfolio assets': { name: 'portfolioAssets', words: ['PortfolioAsset'] },
  ATS: { name: 'ats', words: ['Resume', 'Ats'] },
  'AI writing': { name: 'ai', words: ['Writing', 'Text'] },
  Changelog: { name: 'changelog', words: ['ChangelogEntry', 'Changelog'] },
  Roadmap: { name: 'roadmap', words: ['RoadmapItem', 'Roadmap'] },
  'Code host': { name: 'codehost', words: ['Codehost'] },
  Ambassadors: { name: 'ambassadors', words: ['AsAmbassador', 'Ambassador'] },
  Health: { name: 'health', words: ['Health'] },
}

/** Operations whose names do not follow from their IDs. */
const named: Record<string, string> = {
  importCodehost: 'fromCodehost',
  importNetwork: 'fromNetwork',
  importJsonResume: 'fromJsonResume',
}

/** Operations that no client calls, each with the reason. */
export const notForClients: Record<string, string> = {
  receiveBillingEvent: 'Stripe calls it',
}

/**
 * Names the method of every operation: the ID without the words that the resource says.
 * @throws Error when two operations would have the same name
 */
export function methodNames(operations: DescribedOperation[]): Map<string, MethodName> {
  const names = new Map<string, MethodName>()
  const owners = new Map<string, string>()
  for (const { id, tag } of operations) {
    if (id in notForClients) continue
    const { name: resource, words } = resources[tag] ?? regular(tag)
    const method = named[id] ?? withoutWords(id, words)
    const full = `${resource}.${method}`
    const owner = owners.get(full)
    if (owner !== undefined) throw new Error(`${owner} and ${id} would both be ${full}: name one of them`)
    owners.set(full, id)
    names.set(id, { resource, method })
  }
  for (const id of [...Object.keys(named), ...Object.keys(notForClients)]) {
    if (!operations.some((operation) => operation.id === id)) throw new Error(`there is no operation ${id}`)
  }
  return names
}

/** `Share links` is `shareLinks`, and its methods need not say `ShareLink`. */
function regular(tag: string): { name: string; words: string[] } {
  const words = tag.toLowerCase().split(/[^a-z0-9]+/)
  const pascal = words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join('')
  return { name: pascal.charAt(0).toLowerCase() + pascal.slice(1), words: [pascal.replace(/s$/, '')] }
}

/** Leaves out the first word that occurs, with its plural; `One>Other` replaces it instead. */
function withoutWords(id: string, words: string[]): string {
  for (const entry of words) {
    const [word = '', instead = ''] = entry.split('>')
    const at = id.search(new RegExp(`${word}s?(?![a-z])`))
    if (at > 0) return id.replace(new RegExp(`${word}s?(?![a-z])`), instead)
  }
  return id
}
