/** Whether a content type is that of a web page. */
export function isHtml(contentType: string): boolean {
  return /^(?:text\/html|application\/xhtml\+xml)\b/i.test(contentType)
}

/** How far into a page its encoding is looked for (HTML Standard, "prescan a byte stream"). */
const prescanned = 1_024

/** Text in the encoding that its mark, its header or the page itself names; UTF-8 where none of them does. */
export function decodeText(bytes: Uint8Array, contentType: string): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, prescanned))
  const named = markOf(start) ?? /charset\s*=\s*["']?([\w:.-]{1,40})/i.exec(contentType)?.[1] ?? metaIn(start)
  return decoderFor(named).decode(bytes)
}

/** What the page itself names. It could not be read as UTF-16 so far: a page that names that is UTF-8 (HTML Standard, the same). */
function metaIn(start: string): string | undefined {
  const named = /<meta[^>]{1,200}charset\s*=\s*["']?([\w:.-]{1,40})/i.exec(start)?.[1]
  return decoderFor(named).encoding.startsWith('utf-16') ? 'utf-8' : named
}

function markOf(start: string): string | undefined {
  if (start.startsWith('\xef\xbb\xbf')) return 'utf-8'
  if (start.startsWith('\xfe\xff')) return 'utf-16be'
  return start.startsWith('\xff\xfe') ? 'utf-16le' : undefined
}

function decoderFor(label = 'utf-8') {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder()
  }
}
