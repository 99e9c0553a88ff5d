/** A job description of an invented employer, with what a person finds that it asks for. */
export interface AdvertisedJob {
  trade: string
  text: string
  /** `kind: name` of each requirement; alternatives are joined by "or". */
  asks: string[]
}

/** Job descriptions of many trades, in the forms that they come in: lists, running text, one paragraph. */
export const advertisedJobs: AdvertisedJob[] = [
  {
    trade: 'nurse',
    text: `Registered Nurse - Dialysis Unit

Brookhaven Clinics has cared for families in the valley for over 60 years. We are an equal opportunity employer and offer health insurance, dental plans and 30 days of paid time off.

What you will do
- Care for patients before, during and after dialysis
- Keep electronic health records up to date
- Teach patients and their families

Requirements
- Current RN license in the state
- BLS and ACLS certification
- At least 2 years of experience in dialysis or critical care
- Associate or Bachelor of Science in Nursing
- Experience with vascular access, patient education and infection control

Nice to have
- Fluent Spanish

Follow us on Facebook, Instagram and LinkedIn. To apply, send your resume in Word or PDF.`,
    asks: [
      'title: Registered Nurse',
      'certification: Registered nurse licence',
      'skill: Dialysis',
      'skill: Electronic health records',
      'skill: Record keeping',
      'skill: BLS',
      'skill: ACLS',
      'years: 2 years of Dialysis or critical care',
      'degree: associate degree in Nursing',
      'skill: Vascular access',
      'skill: Patient education',
      'skill: Infection control',
      'language: Spanish',
    ],
  },
  {
    trade: 'electrician',
    text: `Electrician (m/f/d)
Hallam Building Services is a family business with 40 years of history. You install and test switchgear, motor controls and lighting in hospitals and schools, read wiring diagrams, and look after our apprentices. You hold a journeyman license or a comparable qualification, have three years of experience in industrial wiring, and know how to bend conduit, pull cable and find faults, etc. A driver's license is required; OSHA 30 is a plus. We offer a company van, tools, 401(k), and excel at what we do.`,
    asks: [
      'title: Electrician',
      'skill: Switchgear',
      'skill: Motor control',
      'skill: Wiring diagrams',
      'skill: Lighting testing',
      'skill: Wire pulling',
      'skill: Fault finding',
      'certification: Journeyman licence',
      'years: 3 years of industrial wiring',
      'certification: Driving licence',
      'certification: OSHA card',
    ],
  },
  {
    trade: 'accountant',
    text: `Senior Accountant

About the role
You close the books each month, prepare tax returns and work with our auditors.

Your profile
- Bachelor's degree in Accounting, Finance or a related field
- CPA preferred
- 5+ years of experience in public accounting
- Strong knowledge of GAAP, consolidation and lease accounting
- Proficiency in Excel (pivot tables, Power Query) and NetSuite or SAP
- Experience with revenue recognition and intercompany transactions

Benefits
- Annual bonus, commuter benefits, yearly training budget, gym on site`,
    asks: [
      'title: Senior Accountant',
      'degree: bachelor degree in Accounting, Finance',
      'certification: CPA',
      'years: 5 years of public accounting',
      'skill: GAAP',
      'skill: Consolidation',
      'skill: Lease accounting',
      'skill: Tax returns',
      'skill: Excel',
      'skill: Pivot tables',
      'skill: Power Query',
      'skill: NetSuite or SAP',
      'skill: Revenue recognition',
      'skill: Intercompany transactions',
    ],
  },
  {
    trade: 'teacher',
    text: `High School Chemistry Teacher
Fairmont Academy
We are looking for a teacher who makes young people curious. Our school has stood in the town since 1921.
You bring:
* a teaching license for secondary schools
* Master's degree in Chemistry or Education
* 2 to 4 years of classroom experience
* knowledge of lesson planning, laboratory safety and differentiated instruction
* experience with Google Classroom or Moodle
Ideally you also coach a sports team or speak French fluently.
Applicants will be considered without regard to race, color, religion, sex or national origin.`,
    asks: [
      'title: High School Chemistry Teacher',
      'certification: Teaching licence',
      'degree: master degree in Chemistry, Education',
      'years: 2 years of classroom',
      'skill: Lesson planning',
      'skill: Laboratory safety',
      'skill: Differentiated instruction',
      'skill: Google Classroom or Moodle',
      'language: French',
    ],
  },
  {
    trade: 'chef',
    text: `Sous Chef wanted for the Copper Kettle

The next step in your career! Spring into a kitchen where the rest of the team cooks with heart, where nobody has to go it alone, and where dinner service ends at ten.

You must have
- 3+ years' experience as a line cook or sous chef
- Experience in menu planning, food costing, butchery and stock control
- ServSafe certificate
- Knowledge of HACCP and allergen management
Preferred: pastry skills, wine pairing

What we offer: meals on duty, tips, health insurance, and a staff discount at all our restaurants.`,
    asks: [
      'title: Sous Chef',
      'years: 3 years of line cook or sous chef',
      'skill: Menu planning',
      'skill: Food costing',
      'skill: Butchery',
      'skill: Stock control',
      'certification: Food safety certificate',
      'skill: HACCP',
      'skill: Allergen management',
      'skill: Pastry',
      'skill: Wine pairing',
    ],
  },
]
