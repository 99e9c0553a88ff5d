import type { Separator } from './separators.ts'

/** Words for "at" in front of an employer, by language. */
const wordsForAt = [
  /** "University of Texas at Austin" is one name, as are those of other languages below. */
  String.raw`at(?<!University at|University of \p{L}{3,12}(?: \p{L}{3,12})? at)`,
  String.raw`(?<=\p{Lu}{2}\s+)AT(?<!UNIVERSITY AT|UNIVERSITY OF \p{Lu}{3,12}(?: \p{Lu}{3,12})? AT)`,
  'from',
  'beim',
  'an der',
  'chez',
  String.raw`à(?<!Université (?:du|de|de la) \p{L}{3,12} à)`,
  'à la',
  'au',
  'aux',
  "pour(?: les?| la(?: société)?| l['’](?:entreprise|association|agence))?",
  "au sein (?:du|des|de(?: la(?: société)?| l['’](?:entreprise|association|agence))?)",
  "dans (?:la société|l['’](?:entreprise|association|agence))",
  'dla(?: firmy)?',
  'em',
  /** "Jansen en Zonen" is a firm. */
  String.raw`en(?! (?:Zonen|Zoon|Dochters?|Partners?|Co)(?!\p{L}))(?: la(?: empresa| compañía| firma)?| el)?`,
  'na(?: empresa| firma)?',
  'no',
  "presso(?: la(?: ditta| società)?| il| l['’]azienda)?",
  'bij(?: de| het)?',
  'w(?: firmie)?',
  'we',
  '(?:ve|u) (?:společnosti|firmě)',
  String.raw`(?:hos|på|ved|u|pri)(?<!(?:[Ss]veučilišt|[Uu]niver|[Hh][öø]gsk[ou]l|[Ff]akult|[Aa]kademi)\p{L}*\s(?:på|ved|u|v|pri))`,
  'στ(?:ην|ον|ο|η)',
  /** In Romanian alone. */
  String.raw`la(?<=[ășțşţ].{0,60}\sla)`,
  '@',
]

/** Legal forms that names have behind a comma in Czech, Slovak, Croatian, and Hungarian: "Sandhill, s.r.o.". */
const legalForms = String.raw`(?:spol\. )?(?:a\. ?s|s\.? ?r\. ?o|k\. ?s|v\. ?o\. ?s|o\. ?p\. ?s|z\. ?s|z\. ?ú|o\. ?z|d\. ?o\. ?o|d\. ?d|p\. ?o|Kft|Zrt|Nyrt|Bt)\.?(?=$|\s*[,;|()–—-]|\s{3})`

/** What divides cells, by kind, each as alternatives of a pattern. */
const forms: [Separator, string[]][] = [
  [
    'gap',
    [
      String.raw`\s{3,}`,
      String.raw`\t`,
      /** Where capitals end, a name in other letters begins: "WELDING INSPECTOR Iron Works". */
      String.raw`\s(?<=\p{Lu}{3}\s)(?=\p{Lu}\p{Ll}{2})(?!(?:Pvt|Pte|Pty|Ltd|Inc|Corp|Limited)(?!\p{L}))(?<=(?:\p{Lu}{4,}(?:\s\p{Lu}+)*\s\p{Lu}{3,}|\p{Lu}{9,})\s)`,
    ],
  ],
  [
    'bar',
    [
      String.raw`\s*\|\s*`,
      /** Any other sign between blanks. */
      String.raw`\s+[^\p{L}\p{N}\s()[\]{}&+#'"“”’.,:;@%€$£/–—-]\s+`,
      String.raw`\s+\/\/\s+`,
      /** The small letter that some write for a bar: "Iron Works l Leeds". */
      String.raw`\s+l\s+(?=\p{Lu})`,
    ],
  ],
  [
    'dash',
    [
      String.raw`(?<!Studiorum|STUDIORUM)\s+[–—-]\s+`,
      String.raw`\s[–—-](?=\p{Lu})`,
      String.raw`(?<=[\p{L}.)])[–—-]\s+(?=[\p{Lu}\d])`,
      '—',
    ],
  ],
  ['colon', [String.raw`:\s+`, String.raw`\s:(?=\p{Lu})`]],
  ['slash', [String.raw`\s+\/\s+`, String.raw`(?<=\p{L}{2}[.)]?)\/\s+(?=\p{Lu}\p{L})`]],
  [
    'comma',
    [
      String.raw`(?<=\p{Ll}["”)]?)[,;](?=\p{Lu}\p{L})`,
      /** Not before a legal form, nor within the name of the federal institutes of Brazil. */
      String.raw`[,;،؛]\s+(?!${legalForms}|Ciência e Tecnologia(?!\p{L}))`,
    ],
  ],
  [
    'at',
    [
      String.raw`\s+(?:${wordsForAt.join('|')})\s+(?=["'\p{Lu}\d])`,
      /** "Sveučilište u Zagrebu" is one name. */
      String.raw`\s+(?:v(?<!(?:[Ss]veučilišt|[Uu]niver|[Hh][öø]gsk[ou]l|[Ff]akult|[Aa]kademi)\p{L}*\s(?:på|ved|u|v|pri))\s+|v\/\s?)(?=\p{Lu})`,
      /** A word that means something else in other languages counts before what is an employer in Indonesian alone. */
      String.raw`\s+di\s+(?=(?:PT|CV|UD|RSU?D?|Rumah|SMA|SMK|SMP|SD|Universitas|Politeknik|Toko|Kantor|Dinas|Klinik|Restoran|Kafe)(?![\p{L}]))`,
      String.raw`\s+@\s+(?=\p{Ll})`,
      String.raw`\s+@(?=\p{Lu}[\p{L}\d])`,
      /** In Russian and Ukrainian, before a name in Latin letters. */
      String.raw`\s+[ув]\s+(?=["«]?[A-Z])`,
      String.raw`\s+(?:à|au sein de|dans) l['’](?=\p{Lu})`,
      String.raw`\s+(?:bei(?: der Firma| der| dem)?|BEI(?: DER FIRMA| DER| DEM)?|BEIM|CHEZ|PRESSO)\s+(?=["'\p{L}\d])`,
      /** At the beginning of a line. */
      String.raw`^(?:bei(?: der Firma| der| dem)?|beim|chez|presso(?: la| il)?)\s+(?=["'\p{Lu}\d])`,
    ],
  ],
  ['bracket', [String.raw`\s*[([]`]],
  ['close', [String.raw`[)\]]\s*`]],
]

/** What divides cells; each kind is a group, in the order of {@link dividedBy}. */
export const dividers = new RegExp(forms.map(([, alternatives]) => `(${alternatives.join('|')})`).join('|'), 'gu')
/** The kinds of dividers. */
export const dividedBy: readonly Separator[] = forms.map(([kind]) => kind)
