/**
 * A run of combining marks that is longer than any language needs. Unicode puts marks in an order, which takes a time that grows with the square
 * of their number: a letter with 20,000 of them took seconds.
 */
const longRun = /(\p{M}{30})\p{M}+/gu

/** A text without the marks of a letter behind the thirtieth, as Unicode's Stream-Safe Text Format has it (UAX #15, section 13). */
export const streamSafe = (text: string): string => text.replace(longRun, '$1')
