import type { ClientOptions } from './options.ts'
import { Transport } from './transport.ts'

/** What every client has. */
export class Client {
  protected readonly transport: Transport

  /** @throws TypeError when the address or the key cannot be one */
  constructor(options: ClientOptions = {}) {
    this.transport = new Transport(options)
  }

  /** The cookie of the session that `auth.signIn` opened, for another client to go on with; undefined without one. */
  get cookie(): string | undefined {
    return this.transport.cookie
  }
}
