// Original file: resume/identity/v1/identity_enums.proto

/**
 * Why a username cannot be claimed.
 */
export const UsernameFault = {
  USERNAME_FAULT_UNSPECIFIED: 'USERNAME_FAULT_UNSPECIFIED',
  USERNAME_FAULT_TOO_SHORT: 'USERNAME_FAULT_TOO_SHORT',
  USERNAME_FAULT_RESERVED: 'USERNAME_FAULT_RESERVED',
  USERNAME_FAULT_TAKEN: 'USERNAME_FAULT_TAKEN',
} as const;

/**
 * Why a username cannot be claimed.
 */
export type UsernameFault =
  | 'USERNAME_FAULT_UNSPECIFIED'
  | 0
  | 'USERNAME_FAULT_TOO_SHORT'
  | 1
  | 'USERNAME_FAULT_RESERVED'
  | 2
  | 'USERNAME_FAULT_TAKEN'
  | 3

/**
 * Why a username cannot be claimed.
 */
export type UsernameFaultOutput = typeof UsernameFault[keyof typeof UsernameFault]
