import type { AuditEntry, AuditQuery } from '../domain/audit.ts'
import type { Page, PageRequest } from '../domain/page.ts'

/** What reading the audit log needs. */
export interface ListAuditPorts {
  audit: {
    /** Actions, the last one first. */
    list(query: AuditQuery, page: PageRequest): Promise<Page<AuditEntry>>
  }
}

/** Lists what the administrator did. */
export function listAudit({ audit }: ListAuditPorts, query: AuditQuery, page: PageRequest): Promise<Page<AuditEntry>> {
  return audit.list(query, page)
}
