import type { PaidWork } from '@resume/paid-work/paid-work'
import type { UserPrincipal } from '@resume/service-kit/context/callers'
import { isId } from '@resume/service-kit/ids'

/** What confirming an answer needs. */
export interface ConfirmAnswerPorts {
  paidWork: PaidWork
}

/** Ends the run of an answer that its caller has, and pays for it unless the caller has. Of one that is unknown, or paid for already, nothing changes. */
export async function confirmAnswer(
  { paidWork }: ConfirmAnswerPorts,
  caller: UserPrincipal,
  { id, isPaid }: { id: string; isPaid: boolean },
): Promise<void> {
  if (isId(id)) await paidWork.confirm(caller.userId, id, isPaid)
}
