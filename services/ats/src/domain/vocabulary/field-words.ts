import { foldText } from './fold-text.ts'

/** Words for fields of work, as they stand behind titles: "Manager, Credit Risk". In eight languages, without accents. */
const fields = new Set(
  `sales marketing finance financial accounting operations engineering research development product products design risk credit lending
   payments payment banking retail wholesale corporate commercial compliance legal tax audit treasury procurement purchasing
   logistics supply chain warehouse transport manufacturing production quality safety security maintenance facilities
   technology it infrastructure platform cloud data analytics mobile web frontend backend front back end full stack ios android
   software hardware systems network networks support service services customer customers client clients success experience relations
   public affairs communications media content editorial creative digital social brand growth strategy partnerships business
   human resources people talent recruiting recruitment payroll training learning education clinical nursing cardiac icu
   emergency surgery surgical oncology pediatrics cardiology radiology trials laboratory science physics chemistry biology
   mathematics statistics policy government projects project programs events hospitality kitchen bar grocery fresh produce night day shift
   emea apac dach europe america americas africa asia north south east west northern southern eastern western central region regional
   global international national r d h r level grade team tier junior senior
   vertrieb einkauf verkauf entwicklung forschung technik personal buchhaltung lager logistik qualitat kundendienst innendienst
   aussendienst geschaftskunden privatkunden sud nord ost
   ventes achats commercial comptabilite recherche informatique qualite paie clientele grands comptes
   ventas compras contabilidad investigacion sistemas calidad recursos humanos zona norte sur
   vendite acquisti contabilita ricerca qualita risorse umane area clienti
   vendas compras contabilidade pesquisa qualidade recursos humanos regiao sul norte
   verkoop inkoop boekhouding onderzoek kwaliteit personeel regio noord zuid
   sprzedaz zakupy ksiegowosc badania jakosc kadry region polnocny and of the for und et y e i de la`.split(/\s+/),
)

/** Whether a text is made of words for fields of work only. */
export function namesField(text: string): boolean {
  return (
    text.length <= 60 &&
    foldText(text)
      .split(' ')
      .every((word) => fields.has(word))
  )
}
