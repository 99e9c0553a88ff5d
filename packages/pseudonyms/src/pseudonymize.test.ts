import { describe, expect, it } from 'vitest'
import { type KnownPerson, pseudonymize as pseudonymizeWith } from './pseudonymize.ts'

const pseudonymize = (texts: string[], known: KnownPerson) =>
  pseudonymizeWith(texts, known, (text) => /(?:19|20)\d\d/.test(text))

const person: KnownPerson = {
  names: ['Marta Lindqvist'],
  emails: ['marta.lindqvist@example.com'],
  phones: ['+46 70 123 45 67'],
  links: ['linkedin.com/in/martal'],
}
const resume = `MARTA LINDQVIST
marta.lindqvist@example.com | +46 70 123 45 67 | linkedin.com/in/martal | marta.dev
https://github.com/martal?tab=repos (mine)

Experience
Senior Engineer, Brightwater, 2015 - 2019, then 03/2020 – 12/2023
Marta's team served 1,200,000 requests with Node.js, ASP.NET/C# and CI/CD. May 2021: Lindqvist, Marta spoke.
${'Took care of payments. '.repeat(20)}
Profiles: marta-lindqvist, martalindqvist (LinkedIn), marta.lindqvist@examp
More at MartaLindqvist.com, not at booking.com.
References: Per Olsson, per@brightwater.example, (070) 765 43 21, 0046 8 123 456`

describe('what the AI provider is sent of a resume', () => {
  const { texts, restore } = pseudonymize([resume, 'Write to jobs@example.org, Marta!'], person)
  const [hidden = '', jobDescription = ''] = texts

  it('names nobody and no way to reach anybody', () => {
    for (const secret of ['marta', 'lindqvist', '123 45', '765 43', '@', 'martal', 'marta.dev', '123 456', '://']) {
      expect(`${hidden} ${jobDescription}`.toLowerCase()).not.toContain(secret)
    }
  })

  it('says everything else, dates and names of technologies among it', () => {
    for (const kept of [
      '2015 - 2019',
      '03/2020 – 12/2023',
      '1,200,000',
      'Node.js',
      'ASP.NET/C#',
      'CI/CD',
      'booking.com',
      'May 2021',
      'Brightwater',
    ]) {
      expect(hidden).toContain(kept)
    }
  })

  it('comes back as it was, in whatever was made of it', () => {
    expect(restore(hidden)).toBe(resume)
    expect(restore(jobDescription)).toBe('Write to jobs@example.org, Marta!')
    const name = /\[NAME_\d+\]/.exec(hidden)?.[0] ?? ''
    expect(restore(`${name} and ${name.slice(1, -1)}`)).toBe('MARTA LINDQVIST and MARTA LINDQVIST')
  })

  it('holds one placeholder for one thing, in all texts', () => {
    const again = pseudonymize(['a@example.com', 'a@example.com b@example.com'], {
      names: [],
      emails: [],
      phones: [],
      links: [],
    })
    expect(again.texts).toEqual(['[EMAIL_1]', '[EMAIL_1] [EMAIL_2]'])
  })

  it('is told apart from what somebody wrote like a placeholder', () => {
    const forged = pseudonymize(['[EMAIL_1] NAME_1 real@example.com'], { ...person, names: [] })
    expect(forged.texts[0]).toMatch(/^\[EMAIL_1\] NAME_1 \[[0-9A-F]{8}EMAIL_1\]$/)
    expect(forged.restore('[EMAIL_1] NAME_1')).toBe('[EMAIL_1] NAME_1')
    expect(forged.restore(forged.texts[0] ?? '')).toBe('[EMAIL_1] NAME_1 real@example.com')
  })

  it('keeps a placeholder that stands for nothing, for others to see', () => {
    expect(restore('[EMAIL_99] and [LINK_7000]')).toBe('[EMAIL_99] and [LINK_7000]')
    expect(pseudonymize([''], person).holdsPlaceholder('[EMAIL_99]')).toBe(true)
  })

  it.each([
    ['王小明', '我是王小明的同事。', '我是[NAME_1]的同事。'],
    ['王 小明', '王小明在上海工作', '[NAME_1]在上海工作'],
    ['山田 太郎', '氏名：山田太郎（東京）', '氏名：[NAME_1]（東京）'],
    ['김민수', '저는 김민수입니다.', '저는 [NAME_1]입니다.'],
    [
      'Иван Петров',
      'Меня зовут Иван Петров, ПЕТРОВ Иван — инженер.',
      'Меня зовут [NAME_1], [NAME_3] [NAME_2] — инженер.',
    ],
    ['محمد علي', 'اسمي محمد علي وأعمل مهندسا', 'اسمي [NAME_1] وأعمل مهندسا'],
    ['Νίκος Παπάς', 'Ο Νίκος Παπάς είναι μηχανικός', 'Ο [NAME_1] είναι μηχανικός'],
    ['स्वाति शर्मा', 'मेरा नाम स्वाति शर्मा है', 'मेरा नाम [NAME_1] है'],
    ['Łukasz Żółw-Nowak', 'LUKASZ: Łukasz Żółw-Nowak', 'LUKASZ: [NAME_1]'],
  ])('names nobody in other scripts: %s', (name, text, sent) => {
    const hidden = pseudonymize([text], { ...person, names: [name] })
    expect(hidden.texts).toEqual([sent])
    expect(hidden.restore(sent)).toBe(text)
  })

  it('is made whatever is given as a way to reach somebody, however long', () => {
    const long = {
      names: [],
      emails: ['x'.repeat(60_000)],
      phones: ['1'.repeat(60_000)],
      links: ['y'.repeat(1_000_000)],
    }
    expect(pseudonymize(['Write to a@example.com'], long).texts).toEqual(['Write to [EMAIL_1]'])
  })

  it.each([
    ['digits', '1'.repeat(100_000)],
    ['figures', '12 '.repeat(33_000)],
    ['dots', 'a.'.repeat(50_000)],
    ['at signs', 'a@'.repeat(50_000)],
    ['slashes', 'a.bc/'.repeat(20_000)],
    ['names', 'Marta '.repeat(16_000)],
    ['letters', 'x'.repeat(100_000)],
  ])('is made of 100,000 characters of %s within the time of the test', (_what, text) => {
    const hidden = pseudonymize([text], person)
    expect(hidden.restore(hidden.texts[0] ?? '')).toBe(text)
  })
})
