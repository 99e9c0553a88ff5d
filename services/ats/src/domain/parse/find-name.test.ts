import { describe, expect, it } from 'vitest'
import { readResume } from './parse-resume.ts'

const nameOf = (...lines: string[]) => readResume(lines.join('\n'), new Date('2026-06-15')).parsed.name
const work = ['', 'Experience', 'Sales Associate, Blue Shop Ltd    Mar 2019 - Present', '• Sold 40 bicycles a month']
const study = ['', 'Education', 'Aldmoor College, 2014', '', 'Skills', 'Customer Retention, Cash Handling']

it('is found behind a column of labels, if the address has it', () => {
  const labels = ['Naam', 'Adres', 'Postcode', 'Mobiel', 'E-mail', 'Geboortedatum', 'Nationaliteit']
  const values = ['Anna Aldmoor', 'Molenweg 4', '1234 AB Kestwick', '0474690000', 'annaaldmoor@example.org']
  expect(nameOf('CURRICULUM VITAE', '', 'Personalia', ...labels, '', ...values, ...work, ...study)).toBe('Anna Aldmoor')
})

it('may be half in small letters, stand twice on its line, or begin the section about the person', () => {
  expect(nameOf('anna LEE', 'a.x@example.org', ...work, ...study)).toBe('Anna Lee')
  expect(nameOf('ANNA LEE ANNA LEE', 'a.x@example.org', ...work, ...study)).toBe('Anna Lee')
  expect(nameOf('ANNA', '', 'KESTWICK', '', 'annakestwick@example.org', ...work, ...study)).toBe('Anna Kestwick')
  expect(nameOf('CV', '', '', 'Personal Data', 'Anna Lee', '', '8 Mill Road', ...work, ...study)).toBe('Anna Lee')
})

it('is the one of which the address has the first letter and the last word, though that is a trade', () => {
  expect(nameOf('LEBENSLAUF', 'Anna Stolar', '', 'astolar@example.org', ...work, ...study)).toBe('Anna Stolar')
  expect(nameOf('ANNA STOLAR', 'ms.astolar@example.org', ...work, ...study)).toBe('Anna Stolar')
  expect(nameOf('ANNA STOLAR', 'x@example.org | linkedin.com/in/AnnaStolar1', ...work, ...study)).toBe('Anna Stolar')
})

it.each([
  ['Anna B. Driver', 'Anna B. Driver'],
  ['Anna Plummer', 'Anna Plummer'],
  ['Anna Kaufmann', 'Anna Kaufmann'],
])('may end in a trade where an initial stands within it, or where people are called so: %s', (line, name) => {
  expect(nameOf(line, 'a.x@example.org', ...work, ...study)).toBe(name)
})

it('is the one on the first line, though the address has the words of something else', () => {
  const interests = ['', 'Interests', 'Table Tennis']
  expect(nameOf('Anna (Nan) Lee', 'tabletennis@example.org', ...work, ...study, ...interests)).toMatch(/^Anna .*Lee$/)
})

it.each([
  ['ФИО: Иванова Анна Сергеевна', 'Иванова Анна Сергеевна'],
  ['Ονοματεπώνυμο: Άννα Λη', 'Άννα Λη'],
  ['Họ và tên: Anna Lee', 'Anna Lee'],
  ['• 林翠岭/女/1992', '林翠岭'],
  ['名前   高橋   翠', '高橋 翠'],
])('is behind its label below what the resume is called: %s', (line, name) => {
  expect(nameOf('Резюме', line, ...work, ...study)).toBe(name)
})

it.each([
  'Резюме',
  'Životopis',
  'Özgeçmiş',
  'Βιογραφικό Σημείωμα',
  'Daftar Riwayat Hidup',
  'Tabellarischer Lebenslauf',
])('is not what the resume is called: %s', (line) => {
  expect(nameOf(line, ...work, ...study)).toBe('')
})

describe('what somebody does is not what somebody is called', () => {
  it.each([
    'SALES ASSOCIATE',
    'Food Prep Chef',
    'Rn Staff Nurse',
    'Vice President',
    'Company Name',
    'Senior Accountant',
  ])('%s at the top', (line) => {
    expect(nameOf(line, ...work, ...study)).toBe('')
  })

  it('even where no list has it, if a role has it as its title', () => {
    const role = 'Key Holder, Blue Shop Ltd    Mar 2019 - Present'
    expect(nameOf('KEY HOLDER', '', 'Experience', role, '• Opened the shop', ...study)).toBe('')
  })

  it.each(['Anna Cook', 'Peter Baker', 'Dean Butler', 'Lena Richter', 'Marta Guerrero'])(
    'but people are called %s',
    (line) => {
      expect(nameOf(line, ...work, ...study)).toBe(line)
    },
  )

  it('and an e-mail address tells whose it is', () => {
    expect(nameOf('Anna Driver', 'anna.driver@example.org', ...work, ...study)).toBe('Anna Driver')
  })
})

