import { foldText } from './fold-text.ts'

/** How people name times without work, and contests of a few days, in eight languages, in small letters and without accents. */
const breaks =
  /^(?:(?:career|work|employment) (?:break|gap)|gap year|sabbatical|(?:parental|maternity|paternity|family) leave|job search|open to (?:work|offers)|(?:extended |world )?travel(?:l?ing|s)?|(?:around the )?world (?:trip|tour)|(?:job )?application phase(?: .*)?|self directed (?:professional development|study|studies|learning)(?: .*)?|bewerbungsphase(?: .*)?|selbststudium(?: .*)?|(?:hackathon|game ?jam)(?! .*(?:coach|mentor|organi[sz]|lead|head|judge|manager|coordinat|director|host|founder)).*|(?:arbeitslos|arbeitssuchend|arbeitsuchend)|(?:rs und |aktive )?(?:stellensuche|arbeitssuche|jobsuche)|offen fur .*|auf (?:der suche|stellensuche|jobsuche).*|elternzeit|mutterschutz|auszeit|berufliche (?:auszeit|pause|neuorientierung)|\w*reise(?:n)?|recherche d emploi|en recherche (?:active )?d emploi|conge (?:parental|maternite|sabbatique)|annee sabbatique|(?:tour|voyage) (?:du|autour du) monde(?: .*)?|vuelta al mundo(?: .*)?|giro del mondo(?: .*)?|volta ao mundo(?: .*)?|busqueda (?:activa )?de empleo|en busca de .*|excedencia|ano sabatico|(?:baja|permiso) (?:maternal|paternal|por maternidad)|procura de emprego|licenca (?:maternidade|paternidade|parental)|ricerca (?:di )?(?:lavoro|impiego)|pausa (?:professionale|lavorativa)|pause (?:professionnelle|personnelle|de carriere)|pausa (?:profesional|laboral|profissional|na carreira)|personliche auszeit|congedo (?:parentale|di maternita)|anno sabbatico|ouderschapsverlof|zwangerschapsverlof|wereldreis|werkzoekend|urlop (?:macierzynski|rodzicielski|wychowawczy)|przerwa (?:w karierze|zawodowa))$/

/** What such a time was used for, too. */
const training =
  /^(?:(?:further )?training|weiterbildung|fortbildung|umschulung|formation|formacion|formazione|szkolenia)$/

/**
 * Whether a text names a time without work, such as parental leave, a journey, or the search for a job, alone or with training:
 * "Auszeit / Umschulung".
 */
export function namesBreak(text: string): boolean {
  if (text.length > 90) return false
  const parts = text.split('/').map(foldText)
  return parts.some((part) => breaks.test(part)) && parts.every((part) => breaks.test(part) || training.test(part))
}

/** German and Czech words for learning instead of working, which many resumes list among roles. */
const retraining =
  /^(?:weiterbildung|fortbildung|umschulung|intensivkurs|intensivierungskurs|rekvalifikac\p{L}* k\p{L}*)(?: |$)/u

/** Whether a text begins with a word for training in place of work: "Umschulung zum Schweißer", "Fortbildung: Netzwerke". */
export function namesRetraining(text: string): boolean {
  return retraining.test(foldText(text.slice(0, 60)))
}
