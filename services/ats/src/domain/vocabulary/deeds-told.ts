/** How sentences begin in which somebody tells what he did, by language. */
const beginnings = [
  'I|Worked|Served|Acted|Was',
  'Ich|Arbeitete|War|Entwickelte|Betreute|Leitete',
  "J[’']ai|J[’']étais|Je",
  'Trabajé|Fui|Desarrollé|Participé|Colaboré',
  'Trabalhei|Atuei|Desenvolvi|Participei',
  'Ho|Sono|Mi',
  'Werkte|Ik',
  'Jag|Arbetade|Jobbade|Ansvarade|Utvecklade|Jeg|Arbejdede|Jobbede|Arbeidet|Jobbet',
  'Työskentelin|Työskennellyt|Toimin|Toimitin|Vastasin|Kehitin|Olin|Osallistuin|Suunnittelin|Toteutin|Tein',
  'Pracowałem|Pracowałam|Odpowiadałem|Odpowiadałam|Pracoval|Pracovala',
  'Работал|Работала|Занимался|Занималась|Працював|Працювала',
].join('|')
const deedTold = new RegExp(`^(?:${beginnings})\\s\\p{L}`, 'u')

/** Whether a line begins as a sentence does that tells what somebody did: "Worked in a team of welders", "Työskentelin hitsaajana". */
export const beginsWithDeed = (line: string): boolean => deedTold.test(line)
