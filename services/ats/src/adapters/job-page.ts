import { type IncomingMessage, request } from 'node:http'
import { isIP } from 'node:net'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { AppError } from '@resume/service-kit/errors/app-error'
import { type FetchJobPage, unfetchable } from '../domain/job-page/fetch-job-page.ts'
import { type PageAddress, readPageAddress } from '../domain/job-page/page-address.ts'
import { textOfPage } from '../domain/job-page/page-text.ts'
import { isPublicAddress } from '../domain/job-page/public-address.ts'
import { decodeText, isHtml } from './page-encoding.ts'
import { createOpenTls, type PageNetwork, resolveHost } from './page-network.ts'

/** The limits of the interface (Job-URL fetch rules). */
const limits = { redirects: 3, bytes: 2 * 1024 * 1024, milliseconds: 8_000 }

const redirects = new Set([301, 302, 303, 307, 308])

/** Makes the {@link FetchJobPage} of a network. @param timeoutMs over everything, from the name server to the last byte */
export function createFetchJobPage(
  network: PageNetwork = { resolve: resolveHost, open: createOpenTls() },
  timeoutMs = limits.milliseconds,
): FetchJobPage {
  return async (address, gone) => {
    const first = readPageAddress(address)
    if ('reason' in first) throw unfetchable(first.reason)
    const late = AbortSignal.timeout(timeoutMs)
    const signal = gone ? AbortSignal.any([gone, late]) : late
    try {
      const text = await Promise.race([fetchText(network, first, signal), whenAborted(signal)])
      if (text === '') throw unfetchable('the page holds no text')
      return text
    } catch (thrown) {
      gone?.throwIfAborted()
      if (late.aborted) throw unfetchable(`it took longer than ${timeoutMs / 1000} seconds`)
      throw thrown
    }
  }
}

/** Follows redirects on one host and one address. */
async function fetchText(network: PageNetwork, first: PageAddress, signal: AbortSignal): Promise<string> {
  const pinned = await pin(network, first.host, signal)
  let page = first
  for (let followed = 0; ; followed += 1) {
    signal.throwIfAborted()
    const socket = await network.open(pinned, page.host, signal).catch(() => {
      throw unfetchable('no secure connection to its host')
    })
    /** What happens to the socket is told by what reads from it; nobody may be left to hear an error. */
    socket.on('error', () => undefined)
    try {
      const response = await ask(page.url, socket, signal)
      const location = redirects.has(response.statusCode ?? 0) ? response.headers.location : undefined
      if (location === undefined) return await readText(response, signal)
      if (followed === limits.redirects) throw unfetchable(`it redirects more than ${limits.redirects} times`)
      page = redirected(location, page)
    } finally {
      socket.destroy()
    }
  }
}

/** The one address that all connections of a fetch go to. A host with any address that is not public has none. */
async function pin(network: PageNetwork, host: string, signal: AbortSignal): Promise<string> {
  const addresses = isIP(host) > 0 ? [host] : await network.resolve(host, signal).catch(() => [])
  if (addresses.length === 0) throw unfetchable('its host is not known')
  if (!addresses.every(isPublicAddress)) throw unfetchable('its host is not a public address')
  return addresses.find((address) => isIP(address) === 4) ?? (addresses[0] as string)
}

function redirected(location: string, from: PageAddress): PageAddress {
  const next = readPageAddress(location, from.url)
  if ('reason' in next) throw unfetchable(`it redirects to an address that may not be fetched: ${next.reason}`)
  if (next.host !== from.host) throw unfetchable('it redirects to another host')
  return next
}

function ask(url: URL, socket: Duplex, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(unfetchable('its host answered nothing that can be read'))
    const sent = request({
      method: 'GET',
      host: url.hostname,
      path: `${url.pathname}${url.search}`,
      headers: {
        host: url.host,
        accept: 'text/html, application/xhtml+xml, text/plain',
        'accept-encoding': 'gzip, deflate, br',
        'user-agent': 'resume-platform',
        connection: 'close',
      },
      createConnection: () => socket,
      signal,
    })
    sent.once('response', resolve)
    sent.on('error', fail)
    sent.end()
  })
}

async function readText(response: IncomingMessage, signal: AbortSignal): Promise<string> {
  const { statusCode, headers } = response
  if (statusCode !== 200) throw unfetchable(`its host answered with status ${statusCode}`)
  const type = headers['content-type'] ?? ''
  const isPage = isHtml(type)
  if (!isPage && !/^text\/plain\b/i.test(type)) throw unfetchable('it is neither HTML nor plain text')
  if (Number(headers['content-length'] ?? 0) > limits.bytes) throw tooLarge()
  const text = decodeText(await readBytes(response, signal), type)
  try {
    return textOfPage(isPage ? text : escaped(text))
  } catch {
    throw unfetchable('its body cannot be read')
  }
}

/** The body, decompressed; counted before and after, so that neither a large nor an unfolding one is held. */
async function readBytes(response: IncomingMessage, signal: AbortSignal): Promise<Buffer> {
  const coding = (response.headers['content-encoding'] ?? '').trim().toLowerCase()
  const parts: Buffer[] = []
  const collect = async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) parts.push(chunk)
  }
  try {
    if (coding === '' || coding === 'identity') await pipeline(response, counted, collect, { signal })
    else await pipeline(response, counted, decoderOf(coding), counted, collect, { signal })
  } catch (thrown) {
    throw thrown instanceof AppError ? thrown : unfetchable('its body cannot be read')
  }
  return Buffer.concat(parts)
}

async function* counted(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.byteLength
    if (size > limits.bytes) throw tooLarge()
    yield chunk
  }
}

function decoderOf(coding: string): Duplex {
  if (coding === 'gzip' || coding === 'x-gzip') return createGunzip()
  if (coding === 'deflate') return createInflate()
  if (coding === 'br') return createBrotliDecompress()
  throw unfetchable('it is compressed in a way that is not supported')
}

function tooLarge() {
  return unfetchable('it is larger than 2 MB')
}

/** Plain text as HTML that reads the same, line by line. */
function escaped(text: string): string {
  return `<pre>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replace(/\r?\n/g, '<br>')}</pre>`
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason)
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
