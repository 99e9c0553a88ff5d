import type { Job } from '@resume/service-kit/jobs/schedule'
import { createMailOutbox } from './adapters/mails.ts'
import { type SendMailsPorts, sendMails } from './use-cases/send-mails.ts'

/** What the jobs work with. */
export interface JobDependencies {
  /** How mails are sent; undefined without a mail server. */
  mailServer: (Pick<SendMailsPorts, 'deliver' | 'count'> & { everyMs: number }) | undefined
}

/** The jobs of identity, besides the clean-up. */
export function identityJobs({ mailServer }: JobDependencies): Job[] {
  if (!mailServer) return []
  const { deliver, count, everyMs } = mailServer
  return [
    {
      name: 'mails',
      everyMs,
      leaseMs: 60_000,
      run: (_lease, pool) => sendMails({ outbox: createMailOutbox(pool), deliver, count }),
    },
  ]
}
