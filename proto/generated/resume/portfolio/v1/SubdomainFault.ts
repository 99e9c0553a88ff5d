// Original file: resume/portfolio/v1/portfolio.proto

/**
 * Why a subdomain cannot be claimed.
 */
export const SubdomainFault = {
  SUBDOMAIN_FAULT_UNSPECIFIED: 'SUBDOMAIN_FAULT_UNSPECIFIED',
  SUBDOMAIN_FAULT_TOO_SHORT: 'SUBDOMAIN_FAULT_TOO_SHORT',
  SUBDOMAIN_FAULT_TOO_LONG: 'SUBDOMAIN_FAULT_TOO_LONG',
  SUBDOMAIN_FAULT_RESERVED: 'SUBDOMAIN_FAULT_RESERVED',
  SUBDOMAIN_FAULT_TAKEN: 'SUBDOMAIN_FAULT_TAKEN',
} as const;

/**
 * Why a subdomain cannot be claimed.
 */
export type SubdomainFault =
  | 'SUBDOMAIN_FAULT_UNSPECIFIED'
  | 0
  | 'SUBDOMAIN_FAULT_TOO_SHORT'
  | 1
  | 'SUBDOMAIN_FAULT_TOO_LONG'
  | 2
  | 'SUBDOMAIN_FAULT_RESERVED'
  | 3
  | 'SUBDOMAIN_FAULT_TAKEN'
  | 4

/**
 * Why a subdomain cannot be claimed.
 */
export type SubdomainFaultOutput = typeof SubdomainFault[keyof typeof SubdomainFault]
