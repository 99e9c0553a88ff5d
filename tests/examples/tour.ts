import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCodehostDouble } from '@resume/codehost-double/double'
import { startHttpDouble } from '@resume/http-double/double'
import { modelAnswer } from '@resume/model-double/answers'
import { answerCompletion, startModelDouble } from '@resume/model-double/double'
import { startS3Double } from '@resume/s3-double/double'
import { startStripeDouble } from '@resume/stripe-double/double'
import { stripeVariables } from '@resume/stripe-double/variables'
import { startTestPlatform } from '@resume/test-kit/test-platform'
import { clientOf, fromApp } from '../client/client.ts'
import { describedBy } from '../client/description.ts'
import { signIn } from '../client/sign-in.ts'
import { tourAccount } from './account.ts'
import { tourAffiliates } from './affiliates.ts'
import { tourAi } from './ai.ts'
import { tourAssets } from './assets.ts'
import { tourAts } from './ats.ts'
import { tourBilling } from './billing.ts'
import { tourChangelog } from './changelog.ts'
import { answerRepository, repository, tourCodehost } from './codehost.ts'
import { tourDocuments } from './documents.ts'
import { answerAsCodehost, tourImports } from './imports.ts'
import { tourMissing } from './missing.ts'
import { tourPortfolios } from './portfolios.ts'
import { tourPrograms } from './programs.ts'
import { createRecorder, type RecordedOperation } from './recorder.ts'
import { tourShares } from './shares.ts'
import { tourSignIn } from './sign-in.ts'
import type { Tour } from './tour-of.ts'

const storage = {
  dir: mkdtempSync(join(tmpdir(), 'resume-s3-')),
  bucket: 'resume-platform',
  region: 'us-east-1',
  accessKey: 'a-key',
  secretKey: 'a-secret',
  publicPrefix: 'public/',
}

/**
 * Calls every operation on a platform of its own, as people would one after the other, and holds each answer against
 * the description.
 * @returns what was asked and answered, normalized
 */
export async function recordExamples(): Promise<Record<string, RecordedOperation>> {
  const stripe = await startStripeDouble()
  const model = await startModelDouble()
  const codehost = await startHttpDouble()
  const oauth = await startCodehostDouble()
  const s3 = await startS3Double(storage)
  model.answer = ({ body }, response) => answerCompletion(response, modelAnswer(JSON.parse(body)))
  codehost.answer = (request, response) => {
    if (!answerRepository(request.path, response)) answerAsCodehost(request, response)
  }
  const platform = await startTestPlatform({
    ...stripeVariables(stripe.url),
    ...model.environment,
    ...oauth.environment,
    CODEHOST_API_URL: codehost.url,
    CODEHOST_TOKEN: 'a-token',
    CODEHOST_REPO: repository,
    ADMIN_EMAIL: 'admin@example.com',
    S3_ENDPOINT: s3.url,
    S3_ACCESS_KEY: storage.accessKey,
    S3_SECRET_KEY: storage.secretKey,
    AFFILIATE_PENDING_MS: '0',
  })
  try {
    const recorder = await createRecorder(platform.url)
    const place = { ...platform, judge: describedBy(platform.url) }
    const client = clientOf(
      platform.url,
      { ...fromApp, 'user-agent': 'example', 'x-forwarded-for': '203.0.113.7' },
      place.judge,
    )
    const tour: Tour = { recorder, place, visitor: client, stripe, model, s3 }
    const user = await tourSignIn(tour)
    await tourAccount(tour, user)
    const document = await tourDocuments(tour, user)
    await tourShares(tour, user, document)
    await tourBilling(tour, user)
    await tourAssets(tour, user)
    await tourAffiliates(tour)
    await tourPortfolios(tour, user)
    await tourImports(tour, user)
    await tourAts(tour, user)
    await tourAi(tour, user)
    const administrator = await signIn(place, 'admin@example.com')
    await tourChangelog(tour, user, administrator.session)
    await tourPrograms(tour, user, administrator.session)
    await tourCodehost(tour, user, administrator.session, codehost)
    await tourMissing(tour, user)
    await recorder.record('signOut', 200, user.session, { body: {} })
    return recorder.recorded()
  } finally {
    await platform.stop()
    await Promise.all([stripe.close(), model.stop(), codehost.stop(), oauth.stop(), s3.close()])
    rmSync(storage.dir, { recursive: true, force: true })
  }
}
