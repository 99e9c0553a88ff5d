import { foldText } from './fold-text.ts'
import { isTitleWord, titleScore } from './role-words.ts'

/** Words of titles that are people's names as well, in several languages, without accents: Anna Cook, Taylor Mason. */
const names = new Set(
  `abad abbott archer baker bakker banker barber barbier bauer becker bednarz bishop boer boucher boulanger butcher
   butler cantor captain carnicero carpenter carpentier carrier carver chandler charpentier chasseur constable conti
   cook cooper couturier couvreur cutter dean draper drechsler dreher drummer dyer evangelista fabbro farmer farrier
   ferrari ferreiro ferrer fischer fisher fletcher foreman forester fournier garbarz gardener gartner glaser glazier
   goldsmith graf groom guarda guardia guerrero hatter hawker herrero hunter jockey joiner judge juez junior jurado
   kaufmann keeper kellner king knight koch koenig kok kowal kowalski krawiec krejci krol ksiaz kucharz lasser
   lehrer lehrmann leider leiter letrado lord macon maestre maestro major marchand marechal marin marquez marshal
   mason masson maurer mayor md meier meister merchant metselaar metzger meunier miller miner minister molenaar
   molinero monk mulder muller muzyk nun page painter parker pastor pinter pintor plummer porter potter priest
   prince printer prior proctor purser ranger rechter rector reeve richter ritter rolnik rybak rymer sailor sarto
   sastre sawyer schafer scherer schilder schlosser schmidt schneider schreiber schreiner schuhmacher schuster
   senior sergeant sergent serrano shepherd singer sister skipper slager slater slusarz smit smith soldier sommer
   spicer squire steward stewart stolarz sutter szewc tailor taylor tenor tiler timmerman tischler tisserand
   tkac tolk toner tonnelier trader trapper tucker turner tyler usher vacher vicar vintner visser wagner walker
   warden wardman watchman weaver weber winzer woodman wright zapatero zimmerman zimmermann`.split(/\s+/),
)

/** Whether a text is what somebody does rather than what somebody is called: "Sales Associate", but not "Anna Cook". */
export function namesOccupation(text: string): boolean {
  return (
    titleScore(text) > 2 &&
    foldText(text)
      .split(' ')
      .some((word) => isTitleWord(word) && !names.has(word) && !names.has(word.replace(/s$/, '')))
  )
}
