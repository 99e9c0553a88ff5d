import type { Scope } from '@resume/proto/scopes'
import type { CallOptions } from './api.ts'

/** Who may call an operation, and a request that is wrong in a harmless way. */
export interface Rule {
  /**
   * `S`: a session, and no API key. `K`: a session, or a key with `scope`. `A`: a session, or any key. `KO` and `AO`: a first-party page without
   * a credential, too. `Q`: everybody. `admin`: the session of the administrator. In words: docs/api/authentication.md.
   */
  letter: 'S' | 'K' | 'KO' | 'A' | 'AO' | 'Q' | 'admin'
  scope?: Scope
  with?: CallOptions
}
const reading: Rule = { letter: 'K', scope: 'resume:read' }
const writing: Rule = { letter: 'K', scope: 'resume:write' }
const changelog: Rule = { letter: 'K', scope: 'changelog:read' }
const roadmap: Rule = { letter: 'KO', scope: 'roadmap:read' }
const admin: Rule = { letter: 'admin', with: { body: { unknown: 1 } } }

/**
 * Who may call what, written down apart from the route table. It may name what
 * isn't served yet, but nothing is served that it doesn't name.
 */
export const contract: Record<string, Rule> = {
  'GET /users/me': { letter: 'K', scope: 'user:read' },
  'PUT /users/me/name': { letter: 'K', scope: 'user:write', with: { body: { name: 'Ada' } } },
  'PUT /users/me/username': { letter: 'K', scope: 'user:write', with: { body: { username: 'x' } } },
  'PUT /users/me/sync': { letter: 'K', scope: 'user:write', with: { body: { enabled: true } } },
  'GET /users/:username/availability': { letter: 'AO' },
  'GET /users/me/export': { letter: 'S' },
  'DELETE /users/me': { letter: 'S', with: { body: { confirm: 'nobody@example.com' } } },
  'GET /api-keys': { letter: 'S' },
  'GET /api-keys/:id': { letter: 'S' },
  'POST /api-keys': { letter: 'S', with: { body: { name: 'another key' } } },
  'POST /api-keys/:id/rotate': { letter: 'S' },
  'POST /api-keys/:id/revoke': { letter: 'S' },
  'DELETE /api-keys/:id': { letter: 'S' },
  'GET /documents': reading,
  'POST /documents': writing,
  'GET /documents/:id': reading,
  'PATCH /documents/:id': writing,
  'DELETE /documents/:id': writing,
  'POST /documents/:id/restore': writing,
  'POST /documents/:id/duplicate': writing,
  'GET /documents/:id/versions': reading,
  'GET /documents/:id/versions/:revision': reading,
  'POST /documents/:id/versions/:revision/restore': writing,
  'GET /profiles/master': reading,
  'PUT /profiles/master': writing,
  'GET /profiles/master/json-resume': reading,
  'POST /profiles/import/codehost': { letter: 'A' },
  'POST /profiles/import/network': { letter: 'A' },
  'POST /profiles/import/json-resume': { letter: 'A' },
  'GET /profiles/import/quota': { letter: 'A' },
  'POST /shares': writing,
  'GET /shares/documents/shared-ids': reading,
  'GET /shares/documents/:documentId': reading,
  'DELETE /shares/documents/:documentId/links/:shareLinkId': writing,
  'GET /shares/public/:username/:slug': { letter: 'AO' },
  'POST /shares/public/:username/:slug/verify': { letter: 'AO', with: { body: { password: 'wrong' } } },
  'GET /portfolios/me': { letter: 'S' },
  'PUT /portfolios/draft': { letter: 'S', with: { body: { subdomain: 5 } } },
  'GET /portfolios/preview/:documentId': { letter: 'S' },
  'POST /portfolios/publish': { letter: 'S', with: { body: { revision: 0 } } },
  'POST /portfolios/unpublish': { letter: 'S' },
  'GET /portfolios/analytics': { letter: 'S' },
  'GET /portfolios/subdomains/:slug/availability': { letter: 'S' },
  'GET /portfolios/public': { letter: 'AO' },
  'GET /portfolios/public/:subdomain': { letter: 'AO' },
  'POST /portfolios/public/:subdomain/view': { letter: 'AO' },
  'POST /ats/check': { letter: 'Q', with: { body: { resume: 5 } } },
  'POST /ats/extract': { letter: 'Q' },
  'POST /ats/analyze': { letter: 'K', scope: 'ai:write', with: { body: { resume: 5 } } },
  'POST /ats/convert-resume': { letter: 'K', scope: 'ai:write', with: { body: { resume: 5 } } },
  'GET /ats/quota': { letter: 'Q' },
  'GET /ai/actions': { letter: 'A' },
  'POST /ai/generate': { letter: 'K', scope: 'ai:write', with: { body: { action: 5 } } },
  'POST /portfolio-assets/upload-url': { letter: 'S', with: { body: { kind: 'NONE' } } },
  'POST /portfolio-assets/complete': { letter: 'S', with: { body: { assetId: 'unknown' } } },
  'GET /portfolio-assets': { letter: 'S' },
  'DELETE /portfolio-assets/:id': { letter: 'S' },
  'GET /billing/me': { letter: 'S' },
  'GET /billing/history': { letter: 'S' },
  'GET /billing/credits': { letter: 'S' },
  'GET /billing/credits/history': { letter: 'S' },
  'POST /billing/checkout': { letter: 'S', with: { body: { productKey: 'gold' } } },
  'POST /billing/checkout/cancel': { letter: 'S', with: { body: { unknown: 1 } } },
  'POST /billing/portal': { letter: 'S', with: { body: { unknown: 1 } } },
  'POST /billing/credits/checkout': { letter: 'S', with: { body: { packKey: 'none' } } },
  'GET /affiliates/me': { letter: 'S' },
  'POST /affiliates/enroll': { letter: 'S', with: { body: { unknown: 1 } } },
  'POST /affiliates/click': { letter: 'AO', with: { body: { code: 'none' } } },
  'POST /affiliates/referral': { letter: 'S', with: { body: { code: 'none' } } },
  'POST /affiliates/withdrawals': { letter: 'S', with: { body: { amountCents: 1 } } },
  'GET /affiliates/leaderboard': { letter: 'AO' },
  'GET /changelog': { ...changelog, letter: 'KO' },
  'GET /changelog/stats': changelog,
  'GET /changelog/:id': changelog,
  'GET /admin/changelog': { letter: 'admin' },
  'POST /admin/changelog': admin,
  'PATCH /admin/changelog/:id': admin,
  'DELETE /admin/changelog/:id': admin,
  'GET /admin/affiliates': { letter: 'admin' },
  'PATCH /admin/affiliates/:id': admin,
  'GET /admin/portfolios': { letter: 'admin' },
  'PATCH /admin/portfolios/:id': admin,
  'GET /admin/withdrawals': { letter: 'admin' },
  'PATCH /admin/withdrawals/:id': admin,
  'GET /admin/audit': { letter: 'admin' },
  'GET /codehost/issues': { letter: 'K', scope: 'codehost:read' },
  'GET /codehost/stats': { letter: 'KO', scope: 'codehost:read' },
  'POST /codehost/admin/sync': admin,
  'GET /roadmap': roadmap,
  'GET /roadmap/stats': roadmap,
  'GET /roadmap/:id': roadmap,
  'POST /admin/roadmap': admin,
  'PATCH /admin/roadmap/:id': admin,
  'DELETE /admin/roadmap/:id': admin,
  'POST /ambassador/apply': { letter: 'S', with: { body: { unknown: 1 } } },
  'GET /ambassador/me': { letter: 'S' },
  'GET /admin/ambassadors': { letter: 'admin' },
  'PATCH /admin/ambassadors/:id': admin,
  'POST /contact': { letter: 'AO', with: { body: { unknown: 1 } } },
  'POST /stats/events': { letter: 'AO', with: { body: { unknown: 1 } } },
  'GET /admin/stats': { letter: 'admin' },
  'GET /admin/users': { letter: 'admin' },
  'GET /admin/overview': { letter: 'admin' },
  'POST /admin/credits': admin,
}
