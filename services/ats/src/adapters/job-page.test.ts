import type { ServerResponse } from 'node:http'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { AppError } from '@resume/service-kit/errors/app-error'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answerPage, type PageServer, publicAddress, startPageServer } from '../../test-data/page-server.ts'
import { specialAddresses } from '../../test-data/special-addresses.ts'
import { refusedPageAddresses, trickyPageAddresses } from '../../test-data/tricky-page-addresses.ts'
import { createFetchJobPage } from './job-page.ts'

let page: PageServer
const address = 'https://jobs.example.com/backend?id=7#apply'
const text = 'Backend Engineer\n\nTypeScript'
const megabyte = 1024 * 1024

beforeAll(async () => {
  page = await startPageServer()
})
afterAll(() => page.stop())
beforeEach(() => page.reset())

const fetchPage = (url = address, timeoutMs?: number) => createFetchJobPage(page, timeoutMs)(url, undefined)

/** The reason for which nothing was fetched. */
async function reasonOf(fetched: Promise<string>): Promise<string> {
  const error = await fetched.then(
    (found) => new Error(`it was fetched: ${found}`),
    (thrown) => thrown,
  )
  if (!(error instanceof AppError) || error.code !== 'invalid_argument') throw error
  expect(error.details).toEqual([{ path: 'jobUrl', message: expect.any(String) }])
  return error.message.replace('The job URL could not be fetched: ', '')
}

describe('a job description on the web', () => {
  it('is fetched from the address of its host, with a certificate for it', async () => {
    expect(await fetchPage()).toBe(text)
    expect(page.resolved).toEqual(['jobs.example.com'])
    expect(page.opened).toEqual([publicAddress])
    expect(page.seen).toMatchObject([{ path: '/backend?id=7', headers: { host: 'jobs.example.com' } }])
    expect(page.seen[0]?.headers).not.toHaveProperty('cookie')
  })

  it('is not fetched from a server with a certificate for another host', async () => {
    expect(await reasonOf(fetchPage('https://other.example.com/'))).toBe('no secure connection to its host')
    expect(page.seen).toEqual([])
  })

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('may be compressed by %s', async (coding, compress) => {
    page.answer = (_request, response) =>
      answerPage(response, compress('<h1>Backend Engineer</h1><p>TypeScript</p>'), { 'content-encoding': coding })
    expect(await fetchPage()).toBe(text)
  })

  it('may be plain text, in any encoding', async () => {
    page.answer = (_request, response) =>
      answerPage(response, Buffer.from('Caf\xe9 <b>\nManager', 'latin1'), {
        'content-type': 'text/plain; charset=latin1',
      })
    expect(await fetchPage()).toBe('Café <b>\nManager')
    page.answer = (_request, response) =>
      answerPage(response, Buffer.from('<meta charset="windows-1252"><p>Caf\xe9', 'latin1'), {
        'content-type': 'text/html',
      })
    expect(await fetchPage()).toBe('Café')
    for (const named of ['utf-16', 'unicode']) {
      page.answer = (_request, response) =>
        answerPage(response, `<meta charset="${named}"><p>Café`, { 'content-type': 'text/html' })
      expect(await fetchPage()).toBe('Café')
    }
  })

  it('is followed through three redirects on its host, always at the address that was found first', async () => {
    page.addresses = [[publicAddress], ['127.0.0.1']]
    page.answer = (request, response) => {
      const step = Number(/step=(\d)/.exec(request.url ?? '')?.[1] ?? 0)
      if (step === 3) answerPage(response, '<p>Found</p>')
      else response.writeHead(302, { location: `?step=${step + 1}` }).end()
    }
    expect(await fetchPage()).toBe('Found')
    expect(page.resolved).toEqual(['jobs.example.com'])
    expect(page.opened).toEqual([publicAddress, publicAddress, publicAddress, publicAddress])
  })
})

describe('nothing is connected to', () => {
  it.each(refusedPageAddresses)('and no name server is asked, for %j', async (url) => {
    await reasonOf(fetchPage(url))
    expect([page.resolved, page.opened]).toEqual([[], []])
  })

  it.each(specialAddresses)('for a name that leads to %s', async (special) => {
    page.addresses = [[special]]
    expect(await reasonOf(fetchPage())).toBe('its host is not a public address')
    page.addresses = [[publicAddress, special]]
    expect(await reasonOf(fetchPage())).toBe('its host is not a public address')
    page.addresses = [[special, publicAddress]]
    expect(await reasonOf(fetchPage())).toBe('its host is not a public address')
    expect(page.opened).toEqual([])
  })

  it.each([[[]], [['not an address']], [['']], [['0x7f000001']], [['2130706433']]])(
    'for a name of which the name server says %j',
    async (answer) => {
      page.addresses = [answer]
      await reasonOf(fetchPage())
      expect(page.opened).toEqual([])
    },
  )

  it.each([
    ...trickyPageAddresses,
    ...['http://jobs.example.com/', 'https://jobs.example.com:8443/', 'https://user@jobs.example.com/'],
    ...[
      'https://other.example.com/',
      'https://www.jobs.example.com/',
      '//other.example.com/',
      'ftp://jobs.example.com/',
    ],
    ...['https://example.com/', 'file:///etc/passwd', 'javascript:alert(1)', '//127.0.0.1/', '/\\127.0.0.1/'],
  ])('but the first host, when that redirects to %s', async (location) => {
    page.answer = (_request, response) => {
      response.writeHead(307, { location: Buffer.from(location).toString('latin1') }).end()
    }
    expect(await reasonOf(fetchPage())).toMatch(/^it redirects to/)
    expect([page.resolved, page.opened]).toEqual([['jobs.example.com'], [publicAddress]])
  })

  it('after a fourth redirect, or one that goes in circles', async () => {
    page.answer = (_request, response) => response.writeHead(301, { location: '/again' }).end()
    expect(await reasonOf(fetchPage())).toBe('it redirects more than 3 times')
    expect(page.opened).toHaveLength(4)
  })
})

