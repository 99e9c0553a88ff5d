import type { RequestContext } from '@resume/service-kit/context/request-context'
import type { Credentials } from '../access/credentials.ts'
import type { LimitClass } from './limit-classes.ts'

/** A request that asks to be let in. */
export interface AdmissionRequest {
  /** Names the route in counters: method and pattern. */
  route: string
  limit: LimitClass
  /** The caller's address, as it is counted. */
  address: string
  credentials: Credentials
  /** For the calls that it takes to let it in. */
  context(): RequestContext
  /** Start of the name of the body's cache entry; the user's id completes it. */
  bodyEntry?: string
  /** Where the body is kept that everybody gets: the set and the field in it. */
  bodySet?: { set: string; field: string }
  /** Whether its address and its key were counted with the request that it is part of. */
  isPart?: boolean
}
