// Original file: resume/portfolio/v1/portfolio.proto

import type { MethodDefinition } from '@grpc/proto-loader'
import type { CheckSubdomainRequest as _resume_portfolio_v1_CheckSubdomainRequest, CheckSubdomainRequestOutput as _resume_portfolio_v1_CheckSubdomainRequestOutput } from '../../../resume/portfolio/v1/CheckSubdomainRequest.ts';
import type { CheckSubdomainResponse as _resume_portfolio_v1_CheckSubdomainResponse, CheckSubdomainResponseOutput as _resume_portfolio_v1_CheckSubdomainResponseOutput } from '../../../resume/portfolio/v1/CheckSubdomainResponse.ts';
import type { ExportUserDataRequest as _resume_portfolio_v1_ExportUserDataRequest, ExportUserDataRequestOutput as _resume_portfolio_v1_ExportUserDataRequestOutput } from '../../../resume/portfolio/v1/ExportUserDataRequest.ts';
import type { ExportUserDataResponse as _resume_portfolio_v1_ExportUserDataResponse, ExportUserDataResponseOutput as _resume_portfolio_v1_ExportUserDataResponseOutput } from '../../../resume/portfolio/v1/ExportUserDataResponse.ts';
import type { FindViewTargetRequest as _resume_portfolio_v1_FindViewTargetRequest, FindViewTargetRequestOutput as _resume_portfolio_v1_FindViewTargetRequestOutput } from '../../../resume/portfolio/v1/FindViewTargetRequest.ts';
import type { FindViewTargetResponse as _resume_portfolio_v1_FindViewTargetResponse, FindViewTargetResponseOutput as _resume_portfolio_v1_FindViewTargetResponseOutput } from '../../../resume/portfolio/v1/FindViewTargetResponse.ts';
import type { GetAnalyticsRequest as _resume_portfolio_v1_GetAnalyticsRequest, GetAnalyticsRequestOutput as _resume_portfolio_v1_GetAnalyticsRequestOutput } from '../../../resume/portfolio/v1/GetAnalyticsRequest.ts';
import type { GetAnalyticsResponse as _resume_portfolio_v1_GetAnalyticsResponse, GetAnalyticsResponseOutput as _resume_portfolio_v1_GetAnalyticsResponseOutput } from '../../../resume/portfolio/v1/GetAnalyticsResponse.ts';
import type { GetPublicPortfolioRequest as _resume_portfolio_v1_GetPublicPortfolioRequest, GetPublicPortfolioRequestOutput as _resume_portfolio_v1_GetPublicPortfolioRequestOutput } from '../../../resume/portfolio/v1/GetPublicPortfolioRequest.ts';
import type { GetPublicPortfolioResponse as _resume_portfolio_v1_GetPublicPortfolioResponse, GetPublicPortfolioResponseOutput as _resume_portfolio_v1_GetPublicPortfolioResponseOutput } from '../../../resume/portfolio/v1/GetPublicPortfolioResponse.ts';
import type { GetPublicationRequest as _resume_portfolio_v1_GetPublicationRequest, GetPublicationRequestOutput as _resume_portfolio_v1_GetPublicationRequestOutput } from '../../../resume/portfolio/v1/GetPublicationRequest.ts';
import type { GetPublicationResponse as _resume_portfolio_v1_GetPublicationResponse, GetPublicationResponseOutput as _resume_portfolio_v1_GetPublicationResponseOutput } from '../../../resume/portfolio/v1/GetPublicationResponse.ts';
import type { ListPublicPortfoliosRequest as _resume_portfolio_v1_ListPublicPortfoliosRequest, ListPublicPortfoliosRequestOutput as _resume_portfolio_v1_ListPublicPortfoliosRequestOutput } from '../../../resume/portfolio/v1/ListPublicPortfoliosRequest.ts';
import type { ListPublicPortfoliosResponse as _resume_portfolio_v1_ListPublicPortfoliosResponse, ListPublicPortfoliosResponseOutput as _resume_portfolio_v1_ListPublicPortfoliosResponseOutput } from '../../../resume/portfolio/v1/ListPublicPortfoliosResponse.ts';
import type { ListPublicationsRequest as _resume_portfolio_v1_ListPublicationsRequest, ListPublicationsRequestOutput as _resume_portfolio_v1_ListPublicationsRequestOutput } from '../../../resume/portfolio/v1/ListPublicationsRequest.ts';
import type { ListPublicationsResponse as _resume_portfolio_v1_ListPublicationsResponse, ListPublicationsResponseOutput as _resume_portfolio_v1_ListPublicationsResponseOutput } from '../../../resume/portfolio/v1/ListPublicationsResponse.ts';
import type { PublishRequest as _resume_portfolio_v1_PublishRequest, PublishRequestOutput as _resume_portfolio_v1_PublishRequestOutput } from '../../../resume/portfolio/v1/PublishRequest.ts';
import type { PublishResponse as _resume_portfolio_v1_PublishResponse, PublishResponseOutput as _resume_portfolio_v1_PublishResponseOutput } from '../../../resume/portfolio/v1/PublishResponse.ts';
import type { SetPublicationStatusRequest as _resume_portfolio_v1_SetPublicationStatusRequest, SetPublicationStatusRequestOutput as _resume_portfolio_v1_SetPublicationStatusRequestOutput } from '../../../resume/portfolio/v1/SetPublicationStatusRequest.ts';
import type { SetPublicationStatusResponse as _resume_portfolio_v1_SetPublicationStatusResponse, SetPublicationStatusResponseOutput as _resume_portfolio_v1_SetPublicationStatusResponseOutput } from '../../../resume/portfolio/v1/SetPublicationStatusResponse.ts';
import type { UnpublishRequest as _resume_portfolio_v1_UnpublishRequest, UnpublishRequestOutput as _resume_portfolio_v1_UnpublishRequestOutput } from '../../../resume/portfolio/v1/UnpublishRequest.ts';
import type { UnpublishResponse as _resume_portfolio_v1_UnpublishResponse, UnpublishResponseOutput as _resume_portfolio_v1_UnpublishResponseOutput } from '../../../resume/portfolio/v1/UnpublishResponse.ts';

