import { foldText } from '../vocabulary/fold-text.ts'

/**
 * Nouns with which a line begins that asks for something wherever it stands, a language a line, folded; a star stands for any ending. Words with
 * which lines about pay, benefits, or duties begin as well ("training", "formación") are none of them.
 */
const nouns = `
  experience* knowledge understanding familiarity proficien* fluen* ability skills bachelor* master* degree diploma certification licen[cs]e willingness expertise background
  *erfahrung* *kenntnisse abgeschlossen* *studium fuhrerschein* *bereitschaft fahigkeit* teamfahigkeit zuverlassig* belastbar* kommunikationsfahig* kommunikationsstark*
  experience* connaissance* maitrise titulaire* diplome* permis capacite* aptitude* sens gout rigueur autonomie aisance habilitation* bac
  experiencia* conocimiento* nivel titulacion titulo capacidad* habilidad* disponibilidad disposicion carne carnet permiso residencia residir manejo dominio licenciad* grado ingenieria orientacion ganas bachillerato
  conhecimento* dominio capacidade* habilidade* disponibilidade cnh vivencia graduacao ensino formad*
  esperienza conoscenz* laurea capacita padronanza patente residenza predisposizione automunit* attitudine
  ervaring kennis rijbewijs beheersing werkervaring
  doswiadczenie znajomosc umiejetnosc* wyksztalcenie prawo dyspozycyjnosc gotowosc komunikatywnosc
  *erfarenhet *erfaring kunskap* kannedom kendskab korkort* formaga evne`
/** Praise, articles, and amounts before them. */
const before = `
  a an the some any proven strong solid excellent good great deep basic working practical demonstrated extensive prior previous relevant minimum advanced sound valid current
  sehr gut* fundiert* erst* sicher* mehrjahrig* ausgepragt* hoh* gultig* einschlagig*
  une un la le les l de du d bon bonne bons bonnes excellent* solide* premiere forte*
  buen* excelente* alt* gran amplio* minim* solid* un una
  bom boa bons otim* ampl*
  buon* ottim* eccellent* buona
  goede uitstekende ruime
  dobra bardzo biegla praktyczna minimum min
  god goda godt stor bra`
/** Words with which a line asks without a noun, and signs that something is wished for. */
const whole = `
  must have|must be|must possess|able to|capable of|proficient (?:in|with)|familiar with|fluent in|comfortable (?:with|working)|at least \\d+ years?|minimum (?:of )?\\d+ years?|\\d+ years? (?:of|experience)
  |idealerweise|von vorteil
  |vous (?:avez une|justifiez|maitrisez|disposez|possedez|etes titulaire)|etre titulaire
  |deseable|valorable|se valora\\w*|imprescindible|necesari[oa]
  |desejavel|necessario|gradita|gewenst|mile widzian\\w+|meriterande`

const patternOf = (list: string) =>
  list
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('*', '\\p{L}*'))
    .join('|')

const opens = new RegExp(
  `^(?:(?:${patternOf(before)}) ){0,3}(?:(?:${patternOf(nouns)})(?!\\p{L})|(?:${whole.replaceAll(/\s*\n\s*/g, '')})(?!\\p{L}))`,
  'u',
)

/** Length, in characters, of the words that tell it. */
const longestOpening = 64

/** Whether a line asks for something by the words with which it begins: "Experience with kilns", "Buen manejo de hornos". */
export const opensAsking = (line: string): boolean => opens.test(foldText(line.slice(0, longestOpening)))
