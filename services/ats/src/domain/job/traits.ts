import { foldText } from '../vocabulary/fold-text.ts'
import { noWork } from '../vocabulary/work-nouns.ts'

/** Words of traits, which every applicant claims and no resume shows. */
const traits = new Set(
  `communication communicator communicate verbal written oral interpersonal teamwork team player attention detail multitask
   multitasking problem solver creativity creative thinking thinker adaptability flexible flexibility motivated motivation
   reliable reliability punctual punctuality attitude personality enthusiasm enthusiastic passion passionate initiative
   organizational organisational organized organised organisation listening listener judgment judgement integrity
   honesty energy energetic friendly positive proactive dependable responsible confident ethic mindset independence
   independently pressure people curiosity patience empathy self learner worker hard builder developed well relationship relationships interest demeanor presence
   teamfahigkeit zuverlassigkeit belastbarkeit flexibilitat kommunikationsfahigkeit einsatzbereitschaft lernbereitschaft
   teamgeist eigeninitiative sorgfalt geschick motivation freude autonomie rigueur dynamisme motivacion
   zuverlassiges zuverlassige sorgfaltiges sorgfaltige selbststandiges selbststandige selbstandige strukturierte
   eigenverantwortliche genaue arbeitsweise arbeiten auftreten umgangsformen engagement engagiert belastbar teamfahig flexibel
   kommunikationsstark lernbereit rigoureux rigueur autonome organise organisee dynamique motive motivee relationnel
   ponctuel ponctuelle ponctualite assidu assidue serieux serieuse rigoureuse autonomes polyvalent polyvalente disponible puntualidad punktlich punktlichkeit
   resilient resilience kind caring cheerful friendly compassion compassionate patient polite courteous helpful trustworthy honest
   respectful tactful resourceful dedicated dedication ambitious driven determined enthusiasm smart warm outgoing calm tidy clean neat
   accountable accountability adaptable open minded willing forward professionalism professional appearance hardworking sympathetic genuine
   numerate articulate diplomatic diplomacy sense humour humor adaptive inter
   sens rigueur esprit analytique synthese capacite aisance redactionnelle relationnelle curieux curieuse passionne dynamique souriant souriante initiative
   reactivite creativite gout contact investissement discretion bienveillance bienveillant bienveillante polyvalence
   auffassungsgabe selbststandig organisiert analytisch denkvermogen zahlenaffinitat organisationstalent kommunikationsstarke freundlich freundliches gepflegte losungsorientierte zielorientierte verantwortungsbewusste teamorientiertes handeln sicheres lernbereit hilfsbereitschaft
   kontaktfreudig kreativitat empathie humor offenheit wertschatzung verantwortungsbewusstsein responsabilidad proactividad iniciativa equipo`.split(
    /\s+/,
  ),
)
/** Traits whose words say something else elsewhere. */
const named = new Set([
  'time management',
  'gestion du temps',
  'gestion des priorites',
  'verbal communications',
  'problem solving',
  'critical thinking',
  'fast learning',
  'presentation skills',
])

/** Words that begin traits in French: "sens du détail". */
const leading = new Set('sens esprit passion gout capacite aptitude aisance force'.split(' '))

/** Whether a name is a trait of character rather than something that a resume can show. */
export function isTrait(name: string): boolean {
  const words = foldText(name).split(' ')
  if (words.length > 1 && leading.has(words[0] ?? '')) return true
  const isMadeOfTraits = words.every((word) => traits.has(word) || noWork.has(word))
  return named.has(words.join(' ')) || (isMadeOfTraits && words.some((word) => traits.has(word)))
}
