import { jetstream } from '@nats-io/jetstream'
import { headers, type NatsConnection } from '@nats-io/transport-node'
import { events } from '@resume/proto/events'
import { operatorActor } from '../context/administrator.ts'
import { newTraceparent } from '../context/trace-context.ts'
import { newId } from '../ids.ts'
import { type AdminAction, adminActed } from './admin-action.ts'

/**
 * Tells the audit log of what an operator is about to do to the events themselves, where there is no transaction to tell it
 * in. Resolves when NATS has it.
 * @param name who does it
 */
export async function tellAuditLog(connection: NatsConnection, name: string, action: AdminAction): Promise<void> {
  const requestId = newId()
  const meta = headers()
  meta.set('x-request-id', requestId)
  meta.set('traceparent', newTraceparent())
  meta.set('x-occurred-at', new Date().toISOString())
  const { name: subject, message } = events.adminActed
  const data = (message as { serialize(event: object): Buffer }).serialize(
    adminActed(operatorActor(name, requestId), action),
  )
  await jetstream(connection).publish(subject, data, { headers: meta, msgID: newId(), timeout: 5_000 })
}
