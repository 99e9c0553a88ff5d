import { expect, it } from 'vitest'
import { itemNamesIn } from './item-names.ts'

it.each([
  ['Doświadczenie w malowaniu pieców', ['Malowanie pieców']],
  ['Umiejętność pisania skryptów', ['Pisanie skryptów']],
  ['Umiejętność obsługi pieców', ['Obsługa pieców']],
  ['Udział w projektowaniu i wdrażaniu pieców', ['Projektowanie pieców']],
  ['Kampania zimowa', ['Kampania zimowa']],
])('names in Polish what is done in the case in which it stands by itself: %s', (item, names) => {
  expect(itemNamesIn(item, 'pl')).toEqual(names)
})

it.each([
  ['Contribuire allo sviluppo di forni industriali', 'it', ['Sviluppo di forni industriali']],
  ['Familiarità con strumenti', 'it', []],
  ['Parti di cui sono fatti', 'it', []],
  ['Une appétence pour la céramique', 'fr', []],
  ['Coordinar envíos garantizando la calidad del horno', 'es', ['Coordinación de envíos']],
  ['Junto a las gerencias de hornos', 'es', []],
  ['Gestione del forno assicurando il rispetto delle norme', 'it', ['Gestione del forno']],
  ['Emballer des vases de grès de manière soignée', 'fr', ['Vases de grès']],
] as const)('knows words that belong to no name: %s', (item, language, names) => {
  expect(itemNamesIn(item, language)).toEqual(names)
})
