import { expect, it } from 'vitest'
import { levelOf } from './levels.ts'

it.each([
  [
    'doctorate',
    'Doutoramento, Doctoraat, Studia doktoranckie, Doktorsexamen, Filosofian tohtori, Doktorské studium, Doktori képzés, Διδακτορικό, Кандидат наук, Аспірантура, Doktorikraad',
  ],
  [
    'master',
    'Mestre em Educação, Laurea specialistica, Studia magisterskie, Cand.merc., Sivilingeniør, Kauppatieteiden maisteri, Magistr, Diplomski studij, Egyetemi diploma, Masterat, Μεταπτυχιακό, Магистратура, Магістр, Magistras, S2 Manajemen',
  ],
  [
    'bachelor',
    'Graduada en Derecho, Studia I stopnia, Ammattikorkeakoulututkinto, Tradenomi, Bakalářské studium, Prvostupnica, Főiskolai diploma, Diplomă de licență, Sarjana Ekonomi, S1 Akuntansi, Πτυχίο Νομικής, Бакалавр, Бакалавър, Grau en Història, Bakalauras, Vysokoškolské vzdělání, Visoka stručna sprema, Felsőfokú végzettség, Studii superioare, Высшее образование, Kõrgharidus',
  ],
  [
    'diploma',
    'IHK-Abschluss, Fagbrev, Erhvervsuddannelse, Ammattitutkinto, Výuční list, Szakmunkás bizonyítvány, D3 Akuntansi, Δίπλωμα ΙΕΚ, Среднее профессиональное образование, Cicle formatiu de grau mitjà, Vyučena v oboru, Среднее специальное образование, Ammatillinen tutkinto',
  ],
  [
    'secondary',
    'Educación secundaria, 12º ano, Licenza media, Studentexamen, Vitnemål, Maturitná skúška, Diplomă de bacalaureat, Lise Diploması, Απολυτήριο Λυκείου, Аттестат, Повна середня освіта, Batxillerat, Keskharidus, Středoškolské s maturitou, Srednja stručna sprema, Studii medii',
  ],
])('a %s', (level, names) => {
  expect(names.split(', ').filter((name) => levelOf(name) !== level)).toEqual([])
})

it.each([
  'S1: thermodynamics',
  'Специалист по продажам',
  'Доктор Анна Ли',
  'Lise Lee',
  'SMA Solar',
  'Magistrat',
  'Kandidat',
])('no degree: %s', (text) => {
  expect(levelOf(text)).toBe('none')
})
