import { expect, it } from 'vitest'
import { headingKind } from './headings.ts'

it.each([
  ...[
    'Pracovní historie',
    'Dosavadní praxe',
    'Brigády',
    'Predchádzajúce zamestnania',
    'Eddigi munkahelyek',
    'Szakmai múlt',
  ],
  ...['Места работы', 'Трудова діяльність', 'Darbo patirtis', 'Darba pieredze', 'Töökogemus', 'Arbeten', 'Stationen'],
  ...['Vroegere functies', 'Empleos anteriores', 'Postes occupés', 'Lavori precedenti'],
  ...['Arbetsmeriter:', 'Studentski poslovi', 'Kariyer', 'Miejsca pracy', 'Laufbahn', 'Riwayat Kerja', 'Karriär'],
  ...[
    'Arbetsliv',
    'Arbejdslivet',
    'Vita lavorativa',
    'Vida profissional',
    'Życie zawodowe',
    'Profesní dráha',
    'Karjäär',
  ],
  ...['Επαγγελματική πορεία', 'Трудовой путь', 'Munkaélet', 'Parcurs profesional', 'Quá trình công tác'],
  ...[
    'Nursing experience',
    'Frühere Anstellungen',
    'Prácticas preprofesionales',
    'Професійна діяльність',
    'İlgili Deneyim',
    'werk ervaringen',
  ],
])('%s heads work', (heading) => {
  expect(headingKind(heading)).toBe('experience')
})

it.each(['Iskolai tanulmányok', 'Vzdelanie a kurzy', 'Išsilavinimas', 'Izglītība', 'Haridus', "Studies en diploma's"])(
  '%s heads studies',
  (heading) => {
    expect(headingKind(heading)).toBe('education')
  },
)

/** As the Europass names its sections; https://europass.europa.eu has it in these languages. */
it.each([
  ...['VZDĚLÁNÍ A ODBORNÁ PŘÍPRAVA', 'VZDELÁVANIE A ODBORNÁ PRÍPRAVA', 'EDUKACJA I SZKOLENIE', 'HARIDUS JA KOOLITUS'],
  ...['IZGLĪTĪBA UN APMĀCĪBA', 'IŠSILAVINIMAS IR MOKYMAS', 'IZOBRAŽEVANJE IN USPOSABLJANJE', 'MENNTUN OG ÞJÁLFUN'],
  ...['OBRAZOVANJE I OSPOSOBLJAVANJE', 'UTDANNING OG OPPLÆRING', 'ΕΚΠΑΙΔΕΥΣΗ ΚΑΙ ΚΑΤΑΡΤΙΣΗ', 'EĞİTİM VE STAJ'],
])('%s heads studies', (heading) => {
  expect(headingKind(heading)).toBe('education')
})

it.each([
  ['DİJİTAL BECERİLER', 'skills'],
  ['JEZIČNE VJEŠTINE', 'languages'],
  ['Ideella engagemang', 'volunteer'],
  ['Schulische Bildung', 'education'],
  ['Práctica profesional', 'experience'],
  ['Áreas de interés', 'interests'],
  ['Logiciels et applications', 'skills'],
  ['Kontaktinformationen', 'header'],
  ['Atividades extracurriculares', 'volunteer'],
  ['الخبرات العملية', 'experience'],
  ['ניסיון תעסוקתי', 'experience'],
  ['कार्य अनुभव', 'experience'],
  ['Աշխատանքային փորձ', 'experience'],
  ['ประวัติการทำงาน', 'experience'],
  ['История работы', 'experience'],
  ['Diplome und Ausbildungen', 'education'],
  ['تحصیلات', 'education'],
  ['আমার দক্ষতা', undefined],
])('%s heads %s', (heading, kind) => {
  expect(headingKind(heading)).toBe(kind)
})

it('a title or a name is no heading in them', () => {
  expect(['Vedoucí prodeje', 'Programuotojas', 'Red Mill Kft'].map(headingKind)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

it.each([
  ...[
    'Voluntary Service',
    'Pro bono',
    'Freiwilligenarbeit',
    'Activités bénévoles',
    'Trabajos voluntarios',
    'Atividades voluntárias',
  ],
  ...[
    'Attività di volontariato',
    'Vrijwilligersactiviteiten',
    'Ideell verksamhet',
    'Frivillig innsats',
    'Vapaaehtoistyöt',
  ],
  ...[
    'Dobrovolnické aktivity',
    'Önkéntes tapasztalat',
    'Volonterski rad',
    'Activități voluntare',
    'Gönüllü faaliyetler',
  ],
])('%s heads voluntary work', (heading) => {
  expect(headingKind(heading)).toBe('volunteer')
})