describe('a name at the top', () => {
  it('of one word has no rest that says what the file is', () => {
    expect(nameOf('ANNA', 'CV', ...work, ...study)).toBe('Anna')
  })

  const address = 'anna.lee@example.org | +44 20 7946 0958'
  it.each([
    ['anna lee'],
    ['Anna   Lee'],
    ['Anna Lee,'],
    ['Anna Lee Software Engineer'],
    ['Anna Lee (Data Engineer)'],
    ['Anna Lee 🚀'],
    ['Anna Lee anna.lee@example.org'],
    ['Anna Lee Tel: 20/7946-0958   Email: post@example.org'],
    ['Anna Lee Cím: 7000 Aldmoor'],
    ['Leeds, UK\nAnna Lee'],
    ['Anna Lee (24)'],
    ['Name, Vorname: Lee, Anna'],
    ['Name:   Lee\n\nVorname:   Anna'],
    ['Anna lee'],
    ['ANNA LEE |Welder'],
    ['Anna Lee ∙ 12 Mill Lane ∙ Kestwick'],
  ])('%j', (line) => {
    expect(nameOf(line, address, ...work, ...study)).toBe('Anna Lee')
  })
})

describe('a line below the top is a name', () => {
  it('if the way to reach somebody stands below it', () => {
    const beside = ['Languages', 'English', '', 'Anna Lee', '+44 20 7946 0958', ...work, ...study]
    expect(nameOf(...beside)).toBe('Anna Lee')
  })

  it('and else what it says: a skill, a school, a prize', () => {
    expect(nameOf('Skills', 'Customer Retention', 'Account Management', ...work, ...study)).toBe('')
  })
})

describe('the whole of a name', () => {
  it.each([
    ['First name   Anna', 'Last name   Aldmoor'],
    ['Nachname: Aldmoor', 'Vorname: Anna'],
    ['Soyadı: Aldmoor', 'Adı: Anna'],
    ['Förnamn: Anna', 'Efternamn: Aldmoor'],
    ['Příjmení: Aldmoor', 'Jméno: Anna'],
  ])('stands behind two labels: %s', (...labels) => {
    expect(nameOf('Resume', '', ...labels, ...work, ...study)).toBe('Anna Aldmoor')
  })

  it.each([
    ['Apellidos: Aldmoor Kestwick', 'Nombre: Anna'],
    ['Ime: Anna', 'Prezime: Aldmoor Kestwick'],
    ['Soyadı   Aldmoor Kestwick', 'Adı   Anna', '', 'aldmoor.kestwick@example.org'],
  ])('has two last names behind a label of their own: %s', (...labels) => {
    expect(nameOf(...labels, '', ...work, ...study)).toBe('Anna Aldmoor Kestwick')
  })

  it('is not said twice where one label has all of it', () => {
    expect(nameOf('Resume', '', 'Name: Anna Aldmoor', 'Surname: Aldmoor', ...work, ...study)).toBe('Anna Aldmoor')
  })

  it('stands on two lines, if the address has a word of the second', () => {
    expect(nameOf('Anna', 'De Aldmoor Kestwick', 'Welder', 'anna-kestwick@example.org', ...work)).toBe(
      'Anna De Aldmoor Kestwick',
    )
    expect(nameOf('Anna', 'Iron Works Welder', 'anna@example.org', ...work)).toBe('Anna')
    expect(nameOf('ANNA Mª', 'KESTWICK ALDMOOR', 'annakestwick@example.org', ...work)).toBe('Anna Mª Kestwick Aldmoor')
    expect(nameOf('Anna Kestwick', 'Kestwick Bridges', 'anna@kestwick.example.org', ...work)).toBe('Anna Kestwick')
  })

  it('stands in a sentence in which somebody gives it', () => {
    const line = 'Hi, my name is Anna Kestwick and I build bridges'
    expect(nameOf(line, '', 'anna.kestwick@example.org', ...work, ...study)).toBe('Anna Kestwick')
  })

  it('stands in two cells, if the address has a word of the second', () => {
    expect(nameOf('ANNA   KESTWICK-LEE', '', 'kestwick@example.org', ...work, ...study)).toBe('Anna Kestwick-Lee')
    expect(nameOf('Anna Kestwick   Welder', '', 'anna@example.org', ...work, ...study)).toBe('Anna Kestwick')
  })

  it('is on the first line, not behind the label of a reference', () => {
    const others = ['', 'References', 'Name: Otto Aldmoor', 'E-mail: otto.aldmoor@example.org']
    expect(nameOf('Anna Kestwick', 'anna.kestwick@example.org', ...work, ...study, ...others)).toBe('Anna Kestwick')
  })

  it('is no street and no link', () => {
    expect(nameOf('Anna Koch', 'Brückenallee 74, 24119 Aldmoor', 'mail@anna-koch.example', ...work, ...study)).toBe(
      'Anna Koch',
    )
    expect(nameOf('VIEW MY PORTFOLIO', '', 'Welder', 'w@example.org', ...work, ...study)).toBe('')
  })

  it('is no two letters of a logo', () => {
    expect(nameOf('AK', ...work, ...study, '', 'Contact', 'Anna Kestwick', 'anna.kestwick@example.org')).toBe(
      'Anna Kestwick',
    )
  })

  it('is told from the day of birth behind it', () => {
    expect(nameOf('Anna Aldmoor (4.11.1990)', 'Mill Lane Green', ...work, ...study)).toBe('Anna Aldmoor')
  })

  it('is told from what follows it on its line, if the address has it', () => {
    const line = 'Anna Aldmoor Welder looking for work near Kestwick'
    expect(nameOf(line, 'a.aldmoor@example.org', ...work, ...study)).toBe('Anna Aldmoor')
  })

  it('may be written in small letters, if a site has it', () => {
    const site = ['', 'Links', 'https://annaaldmoor.example.org']
    expect(nameOf('anna aldmoor', ...work, ...study, ...site)).toBe('Anna Aldmoor')
  })
})

