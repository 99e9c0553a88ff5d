import { foldText } from '../vocabulary/fold-text.ts'

/** Certificates and licences by name, with what job descriptions and resumes call them, without accents. */
const table: [string, RegExp][] = [
  [
    'Registered nurse licence',
    /\b(?:registered nurse|rn (?:license|licence)|nmc (?:pin|registration)|(?:license|licence) as (?:a )?nurse)\b/,
  ],
  ['CPA', /\b(?:cpa|certified public accountant)\b/],
  ['ACCA', /\bacca\b/],
  ['CFA', /\b(?:cfa|chartered financial analyst)\b/],
  ['Scrum Master certificate', /\b(?:csm|psm(?: i+)?|certified scrum master)\b/],
  ['ITIL certificate', /\bitil (?:foundation|certifi\w+|v ?[34])\b/],
  ['CISSP', /\bcissp\b/],
  ['CISA', /\bcisa\b/],
  ['CISM', /\bcism\b/],
  ['CEH', /\b(?:ceh|certified ethical hacker)\b/],
  ['OSCP', /\boscp\b/],
  ['CompTIA Security+', /\bcomptia security\b/],
  ['CompTIA Network+', /\bcomptia network\b/],
  ['CCNA', /\bccna\b/],
  ['CCNP', /\bccnp\b/],
  ['CCIE', /\bccie\b/],
  ['Red Hat certificate', /\brhc(?:e|sa)\b/],
  ['AWS certificate', /\baws (?:certified|certification)\b/],
  ['Azure certificate', /\b(?:azure|microsoft) (?:certified|certification)\b/],
  ['Kubernetes certificate', /\bck(?:a|ad|s)\b/],
  ['Six Sigma belt', /\b(?:green|black) belt\b/],
  ['SHRM or CIPD', /\b(?:shrm cp|shrm scp|cipd|phr|sphr)\b/],
  [
    'Teaching licence',
    /\b(?:(?:teaching|teacher s|teachers) (?:license|licence|certificate|credential)|qts|pgce|lehramt)\b/,
  ],
  ['Bar admission', /\b(?:bar admission|admitted to the bar|member of the bar|admission to the bar)\b/],
  [
    'Driving licence',
    /\b(?:driver s licen[cs]e|drivers licen[cs]e|driving licen[cs]e|fuhrerschein(?:klasse)?(?: (?:der )?(?:klasse )?(?:3|b))?|fuhrerausweis|licencia de (?:conducir|manejo)|patente di guida|cnh (?:categoria )?[a-e]{1,2}|permis b|permis de conduire|carnet de conducir|carta de conducao|patente b|rijbewijs|prawo jazdy)\b/,
  ],
  [
    'Commercial driving licence',
    /\b(?:cdl(?: class)?(?: [abc])?|hgv (?:license|licence|class)|class a licen[cs]e|c ce fuhrerschein|fuhrerschein (?:der )?(?:klasse )?c(?:e|1)?|permis (?:c|ec|ce|poids lourd))\b/,
  ],
  ['Forklift licence', /\b(?:forklift (?:license|licence|certifi\w+)|staplerschein|caces|heftruckcertificaat)\b/],
  ['First aid certificate', /\bfirst aid (?:certificate|certified|certification)\b/],
  ['Food safety certificate', /\b(?:servsafe|food hygiene certificate|food handler)\b/],
  ['Journeyman licence', /\b(?:journeyman|master electrician s?) (?:licen[cs]e|card|certificate)\b/],
  ['Hazmat endorsement', /\bhazmat (?:endorsement|certifi\w+)\b/],
  ['Nursing assistant certificate', /\b(?:cna (?:licen[cs]e|certifi\w+)|certified nursing assistant)\b/],
  ['Practical nurse licence', /\b(?:lpn|lvn|licensed (?:practical|vocational) nurse)\b/],
  ['Project management certificate', /\b(?:pmp|prince2|prince 2) certifi\w+\b/],
  ['Real estate licence', /\breal estate licen[cs]e\b/],
  ['Securities licence', /\bseries (?:7|63|65|66)\b/],
  ['Social work licence', /\b(?:lcsw|lmsw|licensed (?:clinical |master )?social worker)\b/],
  ['Refrigerant certificate', /\b(?:epa 608|f gas)\b/],
  ['Gas Safe registration', /\bgas safe\b/],
  ['Security guard licence', /\b(?:sia (?:badge|licen[cs]e)|guard card|security (?:guard )?licen[cs]e)\b/],
  ['TEFL certificate', /\b(?:tefl|tesol|celta) certifi\w+\b/],
  ['Dental hygiene licence', /\bdental hygien\w+ licen[cs]e\b/],
  [
    'Professional Engineer licence',
    /\b(?:pe licen[cs]e|professional engineer(?:ing)? licen[cs]e|licensed professional engineer)\b/,
  ],
  ['Engineer in Training certificate', /\b(?:eit|engineer in training)\b/],
  ['CSCS card', /\bcscs\b/],
  [
    'DBS check',
    /\b(?:dbs|crb) (?:certificate|clearance|disclosure|check|checks|checked|registered|registration|update service)\b/,
  ],
  ['Security clearance', /\bsecurity clearance\b/],
  [
    'Architect licence',
    /\b(?:registered architect|licensed architect|architect licen[cs]e|architectural licen[cs]e)\b/,
  ],
  [
    'Veterinary technician licence',
    /\b(?:rvt|lvt|cvt|(?:registered|licensed|certified) veterinary (?:technician|nurse))\b/,
  ],
  ['CMA', /\b(?:cma|certified management accountant)\b/],
  ['CIMA', /\bcima\b/],
  ['Certified Internal Auditor', /\bcertified internal auditor\b/],
  ['Enrolled Agent', /\benrolled agent\b/],
  ['NEBOSH', /\bnebosh\b/],
  ['IOSH', /\biosh\b/],
  ['HCPC registration', /\bhcpc\b/],
  ['PALS', /\bpals certif\w+\b/],
  ['CCRN', /\bccrn\b/],
  ['Physical therapy licence', /\b(?:physical therap\w+ licen[cs]e|licensed physical therapist)\b/],
  ['Pharmacist licence', /\b(?:pharmacist licen[cs]e|pharmacy licen[cs]e|licensed pharmacist|registered pharmacist)\b/],
  ['Pharmacy technician certificate', /\b(?:cpht|ptcb|pharmacy technician (?:certif\w+|licen[cs]e))\b/],
  ['EMT certificate', /\b(?:nremt|(?:emt|paramedic) (?:certif\w+|licen[cs]e))\b/],
  ['Welding certificate', /\b(?:certified welder|coded welder|welding certif\w+|schweisserpass|schweissschein\w*)\b/],
  ['Plumbing licence', /\b(?:plumbing|plumber s|plumbers) licen[cs]e\b/],
  ['Insurance licence', /\b(?:insurance|property and casualty|life and health) licen[cs]e\b/],
  ['Counsellor licence', /\b(?:lpc|lmft|lmhc|licensed (?:professional counsel\w+|mental health counsel\w+))\b/],
  ['Behavior analyst certificate', /\b(?:bcba|board certified behavior analyst)\b/],
  ['Cosmetology licence', /\b(?:cosmetolog\w+|barber|esthetician) licen[cs]e\b/],
  ['Instructor certificate', /\b(?:ausbildereignung\w*|ausbilderschein|aevo)\b/],
  ['TWIC card', /\btwic\b/],
  ['Notary commission', /\bnotary public\b/],
  ['PCNSE', /\bpcnse\b/],
  ['Certified Energy Manager', /\b(?:cem|certified energy manager)\b/],
  [
    'Medical registration',
    /\b(?:registered (?:doctor|physician|medical practitioner)|gmc (?:registration|registered)|hpcsa|approbation|ahpra|medical licen[cs]e|licensed physician)\b/,
  ],
  ['Driver card', /\b(?:fahrerkarte|driver card|carte conducteur|tarjeta de tacografo|digi ?tacho\w*)\b/],
  [
    'Driver CPC',
    /\b(?:(?:driver )?cpc (?:card|qualification)|modul(?:e)? 95|schlusselzahl 95|code 95|fimo|fcos|certificado de aptitud profesional|cap transportista)\b/,
  ],
  ['ADR certificate', /\badr (?:certific\w+|licen[cs]e|schein|bescheinigung|training|card)\b|\badr schein\b/],
  ['Youth work certificate', /\b(?:bafa|bafd|bpjeps|juleica)\b/],
  [
    'Cambridge certificate',
    /\b(?:fce|first certificate in english|certificate in advanced english|cambridge (?:first|advanced|certificate))\b/,
  ],
  ['Language test', /\b(?:toefl|ielts|toeic|delf|dalf|diploma dele|goethe zertifikat|testdaf)\b/],
  ['Safety certificate VCA', /\b(?:vca|scc (?:certific\w+|zertifi\w+))\b/],
  ['Childcare certificate', /\b(?:cap (?:aepe|petite enfance)|cda credential|child development associate)\b/],
  ['Electrical authorisation', /\b(?:habilitations? electriques?|18th edition|sep (?:do )?1 ?kv|uprawnienia sep)\b/],
  [
    'Sanitary certificate',
    /\b(?:carnet de manipulador(?: de alimentos)?|manipulador de alimentos|haccp (?:certific\w+|level)|infektionsschutz(?:belehrung)?|gesundheitszeugnis|ksiazeczka sanepidowska|haccp attestato)\b/,
  ],
  ['OSHA card', /\bosha (?:10|30)\b/],
]

