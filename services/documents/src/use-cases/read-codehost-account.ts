import { importLimits } from '@resume/proto/limits/documents'
import { AppError } from '@resume/service-kit/errors/app-error'
import { accountIn, needsMoreRepositories, ownRepositoriesIn } from '../domain/import/codehost-answers.ts'
import { type CodehostTarget, requireOwnHost } from '../domain/import/codehost-login.ts'
import type { CodehostAccount, CodehostRepository } from '../domain/import/from-codehost.ts'

/** What the code host answered. `limited`: it accepts no further requests for now. */
export type CodehostAnswer =
  | { kind: 'found'; body: unknown /** The address of the next page. */; nextPage: string | undefined }
  | { kind: 'missing' }
  | { kind: 'limited' }

/** What reading an account at the code host needs. */
export interface CodehostPorts {
  /** The code host's REST API. Each method throws an Error when it does not answer as expected. */
  codehost: {
    account(target: CodehostTarget, signal: AbortSignal): Promise<CodehostAnswer>
    /** The first page of an account's own repositories, the most recently updated first. */
    repositories(login: string, perPage: number, signal: AbortSignal): Promise<CodehostAnswer>
    page(address: string, signal: AbortSignal): Promise<CodehostAnswer>
  }
}

/** The longest time for all requests of an import, in milliseconds: the caller gets an answer within 10 s. */
const timeoutMs = 8_000

/**
 * Reads an account at the code host.
 * @throws AppError `not_found`; `validation_failed` for an address at another site; `upstream_failed` when the code host does not
 *   answer as expected in time
 */
export function readCodehostAccount({ codehost }: CodehostPorts, target: CodehostTarget): Promise<CodehostAccount> {
  return withDeadline((signal) => readAccount(codehost, target, signal))
}

/** Reads an account at the code host and its most recently updated own repositories. @throws as {@link readCodehostAccount} */
export function readCodehostProfile(
  { codehost }: CodehostPorts,
  target: CodehostTarget,
): Promise<{ account: CodehostAccount; repositories: CodehostRepository[] }> {
  return withDeadline(async (signal) => {
    const account = await readAccount(codehost, target, signal)
    return { account, repositories: await readRepositories(codehost, account.login, signal) }
  })
}

async function readAccount(codehost: CodehostPorts['codehost'], target: CodehostTarget, signal: AbortSignal) {
  const account = accountIn(found(await codehost.account(target, signal)).body)
  if (!account) throw new Error('The answer describes no account')
  requireOwnHost(target, account.profileUrl)
  return account
}

async function readRepositories(codehost: CodehostPorts['codehost'], login: string, signal: AbortSignal) {
  const repositories: CodehostRepository[] = []
  let answer = found(await codehost.repositories(login, importLimits.repositories, signal))
  for (let pagesRead = 1; ; pagesRead++) {
    const own = ownRepositoriesIn(answer.body)
    if (!own) throw new Error('The answer is not a list')
    repositories.push(...own)
    if (answer.nextPage === undefined || !needsMoreRepositories(repositories.length, pagesRead)) break
    answer = found(await codehost.page(answer.nextPage, signal))
  }
  return repositories.slice(0, importLimits.repositories)
}

function found(answer: CodehostAnswer) {
  if (answer.kind === 'found') return answer
  if (answer.kind === 'missing') throw new AppError('not_found', { resource: 'Code host account' })
  throw new AppError('upstream_failed', { reason: 'The code host takes no further requests now. Try again later.' })
}

async function withDeadline<T>(read: (signal: AbortSignal) => Promise<T>): Promise<T> {
  try {
    return await read(AbortSignal.timeout(timeoutMs))
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError('upstream_failed', { reason: 'The code host did not answer as expected' }, { cause })
  }
}
