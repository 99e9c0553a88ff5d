import { expect, it } from 'vitest'
import { titleScore } from './role-words.ts'

/** Score from which a text reads like a title. */
const titleLike = 3

it.each([
  [
    'Indonesian',
    'Akuntan, Manajer Proyek, Kepala Gudang, Dosen, Perawat, Pramuniaga, Penerjemah, Petugas Keamanan, Wakil Ketua',
  ],
  [
    'Turkish',
    'Kaynakçı, Resepsiyonist, Çevirmen, Eczacı, Satış Temsilcisi, Güvenlik Görevlisi, Proje Yöneticisi, Stajyer',
  ],
  [
    'Finnish',
    'Kirjanpitäjä, Lääkäri, Sähköasentaja, Vastaanottovirkailija, Projektipäällikkö, Harjoittelija, Asianajaja',
  ],
  ['Greek', 'Λογιστής, Υπεύθυνος έργου, Νοσηλεύτρια, Δικηγόρος, Ηλεκτρολόγος, Βοηθός λογιστή, Τεχνικός'],
  ['Catalan', 'Infermera, Cuiner, Advocat, Perruquera, Venedora, Treballadora social'],
  ['Norwegian', 'Sveiser, Rørlegger, Renholder, Vernepleier, Tannlege'],
  ['Czech', 'Zdravotní sestra, Kadeřnice, Majitel, Vědecký pracovník, Stážistka'],
  ['Slovak', 'Zdravotná sestra, Kaderníčka, Konateľ, Vychovávateľ'],
  ['Croatian', 'Medicinska sestra, Liječnik, Vlasnica, Vatrogasac, Stručni suradnik'],
  ['Slovenian', 'Zdravnik, Raziskovalka, Zobozdravnik, Pripravnica'],
  ['Hungarian', 'Orvos, Tűzoltó, Tulajdonos, Tanító'],
  ['Romanian', 'Coafor, Proiectant, Conferențiar, Voluntar, Mecanic auto'],
  ['Bulgarian', 'Счетоводител, Шофьор, Учител, Готвач, Ръководител проект'],
  ['Ukrainian', 'Кухар, Зварювальник, Журналіст, Вихователь, Слюсар'],
  ['Russian', 'Адвокат, Воспитатель, Переводчик, Токарь, Лаборант'],
  ['Lithuanian', 'Buhalteris, Gydytoja, Suvirintojas, Slaugytoja'],
  ['Latvian', 'Pavārs, Medmāsa, Skolotāja'],
  ['Estonian', 'Arst, Autojuht, Toimetaja, Teadur'],
])('titles in %s are read as such', (_language, titles) => {
  expect(titles.split(', ').filter((title) => titleScore(title) < titleLike)).toEqual([])
})

it.each(['Sandhill', 'Sandhill Müzesi', 'PT Aldmoor', 'Kestwick AS', 'Muzej grada', 'Πανεπιστήμιο'])(
  'no employer: %s',
  (name) => {
    expect(titleScore(name)).toBeLessThan(titleLike)
  },
)
