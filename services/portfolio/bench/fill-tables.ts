/** How many publications there are, on how many days each was viewed, and how often on each. */
export const filled = { publications: Number(process.argv[2] ?? 100_000), days: 20, viewsADay: 5, hosts: 5 }

/**
 * Statements that fill the tables of portfolio: publications with their names, and a hundred views of each by day and by the site
 * that they came from.
 */
export const fillSql = [
  `CREATE TEMPORARY TABLE made AS
   SELECT gen_random_uuid() AS user_id, place FROM generate_series(1, ${filled.publications}) AS place`,
  'INSERT INTO owners (user_id) SELECT user_id FROM made',
  `INSERT INTO publications (
     user_id, id, document_id, subdomain, state, is_public, template_id, name, headline, snapshot, published_revision,
     published_at, check_at, updated_at
   )
   SELECT user_id, gen_random_uuid(), gen_random_uuid(), 'made-' || place, 'LIVE', true, 'signal', 'Person ' || place,
     'Engineer ' || place, '{"schemaVersion":1,"identity":{"bio":"' || repeat('Made things. ', 60) || '"}}', 1,
     now() - place * interval '1 s', now() + interval '1 day', now() - place * interval '1 s'
   FROM made`,
  `INSERT INTO subdomains (subdomain, user_id) SELECT 'made-' || place, user_id FROM made`,
  `UPDATE publication_counts SET publications = publications + ${filled.publications} WHERE state = 'LIVE'`,
  `INSERT INTO daily_views (user_id, day, views)
   SELECT user_id, current_date - day, ${filled.viewsADay} FROM made, generate_series(1, ${filled.days}) AS day`,
  `INSERT INTO referrer_views (user_id, day, host, views)
   SELECT user_id, current_date - 1, 'site-' || host || '.example.com', 1
   FROM made, generate_series(1, ${filled.hosts}) AS host`,
  `INSERT INTO view_totals (user_id, views) SELECT user_id, ${filled.days * filled.viewsADay} FROM made`,
  'VACUUM ANALYZE',
]
