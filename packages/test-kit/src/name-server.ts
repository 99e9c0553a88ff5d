import { createSocket } from 'node:dgram'

/** A name server on this machine that knows one name, whatever it is asked for. */
export interface NameServer {
  /** `host:port`, as gRPC's `dns://host:port/name` wants it. */
  address: string
  /** Answers with these IPv4 addresses from now on. */
  lead(addresses: string[]): void
  close(): void
}

const typeA = 1

/** Starts a name server that leads to some IPv4 addresses (RFC 1035, over UDP). */
export async function startNameServer(first: string[]): Promise<NameServer> {
  let addresses = first
  const socket = createSocket('udp4')
  socket.on('message', (query, from) => socket.send(answerTo(query, addresses), from.port, from.address))
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return {
    address: `127.0.0.1:${socket.address().port}`,
    lead: (next) => {
      addresses = next
    },
    close: () => void socket.close(),
  }
}

/** The question, and behind it a record for each address; none for other types than A. */
function answerTo(query: Buffer, addresses: string[]): Buffer {
  /** The name ends with an empty label, and 4 bytes of type and class follow. */
  const end = query.indexOf(0, 12) + 5
  const records = query.readUInt16BE(end - 4) === typeA ? addresses.map(recordOf) : []
  const header = Buffer.alloc(12)
  query.copy(header, 0, 0, 2)
  /** A response without error, from a server that resolves further names. */
  header.writeUInt16BE(0x8180, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(records.length, 6)
  return Buffer.concat([header, query.subarray(12, end), ...records])
}

function recordOf(address: string): Buffer {
  /** The name of the question, type A, class IN, kept for no time, 4 bytes. */
  const head = Buffer.from([0xc0, 12, 0, typeA, 0, 1, 0, 0, 0, 0, 0, 4])
  return Buffer.concat([head, Buffer.from(address.split('.').map(Number))])
}
