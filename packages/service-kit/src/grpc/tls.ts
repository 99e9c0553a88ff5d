import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSecureContext, type PeerCertificate } from 'node:tls'
import { type ChannelCredentials, credentials, ServerCredentials } from '@grpc/grpc-js'

/** The certificates by which processes of the platform prove to each other who they are. */
export interface TlsFiles {
  /** Its certificate, with those between it and the authority. PEM. */
  certificate: Buffer
  /** The key of the certificate. PEM. */
  key: Buffer
  /** The authority that signed the certificates of all processes. PEM. */
  authority: Buffer
}

/**
 * Reads the certificates in a folder: `tls.crt`, `tls.key` and `ca.crt`, the names of a TLS Secret of Kubernetes.
 * @throws Error when one is missing, is no PEM, or the key is not the certificate's
 */
export function readTlsFiles(dir: string): TlsFiles {
  const [certificate, key, authority] = ['tls.crt', 'tls.key', 'ca.crt'].map((name) => readFileSync(join(dir, name)))
  if (!certificate || !key || !authority) throw new Error('A certificate is missing')
  createSecureContext({ cert: certificate, key, ca: authority })
  return { certificate, key, authority }
}

/** How a server is reached: over mutual TLS when there are certificates, else in the clear. */
export function serverCredentials(tls: TlsFiles | undefined): ServerCredentials {
  if (!tls) return ServerCredentials.createInsecure()
  const pair = { private_key: tls.key, cert_chain: tls.certificate }
  return ServerCredentials.createSsl(tls.authority, [pair], true)
}

/**
 * How a client reaches a server: over mutual TLS when there are certificates, else in the clear.
 * @param options.isOwnHost whether the process asks its own host, whose name stands in no certificate; the authority is
 *   checked all the same
 */
export function channelCredentials(
  tls: TlsFiles | undefined,
  options: { isOwnHost?: boolean } = {},
): ChannelCredentials {
  if (!tls) return credentials.createInsecure()
  const anyName = { checkServerIdentity: (_host: string, _certificate: PeerCertificate) => undefined }
  return credentials.createSsl(tls.authority, tls.key, tls.certificate, options.isOwnHost ? anyName : {})
}
