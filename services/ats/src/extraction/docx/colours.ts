/** What lies under text: a colour as six hexadecimal digits, `dark` for one of a theme, undefined for the page. */
export type Fill = string | 'dark' | undefined

const hex = /^#?([0-9a-f]{6})/i
/** Colours of a theme that are as light as the page. */
const lightOfTheme = /^(?:bg1|lt1|bg2|lt2|background1|background2|light1|light2)$/
/** From this on, of 255, a colour is as good as white. */
const nearlyWhite = 235

/** A colour as DrawingML, VML or WordprocessingML write it; undefined for none, `auto`, and what is as light as the page. */
export function fillOf(written: string | undefined): Fill {
  if (!written || written === 'auto' || written === 'none') return undefined
  const digits = hex.exec(written)?.[1]?.toLowerCase()
  if (digits) return isNearlyWhite(digits) ? undefined : digits
  if (/^(?:white|ivory|snow|window)\b/i.test(written) || lightOfTheme.test(written)) return undefined
  return 'dark'
}

/** Whether text of a colour cannot be told from what is under it. */
export function isUnseen(colour: string | undefined, under: Fill): boolean {
  const digits = hex.exec(colour ?? '')?.[1]?.toLowerCase()
  if (!digits) return false
  return under === undefined ? digits >= 'fffff0' && isNearlyWhite(digits) : digits === under
}

function isNearlyWhite(digits: string): boolean {
  return [0, 2, 4].every((at) => Number.parseInt(digits.slice(at, at + 2), 16) >= nearlyWhite)
}
