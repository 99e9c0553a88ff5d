import { join } from 'node:path'
import { fillWallets } from '@resume/bench-kit/fill-wallets'
import { makePeople, subscribe } from '@resume/bench-kit/people'
import { signIn } from '@resume/bench-kit/sign-in'
import { aSnapshot } from '@resume/test-kit/portfolio-snapshot'
import type { TestPlatform } from '@resume/test-kit/test-platform'
import { Client } from 'pg'
import type { OpenDocument, World } from './mixes.ts'

/** Where the platform is, and what its accounts are made with. */
interface Place {
  platform: TestPlatform
  mailDir: string
  hashSecret: string
  /** A limit that nobody reaches. */
  enough: number
}

/** Fills a platform with those who call it: one publication, and people by the thousand. */
export async function makeWorld(
  place: Place,
  { connections, scale }: { connections: number; scale: number },
): Promise<World> {
  const { platform, hashSecret, enough } = place
  const databaseOf = (service: string) => `${platform.postgresUrl}/${service}`
  const options = { databaseUrl: databaseOf('identity'), hashSecret, rateLimit: enough }
  const strangerCount = Math.max(64, Math.round(14_400 * scale))
  const people = await makePeople(strangerCount + 5 * connections, options)
  const take = (count: number) => people.splice(0, count)
  const [owners, scanners, writers] = [take(connections), take(2 * connections), take(2 * connections)]
  await query(databaseOf('identity'), `UPDATE api_keys SET scopes = scopes || '{ai:write,changelog:read}'`)
  await subscribe(scanners, databaseOf('ats'))
  await fillWallets(writers, databaseOf('billing'))
  const documents: OpenDocument[] = []
  for (const owner of owners) {
    const content = { text: 'Made things. '.repeat(1_600) }
    const made = await call(platform, 'POST', '/documents', { 'x-api-key': owner.key }, { type: 'RESUME', content })
    documents.push({ owner, ...made })
  }
  return { subdomain: await publish(place), documents, strangers: people, scanners, writers, connections }
}

/** Publishes a portfolio of some 20 KB. @returns its subdomain */
async function publish({ platform, mailDir }: Place): Promise<string> {
  const session = await signIn({ url: platform.url, mailDir: join(mailDir) }, 'bench@example.com')
  const { id } = await call(platform, 'GET', '/users/me', session)
  await query(
    `${platform.postgresUrl}/billing`,
    `INSERT INTO subscriptions (user_id, id, status, product_key, entitlements, version, updated_at)
     VALUES ('${id}', gen_random_uuid(), 'ACTIVE', 'portfolio_pro', '{}', 1, now())`,
  )
  const items = Array.from({ length: 24 }, (_, nth) => ({
    id: `i${nth}`,
    title: `Project ${nth}`,
    description: 'Made. '.repeat(120),
  }))
  const snapshot = aSnapshot({ sections: [{ id: 's', type: 'projects', title: 'Projects', visible: true, items }] })
  const draft = await call(platform, 'PUT', '/portfolios/draft', session, { subdomain: 'bench', snapshot })
  const publication = { documentId: draft.id, subdomain: 'bench-portfolio', revision: draft.revision }
  await call(platform, 'POST', '/portfolios/publish', session, publication)
  return publication.subdomain
}

async function query(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

async function call(
  { url }: TestPlatform,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: object,
): Promise<{ id: string; revision: number }> {
  const response = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer = (await response.json()) as { data: { id: string; revision: number } }
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`)
  return answer.data
}
