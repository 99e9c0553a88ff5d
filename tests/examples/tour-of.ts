import type { ModelDouble } from '@resume/model-double/double'
import type { S3Double } from '@resume/s3-double/double'
import type { StripeDouble } from '@resume/stripe-double/double'
import type { Client } from '../client/client.ts'
import type { Place } from '../client/sign-in.ts'
import type { Recorder } from './recorder.ts'

/** What each part of the tour works with. */
export interface Tour {
  recorder: Recorder
  place: Place
  /** A page of the app without a credential. */
  visitor: Client
  stripe: StripeDouble
  model: ModelDouble
  s3: S3Double
}

/** Who takes the tour. */
export interface Traveller {
  userId: string
  /** Calls with the session. */
  session: Client
  /** Calls with an API key that has only `user:read`. */
  narrowKey: Client
}
