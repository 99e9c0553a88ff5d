import { expect, it } from 'vitest'
import { countsOf, languageOf } from './language.ts'

/** The language of a text. */
function told(text: string) {
  const words = text.match(/\p{L}+/gu) ?? []
  return languageOf(countsOf(words), words.length)
}

it.each([
  ['en', 'Baked bread for the town and drove it to the market in Sandhill.'],
  ['de', 'Brot für die Stadt gebacken und mit dem Wagen auf den Markt gebracht.'],
  ['fr', 'Préparation du pain pour la ville et livraison au marché de Sandhill.'],
  ['es', 'Elaboración de pan para la ciudad y reparto en el mercado de Sandhill.'],
  ['es', 'Un pan que gusta al barrio y que dura en la mesa de una casa, al precio de un bollo en el mercado.'],
  ['pt', 'Produção de pão para a cidade e entrega no mercado de Sandhill.'],
  ['it', 'Preparazione del pane per la città e consegna al mercato di Sandhill.'],
  ['nl', 'Brood bakken voor de stad en het naar de markt van Sandhill brengen.'],
  ['pl', 'Wypiek chleba dla miasta i dostawa na rynek w Sandhill oraz do sklepów.'],
])('%s is told by its small words', (language, text) => {
  expect(told(text)).toBe(language)
})

it.each([
  'Bakade bröd för staden och körde det till torget i Sandhill med bil.',
  'Bagte brød til byen og kørte det til torvet i Sandhill med bil.',
  'Pečení chleba pro město a rozvoz na trh v Sandhillu i do prodejen na okraji.',
  'Pečenie chleba pre mesto a rozvoz na trh v Sandhille aj do predajní na okraji.',
  'Pečenje kruha za grad i dostava na tržnicu u Sandhillu te u trgovine.',
  'Peka kruha za mesto in dostava na tržnico v Sandhillu ter v trgovine.',
  'Kenyeret sütöttem a városnak és elvittem a piacra, valamint a boltokba.',
  'Coacerea pâinii pentru oraș și livrarea la piața din Sandhill.',
  'Şehir için ekmek pişirme ve Sandhill pazarına teslim etme.',
  'Membuat roti untuk kota dan mengantar ke pasar di Sandhill.',
  'Leivän leipominen kaupungille ja kuljetus torille sekä kauppoihin.',
  'Leiva küpsetamine linnale ja vedu turule ning poodidesse.',
  'Elaboració de pa per a la ciutat i repartiment amb la furgoneta al mercat de Sandhill.',
  'Làm bánh mì cho thành phố và giao đến chợ tại Sandhill.',
])('another language is not taken for one of them: %s', (text) => {
  expect(told(text)).toBeUndefined()
})
