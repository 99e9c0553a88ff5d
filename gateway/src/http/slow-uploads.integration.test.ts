import type { Socket } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { beginRequest, type RawRequest } from '../../test-data/raw-request.ts'
import { appOrigin, runGateway } from '../../test-data/running-platform.ts'

const platform = runGateway()
const sockets: Socket[] = []
afterAll(() => {
  for (const socket of sockets) socket.destroy()
})

const boundary = 'a-boundary'
const head = `--${boundary}\r\ncontent-disposition: form-data; name="resume"; filename="resume.txt"\r\n\r\n`

/**
 * Begins an upload of a resume from an address and goes on sending a few bytes at a time.
 * @returns what comes back, and what goes wrong with the connection
 */
function trickle(address: string): Pick<RawRequest, 'received' | 'faults'> {
  const headers = {
    ...{ origin: appOrigin, 'x-forwarded-for': address, 'content-length': '1000000' },
    'content-type': `multipart/form-data; boundary=${boundary}`,
  }
  const { socket, received, faults } = beginRequest(platform.url, '/ats/extract', headers, head)
  sockets.push(socket)
  const timer = setInterval(() => socket.write('word '), 2)
  socket.once('close', () => clearInterval(timer))
  return { received, faults }
}

const resume = () => {
  const form = new FormData()
  form.set('resume', new Blob(['Ada Lovelace\nExperience\n']), 'resume.txt')
  return form
}

describe('uploads that come slowly', () => {
  it('keep nobody from extracting, are few for an address, and end in 408', async () => {
    const ofOne = Array.from({ length: 3 }, () => trickle('10.1.0.1'))
    const refused = () => ofOne.filter((upload) => upload.received().includes('HTTP/1.1 429'))
    await expect.poll(() => refused().length).toBe(1)
    expect(refused()[0]?.received()).toContain('retry-after: 5')
    const ofOthers = Array.from({ length: 58 }, (_, nth) => trickle(`10.1.${1 + (nth % 29)}.1`))
    const slow = [...ofOne.filter((upload) => !refused().includes(upload)), ...ofOthers]

    const page = platform.visitor({ origin: appOrigin })
    expect((await page.call('POST', '/api/v1/ats/extract', { body: resume() })).status).toBe(200)
    const { session } = await platform.account()
    expect((await session.call('POST', '/api/v1/ats/extract', { body: resume() })).status).toBe(200)

    for (const { received } of slow) await expect.poll(received).toContain('HTTP/1.1 408')
    expect(slow[0]?.received()).toContain('x-error-code: request_timeout')
    expect(slow[0]?.received()).toContain('connection: close')
    /** Nobody is told that what is still sent arrives nowhere. */
    expect(slow.flatMap(({ faults }) => faults)).toEqual([])
    /** Those places are free again. */
    const again = platform.visitor({ origin: appOrigin, 'x-forwarded-for': '10.1.0.1' })
    await expect
      .poll(async () => (await again.call('POST', '/api/v1/ats/extract', { body: resume() })).status)
      .toBe(200)
  })
})
