import { type Client, clientOf, fromApp } from '../client/client.ts'
import { requireStatus, type SignedIn } from '../client/sign-in.ts'
import { attempt } from './attempt.ts'
import { ledgerOf } from './ledger.ts'
import { type ChaosUser, untilAnswered } from './users.ts'

/** What the administrator writes and everybody reads. */
const kinds = {
  changelog: { version: '9.9.9', title: 'title 0', summary: 'What is new.', type: 'minor' },
  roadmap: { title: 'title 0', description: 'What will be new.' },
}

/** Changes the title of an entry; readers see it in the list that all of them share, and by itself. */
export async function administrator({ session }: SignedIn, kind: keyof typeof kinds): Promise<ChaosUser> {
  const made = await requireStatus(201, session, 'POST', `/admin/${kind}`, kinds[kind])
  const { id } = made.body.data
  const titles = ledgerOf('title 0')
  let writes = 0
  const readers: [Client, string][] = [
    [kind === 'changelog' ? clientOf(session.url, fromApp) : session, `/${kind}?limit=1`],
    [session, `/${kind}/${id}`],
  ]
  const read = async ([reader, path]: [Client, string]) => {
    const answer = await attempt(reader, 'GET', path)
    if (!answer) return undefined
    if (answer.status !== 200) throw new Error(`GET ${path} is answered ${answer.status} ${answer.text}`)
    const { title } = answer.body.data.items?.[0] ?? answer.body.data
    if (!titles.allows(title)) throw new Error(`${path} shows ${title}, which must be one of ${titles.expected()}`)
    return title
  }
  return {
    work: async (isOver) => {
      for (let nth = 1; !isOver(); nth++) {
        const title = `title ${nth}`
        const answer = await attempt(session, 'PATCH', `/admin/${kind}/${id}`, { body: { title } })
        if (answer?.status === 200) {
          titles.acknowledged(title)
          writes++
        } else if (answer) throw new Error(`a change is answered ${answer.status} ${answer.text}`)
        else titles.attempted(title)
        for (const reader of readers) await read(reader)
      }
    },
    settle: async () => {
      for (const reader of readers) await untilAnswered(() => read(reader))
    },
    summary: () => `${writes} changes of the ${kind}`,
  }
}
