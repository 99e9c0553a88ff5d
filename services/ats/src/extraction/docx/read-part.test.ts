import { describe, expect, it } from 'vitest'
import { readStyles } from './document-styles.ts'
import { readPart } from './read-part.ts'

const run = (value: string, properties = '') => `<w:r><w:rPr>${properties}</w:rPr><w:t>${value}</w:t></w:r>`
const paragraph = (content: string, properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr>${content.startsWith('<') ? content : run(content)}</w:p>`
const cell = (content: string, properties = '') => `<w:tc><w:tcPr>${properties}</w:tcPr>${content}</w:tc>`
const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`
const table = (...rows: string[]) => `<w:tbl>${rows.join('')}</w:tbl>`
const bytes = (xml: string) => new TextEncoder().encode(xml)
const noStyles = readStyles(undefined)
const read = (body: string, styles = noStyles) => readPart(bytes(`<w:body>${body}</w:body>`), styles)
const linesOf = (body: string, styles = noStyles) => read(body, styles).lines.filter((line) => line !== '')

it('below heads of columns, each row of a table is a line, however its cells are broken', () => {
  const cells = (...texts: string[]) =>
    row(
      ...texts.map((text) =>
        cell(
          text
            .split('|')
            .map((line) => paragraph(line))
            .join(''),
        ),
      ),
    )
  const heads = cells('Course', 'Year of|passing', 'College', 'Marks')
  expect(linesOf(table(heads, cells('B.Tech|(Civil)', '2015', 'Harbour|  College', '72%')))).toEqual([
    'Course\tYear of passing\tCollege\tMarks',
    'B.Tech (Civil)\t2015\tHarbour College\t72%',
  ])
  expect(linesOf(table(cells('Welder|Fitter', 'Red Mill|Iron Works')))).toEqual([
    ...['Welder', 'Fitter', 'Red Mill', 'Iron Works'],
  ])
})

describe('a box', () => {
  const box = (top: number, height: number, from = 'page') =>
    `<w:r><w:drawing><wp:anchor><wp:positionV relativeFrom="${from}"><wp:posOffset>${top}</wp:posOffset></wp:positionV><wp:extent cx="2660650" cy="${height}"/><w:txbxContent>${paragraph('Anna Lee')}</w:txbxContent></wp:anchor></w:drawing></w:r>`
  const atTop = (drawing: string) => read(`${paragraph('Leeds, 19. March')}${paragraph(drawing)}`).atTop

  it('stands at the top edge of the first page, wherever its paragraph is', () => {
    expect(atTop(box(-27_940, 979_805))).toEqual(['Anna Lee'])
  })

  it.each([
    ['is told from the text', box(-27_940, 979_805, 'paragraph')],
    ['is far below', box(4_000_000, 979_805)],
    ['is a column', box(0, 9_798_050)],
    ['is on a further page', `<w:r><w:br w:type="page"/></w:r>${box(0, 979_805)}`],
  ])('does not where it %s', (_name, drawing) => {
    expect(atTop(drawing)).toEqual([])
  })
})

describe('text that is shown in capitals', () => {
  const styles = readStyles(
    bytes(
      [
        '<w:styles><w:docDefaults><w:rPrDefault><w:rPr><w:lang w:val="tr-TR"/></w:rPr></w:rPrDefault></w:docDefaults>',
        '<w:style w:type="paragraph" w:styleId="Name"><w:rPr><w:caps/></w:rPr></w:style>',
        '<w:style w:type="paragraph" w:styleId="Same"><w:basedOn w:val="Name"/></w:style>',
        '<w:style w:type="paragraph" w:styleId="Plain"><w:basedOn w:val="Name"/><w:rPr><w:caps w:val="0"/></w:rPr></w:style>',
        '<w:style w:type="character" w:styleId="Loud"><w:rPr><w:caps w:val="true"/></w:rPr></w:style></w:styles>',
      ].join(''),
    ),
  )
  const styled = (style: string, properties = '') =>
    linesOf(paragraph(run('aNNA Işık Diaz', properties), `<w:pStyle w:val="${style}"/>`), styles)

  it.each([
    ['by its own setting', linesOf(paragraph(run('aNNA lee', '<w:caps/>'))), 'ANNA LEE'],
    ['by the style of its paragraph', styled('Name', '<w:lang w:val="es-ES"/>'), 'ANNA IŞIK DIAZ'],
    ['by a style that this is based on', styled('Same', '<w:lang w:val="es-ES"/>'), 'ANNA IŞIK DIAZ'],
    ['by its own style', styled('', '<w:rStyle w:val="Loud"/><w:lang w:val="es-ES"/>'), 'ANNA IŞIK DIAZ'],
    ['with the letters of its language', styled('Name'), 'ANNA IŞIK DİAZ'],
  ])('is read so %s', (_name, lines, shown) => {
    expect(lines).toEqual([shown])
  })

  it.each([
    ['a style that turns it off', styled('Plain')],
    ['a setting that turns it off', styled('Name', '<w:caps w:val="0"/>')],
  ])('is read as written with %s', (_name, lines) => {
    expect(lines).toEqual(['aNNA Işık Diaz'])
  })
})

describe('white text', () => {
  const white = run('Anna Lee', '<w:color w:val="FFFFFF"/>')
  const dark = '<w:shd w:val="clear" w:fill="1F3864"/>'

  it.each([
    ['a coloured cell', table(row(cell(paragraph(white), dark)))],
    ['a cell in a coloured one', table(row(cell(table(row(cell(paragraph(white)))), dark)))],
    ['a coloured paragraph', paragraph(white, dark)],
    ['a coloured run', paragraph(run('Anna Lee', `<w:color w:val="FFFFFF"/>${dark}`))],
    [
      'a coloured text box',
      paragraph(
        `<w:r><w:drawing><wp:anchor><wps:spPr><a:solidFill><a:schemeClr val="accent1"/></a:solidFill></wps:spPr><w:txbxContent>${paragraph(white)}</w:txbxContent></wp:anchor></w:drawing></w:r>`,
      ),
    ],
    [
      'a large drawing behind it',
      `${paragraph('<w:r><w:drawing><wp:anchor behindDoc="1"><wp:extent cx="2500000" cy="10600000"/><wps:spPr><a:solidFill><a:srgbClr val="203040"/></a:solidFill></wps:spPr></wp:anchor></w:drawing></w:r>')}${paragraph(white)}`,
    ],
  ])('is read on %s', (_name, body) => {
    expect(linesOf(body)).toEqual(['Anna Lee'])
    expect(read(body).hidden).toBe('')
  })

  it.each([
    ['the page', paragraph(white)],
    ['a white cell', table(row(cell(paragraph(white), '<w:shd w:fill="FFFFFF"/>')))],
    [
      'a box that has only a dark edge',
      paragraph(
        `<w:r><wp:anchor><wps:spPr><a:ln><a:solidFill><a:srgbClr val="000000"/></a:solidFill></a:ln></wps:spPr><w:txbxContent>${paragraph(white)}</w:txbxContent></wp:anchor></w:r>`,
      ),
    ],
  ])('is hidden on %s', (_name, body) => {
    expect(linesOf(body)).toEqual([])
    expect(read(body).hidden).toHaveLength(8)
  })

  it('hides text in the colour of what is under it, and text too small to see', () => {
    const same = table(row(cell(paragraph(run('stuffed', '<w:color w:val="1f3864"/>')), dark)))
    expect(read(same + paragraph(run('tiny', '<w:sz w:val="2"/>')))).toMatchObject({ hidden: 'stuffedtiny' })
  })
})

describe('tables', () => {
  const texts = (...lines: string[]) => cell(lines.map((line) => paragraph(line)).join(''))

  it('are read row by row where each cell has a line', () => {
    const rows = [
      row(texts('Period'), texts('Employer'), texts('Post')),
      row(texts('2019 – 2021'), texts('Acme'), texts('Welder')),
    ]
    expect(linesOf(table(...rows))).toEqual(['Period\tEmployer\tPost', '2019 – 2021\tAcme\tWelder'])
  })

  it('are read cell by cell where cells have several', () => {
    expect(linesOf(table(row(texts('Skills', 'Welding'), texts('Experience', 'Welder'))))).toEqual([
      'Skills',
      'Welding',
      'Experience',
      'Welder',
    ])
  })

  it('have dates and places at the right of a role on its first line', () => {
    expect(
      linesOf(table(row(texts('Acme', 'Welder', 'Built bridges'), texts('05/2019 –', '06/2021', 'Leeds')))),
    ).toEqual(['Acme\t05/2019 – 06/2021\tLeeds', 'Welder', 'Built bridges'])
  })

  it('have dates and places at the left of a role on a line of their own', () => {
    expect(linesOf(table(row(texts('05/2019 –', '06/2021', 'Leeds'), texts('Acme', 'Welder'))))).toEqual([
      '05/2019 – 06/2021\tLeeds',
      'Acme',
      'Welder',
    ])
  })

  it('are read column by column below headings side by side', () => {
    const rows = [row(texts('Skills'), texts('Languages')), row(texts('Welding'), texts('English'))]
    expect(linesOf(table(...rows))).toEqual(['Skills', 'Welding', 'Languages', 'English'])
  })
})

describe('text boxes', () => {
  const box = (lines: string[], left: number, top: number) =>
    `<w:r><wp:anchor><wp:positionH><wp:posOffset>${left}</wp:posOffset></wp:positionH><wp:positionV><wp:posOffset>${top}</wp:posOffset></wp:positionV><wp:extent cx="100" cy="100"/><w:txbxContent>${lines.map((line) => paragraph(line)).join('')}</w:txbxContent></wp:anchor></w:r>`

  it('on one paragraph are read by where they stand', () => {
    const boxes = [box(['right'], 300, 200), box(['left, below'], 0, 400), box(['left, above'], 0, 200)]
    expect(linesOf(paragraph(boxes.join('')))).toEqual(['left, above', 'left, below', 'right'])
  })

  it('with sections of their own do not divide a section of the text', () => {
    const amid = paragraph(`${box(['Skills', 'Welding'], 0, 0)}${run('Welder, Acme')}`)
    const body = paragraph('Experience') + paragraph('Painter, Blue House') + amid + paragraph('Built bridges')
    expect(linesOf(body)).toEqual([
      'Experience',
      'Painter, Blue House',
      'Welder, Acme',
      'Built bridges',
      'Skills',
      'Welding',
    ])
  })
})

describe('paragraphs', () => {
  const styles = readStyles(
    bytes(
      '<w:styles><w:style w:styleId="H"><w:name w:val="heading 1"/></w:style><w:style w:styleId="L"><w:pPr><w:numPr><w:numId w:val="3"/></w:numPr></w:pPr></w:style></w:styles>',
    ),
  )
  const number = (id: number, level = 0) => `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${id}"/></w:numPr>`

  it('are items of lists by their style, by their own number and by its level, unless they are headings', () => {
    const body = [
      paragraph('Heading', `<w:pStyle w:val="H"/>${number(2)}`),
      paragraph('By style', '<w:pStyle w:val="L"/>'),
      paragraph('Taken off', `<w:pStyle w:val="L"/>${number(0)}`),
      paragraph('By number', number(1)),
      paragraph('Below', number(1, 1)),
    ]
    expect(linesOf(body.join(''), styles)).toEqual(['Heading', '• By style', 'Taken off', '• By number', '◦ Below'])
  })

  it('have no tab for a tab stop', () => {
    expect(linesOf(paragraph('Welder', '<w:tabs><w:tab w:val="right" w:pos="9000"/></w:tabs>'))).toEqual(['Welder'])
  })

  it('tell where fields lead', () => {
    const field = '<w:r><w:instrText> HYPERLINK "mailto:anna@example.org" </w:instrText></w:r>'
    expect(read(paragraph(`${field}${run('Mail')}`)).targets).toEqual(['mailto:anna@example.org'])
  })
})