describe('a job description is given up', () => {
  it.each([
    [
      'announces more than 2 MB',
      (response: ServerResponse) => answerPage(response, '', { 'content-length': '2097153' }),
    ],
    ['sends more than 2 MB', (response: ServerResponse) => answerPage(response, 'x'.repeat(2 * megabyte + 1))],
    ['sends without end', sendForever],
    ['unfolds to 30 MB by gzip', unfolding('gzip', gzipSync)],
    ['unfolds to 30 MB by deflate', unfolding('deflate', deflateSync)],
    ['unfolds to 30 MB by br', unfolding('br', brotliCompressSync)],
  ])('when its host %s', async (_what, answer) => {
    page.answer = (_request, response) => answer(response)
    expect(await reasonOf(fetchPage())).toMatch(/it is larger than 2 MB|its body cannot be read/)
  })

  it.each([
    [
      'of another type',
      (response: ServerResponse) => answerPage(response, '{}', { 'content-type': 'application/json' }),
    ],
    ['of no type', (response: ServerResponse) => response.writeHead(200).end('<p>Hello')],
    ['without text', (response: ServerResponse) => answerPage(response, '<script>let a</script>')],
    ['that is none', (response: ServerResponse) => answerPage(response, '<p>Not found', {}, 404)],
    ['for somebody else', (response: ServerResponse) => answerPage(response, '<p>Sign in', {}, 401)],
    ['that is broken', (response: ServerResponse) => answerPage(response, 'no gzip', { 'content-encoding': 'gzip' })],
    [
      'in an unknown coding',
      (response: ServerResponse) => answerPage(response, 'x', { 'content-encoding': 'gzip, br' }),
    ],
    ['that is cut off', cutOff],
    ['that ends before it begins', (response: ServerResponse) => response.destroy()],
    ['that is no HTTP', (response: ServerResponse) => response.socket?.end('hello\r\n\r\n')],
    ['nested beyond measure', (response: ServerResponse) => answerPage(response, '<b>'.repeat(5_000))],
    ['a redirect without a goal', (response: ServerResponse) => response.writeHead(302).end()],
    [
      'with endless headers',
      (response: ServerResponse) => answerPage(response, 'x', { 'x-much': 'x'.repeat(100_000) }),
    ],
  ])('when the answer is a page %s', async (_what, answer) => {
    page.answer = (_request, response) => {
      answer(response)
    }
    await reasonOf(fetchPage(address, 2_000))
    expect(page.opened).toEqual([publicAddress])
  })

  it.each([
    ['the name server', () => Object.assign(page, { addresses: [] })],
    ['its host', () => Object.assign(page, { answer: () => undefined })],
    [
      'its body',
      () => Object.assign(page, { answer: (_request: unknown, response: ServerResponse) => answerSlowly(response) }),
    ],
    [
      'each of its redirects',
      () =>
        Object.assign(page, {
          answer: (_request: unknown, response: ServerResponse) => {
            setTimeout(() => response.writeHead(302, { location: '/next' }).end(), 150)
          },
        }),
    ],
  ])('when %s takes longer than all may take together', async (what, prepare) => {
    prepare()
    const network =
      what === 'the name server' ? { ...page, resolve: () => new Promise<string[]>(() => undefined) } : page
    const reason = await reasonOf(createFetchJobPage(network, 300)(address, undefined))
    expect(reason).toBe('it took longer than 0.3 seconds')
  })

  it('when the caller has gone, with nothing to say to anybody', async () => {
    page.answer = () => undefined
    const gone = new AbortController()
    const fetched = createFetchJobPage(page)(address, gone.signal)
    gone.abort(new AppError('caller_gone'))
    await expect(fetched).rejects.toMatchObject({ code: 'unavailable' })
  })
})

/** Sends a few kilobytes that become 30 MB. */
function unfolding(coding: string, compress: (bytes: Buffer) => Buffer): (response: ServerResponse) => void {
  const body = compress(Buffer.alloc(30 * megabyte))
  return (response) => answerPage(response, body, { 'content-encoding': coding })
}

/** Sends for as long as anybody reads. */
function sendForever(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/html' })
  const chunk = Buffer.alloc(64 * 1024, 'x')
  const send = () => {
    while (!response.destroyed && response.write(chunk));
  }
  response.on('drain', send)
  send()
}

/** Sends less than it has announced. */
function cutOff(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/html', 'content-length': '50' })
  response.write('x', () => response.destroy())
}

/** Sends a byte now and then. */
function answerSlowly(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/html' })
  const timer = setInterval(() => response.write('x'), 20)
  response.on('close', () => clearInterval(timer))
}
