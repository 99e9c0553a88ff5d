// Original file: resume/documents/v1/documents.proto


/**
 * The account at the code host that the calling user has linked.
 */
export interface GetImportQuotaRequest {
  'connectedAccountId'?: (string);
  '_connectedAccountId'?: "connectedAccountId";
}

/**
 * The account at the code host that the calling user has linked.
 */
export interface GetImportQuotaRequestOutput {
  'connectedAccountId'?: (string);
  '_connectedAccountId'?: "connectedAccountId";
}
