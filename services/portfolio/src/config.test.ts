import { describe, expect, it } from 'vitest'
import { readPortfolioConfig } from './config.ts'

const needed = { PORTFOLIO_DATABASE_URL: 'postgresql://localhost/portfolio' }
const storage = { S3_ENDPOINT: 'https://s3.example.com', S3_ACCESS_KEY: 'access', S3_SECRET_KEY: 'secret' }

describe('portfolio', () => {
  it.each(Object.keys(storage))('does not start with an object storage without %s', (missing) => {
    const set = Object.keys(storage).filter((name) => name !== missing)
    expect(() => readPortfolioConfig({ ...needed, ...storage, [missing]: '' })).toThrow(
      `${missing} must be set, because ${set.join(' and ')} are`,
    )
  })

  it('says that an address of images changes nothing without an object storage', () => {
    const S3_PUBLIC_URL = 'https://images.example.com'
    expect(readPortfolioConfig({ ...needed, S3_PUBLIC_URL }).notes).toEqual([
      'S3_PUBLIC_URL changes nothing: S3_ENDPOINT is not set',
    ])
    expect(readPortfolioConfig({ ...needed, ...storage, S3_PUBLIC_URL }).notes).toEqual([])
  })
})
