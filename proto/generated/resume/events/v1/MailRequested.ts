// Original file: resume/events/v1/identity_events.proto


/**
 * resume.identity.mail.requested: a service wants a mail to be sent. Identity alone sends mail; it knows the addresses. The
 * mail is sent once, tried until the mail server takes it, and left out where no mail server is configured or the user is gone.
 */
export interface MailRequested {
  /**
   * To whom it goes: a user, or else an address that the operator configured. Exactly one of the two.
   */
  'userId'?: (string);
  'address'?: (string);
  /**
   * Where an answer goes; empty for the platform's own address.
   */
  'replyTo'?: (string);
  /**
   * One line, at most 200 characters; line breaks become blanks.
   */
  'subject'?: (string);
  /**
   * Plain text, at most 20,000 characters.
   */
  'text'?: (string);
}

/**
 * resume.identity.mail.requested: a service wants a mail to be sent. Identity alone sends mail; it knows the addresses. The
 * mail is sent once, tried until the mail server takes it, and left out where no mail server is configured or the user is gone.
 */
export interface MailRequestedOutput {
  /**
   * To whom it goes: a user, or else an address that the operator configured. Exactly one of the two.
   */
  'userId': (string);
  'address': (string);
  /**
   * Where an answer goes; empty for the platform's own address.
   */
  'replyTo': (string);
  /**
   * One line, at most 200 characters; line breaks become blanks.
   */
  'subject': (string);
  /**
   * Plain text, at most 20,000 characters.
   */
  'text': (string);
}
