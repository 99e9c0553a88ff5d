import { connect, type Socket } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
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
function trickle(address: string): { received: () => string; faults: string[] } {
  const faults: string[] = []
  const { hostname, port } = new URL(platform.url)
  const socket = connect(Number(port), hostname)
  sockets.push(socket)
  let received = ''
  socket.setEncoding('utf8').on('data', (text) => {
    received += text
  })
  socket.on('error', ({ message }) => faults.push(message))
  socket.write(
    `POST /api/v1/ats/extract HTTP/1.1\r\nhost: gateway\r\norigin: ${appOrigin}\r\nx-forwarded-for: ${address}\r\ncontent-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: 1000000\r\n\r\n${head}`,
  )
  const timer = setInterval(() => socket.write('word '), 2)
  socket.once('close', () => clearInterval(timer))
  return { received: () => received, faults }
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
