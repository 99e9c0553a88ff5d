// Original file: resume/documents/v1/documents.proto


/**
 * The ID at the code host of the account that the calling user has connected.
 */
export interface GetImportQuotaRequest {
  'connectedAccountId'?: (string);
  '_connectedAccountId'?: "connectedAccountId";
}

/**
 * The ID at the code host of the account that the calling user has connected.
 */
export interface GetImportQuotaRequestOutput {
  'connectedAccountId'?: (string);
  '_connectedAccountId'?: "connectedAccountId";
}
