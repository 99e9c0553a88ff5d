import { expect, it } from 'vitest'
import { readContentConfig } from './config.ts'

const needed = { CONTENT_DATABASE_URL: 'postgresql://localhost/content' }
const settings = {
  OPENAI_BASE_URL: 'http://localhost:12112/v1',
  OPENAI_EXPERT_MODEL: 'large',
  AI_DAILY_TOKEN_LIMIT: '1000',
}

it('content says which settings of an AI change nothing without a key', () => {
  expect(readContentConfig({ ...needed, ...settings }).notes).toEqual([
    'OPENAI_BASE_URL changes nothing: OPENAI_API_KEY is not set',
    'OPENAI_EXPERT_MODEL changes nothing: OPENAI_API_KEY is not set',
    'AI_DAILY_TOKEN_LIMIT changes nothing: OPENAI_API_KEY is not set',
  ])
  const whole = { ...needed, ...settings, OPENAI_API_KEY: 'key\n' }
  expect(readContentConfig(whole)).toMatchObject({ notes: [], OPENAI_API_KEY: 'key' })
})
