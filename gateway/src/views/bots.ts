import { createIsbotFromList, list } from 'isbot'

/**
 * Patterns of the library that take every plain program for a bot: a server that renders portfolios counts views for its
 * visitors, and calls itself no more than `node`.
 */
const tooBroad = (pattern: string) => /^(?:\^\[\\w|\^mozilla|node\\b)/.test(pattern)

/** Whether a user agent calls itself a crawler, a monitor or a download tool. */
export const isBot: (userAgent: string) => boolean = createIsbotFromList(list.filter((pattern) => !tooBroad(pattern)))
