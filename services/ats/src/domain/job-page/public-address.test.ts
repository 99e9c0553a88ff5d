import { describe, expect, it } from 'vitest'
import { specialAddresses } from '../../../test-data/special-addresses.ts'
import { isPublicAddress } from './public-address.ts'

describe('an address on the public internet', () => {
  it.each([
    ...['1.1.1.1', '8.8.8.8', '93.184.215.14', '100.63.255.255', '100.128.0.0', '172.15.255.255', '172.32.0.0'],
    ...['192.167.255.255', '192.169.0.0', '11.0.0.0', '9.255.255.255', '169.253.255.255', '169.255.0.0'],
    ...['223.255.255.255', '198.17.255.255', '198.20.0.0', '126.255.255.255', '128.0.0.0', '168.63.129.15'],
    ...['2606:4700:4700::1111', '2a00:1450:4001:81b::200e', '2001:4860:4860::8888', '2400:cb00::1', '2620:4f:7fff::1'],
  ])('is %s', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each(specialAddresses)('is not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each([
    '',
    'example.com',
    '1.2.3',
    '256.1.1.1',
    '1.1.1.1/24',
    ':::',
    '1.1.1.1 ',
    '[::1]',
    '2606:4700::1%eth0',
    '0x1.1.1.1',
  ])('is not %j, which is no address', (text) => {
    expect(isPublicAddress(text)).toBe(false)
  })
})
