// Original file: resume/billing/v1/billing.proto

import type { MethodDefinition } from '@grpc/proto-loader'
import type { CommitCreditsRequest as _resume_billing_v1_CommitCreditsRequest, CommitCreditsRequestOutput as _resume_billing_v1_CommitCreditsRequestOutput } from '../../../resume/billing/v1/CommitCreditsRequest.ts';
import type { CommitCreditsResponse as _resume_billing_v1_CommitCreditsResponse, CommitCreditsResponseOutput as _resume_billing_v1_CommitCreditsResponseOutput } from '../../../resume/billing/v1/CommitCreditsResponse.ts';
import type { ExportUserDataRequest as _resume_billing_v1_ExportUserDataRequest, ExportUserDataRequestOutput as _resume_billing_v1_ExportUserDataRequestOutput } from '../../../resume/billing/v1/ExportUserDataRequest.ts';
import type { ExportUserDataResponse as _resume_billing_v1_ExportUserDataResponse, ExportUserDataResponseOutput as _resume_billing_v1_ExportUserDataResponseOutput } from '../../../resume/billing/v1/ExportUserDataResponse.ts';
import type { GetSummaryRequest as _resume_billing_v1_GetSummaryRequest, GetSummaryRequestOutput as _resume_billing_v1_GetSummaryRequestOutput } from '../../../resume/billing/v1/GetSummaryRequest.ts';
import type { GetSummaryResponse as _resume_billing_v1_GetSummaryResponse, GetSummaryResponseOutput as _resume_billing_v1_GetSummaryResponseOutput } from '../../../resume/billing/v1/GetSummaryResponse.ts';
import type { GetWalletRequest as _resume_billing_v1_GetWalletRequest, GetWalletRequestOutput as _resume_billing_v1_GetWalletRequestOutput } from '../../../resume/billing/v1/GetWalletRequest.ts';
import type { GetWalletResponse as _resume_billing_v1_GetWalletResponse, GetWalletResponseOutput as _resume_billing_v1_GetWalletResponseOutput } from '../../../resume/billing/v1/GetWalletResponse.ts';
import type { ListCreditMovementsRequest as _resume_billing_v1_ListCreditMovementsRequest, ListCreditMovementsRequestOutput as _resume_billing_v1_ListCreditMovementsRequestOutput } from '../../../resume/billing/v1/ListCreditMovementsRequest.ts';
import type { ListCreditMovementsResponse as _resume_billing_v1_ListCreditMovementsResponse, ListCreditMovementsResponseOutput as _resume_billing_v1_ListCreditMovementsResponseOutput } from '../../../resume/billing/v1/ListCreditMovementsResponse.ts';
import type { ListPaymentsRequest as _resume_billing_v1_ListPaymentsRequest, ListPaymentsRequestOutput as _resume_billing_v1_ListPaymentsRequestOutput } from '../../../resume/billing/v1/ListPaymentsRequest.ts';
import type { ListPaymentsResponse as _resume_billing_v1_ListPaymentsResponse, ListPaymentsResponseOutput as _resume_billing_v1_ListPaymentsResponseOutput } from '../../../resume/billing/v1/ListPaymentsResponse.ts';
import type { ReleaseCreditsRequest as _resume_billing_v1_ReleaseCreditsRequest, ReleaseCreditsRequestOutput as _resume_billing_v1_ReleaseCreditsRequestOutput } from '../../../resume/billing/v1/ReleaseCreditsRequest.ts';
import type { ReleaseCreditsResponse as _resume_billing_v1_ReleaseCreditsResponse, ReleaseCreditsResponseOutput as _resume_billing_v1_ReleaseCreditsResponseOutput } from '../../../resume/billing/v1/ReleaseCreditsResponse.ts';
import type { ReserveCreditsRequest as _resume_billing_v1_ReserveCreditsRequest, ReserveCreditsRequestOutput as _resume_billing_v1_ReserveCreditsRequestOutput } from '../../../resume/billing/v1/ReserveCreditsRequest.ts';
import type { ReserveCreditsResponse as _resume_billing_v1_ReserveCreditsResponse, ReserveCreditsResponseOutput as _resume_billing_v1_ReserveCreditsResponseOutput } from '../../../resume/billing/v1/ReserveCreditsResponse.ts';

export interface BillingServiceDefinition {
  CommitCredits: MethodDefinition<_resume_billing_v1_CommitCreditsRequest, _resume_billing_v1_CommitCreditsResponse, _resume_billing_v1_CommitCreditsRequestOutput, _resume_billing_v1_CommitCreditsResponseOutput>
  ExportUserData: MethodDefinition<_resume_billing_v1_ExportUserDataRequest, _resume_billing_v1_ExportUserDataResponse, _resume_billing_v1_ExportUserDataRequestOutput, _resume_billing_v1_ExportUserDataResponseOutput>
  GetSummary: MethodDefinition<_resume_billing_v1_GetSummaryRequest, _resume_billing_v1_GetSummaryResponse, _resume_billing_v1_GetSummaryRequestOutput, _resume_billing_v1_GetSummaryResponseOutput>
  GetWallet: MethodDefinition<_resume_billing_v1_GetWalletRequest, _resume_billing_v1_GetWalletResponse, _resume_billing_v1_GetWalletRequestOutput, _resume_billing_v1_GetWalletResponseOutput>
  ListCreditMovements: MethodDefinition<_resume_billing_v1_ListCreditMovementsRequest, _resume_billing_v1_ListCreditMovementsResponse, _resume_billing_v1_ListCreditMovementsRequestOutput, _resume_billing_v1_ListCreditMovementsResponseOutput>
  ListPayments: MethodDefinition<_resume_billing_v1_ListPaymentsRequest, _resume_billing_v1_ListPaymentsResponse, _resume_billing_v1_ListPaymentsRequestOutput, _resume_billing_v1_ListPaymentsResponseOutput>
  ReleaseCredits: MethodDefinition<_resume_billing_v1_ReleaseCreditsRequest, _resume_billing_v1_ReleaseCreditsResponse, _resume_billing_v1_ReleaseCreditsRequestOutput, _resume_billing_v1_ReleaseCreditsResponseOutput>
  ReserveCredits: MethodDefinition<_resume_billing_v1_ReserveCreditsRequest, _resume_billing_v1_ReserveCreditsResponse, _resume_billing_v1_ReserveCreditsRequestOutput, _resume_billing_v1_ReserveCreditsResponseOutput>
}
