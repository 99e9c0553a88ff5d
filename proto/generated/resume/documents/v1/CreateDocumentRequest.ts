// Original file: resume/documents/v1/documents.proto


/**
 * The document to create; what is absent takes its default.
 */
export interface CreateDocumentRequest {
  'type'?: (string);
  'title'?: (string);
  'slug'?: (string);
  'tags'?: (string)[];
  /**
   * Absent: from the master profile, for the types that are seeded.
   */
  'content'?: (Buffer | Uint8Array | string);
  'metadata'?: (Buffer | Uint8Array | string);
  'templateId'?: (string);
  'visibility'?: (string);
  'keepLocalOnly'?: (boolean);
  '_title'?: "title";
  '_slug'?: "slug";
  '_content'?: "content";
  '_metadata'?: "metadata";
  '_templateId'?: "templateId";
  '_visibility'?: "visibility";
}

/**
 * The document to create; what is absent takes its default.
 */
export interface CreateDocumentRequestOutput {
  'type': (string);
  'title'?: (string);
  'slug'?: (string);
  'tags': (string)[];
  /**
   * Absent: from the master profile, for the types that are seeded.
   */
  'content'?: (Buffer);
  'metadata'?: (Buffer);
  'templateId'?: (string);
  'visibility'?: (string);
  'keepLocalOnly': (boolean);
  '_title'?: "title";
  '_slug'?: "slug";
  '_content'?: "content";
  '_metadata'?: "metadata";
  '_templateId'?: "templateId";
  '_visibility'?: "visibility";
}
