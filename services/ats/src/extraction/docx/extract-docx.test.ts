import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { personas } from '../../../test-data/personas.ts'
import { asDocx, documentLayouts } from '../../../test-data/resume-docx.ts'
import { readResume } from '../../domain/parse/parse-resume.ts'
import { extractDocx } from './extract-docx.ts'

const today = new Date('2026-06-15')
const orders = ['title > dates, employer', 'employer-dates-title', 'dates-title-employer'] as const

describe('resumes as DOCX are read as they were written', () => {
  for (const layout of documentLayouts) {
    it.each(personas.map((persona) => [persona.language, persona] as const))(
      `${layout}: %s`,
      async (_language, persona) => {
        for (const order of orders) {
          const { text } = await extractDocx(await asDocx(persona, layout, order, 'names'))
          const { parsed } = readResume(text, today)
          expect(parsed).toMatchObject({ name: persona.name, email: persona.email, phone: persona.phone })
          const roles = persona.roles.map(({ title, employer, start, end }) => ({ title, employer, start, end }))
          expect(parsed.roles).toMatchObject(roles)
          expect(parsed.education).toMatchObject(
            persona.education.map(({ school, credential }) => ({ school, credential })),
          )
          expect(parsed.skills).toEqual(expect.arrayContaining(persona.skills))
        }
      },
    )
  }
})

