/** An address of the web without anything else: "aldmoor.com". */
const site = /^(?:www\.)?[\p{L}\d-]{2,30}\.(?:com|org|net|edu|academy|school|online|info|[a-z]{2})$/iu

/** Whether a text is an address of the web and nothing else; a school is called by one, a title or a time of work is not. */
export const isSite = (text: string): boolean => site.test(text)
