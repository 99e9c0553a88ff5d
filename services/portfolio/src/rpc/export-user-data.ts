import type { PortfolioServiceDefinition } from '@resume/proto/generated/resume/portfolio/v1/PortfolioService'
import { requireUser } from '@resume/service-kit/context/callers'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { exportUserData } from '../use-cases/export-user-data.ts'
import type { Dependencies } from './dependencies.ts'

/** Collects everything that portfolio holds about the calling user, part by part. */
export function exportUserDataRpc(
  dependencies: Dependencies,
): UnaryHandler<PortfolioServiceDefinition['ExportUserData']> {
  return async ({ cursor }) => {
    const { text, nextCursor } = await exportUserData(dependencies, requireUser().userId, cursor)
    return { data: Buffer.from(text), nextCursor }
  }
}
