import { describe, expect, it } from 'vitest'
import { readRequirements } from './requirements.ts'

const asked = (job: string) => readRequirements(job).map(({ kind, name }) => `${kind}: ${name}`)
const names = (job: string) => readRequirements(job).map(({ name }) => name)

describe('job descriptions as they are pasted', () => {
  it('are divided where a web page lost its line breaks', () => {
    expect(asked('Requirements\nPayroll is required.Minimum 3 years of glazing experienceFluent German')).toEqual([
      'skill: Payroll',
      'years: 3 years of glazing',
      'language: German',
    ])
    expect(names('Requirements\nJavaScript and PowerPoint')).toEqual(['JavaScript', 'PowerPoint'])
  })

  it('end with where somebody can be found, which asks for nothing', () => {
    expect(names('Requirements\nJava\n**Twitter:** @larch | **GitHub:** larch')).toEqual(['Java'])
    expect(names('Requirements\nJava and GitHub Actions')).toEqual(['Java', 'GitHub Actions'])
    expect(names('Requirements\nJava\nIf you have an active GitHub profile, show it.')).toEqual(['Java'])
    expect(names('Requirements\nJava\nContract duration: six months of payroll')).toEqual(['Java'])
  })

  it('tell addresses, which ask for nothing', () => {
    const job =
      'Requirements\nJava\nQuestions about kiln reports: (jobs@payroll.example) or https://payroll.example/training or www.payroll.example'
    expect(names(job)).toEqual(['Java', 'Kiln reports'])
  })

  it('say what the employer is, which asks for nothing', () => {
    expect(names('Larch Hill is a social media firm.\nRequirements\nJava')).toEqual(['Java'])
    expect(names('Experience in a payroll company is required.')).toContain('Payroll')
  })
})

describe('lists', () => {
  it('of skills below their heading are taken item by item', () => {
    expect(names('Desired skills\n- Debtors\n- Cash books\n\nWe meet on Mondays')).toEqual(['Debtors', 'Cash books'])
  })

  it('of examples and in other languages are taken in their own words', () => {
    expect(names('Requirements\nSimulators such as Traffo and Roadix')).toEqual(['Traffo', 'Roadix'])
    expect(names('Requirements\nExperience with knowledge distillation')).toEqual(['Knowledge distillation'])
    expect(names('Ihr Profil\nErfahrung mit Kesselbau und Ofenbau')).toEqual(['Kesselbau', 'Ofenbau'])
    expect(names('Votre profil\nMaîtrise des enduits et de la chaux')).toEqual(['Enduits', 'Chaux'])
  })

  it('of short items below what is asked for are taken too, traits as such, without what no resume shows', () => {
    const job = 'Desirable criteria\n- Cannulation and venepuncture\n- Valid passport\n- Team player'
    expect(names(job)).toEqual(['Cannulation', 'Venepuncture', 'Teamwork'])
  })

  it('leave out words that name nothing', () => {
    expect(names('Requirements\nFamiliarity with local, state and federal laws, including kiln permits')).toEqual([
      'Kiln permits',
    ])
  })
})

it('asks for nothing below a heading about the body', () => {
  expect(names('Required skills\n- Payroll\nPhysical Requirements\n- Talk loudly\n- Lift wheels')).toEqual(['Payroll'])
})

describe('what is nice to have', () => {
  it.each(['Experience with Rust', '- Experience with Rust', '- Professional experience with Rust'])(
    'stays so in a line that begins like a heading: %s',
    (line) => {
      const job = `What we need\n- Java\n\nNice to have\n${line}\n- Go`
      expect(readRequirements(job).map(({ name, required }) => [name, required])).toEqual([
        ['Java', true],
        ['Rust', false],
        ['Go', false],
      ])
    },
  )

  it('ends where a heading asks for experience', () => {
    const job = 'Nice to have\n- Go\n\nExperience and knowledge\n- Java'
    expect(readRequirements(job).map(({ name, required }) => [name, required])).toEqual([
      ['Go', false],
      ['Java', true],
    ])
  })
})

describe('years', () => {
  it.each([
    [
      'At least three years past experience in providing meals on wheels',
      ['years: 3 years of providing meals on wheels'],
    ],
    [
      '2-4 years of progressively responsible orchard and vineyard administration experience on hills',
      ['years: 2 years of orchard and vineyard administration'],
    ],
    ['No accident in the previous three years', []],
    ['Three years programming experience', ['years: 3 years of programming']],
    ['Four years of careful glazing of vases or jugs or tiles', ['years: 4 years of careful glazing']],
    ['Six years of hands-on experience in lieu of a trade', ['years: 6 years of experience']],
    ['5 o più anni di esperienza nella smaltatura', ['years: 5 years of smaltatura']],
    ['Expérience de 2 ans minimum dans les métiers du grès', ['years: 2 years of métiers du grès']],
    ['Minimaal 5 jaar ervaring in glazuren', ['years: 5 years of glazuren']],
    ['1 año de experiencia profesional en esmaltado', ['years: 1 year of esmaltado']],
    ['3 lata doświadczenia w szkliwieniu', ['years: 3 years of szkliwieniu']],
    ['3 años de experiencia en un puesto similar', ['years: 3 years of experience']],
    ['A two-year college course', []],
  ])('are those of experience: %s', (line, found) => {
    expect(asked(`Requirements\n${line}`).filter((one) => one.startsWith('years'))).toEqual(found)
  })
})

describe('degrees, licences, and languages', () => {
  it.each([
    ['Abgeschlossene Ausbildung als Ofenbauer', 'degree: diploma degree in Ofenbauer'],
    ['BA/BS required', 'degree: bachelor degree'],
    ['Registered veterinary technician', 'certification: Veterinary technician licence'],
    ['Führerschein CE', 'certification: Commercial driving licence'],
    ['Fluency in American Sign Language', 'language: American Sign Language'],
    ['Englischkenntnisse', 'language: English'],
    ['Kiln operator licence', 'skill: Kiln operator licence'],
  ])('are asked for: %s', (line, found) => {
    expect(asked(`Requirements\n${line}`)).toContain(found)
  })

  it('ask for a further degree that is preferred', () => {
    const job = "Requirements\nBachelor's degree in Law\nMaster's degree in History preferred"
    expect(asked(job)).toEqual(['degree: bachelor degree in Law', 'degree: master degree in History'])
  })

  it('are no degree where a licence to drive is asked for', () => {
    expect(asked("Requirements\nValid driver's licence")).toEqual(['certification: Driving licence'])
  })
})

it('asks for no single word that names nothing, and for nothing that follows an invitation', () => {
  expect(names('Requirements\nExperience with kilns, guidelines\nOnce you are invited, kiln reports')).toEqual([
    'Kilns',
  ])
  expect(names('Ihre Aufgaben\n- Kontakt und Brennöfen')).toEqual(['Brennöfen'])
})

it('leaves what is said of how needed a thing is out of its name', () => {
  expect(names('Ihr Profil für die Stelle\n- Kenntnisse in der Ofenpflege zwingend erforderlich')).toEqual([
    'Ofenpflege',
  ])
  expect(names('Ihr Profil für die Stelle\n- Erfahrung als Ofenbauer, Ähnliches')).toEqual(['Ofenbauer'])
})

it('reads items behind a small letter that stands for a bullet', () => {
  expect(names('Requirements\no Kilns\no Glazes')).toEqual(['Kilns', 'Glazes'])
})
