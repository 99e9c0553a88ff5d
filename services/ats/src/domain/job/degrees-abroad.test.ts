import { expect, it } from 'vitest'
import { levelAsked } from './experience-asked.ts'

it.each([
  ['Středoškolské vzdělání s maturitou', 'secondary'],
  ['Vyučen v oboru', 'diploma'],
  ['VŠ vzdělání technického směru', 'bachelor'],
  ['Vysokoškolské vzdelanie II. stupňa', 'master'],
  ['Visoka stručna sprema', 'bachelor'],
  ['Srednješolska izobrazba', 'secondary'],
  ['Felsőfokú végzettség', 'bachelor'],
  ['Studii superioare', 'bachelor'],
  ['En az lise mezunu', 'secondary'],
  ['Ön lisans mezunu', 'diploma'],
  ['Pendidikan minimal S1', 'bachelor'],
  ['Pendidikan min. SMA/SMK sederajat', 'secondary'],
  ['Tốt nghiệp Đại học', 'bachelor'],
  ['Πτυχίο ΑΕΙ/ΤΕΙ', 'bachelor'],
  ['Высшее образование', 'bachelor'],
  ['Среднее специальное образование', 'diploma'],
  ['Вища освіта', 'bachelor'],
  ['Средно образование', 'secondary'],
  ['Ylempi korkeakoulututkinto', 'master'],
  ['Soveltuva korkeakoulututkinto', 'bachelor'],
  ['Kõrgharidus', 'bachelor'],
  ['Vidējā izglītība', 'secondary'],
  ['Aukštasis išsilavinimas', 'bachelor'],
])('job descriptions ask for education in many languages: %s', (line, level) => {
  expect(levelAsked(line)).toBe(level)
})

it.each(['D3.js and S1 controllers', 'SMA research', 'Магистральный трубопровод', 'Отговорна работа', 'Diplomacy'])(
  'words that look like it ask for none: %s',
  (line) => {
    expect(levelAsked(line)).toBe('none')
  },
)
