/**
 * English verbs with which duties begin, each with the noun for doing it, which stands behind what it is done to ("bank account
 * reconciliation"). A verb without a noun says too little by itself: what it is done to is named alone.
 */
const table = `
reconcile:reconciliation calibrate:calibration sterilize:sterilization sterilise:sterilisation sanitize:sanitation disinfect:disinfection
install:installation inspect:inspection repair:repair operate:operation assemble:assembly fabricate:fabrication weld:welding solder:soldering
machine:machining lubricate:lubrication replace:replacement remove:removal adjust:adjustment dispense:dispensing administer:administration
supervise:supervision train:training teach:teaching tutor:tutoring mentor:mentoring coach:coaching counsel:counseling recruit:recruitment
hire:hiring interview:interviewing onboard:onboarding schedule:scheduling dispatch:dispatching order:ordering purchase:purchasing
procure:procurement source:sourcing negotiate:negotiation sell:sales market:marketing file:filing sort:sorting label:labeling
pack:packing load:loading unload:unloading ship:shipping receive:receiving store:storage transport:transportation stock:stocking restock:restocking
post:posting butcher:butchery count:counting clean:cleaning wash:washing polish:polishing sweep:sweeping mop:mopping cook:cooking bake:baking grill:grilling serve:service
chop:chopping slice:slicing cut:cutting trim:trimming sew:sewing paint:painting sand:sanding plaster:plastering pour:pouring lay:laying
dig:digging excavate:excavation erect:erection demolish:demolition feed:feeding bathe:bathing transcribe:transcription translate:translation
interpret:interpretation edit:editing proofread:proofreading catalog:cataloging catalogue:cataloguing digitize:digitization archive:archiving
audit:auditing forecast:forecasting invoice:invoicing bill:billing budget:budgeting draft:drafting test:testing measure:measurement
diagnose:diagnosis treat:treatment triage:triage monitor:monitoring verify:verification validate:validation
investigate:investigation enforce:enforcement process:processing register:registration collect:collection distribute:distribution
evaluate:evaluation assess:assessment analyze:analysis analyse:analysis survey:surveying map:mapping model:modeling simulate:simulation
deploy:deployment configure:configuration troubleshoot:troubleshooting debug:debugging migrate:migration
optimize:optimization plan:planning design:design greet:greeting
place:placement plant:planting deliver:delivery drive:driving commission:commissioning style:styling harvest:harvesting prune:pruning mow:mowing grade:grading plate:plating garnish:garnishing mix:mixing
prepare:~preparation maintain:~maintenance manage:~management develop:~development review:~review
produce:~production write:~writing organize:~organization organise:~organisation build
complete conduct perform provide oversee handle support update compile execute arrange resolve gather obtain establish enter record examine
generate submit study recognize recognise carry
`

/** The noun for doing what a verb says, empty where it has none; by the verb in each form that begins a duty. */
export const nounByVerb = new Map<string, string>()
for (const entry of table.split(/\s+/)) {
  const [verb = '', noun = ''] = entry.split(':')
  if (verb === '') continue
  for (const form of formsOf(verb)) if (!nounByVerb.get(form)) nounByVerb.set(form, noun)
}

/** "clean", "cleans", "cleaning". */
function formsOf(verb: string): string[] {
  const stem = verb.endsWith('e') ? verb.slice(0, -1) : verb
  const third = /(?:s|sh|ch|x|z)$/.test(verb) ? `${verb}es` : verb.replace(/(?<![aeiou])y$/, 'ie').concat('s')
  const doubled = /^[^aeiou]*[aeiou][bdgmnpt]$/.test(verb) ? `${verb}${verb.at(-1)}ing` : `${stem}ing`
  return [verb, third, doubled]
}
