import { PDFDocument, PDFString, rgb, StandardFonts } from 'pdf-lib'
import { describe, expect, it } from 'vitest'
import { personas } from '../../../test-data/personas.ts'
import { asPdf, type PageLayout, pageLayouts } from '../../../test-data/resume-pdf.ts'
import { readResume } from '../../domain/parse/parse-resume.ts'
import { extractPdf } from './extract-pdf.ts'

const today = new Date('2026-06-15')
/** The standard fonts of PDF have no letters of Polish. */
const western = personas.filter(({ language }) => language !== 'pl')
/** In narrow columns nothing stands at the right of a title: there is no room. */
const ordersOf = (layout: PageLayout) =>
  layout === 'three columns' || layout === 'cards' ? orders.filter((order) => !order.includes('>')) : orders
const orders = ['title > dates, employer', 'employer-dates-title', 'title, employer | dates'] as const

describe('resumes as PDF are read as they were written', { timeout: 30_000 }, () => {
  for (const layout of pageLayouts) {
    it.each(western.map((persona) => [persona.language, persona] as const))(
      `${layout}: %s`,
      async (_language, persona) => {
        for (const order of ordersOf(layout)) {
          const { text } = await extractPdf(await asPdf(persona, layout, order, 'names'))
          const { parsed } = readResume(text, today)
          expect(parsed).toMatchObject({ name: persona.name, email: persona.email, phone: persona.phone })
          const roles = persona.roles.map(({ title, employer, start, end }) => ({ title, employer, start, end }))
          /** Cards beside each other may be read in either order. */
          const newestFirst = [...parsed.roles].sort((a, b) => (b.start?.year ?? 0) - (a.start?.year ?? 0))
          expect(layout === 'cards' ? newestFirst : parsed.roles).toMatchObject(roles)
          expect(parsed.education).toMatchObject(
            persona.education.map(({ school, credential }) => ({ school, credential })),
          )
          expect(parsed.skills).toEqual(expect.arrayContaining(persona.skills))
        }
      },
    )
  }
})

describe('what a page shows', () => {
  async function pdfWith(draw: (page: ReturnType<PDFDocument['addPage']>) => void) {
    const document = await PDFDocument.create()
    const page = document.addPage([595, 842])
    page.setFont(await document.embedFont(StandardFonts.Helvetica))
    page.drawText('Anna Lee', { x: 50, y: 780, size: 20 })
    draw(page)
    return extractPdf(await document.save())
  }

  it('says where labels lead by mail and phone, and nothing twice', async () => {
    const linked = async (...links: [label: string, to: string][]) => {
      const { text } = await pdfWith((page) => {
        for (const [at, [label, to]] of links.entries()) {
          const y = 700 - at * 20
          page.drawText(label, { x: 50, y, size: 10 })
          const action = { Type: 'Action', S: 'URI', URI: PDFString.of(to) }
          const note = { Type: 'Annot', Subtype: 'Link', Rect: [50, y, 120, y + 10], Border: [0, 0, 0], A: action }
          page.node.addAnnot(page.doc.context.register(page.doc.context.obj(note)))
        }
      })
      return text.split('\n').slice(1).filter(Boolean)
    }
    const labels = ['E-mail', 'Phone'] as const
    expect(await linked(['E-mail', 'mailto:anna@mill.org?subject=Hello'], ['Phone', 'tel:+44-20-7946-0958'])).toEqual([
      ...labels,
      'anna@mill.org',
      '+44-20-7946-0958',
    ])
    expect(await linked(['anna@mill.org', 'mailto:anna@mill.org'], ['020 7946 0958', 'tel:+442079460958'])).toEqual([
      'anna@mill.org',
      '020 7946 0958',
    ])
  })

  it('leaves out white text on white, and counts it', async () => {
    const { text, layout } = await pdfWith((page) =>
      page.drawText('stuffed words', { x: 50, y: 700, size: 10, color: rgb(1, 1, 1) }),
    )
    expect(text).toBe('Anna Lee')
    expect(layout?.hiddenTextCharacters).toBe(12)
  })

  it('reads white text on a colour', async () => {
    const { text, layout } = await pdfWith((page) => {
      page.drawRectangle({ x: 40, y: 690, width: 200, height: 30, color: rgb(0, 0, 0.5) })
      page.drawText('Experience', { x: 50, y: 700, size: 10, color: rgb(1, 1, 1) })
    })
    expect(text).toContain('Experience')
    expect(layout?.hiddenTextCharacters).toBe(0)
  })

  it('leaves out text under a shape, in the colour of its background, or nearly transparent', async () => {
    const { text, layout } = await pdfWith((page) => {
      page.drawText('covered words', { x: 50, y: 700, size: 10 })
      page.drawRectangle({ x: 40, y: 690, width: 200, height: 30, color: rgb(1, 1, 1) })
      page.drawRectangle({ x: 40, y: 590, width: 200, height: 30, color: rgb(0, 0.2, 0.5) })
      page.drawText('camouflaged', { x: 50, y: 600, size: 10, color: rgb(0, 0.2, 0.52) })
      page.drawText('a ghost', { x: 50, y: 500, size: 10, opacity: 0.02 })
    })
    expect(text).toBe('Anna Lee')
    expect(layout?.hiddenTextCharacters).toBe(12 + 11 + 6)
  })

  it('takes a shadow of a text for no text that is hidden', async () => {
    const { text, layout } = await pdfWith((page) => {
      page.drawText('Staff Nurse', { x: 51, y: 699, size: 10, opacity: 0.02 })
      page.drawText('Staff Nurse', { x: 50, y: 700, size: 10 })
    })
    expect(text).toContain('Staff Nurse')
    expect(layout?.hiddenTextCharacters).toBe(0)
  })

  it('reads text in a frame of its own colour, and beside shapes that are drawn later', async () => {
    const { text, layout } = await pdfWith((page) => {
      page.drawText('framed words', { x: 50, y: 700, size: 10 })
      page.drawRectangle({ x: 40, y: 690, width: 200, height: 30, borderColor: rgb(0, 0, 0), borderWidth: 1 })
      page.drawLine({ start: { x: 50, y: 698 }, end: { x: 120, y: 698 }, thickness: 1 })
      page.drawRectangle({ x: 300, y: 690, width: 200, height: 30, color: rgb(1, 1, 1) })
    })
    expect(text).toContain('framed words')
    expect(layout?.hiddenTextCharacters).toBe(0)
  })

  it('leaves out text beyond the page and text too small to read', async () => {
    const { text } = await pdfWith((page) => {
      page.drawText('beyond', { x: 700, y: 700, size: 10 })
      page.drawText('tiny', { x: 50, y: 600, size: 0.5 })
    })
    expect(text).toBe('Anna Lee')
  })

  it('says how many columns there are', async () => {
    const persona = western[0]
    if (!persona) throw new Error('no persona')
    const one = await extractPdf(await asPdf(persona, 'single', orders[0], 'names'))
    const two = await extractPdf(await asPdf(persona, 'left sidebar', orders[0], 'names'))
    expect([one.layout?.columns, two.layout?.columns]).toEqual([1, 2])
  })
})
