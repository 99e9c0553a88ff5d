// Original file: resume/billing/v1/billing.proto

import type { MethodDefinition } from '@grpc/proto-loader'
import type { CancelCheckoutRequest as _resume_billing_v1_CancelCheckoutRequest, CancelCheckoutRequestOutput as _resume_billing_v1_CancelCheckoutRequestOutput } from '../../../resume/billing/v1/CancelCheckoutRequest.ts';
import type { CancelCheckoutResponse as _resume_billing_v1_CancelCheckoutResponse, CancelCheckoutResponseOutput as _resume_billing_v1_CancelCheckoutResponseOutput } from '../../../resume/billing/v1/CancelCheckoutResponse.ts';
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
import type { OpenPortalRequest as _resume_billing_v1_OpenPortalRequest, OpenPortalRequestOutput as _resume_billing_v1_OpenPortalRequestOutput } from '../../../resume/billing/v1/OpenPortalRequest.ts';
import type { OpenPortalResponse as _resume_billing_v1_OpenPortalResponse, OpenPortalResponseOutput as _resume_billing_v1_OpenPortalResponseOutput } from '../../../resume/billing/v1/OpenPortalResponse.ts';
import type { ReceiveProviderEventRequest as _resume_billing_v1_ReceiveProviderEventRequest, ReceiveProviderEventRequestOutput as _resume_billing_v1_ReceiveProviderEventRequestOutput } from '../../../resume/billing/v1/ReceiveProviderEventRequest.ts';
import type { ReceiveProviderEventResponse as _resume_billing_v1_ReceiveProviderEventResponse, ReceiveProviderEventResponseOutput as _resume_billing_v1_ReceiveProviderEventResponseOutput } from '../../../resume/billing/v1/ReceiveProviderEventResponse.ts';
import type { ReleaseCreditsRequest as _resume_billing_v1_ReleaseCreditsRequest, ReleaseCreditsRequestOutput as _resume_billing_v1_ReleaseCreditsRequestOutput } from '../../../resume/billing/v1/ReleaseCreditsRequest.ts';
import type { ReleaseCreditsResponse as _resume_billing_v1_ReleaseCreditsResponse, ReleaseCreditsResponseOutput as _resume_billing_v1_ReleaseCreditsResponseOutput } from '../../../resume/billing/v1/ReleaseCreditsResponse.ts';
import type { ReserveCreditsRequest as _resume_billing_v1_ReserveCreditsRequest, ReserveCreditsRequestOutput as _resume_billing_v1_ReserveCreditsRequestOutput } from '../../../resume/billing/v1/ReserveCreditsRequest.ts';
import type { ReserveCreditsResponse as _resume_billing_v1_ReserveCreditsResponse, ReserveCreditsResponseOutput as _resume_billing_v1_ReserveCreditsResponseOutput } from '../../../resume/billing/v1/ReserveCreditsResponse.ts';
import type { StartCheckoutRequest as _resume_billing_v1_StartCheckoutRequest, StartCheckoutRequestOutput as _resume_billing_v1_StartCheckoutRequestOutput } from '../../../resume/billing/v1/StartCheckoutRequest.ts';
import type { StartCheckoutResponse as _resume_billing_v1_StartCheckoutResponse, StartCheckoutResponseOutput as _resume_billing_v1_StartCheckoutResponseOutput } from '../../../resume/billing/v1/StartCheckoutResponse.ts';
import type { StartPackCheckoutRequest as _resume_billing_v1_StartPackCheckoutRequest, StartPackCheckoutRequestOutput as _resume_billing_v1_StartPackCheckoutRequestOutput } from '../../../resume/billing/v1/StartPackCheckoutRequest.ts';
import type { StartPackCheckoutResponse as _resume_billing_v1_StartPackCheckoutResponse, StartPackCheckoutResponseOutput as _resume_billing_v1_StartPackCheckoutResponseOutput } from '../../../resume/billing/v1/StartPackCheckoutResponse.ts';

export interface BillingServiceDefinition {
  CancelCheckout: MethodDefinition<_resume_billing_v1_CancelCheckoutRequest, _resume_billing_v1_CancelCheckoutResponse, _resume_billing_v1_CancelCheckoutRequestOutput, _resume_billing_v1_CancelCheckoutResponseOutput>
  CommitCredits: MethodDefinition<_resume_billing_v1_CommitCreditsRequest, _resume_billing_v1_CommitCreditsResponse, _resume_billing_v1_CommitCreditsRequestOutput, _resume_billing_v1_CommitCreditsResponseOutput>
  ExportUserData: MethodDefinition<_resume_billing_v1_ExportUserDataRequest, _resume_billing_v1_ExportUserDataResponse, _resume_billing_v1_ExportUserDataRequestOutput, _resume_billing_v1_ExportUserDataResponseOutput>
  GetSummary: MethodDefinition<_resume_billing_v1_GetSummaryRequest, _resume_billing_v1_GetSummaryResponse, _resume_billing_v1_GetSummaryRequestOutput, _resume_billing_v1_GetSummaryResponseOutput>
  GetWallet: MethodDefinition<_resume_billing_v1_GetWalletRequest, _resume_billing_v1_GetWalletResponse, _resume_billing_v1_GetWalletRequestOutput, _resume_billing_v1_GetWalletResponseOutput>
  ListCreditMovements: MethodDefinition<_resume_billing_v1_ListCreditMovementsRequest, _resume_billing_v1_ListCreditMovementsResponse, _resume_billing_v1_ListCreditMovementsRequestOutput, _resume_billing_v1_ListCreditMovementsResponseOutput>
  ListPayments: MethodDefinition<_resume_billing_v1_ListPaymentsRequest, _resume_billing_v1_ListPaymentsResponse, _resume_billing_v1_ListPaymentsRequestOutput, _resume_billing_v1_ListPaymentsResponseOutput>
  OpenPortal: MethodDefinition<_resume_billing_v1_OpenPortalRequest, _resume_billing_v1_OpenPortalResponse, _resume_billing_v1_OpenPortalRequestOutput, _resume_billing_v1_OpenPortalResponseOutput>
  ReceiveProviderEvent: MethodDefinition<_resume_billing_v1_ReceiveProviderEventRequest, _resume_billing_v1_ReceiveProviderEventResponse, _resume_billing_v1_ReceiveProviderEventRequestOutput, _resume_billing_v1_ReceiveProviderEventResponseOutput>
  ReleaseCredits: MethodDefinition<_resume_billing_v1_ReleaseCreditsRequest, _resume_billing_v1_ReleaseCreditsResponse, _resume_billing_v1_ReleaseCreditsRequestOutput, _resume_billing_v1_ReleaseCreditsResponseOutput>
  ReserveCredits: MethodDefinition<_resume_billing_v1_ReserveCreditsRequest, _resume_billing_v1_ReserveCreditsResponse, _resume_billing_v1_ReserveCreditsRequestOutput, _resume_billing_v1_ReserveCreditsResponseOutput>
  StartCheckout: MethodDefinition<_resume_billing_v1_StartCheckoutRequest, _resume_billing_v1_StartCheckoutResponse, _resume_billing_v1_StartCheckoutRequestOutput, _resume_billing_v1_StartCheckoutResponseOutput>
  StartPackCheckout: MethodDefinition<_resume_billing_v1_StartPackCheckoutRequest, _resume_billing_v1_StartPackCheckoutResponse, _resume_billing_v1_StartPackCheckoutRequestOutput, _resume_billing_v1_StartPackCheckoutResponseOutput>
}
