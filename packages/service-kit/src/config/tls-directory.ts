import { readTlsFiles, type TlsFiles } from '../grpc/tls.ts'
import type { Variable } from './variables.ts'

/** The folder with the certificates of a process; they are read at its start. Without it calls travel in the clear. */
export function tlsDirectory(): Variable<TlsFiles | undefined> {
  return {
    parse(dir) {
      try {
        return readTlsFiles(dir)
      } catch (cause) {
        throw new Error('must be a folder with tls.crt, tls.key and ca.crt that belong together', { cause })
      }
    },
    fallback: { value: undefined },
  }
}
