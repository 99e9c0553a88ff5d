// Original file: resume/content/v1/changelog.proto


/**
 * An author of pull requests that entries refer to.
 */
export interface Contributor {
  'login'?: (string);
  'avatarUrl'?: (string);
  'htmlUrl'?: (string);
  /**
   * How many different pull requests.
   */
  'count'?: (number);
}

/**
 * An author of pull requests that entries refer to.
 */
export interface ContributorOutput {
  'login': (string);
  'avatarUrl': (string);
  'htmlUrl': (string);
  /**
   * How many different pull requests.
   */
  'count': (number);
}
