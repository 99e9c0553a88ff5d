import { bulletMark, isLabel, lineKind } from '../annotate/line-kinds.ts'
import { divide, nameParts } from './role-names.ts'
import { partsOf } from './role-parts.ts'
import type { RoleWithWork } from './role-with-work.ts'

/**
 * Roles of a section without any dates: one or two lines that name something, above items of a list or running text.
 * Without work below, a line is no role.
 */
export function undatedRoles(lines: string[]): RoleWithWork[] {
  const roles: RoleWithWork[] = []
  let header: string[] = []
  let open: RoleWithWork | undefined
  for (const line of lines) {
    const kind = lineKind(line)
    if (kind === 'blank') continue
    if (kind === 'name') {
      if (isLabel(line)) continue
      if (header.length >= 3) header = []
      header.push(line)
      open = undefined
      continue
    }
    if (!open && header.length > 0) {
      const parts = partsOf(header)
      const names = nameParts(parts) ?? (parts[0] ? divide(parts[0]) : undefined)
      if (names) {
        open = { ...names, current: false, start: null, end: null, bullets: [], header: parts }
        roles.push(open)
      }
      header = []
    }
    open?.bullets.push(line.replace(bulletMark, '').trim())
  }
  return roles
}
