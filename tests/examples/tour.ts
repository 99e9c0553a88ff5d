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
import { tourCodehost } from './codehost.ts'
import { tourDocuments } from './documents.ts'
import { tourImports } from './imports.ts'
import { tourMissing } from './missing.ts'
import { tourPortfolios } from './portfolios.ts'
import { tourPrograms } from './programs.ts'
import { createRecorder, type RecordedOperation } from './recorder.ts'
import { tourShares } from './shares.ts'
import { tourSignIn } from './sign-in.ts'
import type { Tour } from './tour-of.ts'
import { startWholePlatform } from './whole-platform.ts'

/**
 * Calls every operation on a platform of its own, as people would one after the other, and holds each answer against
 * the description.
 * @returns what was asked and answered, normalized
 */
export async function recordExamples(): Promise<Record<string, RecordedOperation>> {
  const { platform, stripe, model, codehost, s3, stop } = await startWholePlatform()
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
    await stop()
  }
}
