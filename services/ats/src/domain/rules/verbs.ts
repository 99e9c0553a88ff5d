/** Verbs of action, as they begin what somebody did. */
const past = new Set(
  `accelerated achieved acquired adapted administered advised advocated analyzed analysed answered applied arranged
   assembled assessed assisted attained audited authored automated balanced bought briefed built calculated captured
   cared catalogued chaired championed changed coached collaborated collected communicated compiled completed composed
   computed conceived conducted configured consolidated constructed consulted contracted converted cooked coordinated
   corrected counseled created cultivated cut debugged decreased defined delegated delivered deployed designed
   detected determined developed devised diagnosed directed discovered dispatched documented doubled drafted drove
   earned edited educated eliminated enabled encouraged enforced engineered enhanced ensured established estimated
   evaluated examined executed expanded expedited explained facilitated filed filled finalized forecast formulated
   founded fulfilled gained gathered generated grew guided handled halved headed helped hired identified illustrated
   implemented improved increased influenced informed initiated inspected installed instituted instructed integrated
   interpreted interviewed introduced invented investigated kept launched led lifted logged lowered maintained managed
   mapped marketed measured mediated mentored merged migrated minimized modeled modernized monitored motivated moved
   negotiated observed obtained onboarded opened operated optimized orchestrated ordered organized organised originated
   oversaw owned partnered performed piloted pioneered placed planned prepared presented prevented processed procured
   produced programmed promoted proposed protected provided published purchased ran raised rebuilt received recommended
   reconciled recorded recruited redesigned reduced refactored refined rehabilitated repaired replaced reported
   represented researched resolved responded restored restructured reviewed revised scaled scheduled secured selected
   served set shaped shipped simplified sold solved sourced spearheaded standardized started steered streamlined
   strengthened structured supervised supplied supported surpassed taught tested tracked trained transformed translated
   treated trimmed tripled troubleshot turned unified updated upgraded used validated verified won worked wrote`.split(
    /\s+/,
  ),
)

/** Those of them that do not end in "ed", as they begin what somebody does. */
const irregular: Record<string, string> = {
  bought: 'buy',
  built: 'build',
  drove: 'drive',
  grew: 'grow',
  kept: 'keep',
  led: 'lead',
  oversaw: 'oversee',
  ran: 'run',
  rebuilt: 'rebuild',
  sold: 'sell',
  taught: 'teach',
  troubleshot: 'troubleshoot',
  won: 'win',
  wrote: 'write',
}

const present = new Set([...past].flatMap(presentOf))

/** The forms in which a verb could stand in the present: of "planned" plan, plann and planne; the wrong ones are no words. */
function presentOf(verb: string): string[] {
  const base = irregular[verb]
  if (base) return [base, `${base}s`]
  if (!verb.endsWith('ed')) return []
  const stem = verb.slice(0, -2)
  const bases = [stem, `${stem}e`]
  if (stem.endsWith('i')) bases.push(`${stem.slice(0, -1)}y`)
  if (stem.at(-1) === stem.at(-2)) bases.push(stem.slice(0, -1))
  return bases.flatMap((form) => [form, `${form}s`, `${form}es`])
}

/** The word that begins a line, in small letters; empty when none does. */
export function openerOf(line: string): string {
  return (/^[\p{L}-]+/u.exec(line)?.[0] ?? '').toLowerCase()
}

/** Whether a word is an English verb of action, in the past or in the present. */
export function isActionVerb(word: string): boolean {
  return past.has(word) || isPresentVerb(word)
}

/** Whether a word is such a verb in the present; "set" and "cut" may be either and are not. */
export function isPresentVerb(word: string): boolean {
  return present.has(word) && !past.has(word)
}
