import { placeholdersIn } from '../annotate/placeholders.ts'

/** Of what templates leave: a gap in a sentence, and not the name of a thing that may be secret. */
const gap =
  /^[[<{](?:\p{L}+[ -]){0,3}(?:numbers?|amount|percent(?:age)?|employer|skills?|insert|your|results?|metrics?|tools?|industry|x+)(?:[ -]\p{L}+){0,3}[\]>}]$|^lorem ipsum$|[xX]\s?%|[$€£]\s?[xX]/iu
/** Points about work that only hold a place. */
const stopgap =
  /^\W*(?:hello(?: world)?|asdf\w*|foo|bar|t\.?b\.?d\.?|todo|lorem(?: ipsum)?|bla(?:h|[ ,-]*bla)+|xxx+)\W*$/i

/** Gaps of a template that nobody filled in, each once. @param points what the text says of work */
export function gapsIn(text: string, points: readonly string[]): string[] {
  const left = placeholdersIn(text).filter((placeholder) => gap.test(placeholder))
  return [...new Set([...left, ...points.filter((point) => stopgap.test(point))])]
}

/** Marks of sources that chat programs write, and markup and values that a program should have replaced. */
const marks =
  /:?contentReference\[oaicite|oaicite:|\u3010\d+\u2020|\bcite\w*turn\d|\bturn\d+search\d+|\[cite(?:_start|:\s?[\d, ]+)\]|\\(?:fa[A-Z]\w+|textbf|textit|href|item|hfill|vspace)\b|::(?:before|after)\b|&(?:nbsp|amp|lt|gt|quot|#\d{2,5});|<\/?(?:b|i|u|br|p|li|ul|ol|div|span|strong|em)\s?\/?>|\[object Object\]|\{\{[^{}\n]{1,40}\}\}|\$\{[^{}\n]{1,40}\}/g

/** What programs left in a text that are no part of it, each once. */
export function markupIn(text: string): string[] {
  return [...new Set(text.match(marks) ?? [])]
}
