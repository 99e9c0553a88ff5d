import { connect, createServer, type Socket } from 'node:net'

/** A port that leads to a server. */
export interface Relay {
  port: number
  /** Ends every connection that is open. */
  cut(): void
  close(): Promise<void>
}

/**
 * Opens a port on the loopback address that leads to a server.
 * @param join passes on what the client (`inside`) and the server (`outside`) of a connection say
 * @param accepts whether a new client is let in
 */
export async function openRelay(
  target: { host: string; port: number },
  join: (inside: Socket, outside: Socket) => void,
  accepts: () => boolean = () => true,
): Promise<Relay> {
  const sockets = new Set<Socket>()
  const server = createServer((inside) => {
    if (!accepts()) {
      inside.destroy()
      return
    }
    const outside = connect(target)
    for (const socket of [inside, outside]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        inside.destroy()
        outside.destroy()
      })
    }
    join(inside, outside)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut,
    close: () => {
      cut()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
