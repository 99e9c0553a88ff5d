import { describe, expect, it } from 'vitest'
import { itemNamesIn } from './item-names.ts'
import { readRequirements } from './requirements.ts'

const asked = (job: string) => readRequirements(job).map(({ kind, name }) => `${kind}: ${name}`)
const names = (job: string) => readRequirements(job).map(({ name }) => name)

describe('job descriptions in other languages', () => {
  it.each([
    [
      'Sobre nosotros\nLos hornos de la casa\nPrincipales funciones\n- Pintar hornos de la fábrica',
      ['Hornos de la fábrica'],
    ],
    ['Suas atribuições\n- Pintar fornos da fábrica', ['Fornos da fábrica']],
    [
      'Chi siamo\nI forni della casa e del paese\nLe tue mansioni\n- Dipingere forni della fabbrica',
      ['Forni della fabbrica'],
    ],
    ['Functieomschrijving\n- Ovens van de fabriek schilderen', ['Ovens van de fabriek schilderen']],
    ['O nas\nFirma w mieście i na wsi\nZakres obowiązków\n- Malowanie pieców fabryki', ['Malowanie pieców fabryki']],
  ])('name what is done below a heading for duties: %s', (job, found) => {
    expect(names(job)).toEqual(found)
  })

  it.each([
    ['Requisitos del puesto\n- Hornos industriales\nOfrecemos\n- Hornos nuevos de la casa', ['Hornos industriales']],
    ['Pré-requisitos para o cargo\n- Fornos industriais\nBenefícios\n- Forno novo da casa', ['Fornos industriais']],
    ['Requisiti per il lavoro della sede\n- Forni industriali\nCosa offriamo\n- Forni nuovi', ['Forni industriali']],
    ['Wat wij vragen van het team\n- Industriële ovens\nWij bieden\n- Nieuwe ovens', ['Industriële ovens']],
    [
      'O nas\nFirma w mieście i na wsi\nNasze wymagania\n- Piece przemysłowe\nOferujemy\n- Nowe piece',
      ['Piece przemysłowe'],
    ],
    ['Profil recherché pour le poste\n- Maçonnerie\nConditions du contrat\n- Soudage de nuit', ['Maçonnerie']],
  ])('end where a heading tells what is given: %s', (job, found) => {
    expect(names(job)).toEqual(found)
  })

  it.each([
    ['Funciones\n- Limpiar, revisar y pintar hornos', ['Limpieza de hornos']],
    ['Requisitos\n- Buen manejo de hornos industriales, grandes', ['Hornos industriales']],
    ['Funciones\n- Contacto con molinos de la zona y para otros', ['Contacto con molinos de la zona']],
    ['Funciones\n- Gestionar cuentas por pagar', ['Cuentas por pagar']],
    ['Funciones\n- Inspección de hornos, pasillos (molinos, silos)', ['Inspección de hornos']],
    [
      'Funciones\nInspección de todos los hornos que tiene la casa en las dos plantas de la ciudad y del valle (molinos, silos)',
      [],
    ],
    ['Funciones\n- Inspección de hornos (los de la casa y los del valle)', ['Inspección de hornos']],
    ['Requisitos\n- Hornos de la casa y rotativos', ['Hornos de la casa']],
    ['Funciones\n- Hornos de la casa, internos y de pan', ['Hornos de la casa']],
    ['Funciones\n- Los hornos industriales son estos:\n- Molinos de harina', ['Molinos de harina']],
    ['Requisitos\n- No importa la edad de la persona', []],
    ['Requisitos\n- Hay hornos industriales\n- Salario de hornero\n- Tendrás hornos nuevos', []],
  ])('are read item by item: %s', (job, found) => {
    expect(names(`Sobre nosotros\nLos hornos de la casa y los del valle\n${job}`)).toEqual(found)
  })
})

