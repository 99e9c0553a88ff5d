/** A character on a page, in points from its top left corner; y is the baseline. */
export interface Glyph {
  text: string
  x: number
  y: number
  width: number
  /** Size of the font. */
  size: number
  /** Id of the font within the file. */
  font: string
  isSpace: boolean
  /** Quarter turns clockwise from upright. */
  turns: number
  /** Drawn so that nobody sees it. */
  isHidden: boolean
}

/** A small filled shape, as word processors and browsers draw bullets. */
export interface Dot {
  x: number
  y: number
  size: number
}

/** What a page shows. */
export interface PageMarks {
  /** Of the page, in points. */
  height: number
  glyphs: Glyph[]
  dots: Dot[]
  /** Boxes of lines that are drawn, such as the borders of tables: left, top, right, bottom. */
  rules: [number, number, number, number][]
  images: number
}

/** What the page's operator list holds, as far as it is read here. */
export interface Operators {
  fnArray: number[]
  argsArray: unknown[]
}

/** What has to be known of a font. */
export interface FontFacts {
  /** From glyph units to the size of the font; Type 3 fonts have their own. */
  scale: number
  /** Its characters are pictures, whatever letters the file gives for them. */
  isIcons: boolean
  /** Its characters are drawn by the file itself (Type 3), so that their codes may be those of TeX. */
  isDrawn: boolean
  /** Codes that the file names as they are written, where others stand for what it does not name; see `unnamed-hyphens.ts`. */
  named?: Set<number> | undefined
}

/** Signs that stand before items of lists. */
export const bulletSigns =
  /^[•◦▪▫●○■□◆◇►▸▹▶➢➤‣⁃∙·✓✔✦✧❖❍◉◎⦿⚫⬤∘◘❑❒☐☑▷▻⮞❯◊♦⋄⋆⦁⚬⧫⬥⬦⬧⬩⬪▰🞄🔷🔶🔹🔸\uF0A7\uF0B7\uF076\uF0D8\uF0FC\uF0A8]$/u
