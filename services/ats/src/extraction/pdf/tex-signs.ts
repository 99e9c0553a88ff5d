/**
 * Dashes, quotation marks and ligatures of TeX's T1 ("Cork") encoding, by their codes. Fonts drawn as pictures (Type 3), as TeX
 * made them from bitmaps, give codes for characters: those of letters are those of ASCII, and these are the others below.
 */
const texSigns = new Map(
  Object.entries({
    '\u0010': '“',
    '\u0011': '”',
    '\u0012': '„',
    '\u0013': '«',
    '\u0014': '»',
    '\u0015': '–',
    '\u0016': '—',
    '\u001B': 'ff',
    '\u001C': 'fi',
    '\u001D': 'fl',
    '\u001E': 'ffi',
    '\u001F': 'ffl',
  }),
)

/** What a character of a Type 3 font stands for, when its code is one of {@link texSigns}. */
export function withoutTexCode(text: string): string {
  return texSigns.get(text) ?? text
}