describe('French items', () => {
  it.each([
    ['Être capable d’entretenir des fours à pain', ['Fours à pain']],
    ['Vous avez de solides notions de menuiserie', ['Menuiserie']],
    ['Peser, trier et expédier les colis lourds', ['Colis lourds']],
    ['Savoir parler', []],
  ])('name things without the words around them: %s', (item, found) => {
    expect(names(`Société\nLes fours de la maison et du village\nProfil recherché\n- ${item}`)).toEqual(found)
  })
})

describe('Dutch items', () => {
  it.each([
    ['Ovens schilderen en molens bouwen', ['Ovens schilderen', 'Molens bouwen']],
    ['Je houdt ovens schoon over de hele week', ['Ovens schoon']],
  ])('are divided at every word between them: %s', (item, found) => {
    expect(names(`Over ons\nDe ovens van het dorp\nTaken\n- ${item}`)).toEqual(found)
  })
})

it.each([
  ['O nas\nFirma w mieście i na wsi\nNasze wymagania\n- Piece przemysłowe', '- Poznasz piece fabryki'],
  ['Sobre nós\nOs fornos da casa e da vila\nRequisitos\n- Fornos industriais', '- Irá pintar fornos da fábrica'],
  ['Profil recherché pour le poste\n- Maçonnerie', '- Pourrez chauffer des fours'],
])('what the reader will do or get is no name of anything: %s', (job, item) => {
  expect(names(`${job}\n${item}`)).toEqual(names(job))
  expect(names(job)).toHaveLength(1)
})

describe('titles', () => {
  it.each([
    ['Sandhill Mill\nJob title: Oven Baker\nLeeds', 'Oven Baker'],
    ['Offre de la mairie\nIntitulé du poste\nMaçon\nLieu', 'Maçon'],
    ['Offene Stellen\nOfenbauer (m/w/d)\nAldmoor', 'Ofenbauer'],
    ['Red Mill sucht Hilfe\nIn Kestwick suchen wir ab sofort eine/n Tischler/in für Aldmoor', 'Tischler'],
    ['Estamos creciendo en la fábrica\nEstamos buscando un panadero para Aldmoor', 'panadero'],
  ])('are found wherever they stand: %s', (job, title) => {
    expect(asked(job)).toContain(`title: ${title}`)
  })
})

it('takes words of a language for no skills', () => {
  expect(names('O nas\nFirma w mieście i na wsi\nNasze wymagania\n- Jest to piec')).not.toContain('Jest')
  expect(names('Sobre nós\nOs fornos da casa e do vale\nRequisitos\n- Fornos sem peças')).not.toContain('SEM')
  expect(names('Over ons\nDe ovens van het dorp\nEisen\n- Diploma secundair onderwijs')).toEqual(['secondary degree'])
})

it('reads items in time that is linear in the length', () => {
  for (const token of ['limpiar y ', 'contacto con ', 'de la ', 'd’', 'por pagar '])
    expect(itemNamesIn(token.repeat(20_000), 'es').length).toBeLessThanOrEqual(20_000)
})

describe('degrees, years, and languages', () => {
  it.each([
    ['Formação\nGraduado em Cerâmica', 'degree: bachelor degree in Cerâmica'],
    ['Requisitos\nEstudios de posgrado', 'degree: master degree'],
    ['Formazione\nLaurea magistrale in Chimica o Fisica', 'degree: master degree in Chimica, Fisica'],
    ['Wymagania\nWykształcenie średnie', 'degree: secondary degree'],
    ['Wymagania\n2 letnie doświadczenie', 'years: 2 years of experience'],
    ['Requisitos\nNivel alto del idioma inglés', 'language: English'],
    ['Requirements\nFluent Armenian', 'language: Armenian'],
  ])('are asked for in other words: %s', (job, found) => {
    expect(asked(job)).toContain(found)
  })

  it.each(['Mayores de 18 años', 'Pessoas com 21 anos de idade', 'Avoir moins de 30 ans'])(
    'are no years of experience where they are an age: %s',
    (line) => {
      expect(asked(`Requisitos\n${line}`).filter((one) => one.startsWith('years'))).toEqual([])
    },
  )
})
