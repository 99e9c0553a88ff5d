import { foldText } from './fold-text.ts'
import { employerScore } from './role-words.ts'

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

/** First words of subjects that somebody is a trainee or specialist in, in languages whose "in" stands before employers too. */
const subjects = new Set(
  `administracao administracion aeronautica agronomia analise analisis analyse analytique aprendizaje
   architecture arquitectura arquitetura arte artes audiovisual audit automacao automatique automatisation automatizacion banca banque
   biologia biologie calidad chimie ciberseguridad cibersecurite ciencia ciencias cloud commerce communication
   comptabilite comunicacao comunicacion contabilidad contabilidade controladoria cuisine cybersecurite dados data datos
   derecho desarrollo desenvolvimento design developpement devops diseno droit economia economie edicion educacao educacion
   eletronica eletrica electricidad electricite electronica electronique enfermagem enfermeria engenharia enseignement
   farmacia finance finances financas finanzas fisica formacion genie gestao gestion histoire hosteleria hotellerie
   informatica informatique ingenieria ingenierie inteligencia intelligence investigacion journalisme logistica
   logistique machine maintenance manutencao mantenimiento marketing matematica matematicas mathematiques mecanica mecanique
   mecatronica medecine medicina mercadotecnia mobile nutricao nutricion optimisation pedagogia periodismo pesquisa
   pharmacie physique production produccion producao programacao programacion psicologia psychologie qualidade qualite quimica
   recherche recursos redes reseaux ressources restauration robotica robotique sante saude salud science sciences
   securite seguranca seguridad sistemas sociologia software soporte soudure statistique statistiques suporte systemes
   tecnologia tecnologias telecomunicaciones topografia traduccion traducao turismo urbanisme urbanismo vendas ventas web
   seo ux ui bi ti it rh ia ai fintech ecommerce blockchain`.split(/\s+/),
)

/** How nouns for what is done and studied end in Spanish and Portuguese, other than words that name organizations; on folded text. */
const doing =
  /^(?!(?:organi[sz]a|institui?|delega|direc|dire|esta|agrupa|funda|associa|asocia|federa|confedera|corpora|promo|sec)(?:cion|cao)$|(?:regi|parla|departa|estableci|destaca|aparta|ayunta|campa|yaci)(?:miento|mento)$).*\p{L}{3}(?:cion|cao|logia|grafia|miento|mento)$/u

/** Whether a text begins with a subject: "Logistique et transport", "Acreditación". */
export function beginsWithSubject(text: string): boolean {
  const word = /^[^\s,;:)|–—-]+/u.exec(text)?.[0] ?? ''
  const folded = foldText(word)
  return subjects.has(folded) || (doing.test(folded) && employerScore(word) <= 0)
}
