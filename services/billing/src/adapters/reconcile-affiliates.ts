/** What must hold of affiliates' money; each statement returns one row per breach, and `what` says which. */
export const affiliateChecks = [
  {
    rule: "the entries of an affiliate's transaction add up to zero",
    sql: `SELECT transaction_id::text AS what FROM affiliate_entries GROUP BY transaction_id HAVING sum(amount_cents) <> 0`,
  },
  {
    rule: "every affiliate's transaction has entries",
    sql: `SELECT id::text AS what FROM affiliate_transactions t
          WHERE NOT EXISTS (SELECT 1 FROM affiliate_entries WHERE transaction_id = t.id)`,
  },
  {
    rule: 'an affiliate has the sum of its entries',
    sql: `SELECT a.id::text AS what FROM affiliates a LEFT JOIN (
            SELECT affiliate_id,
              sum(amount_cents) FILTER (WHERE account = 'pending') AS pending,
              sum(amount_cents) FILTER (WHERE account = 'available') AS available,
              sum(amount_cents) FILTER (WHERE account = 'reserved') AS reserved,
              sum(amount_cents) FILTER (WHERE account = 'paid') AS paid,
              -sum(amount_cents) FILTER (WHERE account = 'owed') AS owed
            FROM affiliate_entries GROUP BY affiliate_id
          ) e ON e.affiliate_id = a.id
          WHERE (a.pending_cents, a.available_cents, a.reserved_cents, a.paid_cents, a.owed_cents) IS DISTINCT FROM
            (coalesce(e.pending, 0), coalesce(e.available, 0), coalesce(e.reserved, 0), coalesce(e.paid, 0),
             coalesce(e.owed, 0))`,
  },
  {
    rule: 'an affiliate has what its commissions come to, and nothing beyond',
    sql: `SELECT a.id::text AS what FROM affiliates a LEFT JOIN affiliate_commissions c ON c.affiliate_id = a.id
          WHERE a.user_id IS NOT NULL
          GROUP BY a.id HAVING
            a.pending_cents <> coalesce(sum(c.amount_cents - c.reversed_cents) FILTER (WHERE c.matured_at IS NULL), 0)
            OR a.available_cents + a.reserved_cents + a.paid_cents - a.owed_cents
              <> coalesce(sum(c.amount_cents - c.reversed_cents) FILTER (WHERE c.matured_at IS NOT NULL), 0)`,
  },
  {
    rule: 'what withdrawals hold and paid is what their affiliate has reserved and was paid',
    sql: `SELECT a.id::text AS what FROM affiliates a LEFT JOIN affiliate_withdrawals w ON w.affiliate_id = a.id
          GROUP BY a.id HAVING
            a.reserved_cents <> coalesce(sum(w.amount_cents) FILTER (WHERE w.status IN ('REQUESTED', 'APPROVED')), 0)
            OR a.paid_cents <> coalesce(sum(w.amount_cents) FILTER (WHERE w.status = 'PAID'), 0)`,
  },
  {
    rule: 'an affiliate counts the users who were referred and who pay',
    sql: `SELECT a.id::text AS what FROM affiliates a LEFT JOIN affiliate_referrals r ON r.affiliate_id = a.id
          GROUP BY a.id HAVING a.referrals <> count(r.id)
            OR a.conversions <> count(r.id) FILTER (WHERE r.status = 'CONVERTED')`,
  },
  {
    rule: 'the leaderboard counts what commissions come to',
    sql: `SELECT a.id::text AS what FROM affiliates a
          LEFT JOIN affiliate_earnings e ON e.affiliate_id = a.id AND e.period = 'all_time'
          LEFT JOIN (SELECT affiliate_id, sum(amount_cents - reversed_cents) AS cents,
              count(*) FILTER (WHERE reversed_cents < amount_cents) AS commissions
            FROM affiliate_commissions GROUP BY affiliate_id) c ON c.affiliate_id = a.id
          WHERE a.user_id IS NOT NULL AND (coalesce(e.earned_cents, 0), coalesce(e.commissions, 0))
            IS DISTINCT FROM (coalesce(c.cents, 0), coalesce(c.commissions, 0))`,
  },
]
