import { programmingLanguages } from './generated/programming-languages.ts'
import { programs } from './programs.ts'
import { softwareTerms } from './software-terms.ts'
import { technicalConcepts } from './technical-concepts.ts'
import { technologies } from './technologies.ts'
import { trades } from './trades.ts'

/** A skill: its name and every spelling of it in lower case. */
export interface Skill {
  name: string
  spellings: string[]
}

/** Every known skill. */
export const skills: Skill[] = entriesOf(
  `${technologies};${softwareTerms};${technicalConcepts};${programs};${trades};${programmingLanguages}`,
)

/** The names of technologies, which a title may ask for: "Java Developer". */
export const technologyNames = new Set(entriesOf(`${technologies};${programmingLanguages}`).map(({ name }) => name))

/** The entries of a table; what it says of one name in several places is one entry. */
function entriesOf(table: string): Skill[] {
  const byName = new Map<string, Set<string>>()
  for (const entry of table.split(';')) {
    const [name = '', ...others] = entry.replace(/\s+/g, ' ').trim().split('|')
    byName.set(name, new Set([...(byName.get(name) ?? [name.toLowerCase()]), ...others]))
  }
  return [...byName].map(([name, spellings]) => ({ name, spellings: [...spellings] }))
}

/** Names that are everyday words too: outside a list of skills they count only as written and in company that shows it. */
export const ambiguousSkills = new Set(
  `c go r word excel swift express spring sketch node ts ml ui ux sem cad cam rest spark lean epic helm dart unity rust
   julia ruby flask looker sass perl scala expo temporal gemini claude puppet chef packer vagrant remix astro ember lit
   backbone rollup ray presto druid hive superset sentry vault nomad consul envoy bamboo nexus phoenix elm scheme crystal
   assembly pascal groovy lua zig nim lisp apex echo gin akka celery stan arm eagle maya rhino houdini inventor creo
   grasshopper segment slack notion miro access outlook sage okta rancher jaeger dask trino milvus segment cucumber mocha
   gatling appium pyramid tokio actix pwa sns sqs api windows oracle eclipse flash ant swing asp cvs tfs cms lan wan hardware facebook instagram
   linkedin twitter youtube tiktok fireworks databases advertising dos
   sales driving cooking editing teaching retail pharmacy chemistry statistics leadership barista reservations negotiation
   auditing audit accounting compliance translation photography agriculture counseling fundraising nursing hospitality
   housekeeping surgery oncology cardiology neurology rehabilitation nutrition mri hygiene microscopy fieldwork painting
   plastering flooring turning milling grinding concrete demolition excavation rigging maintenance repair diagnostics
   electronics calibration security surveillance boilers cleaning laundry gardening farming fishing forestry irrigation
   livestock baking pastry catering wine tourism ticketing upselling pricing shipping receiving packaging sewing coaching
   dance music singing piano acting theatre storytelling illustration typography layout animation curation archiving
   transcription reception typing filing training assessment facilitation literacy scheduling waterfall teamwork
   communication creativity multitasking adaptability interviewing trading derivatives treasury valuation insurance
   underwriting arbitration mediation diplomacy lobbying contracts patents taxation billing consolidation recruiting
   marketing carpentry plumbing logistics procurement merchandising interpreting journalism litigation networking robotics
   tutoring childcare prospecting prototyping broadcasting hydraulics masonry roofing tiling surveying geology security
   lassen verkoop verkauf vente ventas vendas vendite sprzedaz einkauf achats compras acquisti inkoop fuhrung kadry
   sustainability soldering machining switchboard visio dispatching communication branding roadmap planning
   acrobat amadeus aruba basecamp blackboard blast bootstrap bun canoe capacitor cision clio concur cordova cursor drizzle
   evernote flyway gaussian godot graphite greenhouse gusto hyperion intercom ionic juniper kahoot loki meteor mongoose
   pacer parcel polymer prettier prisma relativity sabre samsara seesaw sequelize shiny stripe wonderware anaconda
   lightspeed metal zoom ignition volatility polars taleo maximo domo hapi koa sisense infor epicor keynote maple quicken origin sibelius swagger insomnia fiddler jaws ide next apollo safe leaflet
   varnish chai karma gulp grunt pulsar zend sinatra alembic locust`.split(/\s+/),
)
for (const { spellings } of entriesOf(programmingLanguages)) for (const one of spellings) ambiguousSkills.add(one)

/** Skills of character rather than of craft; they count little in a match. */
export const softSkills = new Set([
  'leadership',
  'mentoring',
  'public speaking',
  'negotiation',
  'customer service',
  'stakeholder management',
  'onboarding',
  'agile',
])
