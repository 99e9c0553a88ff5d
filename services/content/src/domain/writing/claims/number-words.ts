/** Number words of English, German, French and Spanish, folded; those for one count only before a larger unit. */
const words: Record<string, number> = {
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12 },
  ...{ thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20 },
  ...{ thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90, dozen: 12 },
  ...{ zwei: 2, drei: 3, vier: 4, funf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10, elf: 11, zwolf: 12 },
  ...{ dreizehn: 13, vierzehn: 14, funfzehn: 15, sechzehn: 16, siebzehn: 17, achtzehn: 18, neunzehn: 19 },
  ...{ zwanzig: 20, dreissig: 30, dreißig: 30, vierzig: 40, funfzig: 50, sechzig: 60, siebzig: 70, achtzig: 80 },
  ...{ neunzig: 90, hundert: 100, dutzend: 12 },
  ...{ deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8, neuf: 9, dix: 10, onze: 11, douze: 12, vingt: 20 },
  ...{ treize: 13, quatorze: 14, quinze: 15, trente: 30, quarante: 40, cinquante: 50, soixante: 60 },
  ...{ dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10, doce: 12, veinte: 20 },
  ...{ trece: 13, catorce: 14, quince: 15, treinta: 30, cuarenta: 40, cincuenta: 50, sesenta: 60, setenta: 70 },
  ...{ ochenta: 80, noventa: 90 },
}

const ones = 'two|three|four|five|six|seven|eight|nine|one'
const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'

/** A number in words, without its scale: `twenty-five`, `acht`, `a dozen`. */
export const numberWord = `(?:${tens})[- ](?:${ones})|${Object.keys(words).join('|')}`

/** The value of what {@link numberWord} matched; NaN for another text. */
export function valueOfWord(text: string): number {
  const [first = '', second] = text.split(/[- ]/)
  const one = second === 'one' ? 1 : second === undefined ? 0 : (words[second] ?? Number.NaN)
  return (words[first] ?? Number.NaN) + one
}

/** What a scale multiplies by, folded; the long words in five languages. */
const scales: [pattern: RegExp, factor: number][] = [
  [/^(?:k|thousand|tausend|tsd\.?|mille|mil)$/, 1e3],
  [/^(?:hundreds?|hundert)$/, 1e2],
  [/^lakhs?$/, 1e5],
  [/^crores?$/, 1e7],
  [/^(?:m|mn|mm|mio\.?|million|millions|millionen|millones|milhoes|milioni)$/, 1e6],
  [/^(?:bn|b|mrd\.?|billions?|milliarden|milliards?)$/, 1e9],
]

/** What may stand behind figures and multiplies them; single letters only right behind. */
export const scale =
  '(?:(?:k|m|bn|mn|mm|b)(?![\\p{L}\\p{N}])| ?(?:thousand|tausend|tsd\\.|hundreds?|hundert|lakhs?|crores?|mio\\.?|millions?|millionen|millones|milhoes|milioni|mrd\\.?|billions?|milliarden|milliards?)(?![\\p{L}])| [km](?= ?€))'

/** The factor of what {@link scale} matched; 1 for nothing. */
export function factorOf(text: string): number {
  return scales.find(([pattern]) => pattern.test(text.trim()))?.[1] ?? 1
}
