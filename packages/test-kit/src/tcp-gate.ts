import { connect, createServer, type Socket } from 'node:net'

/** A way to a server that can be shut and opened again, as when the server goes and comes back. */
export interface TcpGate {
  port: number
  shut(): void
  open(): void
  close(): Promise<void>
}

/** Opens a gate in front of a server on the loopback address. */
export async function openTcpGate(targetPort: number): Promise<TcpGate> {
  const sockets = new Set<Socket>()
  let isOpen = true
  const server = createServer((inside) => {
    if (!isOpen) {
      inside.destroy()
      return
    }
    const outside = connect(targetPort, '127.0.0.1')
    for (const socket of [inside, outside]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        inside.destroy()
        outside.destroy()
      })
    }
    inside.pipe(outside).pipe(inside)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const shut = () => {
    isOpen = false
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    shut,
    open: () => {
      isOpen = true
    },
    close: () => {
      shut()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
