import { openRelay } from './relay.ts'

/** A way to a server that can be shut and opened again, as when the server goes and comes back. */
export interface TcpGate {
  port: number
  shut(): void
  open(): void
  close(): Promise<void>
}

/** Opens a gate in front of a server on the loopback address. */
export async function openTcpGate(targetPort: number): Promise<TcpGate> {
  let isOpen = true
  const { port, cut, close } = await openRelay(
    { host: '127.0.0.1', port: targetPort },
    (inside, outside) => inside.pipe(outside).pipe(inside),
    () => isOpen,
  )
  const shut = () => {
    isOpen = false
    cut()
  }
  return {
    port,
    shut,
    open: () => {
      isOpen = true
    },
    close: () => {
      shut()
      return close()
    },
  }
}
