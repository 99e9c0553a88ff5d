/**
 * The key of a request. What its caller wrote into the body comes before the header, in which some clients send a new key with each attempt;
 * validation has judged it.
 */
export const keyOf = (header: string | undefined, body: { requestId?: string | undefined } | undefined) =>
  body?.requestId ?? header
