import { plain } from '../parse/sections.ts'

/** Words that job titles are made of, in eight languages, without accents. */
const titleWords = new Set(
  `engineer developer programmer architect manager director lead head chief officer president vp analyst scientist
   researcher designer consultant specialist coordinator administrator assistant associate intern trainee apprentice
   technician operator mechanic electrician plumber welder carpenter driver nurse doctor physician surgeon therapist
   pharmacist dentist teacher professor lecturer tutor instructor coach trainer principal accountant auditor bookkeeper
   controller treasurer banker broker trader advisor adviser planner buyer purchaser representative agent executive
   salesperson cashier clerk receptionist secretary paralegal lawyer attorney solicitor counsel judge editor writer
   journalist copywriter reporter translator interpreter photographer producer artist animator chef cook baker barista
   bartender waiter waitress server housekeeper cleaner guard officer firefighter paramedic soldier pilot steward
   supervisor foreman superintendent inspector surveyor estimator librarian curator chemist biologist physicist
   statistician economist strategist recruiter partner founder cofounder owner freelancer contractor fellow resident
   scrummaster qa sre devops dba caregiver counselor counsellor dispatcher handler picker packer loader stylist
   ingenieur ingenieurin entwickler entwicklerin leiter leiterin berater beraterin sachbearbeiter sachbearbeiterin
   krankenpfleger krankenschwester pflegefachkraft lehrer lehrerin kaufmann kauffrau buchhalter buchhalterin
   werkstudent werkstudentin praktikant praktikantin projektleiter projektleiterin referent mitarbeiter mitarbeiterin
   verkaufer verkauferin geschaftsfuhrer techniker meister elektriker fahrer koch kochin arzt arztin
   ingenieure developpeur developpeuse responsable directeur directrice chargee charge chef cheffe conseiller
   conseillere infirmier infirmiere professeur enseignant enseignante comptable stagiaire technicien technicienne
   vendeur vendeuse cuisinier serveur serveuse assistante gestionnaire redacteur
   ingeniero ingeniera desarrollador desarrolladora gerente jefe jefa director directora coordinador coordinadora
   enfermero enfermera profesor profesora maestro contador contadora analista consultor consultora tecnico tecnica
   vendedor vendedora cocinero camarero camarera asistente auxiliar becario becaria abogado abogada encargado
   engenheiro engenheira desenvolvedor desenvolvedora enfermeiro enfermeira professor professora estagiario
   ingegnere sviluppatore sviluppatrice responsabile direttore direttrice infermiere infermiera insegnante
   ragioniere contabile impiegato impiegata tecnico cuoco cameriere commesso commessa tirocinante
   ontwikkelaar verpleegkundige leraar docent boekhouder medewerker adviseur stagiair verkoper kok
   inzynier programista programistka kierownik kierowniczka specjalista specjalistka pielegniarka pielegniarz
   leider teamleider aide helper worker labourer laborer machinist fitter roofer painter bricklayer plasterer mason gardener farmer fisherman
   butcher tailor seamstress hairdresser barber beautician concierge porter bellhop sommelier dishwasher caterer courier
   postman conductor controller mediator notary magistrate clerk bailiff detective sergeant lieutenant captain corporal
   midwife radiographer phlebotomist hygienist optometrist veterinarian dietitian nutritionist physiotherapist
   psychologist psychiatrist anesthetist sonographer orderly carer nanny babysitter headteacher headmaster dean provost
   lecturer assessor facilitator mentor ambassador evangelist marketer merchandiser telemarketer underwriter actuary
   auctioneer realtor appraiser valuer geologist astronomer mathematician ecologist meteorologist anthropologist
   historian archivist sociologist linguist biochemist microbiologist pharmacologist technologist modeler modeller
   drafter draftsman toolmaker cto ceo cfo coo cio cmo cpo ciso svp evp avp md gm pm sde swe dev sysadmin webmaster
   tester moderator blogger influencer videographer cinematographer composer musician singer vocalist actor actress dancer
   choreographer illustrator sculptor stagehand usher curatorial member volunteer student graduate junior senior staff
   sachbearbeitung leitung aushilfe azubi auszubildender auszubildende pfleger pflegerin pflegehelfer altenpfleger
   erzieher erzieherin verwalter architekt architektin apotheker tischler schreiner maurer schweisser lagerist
   fachkraft fachinformatiker industriekaufmann bankkaufmann bankkauffrau assistentin kellner kellnerin friseur
   medecin avocat avocate architecte caissier caissiere ouvrier ouvriere soudeur electricien plombier menuisier
   chauffeur magasinier preparateur aide soignant soignante educateur educatrice formateur formatrice acheteur acheteuse
   analyste consultante commercial commerciale juriste secretaire hotesse apprenti apprentie alternant alternante
   medico medica arquitecto arquitecta electricista fontanero soldador conductor repartidor mozo operario operaria
   administrativo administrativa secretario secretaria recepcionista dependiente dependienta cajero cajera
   responsable investigador investigadora practicante docente
   medico advogado advogada arquiteto arquiteta cozinheiro motorista operador operadora assistente recepcionista
   vendedora caixa gestor gestora
   medico avvocato architetto elettricista idraulico saldatore autista magazziniere operaio operaia addetto addetta
   segretaria consulente venditore venditrice ricercatore
   arts advocaat architect elektricien chauffeur magazijnmedewerker schoonmaker secretaresse onderzoeker projectleider
   manager verpleegster lasser monteur
   lekarz lekarka prawnik architekt elektryk hydraulik spawacz kierowca magazynier kasjer kasjerka kelner kelnerka
   recepcjonista recepcjonistka przedstawiciel dyrektor koordynator koordynatorka technik mechanik opiekun opiekunka
   nauczyciel nauczycielka ksiegowy ksiegowa analityk konsultant asystent stazysta sprzedawca kucharz kierowca`.split(
    /\s+/,
  ),
)

