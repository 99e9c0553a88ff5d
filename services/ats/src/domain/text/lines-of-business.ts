import { bulletMark } from '../annotate/line-kinds.ts'

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

/** In small letters and without signs, since lines may be broken behind any of them. */
function folded(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, '')
}

/** Lines without what says in which line of business an employer is, and without the items below that say it more closely. */
export function withoutLinesOfBusiness(lines: string[]): string[] {
  let isWithin = false
  return lines.filter((line) => {
    if (line.trim() === '') return true
    isWithin = linesOfBusiness.has(folded(line)) || (isWithin && bulletMark.test(line))
    return !isWithin
  })
}
