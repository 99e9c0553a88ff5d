import { execFile } from 'node:child_process'
import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { identityService } from '@resume/proto/services'
import { type Authority, makeAuthority } from '@resume/test-kit/certificates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config/read-config.ts'
import { tlsDirectory } from '../config/tls-directory.ts'
import { developmentPrincipals } from '../context/principals.ts'
import { createLogger } from '../logging/logger.ts'
import { createGrpcClient } from './client.ts'
import { createHealthProbe } from './health-probe.ts'
import { type GrpcServer, type ServedService, startGrpcServer } from './server.ts'
import { readTlsFiles } from './tls.ts'

const healthCheck = fileURLToPath(new URL('../process/health-check.ts', import.meta.url))
const { definition } = identityService
const cleanUps: (() => Promise<void> | void)[] = []

let authority: Authority
let stranger: Authority
let server: GrpcServer
let here: string

beforeAll(async () => {
  authority = makeAuthority()
  stranger = makeAuthority()
  cleanUps.push(authority.remove, stranger.remove)
  here = authority.certify('localhost', 'identity')
  const handlers = Object.fromEntries(Object.keys(definition).map((name) => [name, async () => ({})]))
  server = await startGrpcServer({
    host: '127.0.0.1',
    port: 0,
    services: [{ definition, handlers } as unknown as ServedService],
    readiness: {},
    logger: createLogger({ service: 'test', level: 'silent' }),
    principals: developmentPrincipals('identity'),
    tls: readTlsFiles(here),
  })
  cleanUps.push(() => server.stop(0))
})
afterAll(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

/** What a call with these certificates comes to. */
async function call(dir: string | undefined): Promise<unknown> {
  const tls = dir === undefined ? undefined : readTlsFiles(dir)
  const client = createGrpcClient(identityService, { target: `localhost:${server.port}`, timeoutMs: 3_000, tls })
  try {
    return await client.call('RevokeApiKey', { id: 'x' }).then(
      () => 'answered',
      (error) => error.id,
    )
  } finally {
    client.close()
  }
}

/** How the health check of a container ends. */
function healthCheckEnds(...args: string[]): Promise<number> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['--no-warnings', healthCheck, ...args], (error) => resolve(error ? 1 : 0))
  })
}

describe('calls between processes with certificates', () => {
  it('are taken from who has one of the same authority', async () => {
    expect(await call(authority.certify('gateway'))).toBe('answered')
    expect(await call(here)).toBe('answered')
  })

  it('are taken neither in the clear, nor with a certificate of another authority', async () => {
    expect(await call(undefined)).toBe('unavailable')
    expect(await call(stranger.certify('gateway'))).toBe('unavailable')
  })

  it('go to nobody whose certificate has another name', async () => {
    const tls = readTlsFiles(authority.certify('gateway'))
    const client = createGrpcClient(identityService, { target: `127.0.0.1:${server.port}`, timeoutMs: 3_000, tls })
    await expect(client.call('RevokeApiKey', { id: 'x' })).rejects.toMatchObject({ id: 'unavailable' })
    client.close()
  })

  it('include those that ask how a process is, from elsewhere and from its own host', async () => {
    const probe = createHealthProbe(`localhost:${server.port}`, { tls: readTlsFiles(authority.certify('gateway')) })
    expect(await probe.isServing('')).toBe(true)
    probe.close()
    const inTheClear = createHealthProbe(`localhost:${server.port}`)
    expect(await inTheClear.isServing('')).toBe(false)
    inTheClear.close()
    const address = `127.0.0.1:${server.port}`
    expect(await healthCheckEnds('grpc', address, here)).toBe(0)
    expect(await healthCheckEnds('grpc', address, here, 'alive')).toBe(0)
    expect(await healthCheckEnds('grpc', address, stranger.certify('identity'))).toBe(1)
    expect(await healthCheckEnds('grpc', address, '')).toBe(1)
  })
})

describe('the folder of certificates', () => {
  const read = (GRPC_TLS_DIR: string) => readConfig({ GRPC_TLS_DIR }, { GRPC_TLS_DIR: tlsDirectory() }).GRPC_TLS_DIR
  const complaint = 'GRPC_TLS_DIR must be a folder with tls.crt, tls.key and ca.crt that belong together'

  it('may be absent, and then calls travel in the clear', () => {
    expect(read('')).toBeUndefined()
    expect(read(here)).toMatchObject({ certificate: expect.any(Buffer) })
  })

  it('has everything, and a key that is the certificate’s, or the process does not start', () => {
    expect(() => read('/nowhere')).toThrow(complaint)
    const other = authority.certify('other')
    rmSync(join(other, 'tls.key'))
    expect(() => read(other)).toThrow(complaint)
    const mixed = authority.certify('mixed')
    copyFileSync(join(here, 'tls.key'), join(mixed, 'tls.key'))
    expect(() => read(mixed)).toThrow(complaint)
  })
})