export interface PortfolioServiceDefinition {
  CheckSubdomain: MethodDefinition<_resume_portfolio_v1_CheckSubdomainRequest, _resume_portfolio_v1_CheckSubdomainResponse, _resume_portfolio_v1_CheckSubdomainRequestOutput, _resume_portfolio_v1_CheckSubdomainResponseOutput>
  ExportUserData: MethodDefinition<_resume_portfolio_v1_ExportUserDataRequest, _resume_portfolio_v1_ExportUserDataResponse, _resume_portfolio_v1_ExportUserDataRequestOutput, _resume_portfolio_v1_ExportUserDataResponseOutput>
  FindViewTarget: MethodDefinition<_resume_portfolio_v1_FindViewTargetRequest, _resume_portfolio_v1_FindViewTargetResponse, _resume_portfolio_v1_FindViewTargetRequestOutput, _resume_portfolio_v1_FindViewTargetResponseOutput>
  GetAnalytics: MethodDefinition<_resume_portfolio_v1_GetAnalyticsRequest, _resume_portfolio_v1_GetAnalyticsResponse, _resume_portfolio_v1_GetAnalyticsRequestOutput, _resume_portfolio_v1_GetAnalyticsResponseOutput>
  GetPublicPortfolio: MethodDefinition<_resume_portfolio_v1_GetPublicPortfolioRequest, _resume_portfolio_v1_GetPublicPortfolioResponse, _resume_portfolio_v1_GetPublicPortfolioRequestOutput, _resume_portfolio_v1_GetPublicPortfolioResponseOutput>
  GetPublication: MethodDefinition<_resume_portfolio_v1_GetPublicationRequest, _resume_portfolio_v1_GetPublicationResponse, _resume_portfolio_v1_GetPublicationRequestOutput, _resume_portfolio_v1_GetPublicationResponseOutput>
  ListPublicPortfolios: MethodDefinition<_resume_portfolio_v1_ListPublicPortfoliosRequest, _resume_portfolio_v1_ListPublicPortfoliosResponse, _resume_portfolio_v1_ListPublicPortfoliosRequestOutput, _resume_portfolio_v1_ListPublicPortfoliosResponseOutput>
  ListPublications: MethodDefinition<_resume_portfolio_v1_ListPublicationsRequest, _resume_portfolio_v1_ListPublicationsResponse, _resume_portfolio_v1_ListPublicationsRequestOutput, _resume_portfolio_v1_ListPublicationsResponseOutput>
  Publish: MethodDefinition<_resume_portfolio_v1_PublishRequest, _resume_portfolio_v1_PublishResponse, _resume_portfolio_v1_PublishRequestOutput, _resume_portfolio_v1_PublishResponseOutput>
  SetPublicationStatus: MethodDefinition<_resume_portfolio_v1_SetPublicationStatusRequest, _resume_portfolio_v1_SetPublicationStatusResponse, _resume_portfolio_v1_SetPublicationStatusRequestOutput, _resume_portfolio_v1_SetPublicationStatusResponseOutput>
  Unpublish: MethodDefinition<_resume_portfolio_v1_UnpublishRequest, _resume_portfolio_v1_UnpublishResponse, _resume_portfolio_v1_UnpublishRequestOutput, _resume_portfolio_v1_UnpublishResponseOutput>
}
