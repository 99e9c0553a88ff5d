import { describe, expect, it } from 'vitest'
import { refusedPageAddresses } from '../../../test-data/tricky-page-addresses.ts'
import { readPageAddress } from './page-address.ts'

describe('the address of a job description', () => {
  it.each([
    ['https://jobs.example.com/backend?id=7#apply', 'jobs.example.com'],
    ['https://jobs.example.com:443/', 'jobs.example.com'],
    ['HTTPS://JOBS.EXAMPLE.COM', 'jobs.example.com'],
    ['https://jobs.example.com./', 'jobs.example.com'],
    ['https://bücher.example/job', 'xn--bcher-kva.example'],
    ['https://93.184.215.14/job', '93.184.215.14'],
    ['https://[2606:4700:4700::1111]/job', '2606:4700:4700::1111'],
    ['https://localhost.example.com/', 'localhost.example.com'],
    ['https://jobs.example.com/@user', 'jobs.example.com'],
  ])('may be %s', (text, host) => {
    expect(readPageAddress(text)).toMatchObject({ host })
  })

  it('is refused in more than 200 forms, each with a reason', () => {
    expect(new Set(refusedPageAddresses).size).toBeGreaterThan(200)
  })

  it.each(refusedPageAddresses)('is refused as %j', (text) => {
    expect(readPageAddress(text)).toEqual({ reason: expect.stringMatching(/^it/) })
  })
})
