import type { UsernameFaultOutput } from '../generated/resume/identity/v1/UsernameFault.ts'
import { enumWords } from './enum-words.ts'
import type { UsernameFault } from './limits/identity.ts'

/** Why usernames cannot be claimed. */
export const usernameFaultEnum = enumWords<UsernameFault, UsernameFaultOutput>({
  too_short: 'USERNAME_FAULT_TOO_SHORT',
  reserved: 'USERNAME_FAULT_RESERVED',
  taken: 'USERNAME_FAULT_TAKEN',
})
