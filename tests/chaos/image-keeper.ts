import { tinyPng } from '../client/image.ts'
import type { SignedIn } from '../client/sign-in.ts'
import { attempt } from './attempt.ts'
import { type ChaosUser, untilAnswered } from './users.ts'

const declaration = { kind: 'AVATAR', mimeType: 'image/png', sizeBytes: tinyPng.length }

/** Images that it keeps; what is more is deleted again. */
const most = 20

/** Uploads images straight to the storage, and deletes some of them again. */
export function imageKeeper({ session }: SignedIn): ChaosUser {
  const kept = new Map<string, string>()
  const deleted = new Map<string, string>()
  let uploads = 0

  const upload = async (): Promise<void> => {
    const declared = await attempt(session, 'POST', '/portfolio-assets/upload-url', { body: declaration })
    if (!declared) return
    if (declared.status !== 200) throw new Error(`a declaration is answered ${declared.status} ${declared.text}`)
    const { assetId, uploadUrl, method, headers } = declared.body.data
    const body = Uint8Array.from(tinyPng)
    const signal = AbortSignal.timeout(5_000)
    const sent = await fetch(uploadUrl, { method, headers, body, signal }).catch(() => undefined)
    if (!sent?.ok) return
    for (let tries = 0; tries < 3; tries++) {
      const done = await attempt(session, 'POST', '/portfolio-assets/complete', { body: { assetId } })
      if (!done) continue
      if (done.status !== 200) throw new Error(`an upload is answered ${done.status} ${done.text}`)
      kept.set(assetId, done.body.data.url)
      uploads++
      return
    }
  }
  const remove = async (id: string, url: string) => {
    const answer = await attempt(session, 'DELETE', `/portfolio-assets/${id}`)
    kept.delete(id)
    if (answer?.status === 200) deleted.set(id, url)
    else if (answer && answer.status !== 404) throw new Error(`a deletion is answered ${answer.status} ${answer.text}`)
  }
  const statusOf = async (url: string) => {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined)
    await response?.body?.cancel()
    return response?.status
  }
  return {
    work: async (isOver) => {
      while (!isOver()) {
        await upload()
        const [oldest] = kept
        if (kept.size > most && oldest) await remove(...oldest)
      }
    },
    settle: async () => {
      const listed = new Set<string>()
      for (let offset = 0; ; offset += 50) {
        const path = `/portfolio-assets?limit=50&offset=${offset}`
        const { body } = await untilAnswered(() => attempt(session, 'GET', path))
        for (const { id } of body.data.items) listed.add(id)
        if (!body.data.hasMore) break
      }
      for (const [id, url] of kept) {
        if (!listed.has(id)) throw new Error(`image ${id} is not listed`)
        const status = await untilAnswered(() => statusOf(url))
        if (status !== 200) throw new Error(`image ${id} is answered ${status}`)
      }
      for (const [id, url] of [...deleted].slice(-20)) {
        if (listed.has(id)) throw new Error(`the deleted image ${id} is listed`)
        await untilAnswered(async () => ((await statusOf(url)) === 403 ? true : undefined)).catch(() => {
          throw new Error(`the deleted image ${id} can be read`)
        })
      }
    },
    summary: () => `${uploads} images, ${deleted.size} of them deleted`,
  }
}
