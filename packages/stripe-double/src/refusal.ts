/** A refusal as Stripe words it. */
export class StripeRefusal extends Error {
  readonly status: number
  readonly code: string | undefined
  readonly param: string | undefined

  constructor(status: number, message: string, code?: string, param?: string) {
    super(message)
    this.status = status
    this.code = code
    this.param = param
  }
}