describe('parts of a document', () => {
  const text = (value: string, properties = '') =>
    `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t>${value}</w:t></w:r>`
  const paragraph = (content: string) => `<w:p>${content}</w:p>`
  /** A document of the given WordprocessingML. */
  function docx(body: string, others: Record<string, string> = {}) {
    const encode = (xml: string) => new TextEncoder().encode(xml)
    const files = Object.entries(others).map(([name, xml]) => [name, encode(xml)] as const)
    return extractDocx(
      zipSync({
        'word/document.xml': encode(`<w:document><w:body>${body}</w:body></w:document>`),
        ...Object.fromEntries(files),
      }),
    )
  }

  it('reads what a diagram says', async () => {
    const said = (...parts: string[]) =>
      `<dgm:t><a:p>${parts.map((part) => `<a:r><a:t>${part}</a:t></a:r>`).join('')}</a:p></dgm:t>`
    const files = {
      'word/_rels/document.xml.rels':
        '<Relationships><Relationship Id="d1" Type="x/diagramData" Target="diagrams/data1.xml"/></Relationships>',
      'word/diagrams/data1.xml': `<dgm:dataModel>${said('Anna', ' Lee')}${said('')}${said('Bridges &amp; cranes')}</dgm:dataModel>`,
    }
    const drawing = '<w:r><w:drawing><wp:inline><dgm:relIds r:dm="d1"/></wp:inline></w:drawing></w:r>'
    const read = await docx(`${paragraph(drawing)}${paragraph(text('Welder'))}`, files)
    expect(read.text.split('\n').filter((line) => line !== '')).toEqual(['Anna Lee', 'Bridges & cranes', 'Welder'])
    const damaged = { ...files, 'word/diagrams/data1.xml': `<dgm:dataModel>${said('Anna Lee')}<a:p><a:r` }
    const rest = await docx(`${paragraph(drawing)}${paragraph(text('Welder'))}`, damaged)
    expect(rest.text.split('\n').filter((line) => line !== '')).toEqual(['Anna Lee', 'Welder'])
  })

  it('reads text boxes once, of both kinds of drawing, and content controls', async () => {
    const box = `<w:txbxContent>${paragraph(text('In a box'))}</w:txbxContent>`
    const drawn = `<mc:AlternateContent><mc:Choice><wps:txbx>${box}</wps:txbx></mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent>`
    const control = `<w:sdt><w:sdtContent>${paragraph(text('In a control'))}</w:sdtContent></w:sdt>`
    const read = await docx(paragraph(`${text('Before')}<w:r>${drawn}</w:r>`) + control)
    expect(read.text.split('\n')).toEqual(['Before', 'In a box', 'In a control'])
  })

  it.each([
    [
      'chunk.mht',
      [
        'MIME-Version: 1.0',
        'Content-Type: multipart/related; boundary="----=part"',
        '',
        '------=part',
        'Content-Type: text/html; charset="utf-8"',
        'Content-Transfer-Encoding: quoted-printable',
        '',
        '<html><head><style>p { color: red }</style></head><body><h1 class=3D"name">Zo=C3=AB Lee</h1><p>Welder and =',
        'fitter</p><ul><li>MIG &amp; TIG</li></ul></body></html>',
        '',
        '------=part--',
      ].join('\r\n'),
    ],
    [
      'base64.mht',
      `Content-Type: multipart/related; boundary=x\n\n--x\nContent-Type: text/html\nContent-Transfer-Encoding: base64\n\n${btoa('<h1>Zo&euml; Lee</h1><p>Welder and fitter<ul><li>MIG &amp; TIG</ul>')}\n--x--`,
    ],
    ['page.html', '<h1>Zoë Lee</h1><p>Welder and fitter</p><ul><li>MIG &amp; TIG</li></ul>'],
    ['plain.txt', 'Zoë Lee\r\nWelder and fitter\r\n- MIG & TIG'],
  ])('reads a document within it, where it stands: %s', async (name, content) => {
    const relations = `<Relationships><Relationship Id="c1" Type="aFChunk" Target="/word/${name}"/></Relationships>`
    const body = `${paragraph(text('Before'))}<w:altChunk r:id="c1"/><w:altChunk r:id="c1"/>${paragraph(text('After'))}`
    const read = await docx(body, { 'word/_rels/document.xml.rels': relations, [`word/${name}`]: content })
    const lines = read.text.split('\n').filter((line) => line !== '')
    expect(lines).toEqual(['Before', 'Zoë Lee', 'Welder and fitter', '- MIG & TIG', 'After'])
  })

  it('refuses a page within it that is nested beyond measure', async () => {
    const relations = '<Relationships><Relationship Id="c1" Target="a.html"/></Relationships>'
    const files = { 'word/_rels/document.xml.rels': relations, 'word/a.html': '<b>'.repeat(100_000) }
    await expect(docx('<w:altChunk r:id="c1"/>', files)).rejects.toMatchObject({ fault: 'unreadable' })
  })

  it.each([
    ['ns0:', 'xmlns:ns0', 'ns1', 'xmlns:ns1'],
    ['', 'xmlns', 'r', 'xmlns:r'],
  ])('reads documents whose programs write other prefixes than Word: "%s"', async (own, declares, r, declaresR) => {
    const main = `${declares}="http://schemas.openxmlformats.org/wordprocessingml/2006/main"`
    const relations = `${declaresR}="http://schemas.openxmlformats.org/officeDocument/2006/relationships"`
    const attribute = own === '' ? 'w:val' : `${own}val`
    const xml = `<w:document ${main} ${relations}><w:body><w:p><w:r><w:t>Seen</w:t></w:r><w:r><w:rPr><w:color ${attribute}="FFFFFF"/></w:rPr><w:t>white</w:t></w:r></w:p><w:p><w:hyperlink ${r}:id="l1"><w:r><w:t>Site</w:t></w:r></w:hyperlink></w:p></w:body></w:document>`
    const target = '<Relationships><Relationship Id="l1" Target="https://zoe.example"/></Relationships>'
    const encode = (text: string) => new TextEncoder().encode(text)
    const read = await extractDocx(
      zipSync({
        'word/document.xml': encode(xml.replace(/(<\/?)w:/g, `$1${own}`)),
        'word/_rels/document.xml.rels': encode(target),
      }),
    )
    expect(read.text.split('\n')).toEqual(['Seen', 'Site', '', 'https://zoe.example'])
    expect(read.layout?.hiddenTextCharacters).toBe(5)
  })

  it('leaves out hidden and deleted text, and counts what is hidden', async () => {
    const hidden = text('stuffed', '<w:vanish/>') + text('white', '<w:color w:val="FFFFFF"/>')
    const read = await docx(paragraph(`${text('Seen')}${hidden}<w:del><w:r><w:delText>gone</w:delText></w:r></w:del>`))
    expect(read.text).toBe('Seen')
    expect(read.layout?.hiddenTextCharacters).toBe(12)
    expect(read.warnings).toEqual([])
  })

  it('warns of more hidden text than a slip leaves', async () => {
    const read = await docx(paragraph(text('Seen') + text('ten years of welding bridges', '<w:vanish/>')))
    expect(read.warnings).toEqual(['The file contains text that people cannot see.'])
  })

  it('reads header and footer, counts tables, and adds links that the text does not spell out', async () => {
    const read = await docx(
      `<w:tbl><w:tr><w:tc>${paragraph(text('Cell'))}</w:tc></w:tr></w:tbl>${paragraph(`<w:hyperlink r:id="r1">${text('my page')}</w:hyperlink>`)}`,
      {
        'word/header1.xml': `<w:hdr>${paragraph(text('Anna Lee'))}</w:hdr>`,
        'word/header2.xml': `<w:hdr>${paragraph(text('Anna Lee'))}</w:hdr>`,
        'word/footer1.xml': `<w:ftr>${paragraph(text('anna@example.org'))}${paragraph(text('Page 1 of 2'))}</w:ftr>`,
        'word/_rels/document.xml.rels':
          '<Relationships><Relationship Id="r1" Target="https://anna.example.org"/></Relationships>',
      },
    )
    const lines = read.text.split('\n').filter((line) => line !== '')
    expect(lines).toEqual(['Anna Lee', 'Cell', 'my page', 'anna@example.org', 'https://anna.example.org'])
    expect(read.layout).toMatchObject({ tables: 1, textInHeaderOrFooter: 24 })
  })

  it('reads a footer above the first section, and a name in any script in the header', async () => {
    const read = await docx(paragraph(text('Skills')) + paragraph(text('Welding')), {
      'word/header1.xml': `<w:hdr>${paragraph(text('陈雨桐'))}</w:hdr>`,
      'word/footer1.xml': `<w:ftr>${paragraph(text('Leeds · anna@example.org'))}</w:ftr>`,
    })
    const lines = read.text.split('\n').filter((line) => line !== '')
    expect(lines).toEqual(['陈雨桐', 'Leeds · anna@example.org', 'Skills', 'Welding'])
  })

  it('takes links of a header from the relations of the header', async () => {
    const read = await docx(paragraph(text('Anna Lee')), {
      'word/header1.xml': `<w:hdr>${paragraph(`<w:hyperlink r:id="r1">${text('Mail')}</w:hyperlink>`)}</w:hdr>`,
      'word/_rels/document.xml.rels': '<Relationships><Relationship Id="r1" Target="styles.xml"/></Relationships>',
      'word/_rels/header1.xml.rels':
        '<Relationships><Relationship Id="r1" Target="mailto:anna@example.org"/></Relationships>',
    })
    expect(read.text.split('\n').at(-1)).toBe('anna@example.org')
  })

  it('finds the body by the relations of the package, whatever its number', async () => {
    const encode = (xml: string) => new TextEncoder().encode(xml)
    const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument'
    const read = await extractDocx(
      zipSync({
        '_rels/.rels': encode(
          `<Relationships><Relationship Id="r1" Type="${type}" Target="/word/document2.xml"/></Relationships>`,
        ),
        'word/document2.xml': encode(`<w:document><w:body>${paragraph(text('Anna Lee'))}</w:body></w:document>`),
      }),
    )
    expect(read.text).toBe('Anna Lee')
  })
})