describe('a name that addresses confirm', () => {
  it('has its gap again', () => {
    expect(nameOf('AnnaAldmoor', 'Welder', 'work@aldmooranna.example', ...work, ...study)).toBe('Anna Aldmoor')
  })

  it('stands before a trade of several words', () => {
    const lines = ['Anna Aldmoor Bridge Engineer', 'steel@example.org | https://www.example.org/?who=Anna+Aldmoor']
    expect(nameOf(...lines, ...work, ...study)).toBe('Anna Aldmoor')
  })

  it('stands below headings, with its domain', () => {
    const about = ['RESUME', '', 'Skills', 'Anna Aldmoor', '', 'Mail: info@anna-aldmoor.example']
    expect(nameOf(...about, ...work, ...study)).toBe('Anna Aldmoor')
  })
})

describe('a name', () => {
  it.each([
    ['with its first part on the line above', ['Anna', 'LEE', 'WELDER', 'alee@example.org'], 'Anna Lee'],
    [
      'with many words below the first',
      ['ANNA', 'Aldmoor del Moral Lee Kestwick', 'annaaldmoor@example.org'],
      'Anna Aldmoor del Moral Lee Kestwick',
    ],
    [
      'in small letters above an address',
      ['anna maria dos santos lee', 'post@example.org'],
      'Anna Maria dos Santos Lee',
    ],
    ['with a dot, as its address has it', ['anna.lee', 'Media Student', 'anna.lee@example.org'], 'Anna Lee'],
    ['whose blank is lost', ['AnnaMaria Lee', 'Welder'], 'Anna Maria Lee'],
    ['that has a capital within', ['Anna McLee', 'Welder'], 'Anna McLee'],
    ['behind a label with a dash', ['CURRÍCULUM VITAE', 'Nombre.- Anna Lee'], 'Anna Lee'],
    ['behind a label with a colon and a dash', ['CURRICULUM VITAE', 'NAME:-ANNA LEE'], 'Anna Lee'],
    ['with an initial right before it', ['CURRICULUM VITAE', '', 'A.LEESAND'], 'A. Leesand'],
    ['with initials in capitals', ['S.K. LEE SANDHILL'], 'S.K. Lee Sandhill'],
    ['with joints without a width for blanks', ['Anna\u200dMarie\u200dL.\u200dLee'], 'Anna Marie L. Lee'],
    [
      'of two lines of two words',
      ['Anna Maria', 'Lee Sandhill', 'Welder', 'amsandhill@example.org'],
      'Anna Maria Lee Sandhill',
    ],
    ['behind a label for both names', ['CURRICULUM VITAE', 'DATOS', 'Apellido y Nombres: Lee Anna'], 'Lee Anna'],
    [
      'that is also an occupation, if its site has it',
      ['LEBENSLAUF', '', 'Persönliche Daten', '', 'Anna Schlosser', 'post@anna-schlosser.example'],
      'Anna Schlosser',
    ],
  ])('%s', (_name, lines, name) => {
    expect(nameOf(...lines, ...work, ...study)).toBe(name)
  })

  it.each(['B.Tech Electrical', 'Live in Kestwick', 'Bridge Design Student', 'Grant to The Mill'])(
    'is not %j',
    (line) => {
      expect(nameOf(line, ...work, ...study)).toBe('')
    },
  )
})

it.each([
  ['before a colon and what somebody is', ['ANNA LEE: Bridge Engineer', 'Leeds | +44 20 7946 0958'], 'Anna Lee'],
  ['behind its label and before another one', ['Name   Dr. Anna Maria Lee; geb. Sands', 'Leeds'], 'Anna Maria Lee'],
  ['before a sign of an icon', ['Welding & Bridges', 'Anna LEE ?', 'Leeds'], 'Anna LEE'],
  [
    'on two lines, of which the address has the last',
    ['ANNA', 'HRCQ', '', 'Contact', 'annahrcq@example.org'],
    'Anna Hrcq',
  ],
  ['in small capitals that are signs of their own', ['Aɴɴᴀ Lᴇᴇ', 'Leeds'], 'Anna Lee'],
])('is found %s', (_name, lines, name) => {
  expect(nameOf(...lines, ...work, ...study)).toBe(name)
})

it('has an initial, which no town before a state has', () => {
  expect(nameOf('ANNA B. LEE, MD', 'Curriculum Vitae', ...work)).toBe('Anna B. Lee')
})
