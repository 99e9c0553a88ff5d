import { inflateSync } from 'node:zlib'
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Operators } from './marks.ts'

/** A marked part of a content stream: its tag, and the text that it stands for if the file says so. */
interface MarkedPart {
  tag: string
  actual: string | undefined
}

/** Largest content stream that is looked through, in bytes, and most of them. */
const most = { bytes: 4_000_000, streams: 500 }
/** Content streams and maps of characters; pictures, fonts and tables of objects say what they are. */
const notContent = /\/(?:Subtype|Type|Length[123]|FunctionType|ShadingType|N|Width)\b/
const marks = /\/([^\s/<>()[\]]+)\s*(?:(<<[^>]*(?:<[^>]*>[^>]*)*>>|\/[^\s/<>()[\]]+)\s*BDC|BMC)\b/g

/**
 * The texts that marked parts stand for (`/ActualText`; ISO 32000-1, 14.9.4), by content stream. The reader of operators does
 * not hand them on, so the streams are looked through: browsers name ligatures so whose characters the font does not know.
 */
export function actualTexts(bytes: Uint8Array): MarkedPart[][] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const found: MarkedPart[][] = []
  let count = 0
  for (let at = file.indexOf('stream'); at >= 0 && count < most.streams; at = file.indexOf('stream', at)) {
    const start = at + 6 + (file[at + 6] === 13 ? 2 : 1)
    const end = file.indexOf('endstream', start)
    if (end < 0) break
    const dictionary = file.toString('latin1', Math.max(0, at - 300), at)
    at = end + 9
    if (notContent.test(dictionary.slice(dictionary.lastIndexOf('obj') + 3))) continue
    count++
    const content = inflated(file.subarray(start, end))
    if (content?.includes('/ActualText')) found.push(partsOf(content))
  }
  return found
}

/** The texts of a page's marked parts in the order in which they begin: of the first stream that is marked as the page is. */
export function actualTextsOf(operators: Operators, streams: MarkedPart[][]): (string | undefined)[] {
  if (streams.length === 0) return []
  const tags = operators.fnArray.flatMap((operator, index) => {
    if (operator !== OPS.beginMarkedContent && operator !== OPS.beginMarkedContentProps) return []
    const [tag] = (operators.argsArray[index] as [string | { name?: string }] | null) ?? ['']
    return [typeof tag === 'string' ? tag : (tag?.name ?? '')]
  })
  const at = streams.findIndex((parts) => parts.length === tags.length && parts.every(({ tag }, i) => tag === tags[i]))
  return at < 0 ? [] : (streams.splice(at, 1)[0] ?? []).map(({ actual }) => actual)
}

function inflated(bytes: Buffer): string | undefined {
  try {
    return inflateSync(bytes, { maxOutputLength: most.bytes }).toString('latin1')
  } catch {
    return undefined
  }
}

function partsOf(content: string): MarkedPart[] {
  return [...content.matchAll(marks)].map(([, tag = '', properties = '']) => ({ tag, actual: actualOf(properties) }))
}

/** What a part stands for; the name of a macro that an icon was drawn with is nothing that people read. */
function actualOf(properties: string): string | undefined {
  const [, hex, literal] = /\/ActualText\s*(?:<([\da-fA-F\s]*)>|\(((?:\\.|[^\\)])*)\))/s.exec(properties) ?? []
  const bytes =
    hex !== undefined
      ? Buffer.from(hex.replace(/\s/g, ''), 'hex')
      : Buffer.from((literal ?? '').replace(/\\([()\\])/g, '$1'), 'latin1')
  const isWide = bytes[0] === 0xfe && bytes[1] === 0xff
  const text = isWide
    ? Buffer.from(bytes.subarray(2, 2 + 2 * Math.floor((bytes.length - 2) / 2)))
        .swap16()
        .toString('utf16le')
    : bytes.toString('latin1')
  return /\S/.test(text) && !/[\\\p{Cc}]/u.test(text) ? text : undefined
}
