import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCodehostDouble } from '@resume/codehost-double/double'
import { type HttpDouble, startHttpDouble } from '@resume/http-double/double'
import { modelAnswer } from '@resume/model-double/answers'
import { answerCompletion, type ModelDouble, startModelDouble } from '@resume/model-double/double'
import { type S3Double, startS3Double } from '@resume/s3-double/double'
import { type StripeDouble, startStripeDouble } from '@resume/stripe-double/double'
import { stripeVariables } from '@resume/stripe-double/variables'
import { startTestPlatform, type TestPlatform } from '@resume/test-kit/test-platform'
import { answerRepository, repository } from './codehost.ts'
import { answerAsCodehost } from './imports.ts'

/** A platform on which every operation can succeed, with doubles of all that others run. */
export interface WholePlatform {
  platform: TestPlatform
  stripe: StripeDouble
  model: ModelDouble
  /** The API of the code host. */
  codehost: HttpDouble
  s3: S3Double
  stop(): Promise<void>
}

/** The address of the administrator of such a platform. */
export const administratorEmail = 'admin@example.com'

/** Starts such a platform. */
export async function startWholePlatform(): Promise<WholePlatform> {
  const storage = {
    dir: mkdtempSync(join(tmpdir(), 'resume-s3-')),
    bucket: 'resume-platform',
    region: 'us-east-1',
    accessKey: 'a-key',
    secretKey: 'a-secret',
    publicPrefix: 'public/',
  }
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
    ADMIN_EMAIL: administratorEmail,
    S3_ENDPOINT: s3.url,
    S3_ACCESS_KEY: storage.accessKey,
    S3_SECRET_KEY: storage.secretKey,
    AFFILIATE_PENDING_MS: '0',
  })
  return {
    platform,
    stripe,
    model,
    codehost,
    s3,
    stop: async () => {
      await platform.stop()
      await Promise.all([stripe.close(), model.stop(), codehost.stop(), oauth.stop(), s3.close()])
      rmSync(storage.dir, { recursive: true, force: true })
    },
  }
}
