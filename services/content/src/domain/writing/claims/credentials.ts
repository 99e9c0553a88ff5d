import { type Claim, foldSameLength, wordsOf } from './claim.ts'

const degrees: [level: string, pattern: RegExp][] = [
  [
    'doctorate',
    /(?<![\p{L}])(?:ph\.?d\.?|doctorate|doctoral|d\.?phil|doktor\p{L}*|promotion zum|promoviert\p{L}*|dr\.(?= (?:rer|phil|ing|med))|doctorat|doctorado|dottorato)(?![\p{L}])/gu,
  ],
  ['mba', /(?<![\p{L}])m\.?b\.?a\.?(?![\p{L}])/gu],
  [
    'master',
    /(?<![\p{L}])(?:m\.?sc\.?|master(?:[’']?s)?(?: degree)?(?= (?:degree|of (?:science|arts|engineering|laws?|education|business|fine|philosophy|public)|in |en ))|m\.s\.|m\.a\.|m(?:a|fa|ca)(?= (?:in|degree))|master[’']s degree|masterabschluss|m\.?eng\.?|ll\.?m\.?|maestria|magister|laurea magistrale)(?![\p{L}])/gu,
  ],
  [
    'bachelor',
    /(?<![\p{L}])(?:b\.?sc\.?|bachelor(?:[’']?s)?(?: degree)?(?: of (?:science|arts|engineering|laws?|education|business\p{L}*))?|b\.s\.|b\.a\.|b(?:a|s|fa|ba)(?=,? (?:in|degree|\(?hons))|bca|bba|b\.?com|bachelorabschluss|b\.?eng\.?|ll\.?b\.?|undergraduate degree|licence(?= en )|licenciatura|laurea triennale)(?![\p{L}])/gu,
  ],
  ['associate', /(?<![\p{L}])associate[’']?s? degree(?![\p{L}])/gu],
  ['diploma', /(?<![\p{L}])(?:diplom|diploma)(?![\p{L}])/gu],
]

const acronyms =
  'PMP|CPA|CFA|CISSP|CISA|CISM|CEH|CCNA|CCNP|CCIE|CKA|CKAD|CKS|CSM|CSPO|PSM|PRINCE2|ITIL|TOGAF|TEFL|TESOL|CELTA|IELTS|TOEFL|ISTQB|PHR|CIPD|ACCA|CIMA|CFP|FRM|OSCP|RHCE|RHCSA|MCSE|MCSA|CompTIA|Six Sigma|OSHA|BLS|ACLS|CDL|LEED|HACCP|NCLEX|GPHR|CAPM|PMI-ACP|NVQ|BTEC|AEVO|BTS|BEP|DUT|DELF|DALF|DELE|TOSA|ISO \\d{4,5}'
const named = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${acronyms})(?:[- ](?:certified|certification|certificate))?|(?:[\\p{Lu}][\\p{L}\\p{N}+-]{0,40} ){0,4}Certified(?: \\p{Lu}[\\p{L}\\p{N}]{0,40}){1,5})(?![\\p{L}\\p{N}])`,
  'gu',
)
/** Certificates in lower case, with what stands right before or behind them. */
const described =
  /(?<![\p{L}\p{N}-])(?:(?:[\p{L}\p{N}-]{1,40} ){0,2}(?:certificates?|certifications?|zertifikat\p{L}*|zertifizierung\p{L}*|certificado|certificat)(?![\p{L}])|(?:certified|zertifiziert|certifie)(?: (?:in|to|as|for|nach) (?:a |an )?[\p{L}\p{N}]{1,40}(?: \d{1,6})?| [\p{Ll}]{1,40})|(?:[\p{L}\p{N}]{1,40}[- ])certified)(?![\p{L}])/gu

const small = new Set(
  'a an the of in to as for with and certified certificate certificates certification certifications holding my his her nach'.split(
    ' ',
  ),
)

/** As much of a field's name as the inputs must have, in UTF-16 code units: `economics` is `Economy`. */
const stemLength = 4

/** Finds degrees and certificates that no input says. */
export function inventedCredentials(text: string, inputs: string[]): Claim[] {
  const source = inputs.map(foldSameLength).join('\n')
  return [...inventedDegrees(text, source), ...inventedCertificates(text, inputs)]
}

function inventedDegrees(text: string, source: string): Claim[] {
  const folded = foldSameLength(text)
  /** What the words of the inputs begin with, made once: there may be thousands of degrees, and inputs are long. */
  const stems = new Set((source.match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, stemLength)))
  return degrees.flatMap(([level, pattern]) => {
    const isKnown =
      source.search(pattern) >= 0 ||
      (level === 'master' && /master[’']?s?(?: |$)/.test(source) && !/scrum master/.test(source))
    const all = [...folded.matchAll(pattern)]
    if (!isKnown)
      return all.map(({ index, 0: said }) => ({ kind: 'degree' as const, from: index, to: index + said.length }))
    return all.flatMap(({ index, 0: said }) => {
      const field = /^ (?:degree )?(?:in|en) (\p{L}{4,})/u.exec(folded.slice(index + said.length))
      const stem = field?.[1]?.slice(0, stemLength)
      if (!field || !stem || stems.has(stem)) return []
      return [{ kind: 'degree' as const, from: index, to: index + said.length + field[0].length }]
    })
  })
}

function inventedCertificates(text: string, inputs: string[]): Claim[] {
  const source = inputs.join('\n')
  const known = new Set(wordsOf(source))
  const isCertain = /certif|zertif|licen[sc]e/i.test(source)
  const initials = (said: string) =>
    said
      .split(/[ -]/)
      .map((word) => word[0] ?? '')
      .join('')
      .toLowerCase()
  /** What the certificates of the inputs are called in short, made once: the text may name thousands. */
  const spelt = new Set(Array.from(source.matchAll(named), ({ 0: other }) => initials(other)))
  const found = [...text.matchAll(named)].flatMap(({ index, 0: said }) => {
    const words = wordsOf(said).filter((word) => !small.has(word))
    const stands =
      words.every((word) => known.has(word)) && (isCertain || (/^(?:[A-Z]|ISO)/.test(said) && !/^Certified/.test(said)))
    return stands || spelt.has(foldSameLength(said)) || known.has(initials(said))
      ? []
      : [{ kind: 'certificate' as const, from: index, to: index + said.length }]
  })
  const rest = [...text.matchAll(described)].flatMap(({ index, 0: said }) => {
    const words = wordsOf(said).filter((word) => !small.has(word) && word.length > 1)
    const stands = words.every((word) => known.has(word)) && (isCertain || words.length > 0)
    const isBare = words.length === 0
    return stands || (isBare && isCertain)
      ? []
      : [{ kind: 'certificate' as const, from: index, to: index + said.length }]
  })
  return [...found, ...rest]
}
