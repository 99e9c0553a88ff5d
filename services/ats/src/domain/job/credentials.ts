import { foldText } from '../vocabulary/fold-text.ts'
import { withClauses } from './clauses.ts'
import { namesDrivingLicence } from './driving-licences.ts'

const drivingLicence = 'Driving licence'

/** Certificates and licences by name, with what job descriptions and resumes call them, without accents. */
const table: [string, RegExp][] = [
  [
    'Registered nurse licence',
    /\b(?:registered nurse|rn (?:license|licence)|nmc (?:pin|registration)|legitimerad sjukskoterska|sjukskoterskelegitimation|autoriser\w* (?:sygeplejerske|sykepleier)|(?:license|licence) as (?:a )?nurse)\b/,
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
    /\b(?:(?:teaching|teacher s|teachers) (?:license|licence|certificate|credential)|qts|pgce|lehramt|lararlegitimation|legitimerad (?:\w+ )?larare|forskollararlegitimation)\b/,
  ],
  ['Bar admission', /\b(?:bar admission|admitted to the bar|member of the bar|admission to the bar)\b/],
  [
    drivingLicence,
    /\b(?:(?:driver|drivers|driver s|driving) (?:valid |current |full |clean |own |eu |national )?(?:licen[cs]es?|permit)|licen[cs]e to drive|fahrerlaubnis|pkw fuhrerschein|permiso de (?:conducir|conduccion)|carne de conducir|licencia de conduccion|brevete|carteira (?:nacional )?de (?:motorista|habilitacao)|permis (?:vl|voiture)|titulaire du permis|prawa jazdy|fuhrerschein(?:klasse)?(?: (?:der )?(?:klasse )?(?:3|b))?|fuhrerausweis|licencia de (?:conducir|manejo)|patente di guida|cnh (?:categoria )?[a-e]{1,2}|permis b|permis de conduire|carnet de conducir|carta de conducao|patente b|rijbewijs|prawo jazdy|(?:b )?(?:korkort|korekort|forerkort)(?: (?:klasse? )?b)?)\b/,
  ],
  [
    'Commercial driving licence',
    /\b(?:cdl(?: class)?(?: [abc])?|hgv (?:license|licence|class)|class a licen[cs]e|c ce fuhrerschein|fuhrerschein (?:der )?(?:klasse )?c(?:e|1)?|permis (?:c|ec|ce|poids lourd)|(?:c1?e?|ce) (?:korkort|korekort|forerkort)|(?:korekort|forerkort) (?:klasse )?c1?e?)\b/,
  ],
  [
    'Forklift licence',
    /\b(?:forklift (?:license|licence|certifi\w+)|staplerschein|caces|truckkort|truckforarbevis|truckcertifikat|truckforerbevis|heftruckcertificaat)\b/,
  ],
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
    /\b(?:registered (?:doctor|physician|medical practitioner)|gmc (?:registration|registered)|hpcsa|approbation|legitimerad lakare|lakarlegitimation|autoriser\w* laege|ahpra|medical licen[cs]e|licensed physician)\b/,
  ],
  ['Driver card', /\b(?:fahrerkarte|driver card|carte conducteur|tarjeta de tacografo|digi ?tacho\w*)\b/],
  [
    'Driver CPC',
    /\b(?:(?:driver )?cpc (?:card|qualification)|modul(?:e)? 95|schlusselzahl 95|code 95|fimo|fcos|ykb|yrkessjaforkompetanse|yrkessjafor\w*|certificado de aptitud profesional|cap transportista)\b/,
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
const anyCredential = new RegExp(`\\b(?:${table.map(([, { source }]) => source.replace(/^\\b/, '')).join('|')})`)

/** Certificates and licences that a text names, each once. */
export function credentialsIn(text: string): string[] {
  const words = foldText(text)
  const named = anyCredential.test(words)
    ? table.filter(([, pattern]) => pattern.test(words)).map(([name]) => name)
    : []
  return namesDrivingLicence(words) && !named.includes(drivingLicence) ? [...named, drivingLicence] : named
}

/** The classes of a driving licence, of which one is called like a programming language: "(B, C)", "category C". */
const classes =
  /\(\s*(?:(?:class|categor(?:y|ies|[ií]a)|klasse|kat\.?|cat\.?)\s*)?[A-E]\d?E?(?:\s*(?:,|\/|\+|and|or|und|oder|et|ou|y|o|e)\s*[A-E]\d?E?)*\s*\)|(?<!\p{L})(?:class|categor(?:y|ies|[ií]as?)|kategori\p{L}*|cat[ée]gories?|klassen?|categoria|klass)\s+["“]?[A-E]\d?E?(?:\s*(?:,|\/|\+|and|or|und|oder|et|ou|y|o|e)\s*[A-E]\d?E?)*["”]?(?!\p{L})/gu

/** A line without the certificates and licences that it names, so that their words are taken for nothing else. */
export function withoutCredentials(given: string): string {
  const line = given.replace(classes, ' ')
  const words = line
    .replace(/[\u00C0-\u024F]/g, (sign) => sign.normalize('NFD')[0] ?? sign)
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replace(/[^\p{L}\p{N}]/gu, ' ')
  if (namesDrivingLicence(foldText(line))) return withClauses(line, (clause) => !namesDrivingLicence(foldText(clause)))
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
