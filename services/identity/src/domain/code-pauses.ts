/**
 * The pauses between codes that are sent to one address while none is used, whoever asks for them (docs/api/sign-in.md), in
 * seconds: after the fifth a minute, then twice as long each time, up to 15 minutes. An hour without a send ends the count.
 */
export const pauses = { free: 5, first: 60, longest: 15 * 60, forgottenAfter: 60 * 60 } as const

/**
 * Wrong tries after which a code is lost, from however many networks: whoever guesses hits one of the 1,000,000 codes with
 * a chance of 3 in a million.
 */
export const triesOfCode = 3

/**
 * Wrong tries of one network for one address, over all codes that others ask for, and seconds after which they are forgotten;
 * a code that is sent at its own request gives it new ones. So whoever has used up a code cannot use up the next one.
 */
export const triesOfNetwork = { most: 3, forgottenAfter: 60 * 60 } as const

/**
 * Codes that are sent to an address during pauses, because others have used up the one before, and seconds in which there
 * are no more: the owner gets in, and nobody floods a mailbox.
 */
export const extraCodes = { most: 3, within: 60 * 60 } as const
