export { AiApi } from './ai.ts'
export { type ChangesQuery, type DocumentChange, DocumentsApi } from './documents.ts'
export {
  ApiError,
  ConnectionError,
  type FieldError,
  ResumePlatformError,
  TimeoutError,
  UnexpectedAnswerError,
} from './errors.ts'
export * from './generated/errors.ts'
export * from './generated/resume-platform.ts'
export type * from './generated/schemas.ts'
export { MasterProfileApi, type ProfileChange } from './master-profile.ts'
export type { ClientOptions, RequestOptions } from './options.ts'
export type { Page, PageList } from './pages.ts'
export { PortfolioAssetsApi } from './portfolio-assets.ts'
export { type DraftContent, PortfoliosApi } from './portfolios.ts'
export { type TextEvent, TextStream } from './text-stream.ts'
export { Transport } from './transport.ts'
export type { Upload } from './upload.ts'
