/**
 * The pauses between codes that are sent to one address while none is used, whoever asks for them (docs/api/sign-in.md), in
 * seconds: after the fifth a minute, then twice as long each time, up to 15 minutes. An hour without a send ends the count.
 */
export const pauses = { free: 5, first: 60, longest: 15 * 60, forgottenAfter: 60 * 60 } as const
