import { expect, it } from 'vitest'
import { readContentConfig } from './config.ts'

const needed = { CONTENT_DATABASE_URL: 'postgresql://localhost/content' }
const settings = {
  CODEHOST_TOKEN: 'token',
  OPENAI_BASE_URL: 'http://localhost:12112/v1',
  OPENAI_EXPERT_MODEL: 'large',
  AI_DAILY_TOKEN_LIMIT: '1000',
}

it('content says which settings of an AI and of a code host change nothing', () => {
  expect(readContentConfig({ ...needed, ...settings }).notes).toEqual([
    'CODEHOST_TOKEN changes nothing: CODEHOST_REPO is not set',
    'OPENAI_BASE_URL changes nothing: OPENAI_API_KEY is not set',
    'OPENAI_EXPERT_MODEL changes nothing: OPENAI_API_KEY is not set',
    'AI_DAILY_TOKEN_LIMIT changes nothing: OPENAI_API_KEY is not set',
  ])
  const whole = { ...needed, ...settings, CODEHOST_REPO: 'acme/resume', OPENAI_API_KEY: 'key\n' }
  expect(readContentConfig(whole)).toMatchObject({ notes: [], OPENAI_API_KEY: 'key' })
})
