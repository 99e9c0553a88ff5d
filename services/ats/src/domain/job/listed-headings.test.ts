import { describe, expect, it } from 'vitest'
import { readRequirements } from './requirements.ts'

const skillsOf = (required: boolean, text: string) =>
  readRequirements(text)
    .filter((row) => row.kind === 'skill' && row.required === required)
    .map(({ name }) => name)

describe.each([
  ['Finnish', 'Meistä, Työtehtävät, Odotamme, Eduksi katsotaan, Tarjoamme'],
  ['Czech', 'O nás, Náplň práce, Požadujeme, Výhodou, Nabízíme'],
  ['Slovak', 'O spoločnosti, Náplň práce, Požiadavky, Výhodou je, Ponúkame'],
  ['Croatian', 'O nama, Opis posla, Uvjeti, Prednost, Nudimo'],
  ['Slovenian', 'O podjetju, Opis dela, Pričakujemo, Zaželeno, Ponujamo'],
  ['Hungarian', 'Rólunk, Feladatok, Elvárások, Előnyt jelent, Amit kínálunk'],
  ['Romanian', 'Despre noi, Responsabilități, Cerințe, Constituie avantaj, Oferim'],
  ['Turkish', 'Hakkımızda, İş tanımı, Aranan nitelikler, Tercihen, Yan haklar'],
  ['Indonesian', 'Tentang kami, Tanggung jawab, Kualifikasi, Nilai tambah, Fasilitas'],
  ['Greek', 'Σχετικά με εμάς, Καθήκοντα, Απαιτούμενα προσόντα, Επιθυμητά προσόντα, Παροχές'],
  ['Russian', 'О компании, Обязанности, Требования, Будет плюсом, Условия'],
  ['Ukrainian', 'Про компанію, Обов’язки, Вимоги, Буде плюсом, Умови'],
  ['Bulgarian', 'За нас, Задължения, Изисквания, Предимство, Предлагаме'],
])('headings in %s', (_language, list) => {
  const [company, duties, asks, preferred, other] = list.split(', ')

  it('say what is required, what is preferred, and what is neither', () => {
    const text = `Sandhill\n\n${company}\n- AutoCAD\n\n${duties}\n- Photoshop\n\n${asks}\n- Excel\n\n${preferred}\n- SAP\n\n${other}\n- Netflix`
    expect(skillsOf(true, text)).toContain('Excel')
    expect(skillsOf(false, text)).toEqual(['SAP'])
    expect(skillsOf(true, text)).not.toContain('AutoCAD')
    expect([...skillsOf(true, text), ...skillsOf(false, text)]).not.toContain('Netflix')
  })
})
