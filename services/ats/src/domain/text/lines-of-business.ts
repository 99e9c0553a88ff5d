import { isBullet } from '../annotate/bullets.ts'
import { titleScore } from '../vocabulary/role-words.ts'

/** What HeadHunter (hh.ru) calls the lines of business of employers, between an employer and the title in the resumes that it prints. */
const linesOfBusiness = new Set(
  `Автомобильный бизнес;Гостиницы, рестораны, общепит, кейтеринг;Государственные организации;Добывающая отрасль;ЖКХ;
Информационные технологии, системная интеграция, интернет;Искусство, культура;Лесная промышленность, деревообработка;
Медицина, фармацевтика, аптеки;Металлургия, металлообработка;Нефть и газ;Образовательные учреждения;
Общественная деятельность, партии, благотворительность, НКО;Перевозки, логистика, склад, ВЭД;Продукты питания;
Промышленное оборудование, техника, станки и комплектующие;Розничная торговля;
СМИ, маркетинг, реклама, BTL, PR, дизайн, продюсирование;Сельское хозяйство;
Строительство, недвижимость, эксплуатация, проектирование;Телекоммуникации, связь;
Товары народного потребления (непищевые);Тяжелое машиностроение;Управление многопрофильными активами;
Услуги для бизнеса;Услуги для населения;Финансовый сектор;Химическое производство, удобрения;
Электроника, приборостроение, бытовая техника, компьютеры и оптика;Энергетика`
    .split(/;\s*/)
    .map(folded),
)

/** A letter that every one of them has. */
const cyrillic = /[А-Яа-яЁё]/

/** In small letters and without signs, since lines may be broken behind any of them. */
function folded(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, '')
}

/**
 * Lines without what says in which line of business an employer is, and without the items below that say it more closely, with what of
 * them did not fit on a line: all up to the title.
 */
export function withoutLinesOfBusiness(given: string[]): string[] {
  let isWithin = false
  const lines = given.map((line) => line.replace(brokenDuration, '$1 '))
  return lines.filter((line, at) => {
    if (line.trim() === '') return true
    if (!isWithin && !cyrillic.test(line)) return true
    const goesOn = isBullet(line) || /^\p{Ll}/u.test(line) || isAboveTitle(line, lines[at + 1] ?? '')
    isWithin = linesOfBusiness.has(folded(line)) || (isWithin && goesOn)
    return !isWithin
  })
}

/** How long a job lasted, in the narrow margin of such a resume: "1 год 5   месяцев". */
const brokenDuration = /(\d{1,2} (?:год|года|лет) \d{1,2}) {3,}(?=месяц)/u

/** Whether a line is no title, and stands right above one: the end of an item that did not fit. */
const isAboveTitle = (line: string, below: string) => titleScore(line) <= 0 && titleScore(below) > 0
