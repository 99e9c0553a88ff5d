// Original file: resume/documents/v1/documents.proto


/**
 * A portfolio that is being written.
 */
export interface PortfolioDraft {
  /**
   * Of the document.
   */
  'id'?: (string);
  'slug'?: (string);
  /**
   * The name that its owner wants, as typed; nothing is claimed.
   */
  'subdomain'?: (string);
  'templateId'?: (string);
  /**
   * A JSON object; absent in the answer to a call that sent it.
   */
  'content'?: (Buffer | Uint8Array | string);
  'revision'?: (number);
  'updatedAt'?: (string);
  '_content'?: "content";
}

/**
 * A portfolio that is being written.
 */
export interface PortfolioDraftOutput {
  /**
   * Of the document.
   */
  'id': (string);
  'slug': (string);
  /**
   * The name that its owner wants, as typed; nothing is claimed.
   */
  'subdomain': (string);
  'templateId': (string);
  /**
   * A JSON object; absent in the answer to a call that sent it.
   */
  'content'?: (Buffer);
  'revision': (number);
  'updatedAt': (string);
  '_content'?: "content";
}
