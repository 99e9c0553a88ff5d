import type { CreditMovement, Page, PageRequest, PaymentRecord } from '../domain/histories.ts'

/** What listing payments needs. */
export interface ListPaymentsPorts {
  payments: { list(userId: string, page: PageRequest): Promise<Page<PaymentRecord>> }
}

/** What listing movements of credits needs. */
export interface ListCreditMovementsPorts {
  movements: { list(userId: string, page: PageRequest): Promise<Page<CreditMovement>> }
}

/** Lists what a user paid, newest first. */
export function listPayments(
  ports: ListPaymentsPorts,
  userId: string,
  page: PageRequest,
): Promise<Page<PaymentRecord>> {
  return ports.payments.list(userId, page)
}

/** Lists how a user's credits moved, newest first. */
export function listCreditMovements(
  ports: ListCreditMovementsPorts,
  userId: string,
  page: PageRequest,
): Promise<Page<CreditMovement>> {
  return ports.movements.list(userId, page)
}
