import { extractFile } from '../../src/extraction/extract-file.ts'
import type { Persona, When } from '../../test-data/persona.ts'
import { personas } from '../../test-data/personas.ts'
import { asDocx, documentLayouts } from '../../test-data/resume-docx.ts'
import { asTextForm, textFormsOf } from '../../test-data/resume-forms.ts'
import { asText, type DateStyle, headerOrders } from '../../test-data/resume-layouts.ts'
import { asPdf, pageLayouts } from '../../test-data/resume-pdf.ts'
import { type Trade, tradeResume } from '../../test-data/trade-resume.ts'
import { trades } from '../../test-data/trades.ts'
import type { MeasuredResume, Told, Truth } from './measured-resume.ts'

const dateStyles: DateStyle[] = ['names', 'numbers', 'iso']
const withColumns = new Set<string>(['left sidebar', 'right sidebar', 'three columns', 'cards', 'sidebar table'])

/** Every invented resume of test-data: people by language and page layout, by document layout, by text form, by trade. */
export function inventedResumes(): MeasuredResume[] {
  return [...personas.flatMap(resumesOf), ...trades.map(tradeOf)]
}

/** Header orders and date styles take turns, so that each meets each layout without a resume for every combination. */
function resumesOf(persona: Persona, at: number): MeasuredResume[] {
  const turn = (place: number) => ({
    order: headerOrders[(at * 5 + place) % headerOrders.length] ?? headerOrders[0],
    dates: dateStyles[(at + place) % dateStyles.length] ?? 'names',
  })
  const made = (generator: string, type: string, read: MeasuredResume['read']): MeasuredResume => ({
    id: `${persona.language} ${generator}`,
    of: {
      language: persona.language,
      columns: withColumns.has(generator) ? 'two' : 'one',
      generator,
      'file type': type,
    },
    truth: truthOf(persona),
    read,
  })
  const text = (said: string) => async () => ({ text: said, layout: null })
  const pdfs = pageLayouts.map((layout, place) => {
    const { order, dates } = turn(place)
    return made(layout, 'PDF', async () => extractFile(await asPdf(persona, layout, order, dates)))
  })
  const documents = documentLayouts.map((layout, place) => {
    const { order, dates } = turn(place)
    return made(layout, 'DOCX', async () => extractFile(await asDocx(persona, layout, order, dates)))
  })
  return [
    ...(persona.language === 'pl' ? [] : pdfs),
    ...documents,
    ...headerOrders.map((order, place) => made(order, 'text', text(asText(persona, order, turn(place).dates)))),
    ...textFormsOf(persona.language).map((form) => made(form, 'text', text(asTextForm(persona, form)))),
  ]
}

function truthOf({ name, email, phone, roles, education, skills }: Persona): Truth {
  const told = ({ year, month }: When) => `${year}-${String(month).padStart(2, '0')}`
  return {
    name,
    email,
    phone,
    roles: roles.map(({ title, employer, start, end }) => ({
      title,
      employer,
      start: told(start),
      end: end ? told(end) : 'present',
    })),
    education: education.map(({ school, end }) => ({ school, end: String(end) })),
    skills,
  }
}

function tradeOf(trade: Trade): MeasuredResume {
  return {
    id: `trade ${trade.title}`,
    of: { language: 'en', columns: 'one', generator: 'trade', 'file type': 'text' },
    truth: {
      name: trade.name,
      email: null,
      phone: '+44 20 7946 0958',
      roles: trade.roles.map(({ title, employer, dates }) => {
        const [start = '', end = ''] = dates.split(' - ')
        return { title, employer, start: monthOf(start), end: end === 'Present' ? 'present' : monthOf(end) }
      }),
      education: [],
    },
    read: async () => ({ text: tradeResume(trade, 'excellent'), layout: null }),
  }
}

/** "Apr 2021" as 2021-04. */
function monthOf(written: string): Told {
  const [month = '', year] = written.split(' ')
  const at = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ').indexOf(month)
  if (at < 0 || !year) throw new Error(`not a month: ${written}`)
  return `${year}-${String(at + 1).padStart(2, '0')}`
}
