import { employerScoreOf } from './east-asian/employers.ts'
import { isEastAsian } from './east-asian/script.ts'
import { employerWordsAbroad } from './employer-words-abroad.ts'
import { foldText } from './fold-text.ts'
import { knownScore } from './known-employers.ts'
import { memoize } from './memoize.ts'
import { LastParts, WordEnds } from './word-ends.ts'

/** Words that employers' names have in eight languages, without accents. */
const listedWords =
  `sons daughters brothers bros associates inc llc pllc ltd limited corp corporation company co gmbh ag kg se plc sa sas sarl srl spa bv nv oy ab as sp group holding
   holdings bank hospital clinic klinik klinikum university universitat universite universidad universidade universita universiteit uniwersytet college school schule
   institute institut agency labs laboratories studio studios systems solutions technologies technology software
   consulting partners services industries international global foundation ministry department council center centre
   hotel restaurant cafe store stores supermarket logistics airlines media health healthcare medical insurance capital
   ventures network networks energy motors foods pharma pharmaceuticals construction library museum zoo church
   stiftung verlag werke krankenhaus hopital lycee ecole societe colegio escuela ayuntamiento empresa scuola azienda
   ospedale ziekenhuis gemeente szpital szkola
   bakery brewery dairy winery vineyard foundry shipyard theatre theater chambers trust hospice infirmary resort
   backerei metzgerei brauerei gartnerei druckerei tischlerei schreinerei kanzlei werkstatt landkreis verein verband
   autohaus apotheke weingut sparkasse volksbank kita kindergarten agentur stadtwerke
   ingenieurburo architekturburo planungsburo steuerburo landesbank bundesbank krankenkasse kaufhaus mobelhaus autohaus seniorenheim
   altenheim pflegeheim finanzamt bundesamt landratsamt jugendamt landesamt bezirksamt arbeitsamt polizei feuerwehr gasthof gasthaus
   konditorei fleischerei schlosserei zimmerei molkerei reederei raffinerie ministerium amtsgericht landgericht spital bistum dekanat
   studentenwerk kraftwerk speditions maschinenfabrik behorde genossenschaft gymnasium hochschule fachhochschule
   boulangerie patisserie atelier mairie clinique editions imprimerie pharmacie ferme gaec earl theatre musee creche
   ehpad fromagerie fleurs
   panaderia taller talleres bodega bodegas clinica farmacia fundacion ajuntament diputacion finca granja hostal teatro
   museo academia ies ceip residencia refugio
   padaria oficina camara municipio fundacao quinta prefeitura editora grafica transportadora metalurgica construtora
   laboratorio colegio hospital
   panificio officina officine comune istituto fondazione tenuta podere frantoio cantina agriturismo fattoria
   cooperativa ditta ristorante trattoria albergo
   bakkerij praktijk stichting vereniging zwembad apotheek kwekerij brouwerij uitgeverij drukkerij bedrijf
   piekarnia zaklad zaklady przedsiebiorstwo urzad gmina fundacja stowarzyszenie przychodnia apteka kancelaria
   transportes trasporti spedition muebles supermercados mercearia
   aktiebolag kommun kommune region sjukhus sykehus sygehus skola skole hogskolan universitetet universitet bibliotek rakennus oyj
   yliopisto kaupunki sairaala koulu univerzita nemocnice skola urad kft zrt nyrt egyetem korhaz iskola onkormanyzat sirketi universitesi
   hastanesi holding anonim limited lisesi belediyesi bankasi universitatea spitalul primaria sveuciliste bolnica
   gbr vof groupe grupo gruppo grupa koncern chu stadt ministerio banco banque banca agence agencia agenzia cabinet kabinet bufete
   lebenshilfe fondation association asociacion associacao associazione supermercado constructora construcciones construcoes
   costruzioni tribunal gendarmerie armee army navy county ymca caritas parroquia paroisse parrocchia parafia
   barnehage barnehagen forskola forskolan bornehave bornehaven paivakoti ovoda skolka restaurang restaurace restauracia restoran
   ravintola etterem kavarna kavezo szalloda penzion pekarna pekaren nemocnica poliklinika pojistovna poistovna sporitelna ministerstvo
   hurtownia biuro spolka teatr muzeum gospodarstwo sklep drukarnia wydawnictwo browar chlodnia`.split(/\s+/)
const employerWords = new Set([
  ...listedWords,
  ...Object.values(employerWordsAbroad).flatMap((words) => words.trim().split(/\s+/)),
])

/** What German and Dutch names of employers end with in one word: "Werftbetriebe", "Revalidatiecentrum". */
const endings =
  `universitat hochschule gymnasium schule institut ministerium behorde anstalt gruppe fabrik agentur kammer gericht spedition unternehmen genossenschaft konzern verwaltung klinik klinikum spital polizei feuerwehr werke betrieb betriebe zentrum verlag verein verband praxis kanzlei kliniken sparkasse krankenkasse gesellschaft backerei brauerei gartnerei druckerei werkstatt werkstatten pflegeheim altenheim kaufhaus bibliothek bucherei stiftung museum theater versicherung bedrijf bedrijven centrum ziekenhuis praktijk stichting`.split(
    /\s+/,
  )
const compounds = new LastParts(endings)

const ends = new WordEnds([...employerWords, ...endings])

/** Whether a word, without accents and in small letters, is one that employers' names have. */
export function isEmployerWord(word: string): boolean {
  if (!ends.mayHave(word)) return false
  if (employerWords.has(word)) return true
  return word.length >= 9 && compounds.areIn(word)
}

/** A name in quotation marks, as firms have it in German, Polish, and the languages of the east. */
const quoted = /^[„“”"«»][\p{Lu}\d][^„“”"«»,.]{1,24}[“”"«»]$/u

/** How much a text reads like the name of an employer: 0 when not at all. */
export const employerScore = memoize((text) =>
  isEastAsian(text) ? Math.max(employerScoreOf(text), latinEmployerScore(text)) : latinEmployerScore(text),
)

function latinEmployerScore(text: string): number {
  const words = foldText(text).split(' ')
  const found = words.filter(isEmployerWord).length
  const legal =
    /\b(?:Inc|L\.?L\.?C|PLLC|LLP|C\.A|Ltd|Limited|Pty|Corp|GmbH|AG|KG|PLC|S\.?A\.?S?|S\.?L\.?|S\.?r\.?l|S\.R\.L|SRL|S\.?p\.?A|S\.P\.A|B\.?V\.?|N\.?V\.?|Sp\. z o\.o|s\.r\.o|S\.R\.O|d\.o\.o|D\.O\.O|a\.s|Pvt|Pte|Oy|AB|gGmbH|mbH|e\.V|OHG|ULC|Ltda|LTDA|Lda|LDA|EURL|EIRL|SNC|SCOP|Ltée|A\/S|Oyj|Zrt|Nyrt|Sdn Bhd|SASU|SARL|ApS|Kft|UAB)\b/.test(
      text,
    )
  const form = legal ? 3 : quoted.test(text) ? 2 : 0
  return Math.max(found, knownScore(words)) + form + (isEmployerWord(words.at(-1) ?? '') ? 1 : 0)
}
