import { foldText } from './fold-text.ts'
import { isTitleWord, titleScore } from './role-words.ts'

/** Words of titles that are people's names as well, in several languages, without accents: Anna Cook, Taylor Mason. */
const names = new Set(
  `abad abbott archer baker bakker banker barber bauer becker bishop boer boucher boulanger butcher butler cantor captain
   carpenter carpentier carrier chandler conti cook cooper couturier cutter dean draper dyer evangelista fabbro farmer
   ferrari ferrer fischer fisher fletcher foreman forester fournier gardener gartner glaser goldsmith graf guarda
   guardia guerrero herrero hunter jockey joiner judge juez junior jurado keeper king knight koch koenig kok kowal
   kowalski krawiec krol ksiaz kucharz lasser lehrer lehrmann leider leiter letrado lord macon maestre maestro major
   marchand marechal marin marquez marshal mason masson maurer mayor md meier meister merchant metzger meunier miller
   miner minister molinero monk mulder muller muzyk nun page painter parker pastor pinter pintor porter potter priest
   prince printer prior ranger rechter rector reeve richter ritter rymer sailor sarto sastre sawyer schafer scherer
   schilder schmidt schneider schreiber schreiner schuster senior sergeant serrano shepherd singer sister slater
   slusarz smit smith soldier sommer spicer squire steward stewart stolarz sutter tailor taylor tenor tiler timmerman
   tischler tolk toner trader tucker turner tyler vicar visser wagner walker wardman watchman weaver weber winzer
   wright zapatero zimmerman zimmermann`.split(/\s+/),
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
