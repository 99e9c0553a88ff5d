import { describe, expect, it } from 'vitest'
import type { Dot, Glyph } from './marks.ts'
import { toPieces } from './pieces.ts'

const size = 10

/** Characters of a text side by side, with a gap between letters and one for each blank; blanks need not be drawn. */
function glyphs(text: string, own: { x?: number; tracking?: number; blank?: number; drawn?: boolean } = {}): Glyph[] {
  const { tracking = 0, blank = 2.5, drawn = false } = own
  let x = own.x ?? 0
  const found: Glyph[] = []
  for (const sign of text) {
    const isSpace = sign === ' '
    const width = isSpace ? blank : 5
    if (!isSpace || drawn) {
      found.push({ text: sign, x, y: 100, width, size, font: 'a', isSpace, turns: 0, isHidden: false })
    }
    x += width + tracking
  }
  return found
}

const texts = (some: Glyph[], dots: Dot[] = []) => toPieces(some, dots).map(({ text }) => text)

describe('words from characters', () => {
  it('puts an accent that stands higher over its capital', () => {
    const [letter, ...others] = glyphs('Ete')
    const accent = { ...(letter as Glyph), text: '´', x: 1, width: 3, y: 98 }
    expect(texts([accent, letter as Glyph, ...others])).toEqual(['Éte'])
  })

  it('puts a circumflex over its letter, though Unicode counts it as a letter, too', () => {
    const [l, e, ...others] = glyphs('Lete')
    const accent = { ...(e as Glyph), text: 'ˆ', x: 4.8, width: 5.2 }
    expect(texts([l as Glyph, accent, e as Glyph, ...others])).toEqual(['Lête'])
  })

  it('puts an accent without a width over the letter before it', () => {
    const [p, i, o, ...others] = glyphs('pıodo')
    const accent = { ...(o as Glyph), text: '\u0301', x: 10, width: 0 }
    expect(texts([p as Glyph, i as Glyph, o as Glyph, accent, ...others])).toEqual(['píodo'])
  })

  it.each(['•', '❑', '◉', '🔹', '›', '→', '>'])('takes %s before a line for the sign of an item', (sign) => {
    const [item] = toPieces([...glyphs(sign), ...glyphs('Built bridges', { x: 12 })], [])
    expect([item?.text, item?.isBullet]).toEqual(['Built bridges', true])
  })

  it('takes a dash right behind other text for no sign of an item, though it begins another font', () => {
    const rest = glyphs('— Iron Works', { x: 37, blank: 5, drawn: true }).map((glyph) => ({ ...glyph, font: 'b' }))
    const [first, second] = toPieces([...glyphs('Welder'), ...rest], [])
    expect([first?.text, second?.text, second?.isBullet]).toEqual(['Welder', '— Iron Works', false])
  })

  it('finds the item behind its sign and a character without a width', () => {
    const between = glyphs('\u200b', { x: 6 })
    const [item, ...others] = toPieces([...glyphs('●'), ...between, ...glyphs('Built bridges', { x: 18 })], [])
    expect([item?.text, item?.isBullet, others]).toEqual(['Built bridges', true, []])
  })

  it('leaves out dots that lead from a name to its date, but no three dots', () => {
    expect(texts(glyphs('Iron Works.............2019 – 2021'))).toEqual(['Iron Works', '2019 – 2021'])
    expect(texts(glyphs('Iron Works. . . . . . . 2019', { drawn: true }))).toEqual(['Iron Works', '2019'])
    expect(texts(glyphs('and so on ... until 2019'))).toEqual(['and so on ... until 2019'])
  })

  it('reads three letters that stand apart as a word, but not three words of one letter', () => {
    expect(texts(glyphs('MOI', { tracking: 2.2 }))).toEqual(['MOI'])
    expect(texts(glyphs('A B C', { drawn: true }))).toEqual(['A B C'])
  })

  it('come to an end for places that are so far out that the next one is the same number', () => {
    const [figure, letter] = glyphs('1s', { x: 2 ** 60 })
    expect(texts([figure as Glyph, { ...(letter as Glyph), size: 5, y: 97 }])).toHaveLength(1)
  })

  it('keeps letters that stand raised behind a figure with it, but no other letters above a line', () => {
    const after = (text: string, x: number) => glyphs(text, { x }).map((glyph) => ({ ...glyph, size: 6, y: 96.5 }))
    expect(texts([...glyphs('the 1'), ...after('st', 22.5), ...glyphs('bridge', { x: 35 })])).toEqual([
      'the 1st bridge',
    ])
    expect(texts([...glyphs('Iron'), ...after('b', 20)])).toEqual(['b', 'Iron'])
  })

  it('finds blanks by the gap, whether they are drawn or not', () => {
    expect(texts(glyphs('Iron Works and Sons'))).toEqual(['Iron Works and Sons'])
    expect(texts(glyphs('Iron Works and Sons', { drawn: true }))).toEqual(['Iron Works and Sons'])
  })

  it('takes a blank that letters are set over for none', () => {
    const line = glyphs('anna@mill.org', { drawn: true })
    const over = { ...(line[0] as Glyph), text: ' ', isSpace: true, x: 4, width: 2.5 }
    expect(texts([...line, over])).toEqual(['anna@mill.org'])
  })

  it('takes kerning for no blank in a font of which blanks are drawn', () => {
    const drawn = Array.from({ length: 4 }, (_, at) =>
      glyphs('Iron Works and Sons', { drawn: true }).map((glyph) => ({ ...glyph, y: 200 + at * 14 })),
    ).flat()
    const kerned = [...glyphs('a'), ...glyphs('nna@mill.org', { x: 6.8 })]
    expect(texts([...kerned, ...drawn])[0]).toBe('anna@mill.org')
    expect(texts(kerned)).toEqual(['a nna@mill.org'])
  })

  it('reads the stretched blanks of a justified line as blanks, but not one wide gap among others', () => {
    expect(texts(glyphs('Sold yarn and wool', { drawn: true, blank: 7.5 }))).toEqual(['Sold yarn and wool'])
    const dated = [
      ...glyphs('Iron Works', { drawn: true }),
      ...glyphs(' 2019 to 2021', { x: 54, drawn: true, blank: 7.5 }),
    ]
    expect(texts(dated)[0]).toBe('Iron Works')
  })

  it('reads very wide blanks as blanks where all of a line are as wide, as in a narrow justified column', () => {
    expect(texts(glyphs('Sold yarn and wool', { drawn: true, blank: 22 }))).toEqual(['Sold yarn and wool'])
    expect(texts(glyphs('Sold yarn and', { drawn: true, blank: 22 }))).toEqual(['Sold', 'yarn', 'and'])
  })

  it('keeps a title of spaced letters apart from a date that stands close before it', () => {
    const date = glyphs('May 2020 ', { drawn: true })
    const title = glyphs('Lead Welder', { x: 44, tracking: 1.4, drawn: true }).map((glyph) => ({ ...glyph, font: 'b' }))
    expect(texts([...date, ...title])).toEqual(['May 2020', 'Lead Welder'])
  })

  it('reads a heading that is stretched over its column as a word', () => {
    expect(texts(glyphs('EDUCATION', { tracking: 22 }))).toEqual(['EDUCATION'])
    expect(texts(glyphs('EXPERIENCE', { tracking: 9 }).concat(glyphs('Leeds', { x: 400 })))).toEqual([
      'EXPERIENCE',
      'Leeds',
    ])
  })

  it('leaves capitals in a few columns apart', () => {
    const columns = [0, 40, 95, 120, 180].flatMap((x) => glyphs('A', { x }))
    expect(texts(columns)).toEqual(['A', 'A', 'A', 'A', 'A'])
    const word = [0, 80, 95, 110, 125].flatMap((x) => glyphs('A', { x }))
    expect(texts(word)).toEqual(['A', 'AAAA'])
    expect(texts([0, 40, 80].flatMap((x) => glyphs('A', { x })))).toEqual(['A', 'A', 'A'])
  })

  it('reads spaced letters as words, with the blanks between the words', () => {
    expect(texts(glyphs('WORK EXPERIENCE', { tracking: 2, drawn: true }))).toEqual(['WORK EXPERIENCE'])
    expect(texts(glyphs('ANNA LEE', { tracking: 4, blank: 5, drawn: true }))).toEqual(['ANNA LEE'])
  })

  it('reads words of one letter as words', () => {
    const text = 'I am a C or R or D person'
    expect(texts(glyphs(text, { drawn: true }))).toEqual([text])
  })

  describe('takes two names in two fonts, with nothing but a blank between, for two cells', () => {
    const inTwoFonts = (first: string, second: string, own: Partial<Glyph> = {}) => {
      const line = glyphs(`${first} ${second}`, { drawn: true })
      return texts(line.map((glyph, at) => ({ ...glyph, ...(at > first.length ? { font: 'b' } : {}), ...own })))
    }

    it.each([
      ['WELDER', 'Iron Works Ltd'],
      ['Trade College', 'Diploma in Welding'],
      ['Iron Works', 'Welder · Leeds'],
      ['Welder', 'Sandhill'],
      ['Ingeniero de redes TIC', 'Grupo Sandhill'],
    ])('%s, %s', (first, second) => {
      expect(inTwoFonts(first, second)).toEqual([`${first}   ${second}`])
    })

    it.each([
      ['Languages:', 'Polish and Dutch'],
      ['Education', 'Trade College Leeds'],
      ['Bachelor of', 'Science Welding'],
      ['College', 'Sandhill'],
      ['Welded the great', 'Iron Bridge over there'],
      ['Ingeniero de redes para', 'Grupo Sandhill'],
    ])('but not "%s" and "%s"', (first, second) => {
      expect(inTwoFonts(first, second)).toEqual([`${first} ${second}`])
    })

    const inThreeFonts = (...parts: [string, string, string]) => {
      const line = glyphs(parts.join(' '), { drawn: true })
      const ends = [parts[0].length, parts[0].length + parts[1].length + 1]
      return texts(line.map((glyph, at) => ({ ...glyph, font: 'abc'.charAt(ends.filter((end) => at > end).length) })))
    }

    it('also behind the place of an employer', () => {
      expect(inThreeFonts('Iron works of the county,', 'Leeds, England', 'Welder')).toEqual([
        'Iron works of the county, Leeds, England   Welder',
      ])
      expect(inThreeFonts('Iron Works', '(of old), Leeds', 'Senior welder')).toEqual([
        'Iron Works (of old), Leeds   Senior welder',
      ])
    })

    it('but not in a text with a stressed title', () => {
      const parts = ['Worked', 'for Leeds as', 'Welder'] as const
      expect(inThreeFonts(...parts)).toEqual([parts.join(' ')])
    })

    it('but not the name of the person in large type', () => {
      expect(inTwoFonts('Anna Maria', 'Lee', { size: 20, width: 10 }).join(' ')).not.toContain('   ')
    })
  })

  it('keeps apart what a gap wider than a blank divides', () => {
    expect(texts([...glyphs('Python'), ...glyphs('Rust', { x: 38 })])).toEqual(['Python', 'Rust'])
  })

  it('reads a character once that is drawn twice to look bold', () => {
    expect(texts([...glyphs('Bold'), ...glyphs('Bold', { x: 0.3 })])).toEqual(['Bold'])
  })

  it('reads an accent that is drawn over a letter as part of it', () => {
    expect(texts([...glyphs('fur Munchen'), { ...glyphs('¨')[0], x: 5 } as Glyph])).toEqual(['für Munchen'])
    expect(texts([...glyphs('fejleszto'), { ...glyphs('˝')[0], x: 40 } as Glyph])).toEqual(['fejlesztő'])
  })

  it('restores ligatures that a file names by another letter, and no letter that stands for itself', () => {
    expect(texts(glyphs('opধmizaধon, aƩitude'))).toEqual(['optimization, attitude'])
    expect(texts(glyphs('Na\u099Eonal, cien\u09A0fica'))).toEqual(['National, científica'])
    /** A letter of Arabic, which would turn its word around. */
    expect(texts(glyphs('evalua\u08BCon'))).toEqual(['evaluation'])
    expect(texts(glyphs('Ōsaka'))).toEqual(['Ōsaka'])
  })

  it('keeps a large first letter with the word that it begins', () => {
    const [initial, ...others] = glyphs('Experience')
    const large = { ...initial, size: 14, width: 6, x: -3.5 } as Glyph
    expect(texts([large, ...others])).toEqual(['Experience'])
  })

  it('leaves out circles that say how well a skill is known', () => {
    expect(texts([...glyphs('Docker'), ...glyphs('●●●○○', { x: 100 })])).toEqual(['Docker'])
  })

  it('takes a bullet off a text that stands close to it', () => {
    expect(toPieces(glyphs('• Led a team'), [])).toMatchObject([
      { text: 'Led a team', isBullet: true, x: 7.5, mark: 0 },
    ])
  })

  it('resolves ligatures and drops icons', () => {
    expect(texts(glyphs('o\uFB03ce'))).toEqual(['office'])
    expect(texts([...glyphs('\uF095'), ...glyphs('404-555', { x: 15 })])).toEqual(['404-555'])
  })

  it('knows a bullet that is drawn as a shape, and one that is a character', () => {
    const shape = toPieces(glyphs('Built bridges', { x: 20 }), [{ x: 8, y: 97, size: 4 }])
    expect(shape.map(({ isBullet }) => isBullet)).toEqual([true])
    const sign = toPieces([...glyphs('•', { x: 8 }), ...glyphs('Built bridges', { x: 25 })], [])
    expect(sign.map(({ text, isBullet }) => [text, isBullet])).toEqual([['Built bridges', true]])
  })

  it('reads words that are written from the right in their order', () => {
    expect(texts(glyphs('םולש'))).toEqual(['שלום'])
  })
})