/** Any of several expressions that begin at a word. Their common beginning is asked for once, which is faster. */
const anyOf = (patterns: [string, RegExp][]) =>
  new RegExp(`\\b(?:${patterns.map(([, { source }]) => source.replace(/^\\b/, '')).join('|')})`)

const anyCredential = anyOf(table)

/** Certificates and licences that a text names, each once. */
export function credentialsIn(text: string): string[] {
  const words = foldText(text)
  if (!anyCredential.test(words)) return []
  return table.filter(([, pattern]) => pattern.test(words)).map(([name]) => name)
}

/** A line without the certificates and licences that it names, so that their words are taken for nothing else. */
export function withoutCredentials(line: string): string {
  const words = line
    .replace(/[\u00C0-\u024F]/g, (sign) => sign.normalize('NFD')[0] ?? sign)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, ' ')
  if (words.length !== line.length || !anyCredential.test(words)) return line
  let rest = line
  for (const [, pattern] of table) {
    const found = pattern.exec(words)
    if (!found) continue
    const end = found.index + found[0].length
    rest = rest.slice(0, found.index) + ' '.repeat(found[0].length) + rest.slice(end)
  }
  return rest
}

/** Spoken languages by English name, with what they are called, without accents. */
const languages: [string, RegExp][] = [
  ['English', /\b(?:english|englisch\w*|anglais|ingles|inglese|engels|angielski\w*)\b/],
  ['German', /\b(?:german|deutsch\w*|allemand|aleman|alemao|tedesco|duits|niemiecki\w*)\b/],
  ['French', /\b(?:french|franzosisch\w*|francais|frances|francese|frans|francuski\w*)\b/],
  ['Spanish', /\b(?:spanish|spanisch\w*|espagnol|espanol|castellano|espanhol|spagnolo|spaans|hiszpanski\w*)\b/],
  ['Portuguese', /\b(?:portuguese|portugiesisch\w*|portugais|portugues|portoghese|portugees|portugalski\w*)\b/],
  ['Italian', /\b(?:italian|italienisch\w*|italien|italiano|italiaans|wloski\w*)\b/],
  ['Dutch', /\b(?:dutch|niederlandisch\w*|neerlandais|holandes|neerlandes|olandese|nederlands\w*|niderlandzki\w*)\b/],
  ['Polish', /\b(?:polish|polnisch\w*|polonais|polaco|polones|polacco|pools|polski\w*)\b/],
  ['Mandarin', /\b(?:mandarin|chinese|chinesisch|chinois|chino|chines|cinese|chinees|chinski\w*)\b/],
  ['Arabic', /\b(?:arabic|arabisch|arabe|arabo|arabski\w*)\b/],
  ['Russian', /\b(?:russian|russisch|russe|ruso|russo|rosyjski\w*)\b/],
  ['American Sign Language', /\b(?:asl|american sign language)\b/],
  ['Korean', /\b(?:korean|koreanisch|coreen|coreano)\b/],
  ['Hindi', /\bhindi\b/],
  ['Cantonese', /\b(?:cantonese|kantonesisch|cantonais|cantones)\b/],
  ['Vietnamese', /\b(?:vietnamese|vietnamesisch|vietnamien|vietnamita)\b/],
  ['Tagalog', /\b(?:tagalog|filipino)\b/],
  ['Turkish', /\b(?:turkish|turkisch\w*|turc|turco|turks|turecki\w*)\b/],
  ['Ukrainian', /\b(?:ukrainian|ukrainisch\w*|ukrainien|ucraniano|ucraino|oekraiens|ukrainski\w*)\b/],
  ['Czech', /\b(?:czech|tschechisch\w*|tcheque|checo|ceco|tsjechisch|czeski\w*)\b/],
  ['Swedish', /\b(?:swedish|schwedisch\w*|suedois|sueco|svedese|zweeds|szwedzki\w*)\b/],
  ['Danish', /\b(?:danish|danisch\w*|danois|danes|danese|deens|dunski\w*)\b/],
  ['Norwegian', /\b(?:norwegian|norwegisch\w*|norvegien|noruego|norvegese|noors|norweski\w*)\b/],
  ['Greek', /\b(?:greek|griechisch\w*|grec|griego|greco|grieks|grecki\w*)\b/],
  ['Hebrew', /\b(?:hebrew|hebraisch\w*|hebreu|hebreo)\b/],
  ['Latvian', /\b(?:latvian|lettisch\w*|letton|leton|lettone)\b/],
  ['Romanian', /\b(?:romanian|rumanisch\w*|roumain|rumano|romeno|rumeno|roemeens|rumunski\w*)\b/],
  ['Hungarian', /\b(?:hungarian|ungarisch\w*|hongrois|hungaro|ungherese|hongaars|wegierski\w*)\b/],
  ['Afrikaans', /\bafrikaans\b/],
  ['Armenian', /\b(?:armenian|armenisch\w*|armenien|armenio|armeno)\b/],
  ['Finnish', /\b(?:finnish|finnisch\w*|finnois|finlandes\w*|fins|finski\w*)\b/],
  ['Bulgarian', /\b(?:bulgarian|bulgarisch\w*|bulgare|bulgaro)\b/],
  ['Croatian', /\b(?:croatian|kroatisch\w*|croate|croata)\b/],
  ['Serbian', /\b(?:serbian|serbisch\w*|serbe|serbio)\b/],
  ['Slovak', /\b(?:slovak|slowakisch\w*|slovaque|eslovaco|slowacki\w*)\b/],
  ['Persian', /\b(?:persian|farsi|persisch\w*|persan)\b/],
  ['Urdu', /\burdu\b/],
  ['Swahili', /\b(?:kiswahili|swahili|suaheli)\b/],
  ['Zulu', /\b(?:isizulu|zulu)\b/],
  ['Xhosa', /\b(?:isixhosa|xhosa)\b/],
  ['Tswana', /\b(?:setswana|tswana)\b/],
  ['Sotho', /\b(?:sesotho|sotho)\b/],
  ['Amharic', /\bamharic\b/],
  ['Somali', /\bsomali\b/],
  ['Bengali', /\b(?:bengali|bangla)\b/],
  ['Punjabi', /\b(?:punjabi|panjabi)\b/],
  ['Tamil', /\btamil\b/],
  ['Telugu', /\btelugu\b/],
  ['Marathi', /\bmarathi\b/],
  ['Gujarati', /\bgujarati\b/],
  ['Malayalam', /\bmalayalam\b/],
  ['Thai', /\b(?:thai|thailandisch)\b/],
  ['Indonesian', /\b(?:indonesian|bahasa indonesia|indonesisch)\b/],
  ['Malay', /\b(?:bahasa malaysia|bahasa melayu|malay)\b/],
  ['Nepali', /\bnepali\b/],
  ['Sinhala', /\bsinhala\b/],
  ['Albanian', /\b(?:albanian|albanisch\w*|albanais)\b/],
  ['Slovenian', /\b(?:slovenian|slovene|slowenisch\w*)\b/],
  ['Estonian', /\b(?:estonian|estnisch\w*)\b/],
  ['Lithuanian', /\b(?:lithuanian|litauisch\w*)\b/],
  ['Icelandic', /\b(?:icelandic|islandisch\w*)\b/],
  ['Catalan', /\b(?:catalan|katalanisch\w*)\b/],
  ['Basque', /\b(?:basque|euskera|baskisch)\b/],
  ['Galician', /\b(?:galician|gallego)\b/],
  ['Welsh', /\b(?:welsh|cymraeg)\b/],
  ['Luxembourgish', /\b(?:luxembourgish|luxemburgisch\w*|luxembourgeois)\b/],
  ['Georgian', /\bgeorgian\b/],
  ['Kazakh', /\bkazakh\b/],
  ['Kurdish', /\b(?:kurdish|kurdisch\w*|kurde)\b/],
  ['Pashto', /\b(?:pashto|paschtu)\b/],
  ['Dari', /\bdari\b/],
  ['Tigrinya', /\b(?:tigrinya|tigrinisch)\b/],
  ['Japanese', /\b(?:japanese|japanisch|japonais|japones|giapponese|japans|japonski\w*)\b/],
]
const anyLanguage = anyOf(languages)
/** Words with which a job description asks for a language. */
const asked =
  /\b(?:\w*sprachig|fluency|(?:good|working|excellent|strong|basic|business|conversational|technical|advanced|intermediate|professional) (?=\w+(?: and \w+)?$)|techni(?:que|co|sch\w*)|avanzado|intermedio|intermediario|avancado|avanzato|buono|ottim[oa]|goede|spreek\w*|schrijf\w*|sprech\w*|sprichst|beherrsch\w*|habl\w+|parla\w*|fala\w*|ecri\w+|gut\w* (?=deutsch|englisch)|kommunikation\w*|mundlich\w*|schriftlich\w*|fluen\w+|native|proficien\w+|bilingual|spoken|speak\w*|written|language|languages|c1|c2|b1|b2|sprachkenntnisse|fliessend\w*|verhandlungssicher\w*|muttersprach\w*|\w*kenntnisse|niveau|read|courant\w*|maitrise|parl\w+|communication skills|idiomas?|idioma|manejo|redaccion|lingua|bilingue|bilinguismo|tweetalig\w*|tweetaling|talen|nivel|fluido|fluente|dominio|conhecimento|conoscenza|beheersing|vloeiend|taal|znajomosc\w*|biegl\w*|jezyk\w*)\b/

