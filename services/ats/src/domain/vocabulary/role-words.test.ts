import { expect, it } from 'vitest'
import { titleScore } from './role-words.ts'

it.each([
  ...['predajca', 'skladníčka', 'Pénztáros', 'recepciós', 'Ügyfélszolgálatos', 'ohjelmoija', 'pædagogmedhjælper'],
  ...['μηχανικός', 'Πωλητής', 'Vadybininkas', 'programmētājs', 'Müüja', 'Team leader'],
  ...['Regnskapsfører', 'Zivildiener', 'Mystery shopper', 'Bicycle messenger', 'Kinderbetreuung', 'Cheftaine'],
  ...['Diagnostician', 'Minijobber', 'Trockenbauer', 'Maquettiste', 'Grigliatore', 'Güvenlik Görevlisi', 'Natakar'],
  ...[
    'Fire Fighter',
    'Store Incharge',
    'Tele Caller',
    'CNC Setter',
    'Office Boy',
    'Camp Boss',
    'Site Superviser',
    'DGM',
    'PGT Chemistry',
  ],
])('%s is a title', (title) => {
  expect(titleScore(title)).toBeGreaterThan(2)
})

it.each(['Kestwick Semiconductor', 'Universidad Autónoma de Kestwick', 'Kestwick Coast Guard'])(
  '%s is none',
  (name) => {
    expect(titleScore(name)).toBe(0)
  },
)

it.each(['Software Engineer II', 'Nurse 3', 'Developer L4', 'Senior Software Engineer III'])(
  'a grade behind it makes a title no less one: %s',
  (title) => {
    expect(titleScore(title)).toBe(titleScore(title.replace(/ \S+$/, '')))
  },
)
