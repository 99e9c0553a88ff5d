// Original file: resume/identity/v1/identity.proto


/**
 * A list of scopes that can be absent.
 */
export interface ScopeList {
  'values'?: (string)[];
}

/**
 * A list of scopes that can be absent.
 */
export interface ScopeListOutput {
  'values': (string)[];
}
