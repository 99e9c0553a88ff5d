import { expect, it } from 'vitest'
import { addressBucket } from './client-address.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::4711', '2001:db8:1:2::/64'],
])('%s is counted as %s', (ip, bucket) => {
  expect(addressBucket(ip)).toBe(bucket)
})
