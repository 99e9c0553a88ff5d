import type { Type } from 'typebox'

/** An operation that has no row in the route table. */
export interface OtherOperation {
  method: 'get' | 'post'
  path: string
  tag: string
  operation: string
  summary: string
  description: string
  body?: Type.TSchema
  /** The body of a success. */
  success: Type.TSchema
  failures: number[]
  /** Whether failures have the form of the authentication library. */
  isAuth?: true
  /** Whether it looks at a session, or fails without one. */
  session?: 'read' | 'required'
  /** Whether signing in or out sets the session cookie. */
  setsCookie?: true
  /** Whether `Location` says where the browser has to go. */
  leadsAway?: true
}
