import type { AdvertisedJob } from './advertised-jobs.ts'

/** Job descriptions of further trades. */
export const moreAdvertisedJobs: AdvertisedJob[] = [
  {
    trade: 'driver',
    text: `CDL-A Truck Driver - Regional
Orchard Lane Freight | Home every weekend | $1,600 a week
Requirements:
CDL Class A with hazmat endorsement
1 year of tractor-trailer experience
Clean driving record and drug test
Experience with electronic logging devices, load securement and route planning
Able to lift 50 pounds
We have moved goods for 35 years. Visit our website or call us today!`,
    asks: [
      'title: CDL-A Truck Driver',
      'certification: Commercial driving licence',
      'certification: Hazmat endorsement',
      'years: 1 year of tractor-trailer',
      'skill: Electronic logging devices',
      'skill: Load securement',
      'skill: Heavy lifting',
      'skill: Route planning',
    ],
  },
  {
    trade: 'archivist',
    text: `The museum of the county seeks an Archivist to look after photographs, maps and letters from four centuries. The successful candidate has a Master of Library Science or a master's degree in History or Archival Studies, at least two years of experience with archival processing, and is familiar with Dublin Core, EAD and digitization. Experience in oral history, grant writing or exhibition design is desirable. The museum is open six days a week; some work on weekends is needed. Salary: 48,000 to 55,000, plus a pension. We value diversity and welcome applicants of every background.`,
    asks: [
      'title: Archivist',
      'degree: master degree in Library Science, History, Archival Studies',
      'years: 2 years of archival processing',
      'skill: Dublin Core',
      'skill: EAD',
      'skill: Digitization',
      'skill: Oral history or Grant writing or Exhibition design',
    ],
  },
  {
    trade: 'human resources',
    text: `HR Business Partner
Who we are
Millbrook Foods bakes bread for a million people. 10 years in a row we were among the best places to work. We use Python, AWS and lots of flour.
Who you are
- 6+ years of experience in human resources, of which 2 years in a leadership role
- Degree in Business, Psychology or similar
- Experience with Workday, performance management, compensation and benefits, and employee relations
- Knowledge of labor law and collective bargaining
- SHRM-CP or PHR is an asset
- Strong communication skills`,
    asks: [
      'title: HR Business Partner',
      'years: 6 years of human resources',
      'years: 2 years of leadership',
      'degree: bachelor degree in Business, Psychology',
      'skill: Workday',
      'skill: Performance management',
      'skill: Compensation and benefits',
      'skill: Communication skills',
      'skill: Employee relations',
      'skill: Labor law',
      'skill: Collective bargaining',
      'certification: SHRM or CIPD',
    ],
  },
  {
    trade: 'mechanical engineer',
    text: `Mechanical Design Engineer

You design housings and hinges for medical devices, from the first sketch to series production.

Must have
- B.Sc. or M.Sc. in Mechanical Engineering or equivalent
- 4 years of experience in product development
- SolidWorks, GD&T, injection molding and sheet metal
- Working knowledge of design controls and risk analysis
Good to have
- Experience with ISO 13485, MATLAB, Ansys, etc.
- Six Sigma Green Belt

Perks: free fruit, a climbing wall, stock options.`,
    asks: [
      'title: Mechanical Design Engineer',
      'degree: bachelor degree in Mechanical Engineering',
      'years: 4 years of Product development',
      'skill: Product development',
      'skill: Housing design',
      'skill: Hinge design',
      'skill: SolidWorks',
      'skill: GD&T',
      'skill: Injection molding',
      'skill: Sheet metal',
      'skill: Design controls',
      'skill: Risk analysis',
      'skill: ISO 13485',
      'skill: MATLAB',
      'skill: Ansys',
      'skill: Six Sigma',
      'certification: Six Sigma belt',
    ],
  },
  {
    trade: 'software',
    text: `Frontend Engineer

Quillwork builds planning software for choirs. Over the next years we want to go further, and we rest on Fridays.

Your skills
- 4+ years of experience with React and TypeScript
- 3 years of professional software development
- Solid knowledge of HTML, CSS and accessibility
- Testing with Playwright or Cypress
- Experience with REST, GraphQL and CI/CD
- Degree in Computer Science or equivalent experience
Nice to have: Next.js, Storybook, Figma
What we offer: MacBook, home office, conference budget`,
    asks: [
      'title: Frontend Engineer',
      'skill: Frontend development',
      'years: 4 years of React and TypeScript',
      'years: 3 years of software development',
      'skill: Software development',
      'skill: React',
      'skill: TypeScript',
      'skill: HTML',
      'skill: CSS',
      'skill: Accessibility',
      'skill: Playwright or Cypress',
      'skill: REST',
      'skill: GraphQL',
      'skill: CI/CD',
      'degree: bachelor degree in Computer Science',
      'skill: Next.js',
      'skill: Storybook',
      'skill: Figma',
    ],
  },
]
