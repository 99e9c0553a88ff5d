import { linesOf } from '../parse/sections.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { tellsOutcome } from './outcomes.ts'
import { type Facts, type Judgement, quotes, type Rule } from './rule.ts'

/** Parts of the bullet points that say what came of the work: enough, and so few that the rest is a list of duties. */
const outcomes = { enough: 0.25, hardlyAny: 0.1, fewest: 4 }

/** What people say of their character; an employer cannot check it, and every applicant says it. */
const trait =
  /\b(?:communicat(?:ion|or|ive)|team[- ]?(?:player|work|oriented|building)|hard[- ]?work\w*|\w*motivat\w*|detail|well organi[sz]ed|organi[sz]ed|organi[sz]ational|problem[- ]solv\w*|multi-?task\w*|time management|interpersonal|flexib\w+|adaptab\w+|reliab\w+|dependab\w+|punctual\w*|positive|friendly|outgoing|(?:fast|quick) learner|work ethic|self[- ]?(?:starter|motivated|directed)|creativ(?:e|ity)|(?:critical|strategic) think\w+|driven|dedicat\w+|energetic|honest\w*|people (?:skills|person)|works? well|(?:goal|results?)[- ](?:oriented|driven)|enthusias\w+|passion\w*|professionalism|proactive|trustworthy|responsible|strong leader|leadership skills|under pressure|listener|listening skills|judgment|initiative|confident|cheerful)\b/i
/** Share of listed skills that may be traits, and how many always may. */
const mostTraits = { share: 0.34, count: 3 }

/** A summary that says what somebody wants. */
const wish =
  /\b(?:(?:i am |currently |am )?(?:seeking|looking) (?:for |to |an? |employment|position|work|new|challeng)|to (?:obtain|secure|gain|acquire|find|get|attain) (?:an? |employment|the )|in search of|where (?:i can|my)|opportunity (?:to|where|that|in|with)|position (?:in|as|where|that|with) |would like to (?:work|join|be)|my (?:goal|objective) is)/i
/** Where in a summary the wish stands that it is about, in characters. */
const begins = 200

/** Skills of the list that somebody made, as written. */
export function listedSkills({ parsed, sections }: Facts): string[] {
  const section = ` ${foldText(linesOf(sections, 'skills').join(' '))} `
  return parsed.skills.filter((skill) => section.includes(` ${foldText(skill)} `))
}

/** Whether a resume says something that sets a person apart. English only. */
export const substanceRules: Rule[] = [
  {
    id: 'content.achievements',
    category: 'content',
    severity: 'warning',
    weight: 8,
    passesWhen: 'At least a quarter of the bullet points say what came of the work.',
    fix: 'Say what changed because of you. "Answered calls" is a duty; "Halved the waiting time of callers" is a result.',
    judge: (facts) => withOutcomes(facts, outcomes.enough),
  },
  {
    id: 'content.duties',
    category: 'content',
    severity: 'warning',
    weight: 14,
    passesWhen: 'The bullet points are more than a list of duties: at least one in ten says what came of the work.',
    fix: 'Rewrite the duties of your two latest roles as results. A list of duties describes the job, not you.',
    judge: (facts) => withOutcomes(facts, outcomes.hardlyAny),
  },
  {
    id: 'content.traits',
    category: 'content',
    severity: 'info',
    weight: 4,
    passesWhen: 'At most a third of the listed skills are traits of character.',
    fix: 'List what you can do and the tools you use. Show traits such as teamwork in what you achieved.',
    judge: (facts) => {
      const listed = listedSkills(facts)
      if (!facts.isEnglish || listed.length < mostTraits.count) return undefined
      const traits = listed.filter((skill) => trait.test(skill))
      return {
        passed: traits.length < mostTraits.count || traits.length <= listed.length * mostTraits.share,
        evidence: traits.length ? `${traits.length} of ${listed.length}: ${traits.slice(0, 6).join(', ')}` : 'None',
      }
    },
  },
  {
    id: 'content.objective',
    category: 'content',
    severity: 'info',
    weight: 4,
    passesWhen: 'The summary says what you offer rather than what you are looking for.',
    fix: 'Replace the objective by a summary: your trade, your experience, and your best result.',
    judge: ({ sections, isEnglish }) => {
      const summary = linesOf(sections, 'summary').join(' ').trim()
      if (!isEnglish || summary === '') return undefined
      return { passed: !wish.test(summary.slice(0, begins)), evidence: quotes([summary]) }
    },
  },
]

function withOutcomes({ bullets, isEnglish }: Facts, least: number): Judgement | undefined {
  if (!isEnglish || bullets.length < outcomes.fewest) return undefined
  const duties = bullets.filter((bullet) => !tellsOutcome(bullet))
  const told = bullets.length - duties.length
  return {
    passed: told >= bullets.length * least,
    evidence: `${told} of ${bullets.length}${duties.length ? `; the others include ${quotes(duties, 2)}` : ''}`,
  }
}