/** Words of knowing, behind which a language may also say what else is known: "knowledge of Italian cuisine", "du droit allemand". */
const knowing =
  /\b(?:knowledge|connaissances?|pratique|conocimientos?|conhecimentos|conoscenze|kennis|required|requis|exiges?|requeridos?|exigidos?|richiest[oi]|vereist|wymagany)\b/
/** Words before and behind a language that is asked for itself. */
const beforeLanguage = new Set(
  'of in l d en de del het van and or both et ou y e o good some basic fluent working spoken written business technical knowledge'.split(
    ' ',
  ),
)
const behindLanguage = new Set(
  `and or und oder et ou y e o en of i requis richiesto requerido exigido wymagany is are at to in a an as would preferred required desirable essential skill skills level
   necessary est souhaite souhaitee es imprescindible vereist`.split(/\s+/),
)

/** Whether a language stands for itself in the words of a line. */
function standsAlone(words: string, pattern: RegExp): boolean {
  const found = pattern.exec(words)
  if (!found) return false
  const before = words.slice(0, found.index).trimEnd().split(' ').at(-1) ?? ''
  const [behind = ''] = words
    .slice(found.index + found[0].length)
    .trimStart()
    .split(' ')
  const isBeside = (word: string, others: Set<string>) => word === '' || others.has(word) || anyLanguage.test(word)
  return isBeside(before, beforeLanguage) && isBeside(behind, behindLanguage)
}

/** Spoken languages that a line names. */
export function languagesIn(line: string): string[] {
  const words = foldText(line)
  if (!anyLanguage.test(words)) return []
  return languages.filter(([, pattern]) => pattern.test(words)).map(([name]) => name)
}

/** Spoken languages that a line of a job description asks for. */
export function languagesAsked(line: string): string[] {
  const found = languagesIn(line)
  if (found.length === 0) return []
  const words = foldText(line)
  if (asked.test(words)) return found
  if (!knowing.test(words)) return []
  return languages.filter(([, pattern]) => standsAlone(words, pattern)).map(([name]) => name)
}
