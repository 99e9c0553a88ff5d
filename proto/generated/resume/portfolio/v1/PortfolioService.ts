// Original file: resume/portfolio/v1/portfolio.proto

import type { MethodDefinition } from '@grpc/proto-loader'
import type { ExportUserDataRequest as _resume_portfolio_v1_ExportUserDataRequest, ExportUserDataRequestOutput as _resume_portfolio_v1_ExportUserDataRequestOutput } from '../../../resume/portfolio/v1/ExportUserDataRequest.ts';
import type { ExportUserDataResponse as _resume_portfolio_v1_ExportUserDataResponse, ExportUserDataResponseOutput as _resume_portfolio_v1_ExportUserDataResponseOutput } from '../../../resume/portfolio/v1/ExportUserDataResponse.ts';

export interface PortfolioServiceDefinition {
  ExportUserData: MethodDefinition<_resume_portfolio_v1_ExportUserDataRequest, _resume_portfolio_v1_ExportUserDataResponse, _resume_portfolio_v1_ExportUserDataRequestOutput, _resume_portfolio_v1_ExportUserDataResponseOutput>
}
