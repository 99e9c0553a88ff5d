import { assetLimits } from '@resume/proto/limits/portfolio-assets'

/** What removing old declarations needs. */
export interface RemovePendingAssetsPorts {
  assets: {
    /** Removes some images that were declared before a time and never completed, and notes their objects for removal. */
    removePending(declaredBefore: Date): Promise<number>
  }
}

/** Removes the declarations that were not completed within a day, row and object. */
export async function removePendingAssets({ assets }: RemovePendingAssetsPorts, now: Date): Promise<void> {
  const declaredBefore = new Date(now.getTime() - assetLimits.pendingHours * 60 * 60 * 1000)
  while ((await assets.removePending(declaredBefore)) > 0);
}
