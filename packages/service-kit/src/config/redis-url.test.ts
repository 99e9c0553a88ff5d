import { describe, expect, it } from 'vitest'
import { clusterNodesOf, redisUrl } from './redis-url.ts'

const complaint = (value: string) => {
  try {
    redisUrl().parse(value)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

describe('the URL of Redis', () => {
  it('names one server', () => {
    for (const value of ['redis://localhost:6379', 'rediss://user:secret@redis.example.com/2']) {
      expect([complaint(value), clusterNodesOf(value)]).toEqual([undefined, undefined])
    }
  })

  it('names nodes of a cluster, the first with user and password for all', () => {
    expect(clusterNodesOf('redis+cluster://one:7000')).toEqual({
      hosts: [{ host: 'one', port: 7000 }],
      isEncrypted: false,
      username: undefined,
      password: undefined,
    })
    expect(clusterNodesOf('rediss+cluster://us%40er:pass%2Fword@one, rediss+cluster://[::1]:7001/')).toEqual({
      hosts: [
        { host: 'one', port: 6379 },
        { host: '::1', port: 7001 },
      ],
      isEncrypted: true,
      username: 'us@er',
      password: 'pass/word',
    })
  })

  it.each([
    'redis+cluster://one,two',
    'redis+cluster://one,redis://two',
    'redis://one,redis+cluster://two',
    'redis+cluster://one,rediss+cluster://two',
    'redis+cluster://',
    'redis+cluster://one,',
  ])('is refused as %s', (value) => {
    expect(complaint(value)).toMatch(/^must name every node of a cluster by a URL that starts with redis\+cluster: or/)
  })

  it('is refused with a database of a cluster, or as anything else', () => {
    expect(complaint('redis+cluster://one/1')).toBe('must not name a database: a cluster has only one')
    expect(complaint('redis://one,redis://two')).toBe(
      'must be one URL; those of nodes of a cluster start with redis+cluster: or rediss+cluster:',
    )
    expect(complaint('redis://:pass,word@one')).toBe(undefined)
    expect(complaint('one:6379')).toBe('must be a URL that starts with redis: or rediss:')
  })
})
