import type { Transport } from './transport.ts'

/** Operations on one kind of thing. */
export class Resource {
  protected readonly transport: Transport

  constructor(transport: Transport) {
    this.transport = transport
  }
}
