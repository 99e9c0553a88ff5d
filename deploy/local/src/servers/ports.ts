import { randomInt } from 'node:crypto'
import { connect, createServer, type Server } from 'node:net'

/** Below the ports from which systems take those of outgoing connections (Linux: ip_local_port_range, from 32768). */
const range = { from: 15_000, to: 32_000 }

/** Ports of one process at a time. */
const blockSize = 50

/** Ports that this process may give out: its block has been taken from all other processes that look for some. */
let block: number[] = []

/** A TCP port of the loopback address that nobody listens on now, and that no other process has been given. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = block.pop()
    if (port === undefined) block = await takeBlock()
    else if (await canListen(port)) return port
  }
}

/**
 * Takes a block of ports, until this process ends. Who was given a port may not listen on it yet; so this process listens
 * on the first of them for as long as it runs, and two processes that start at once do not give out the same.
 */
async function takeBlock(): Promise<number[]> {
  for (;;) {
    const first = range.from + blockSize * randomInt((range.to - range.from) / blockSize)
    const taken = await listen(first)
    taken?.unref()
    if (taken) return Array.from({ length: blockSize - 1 }, (_, nth) => first + 1 + nth)
  }
}

async function canListen(port: number): Promise<boolean> {
  const server = await listen(port)
  if (server) await new Promise((resolve) => server.close(resolve))
  return server !== undefined
}

function listen(port: number): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}

/** Whether something listens on a port of the loopback address. */
export function isPortTaken(port: number): Promise<boolean> {
  return canConnect(port).then(
    () => true,
    () => false,
  )
}

/** Resolves when a TCP connection to a port of the loopback address succeeds. */
export function canConnect(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, timeout: 1_000 })
    socket.once('connect', () => {
      socket.destroy()
      resolve()
    })
    socket.once('timeout', () => socket.destroy(new Error('timed out')))
    socket.once('error', reject)
  })
}