/** Words and endings that employers' names have, without accents. */
const employerWords = new Set(
  `inc llc ltd limited corp corporation company co gmbh ag kg se plc sa sas sarl srl spa bv nv oy ab as sp group holding
   holdings bank hospital clinic klinik klinikum university universitat universite universidad college school schule
   institute institut agency labs laboratories studio studios systems solutions technologies technology software
   consulting partners services industries international global foundation ministry department council center centre
   hotel restaurant cafe store stores supermarket logistics airlines media health healthcare medical insurance capital
   ventures network networks energy motors foods pharma pharmaceuticals construction library museum zoo church
   stiftung verlag werke krankenhaus hopital lycee ecole societe colegio escuela ayuntamiento empresa scuola azienda
   ospedale ziekenhuis gemeente szpital szkola`.split(/\s+/),
)

/** Long words that German and Dutch titles end with in one word: «Vertriebsleiter», «magazijnmedewerker». */
const titleEndings = [...titleWords].filter((word) => word.length >= 6)
const rankWords = new Set([
  'junior',
  'senior',
  'staff',
  'member',
  'student',
  'graduate',
  'commercial',
  'principal',
  'fellow',
])

/** Whether a word is one that titles are made of, in the singular or plural. */
function isTitleWord(word: string): boolean {
  if (titleWords.has(word) || variants(word).some((variant) => titleWords.has(variant))) return true
  return word.length >= 9 && titleEndings.some((ending) => word.length > ending.length + 2 && word.endsWith(ending))
}

/** Other genders and the plural of a word: «asystentka», «directora», «Leiterin», «managers». */
function variants(word: string): string[] {
  if (word.length < 6) return []
  const stems = [
    word.replace(/ka$/, ''),
    word.replace(/(?:innen|in)$/, ''),
    word.replace(/s$/, ''),
    word.replace(/a$/, ''),
  ]
  const vowels = /[aoe]$/.test(word) ? ['a', 'o', 'e'].map((vowel) => word.slice(0, -1) + vowel) : []
  return [...stems, ...vowels].filter((variant) => variant !== word)
}

/** Words before «of», «for», «in» and the like: the last of them says what somebody is. */
function headOf(words: string[]): string | undefined {
  const end = words.findIndex(
    (word, index) => index > 0 && /^(?:of|for|in|to|de|du|des|en|fur|im|der|di|da|do|van|voor|ds)$/.test(word),
  )
  return words[(end < 0 ? words.length : end) - 1]
}

/** How much a text reads like a job title: 0 when not at all. */
export function titleScore(text: string): number {
  const words = plain(text.replace(/\([^)]*\)/g, '')).split(' ')
  const titles = words.filter(isTitleWord).length
  const employers = words.filter((word) => employerWords.has(word)).length
  const head = headOf(words) ?? ''
  const ranks = words.filter((word) => rankWords.has(word)).length
  const lead = isTitleWord(words[0] ?? '') && !rankWords.has(words[0] ?? '') ? 1 : 0
  const bonus = (isTitleWord(head) && !rankWords.has(head) ? 2 : 0) + lead
  return Math.max(0, (titles - ranks) * 2 + ranks + bonus - employers - Math.max(0, words.length - 8))
}

/** How much a text reads like the name of an employer: 0 when not at all. */
export function employerScore(text: string): number {
  const words = plain(text).split(' ')
  const found = words.filter((word) => employerWords.has(word)).length
  const legal =
    /\b(?:Inc|LLC|Ltd|Limited|Corp|GmbH|AG|KG|PLC|S\.?A\.?S?|S\.?L\.?|S\.?r\.?l|S\.?p\.?A|B\.?V\.?|N\.?V\.?|Sp\. z o\.o|Pvt|Oy|AB)\b/.test(
      text,
    )
  return found + (legal ? 3 : 0) + (employerWords.has(words.at(-1) ?? '') ? 1 : 0)
}
