import { newId } from '@resume/service-kit/ids'
import { Client } from 'pg'
import { newApiKey, storedFormOf } from './api-key.ts'

/** An account with an API key that has every scope it needs and no limit to speak of. */
export interface Person {
  userId: string
  key: string
}

/** Makes accounts by the thousand, past sign-in, in identity's own tables. */
export async function makePeople(
  count: number,
  options: { databaseUrl: string; hashSecret: string; rateLimit: number },
): Promise<Person[]> {
  const people = Array.from({ length: count }, () => ({ userId: newId(), key: newApiKey(), keyId: newId() }))
  const stored = people.map(({ key }) => storedFormOf(key, options.hashSecret))
  const client = new Client({ connectionString: options.databaseUrl })
  await client.connect()
  try {
    await client.query(
      `INSERT INTO users (id, name, email, email_verified, updated_at)
       SELECT id, 'Person ' || place, 'person-' || place || '@example.com', true, now()
       FROM unnest($1::uuid[]) WITH ORDINALITY AS person (id, place)`,
      [people.map(({ userId }) => userId)],
    )
    await client.query(
      `INSERT INTO api_keys (id, user_id, name, key_hash, key_prefix, key_suffix, scopes, rate_limit, expires_at, updated_at)
       SELECT id, user_id, 'bench', key_hash, prefix, suffix, '{user:read,resume:read,resume:write}', $6, now() + interval '1 day', now()
       FROM unnest($1::uuid[], $2::uuid[], $3::bytea[], $4::text[], $5::text[])
         AS key (id, user_id, key_hash, prefix, suffix)`,
      [
        people.map(({ keyId }) => keyId),
        people.map(({ userId }) => userId),
        stored.map(({ keyHash }) => keyHash),
        stored.map(({ keyPrefix }) => keyPrefix),
        stored.map(({ keySuffix }) => keySuffix),
        options.rateLimit,
      ],
    )
  } finally {
    await client.end()
  }
  return people
}

/** Gives people a subscription, so that their quota of scans is large. */
export async function subscribe(people: Person[], databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(
      `INSERT INTO subscriptions
         (user_id, subscription_id, version, status, product_key, entitlements, period_start, period_end, updated_at)
       SELECT id, id, 1, 'ACTIVE', 'bundle', '{ai_credits}', now() - interval '1 day', now() + interval '30 days', now()
       FROM unnest($1::text[]) AS person (id)`,
      [people.map(({ userId }) => userId)],
    )
  } finally {
    await client.end()
  }
}
