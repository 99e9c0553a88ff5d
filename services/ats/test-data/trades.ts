/** What an invented person of a trade did in a role, told in three qualities. */
interface TradeRole {
  title: string
  employer: string
  dates: string
  excellent: string[]
  mediocre: string[]
  poor: string[]
}

/** An invented person of a trade. */
export interface Trade {
  name: string
  title: string
  summary: string
  roles: TradeRole[]
  education: string
  skills: string
}

/** People of ten trades whose resumes can be told well and badly. */
export const trades: Trade[] = [
  {
    name: 'Maren Holloway',
    title: 'Registered Nurse',
    summary: 'Registered nurse with nine years on surgical wards who cut falls and infections in two hospitals.',
    roles: [
      {
        title: 'Senior Staff Nurse',
        employer: 'Northfield General Hospital',
        dates: 'Apr 2021 - Present',
        excellent: [
          'Led a team of 12 nurses on a 28-bed surgical ward through two inspections with the best grade',
          'Reduced falls by 31% within a year with hourly rounds and a new handover sheet',
          'Trained 25 new nurses in wound care, triage and medication administration',
        ],
        mediocre: [
          'Led the nurses of a surgical ward during inspections',
          'Worked on a program against falls of patients',
          'Trained 25 new nurses in wound care and triage',
        ],
        poor: ['Responsible for patients on the ward', 'Various nursing duties'],
      },
      {
        title: 'Staff Nurse',
        employer: 'Elm Grove Clinic',
        dates: 'Sep 2016 - Mar 2021',
        excellent: [
          'Cared for 8 patients a shift after operations and planned the discharge of 600 patients a year',
          'Introduced a checklist for infection control that halved the number of infections',
          'Documented medication for 40 patients a day in electronic health records without a single error',
        ],
        mediocre: ['Care of patients after operations', 'Introduced a checklist for infection control'],
        poor: ['I was helping the doctors with patients'],
      },
    ],
    education: 'BSc Nursing, University of Aldmoor, 2016',
    skills: 'Wound care, Triage, Medication administration, Infection control, Patient care, Electronic health records',
  },
  {
    name: 'Tobias Lindqvist',
    title: 'Software Engineer',
    summary: 'Backend engineer with eight years of TypeScript and PostgreSQL who runs services for two million users.',
    roles: [
      {
        title: 'Senior Software Engineer',
        employer: 'Quayline Systems',
        dates: 'Jan 2022 - Present',
        excellent: [
          'Designed a billing service in TypeScript and PostgreSQL that handles 4,000 requests a second',
          'Cut the cost of hosting by 38% by moving 22 services to Kubernetes',
          'Mentored 5 engineers, of whom 3 were promoted within 18 months',
        ],
        mediocre: [
          'Designed a billing service in TypeScript and PostgreSQL',
          'Migration of services to Kubernetes',
          'Mentored 5 engineers',
        ],
        poor: ['Responsible for backend code', 'Worked on various tickets'],
      },
      {
        title: 'Software Engineer',
        employer: 'Harbor Labs',
        dates: 'May 2017 - Dec 2021',
        excellent: [
          'Built a search API with Elasticsearch that answers 95% of queries in 40 ms',
          'Automated deployments with Terraform and GitHub Actions, from 2 a month to 15 a day',
          'Reduced incidents by half with integration tests and alerts in Prometheus',
        ],
        mediocre: ['Development of a search API with Elasticsearch', 'Automated deployments with Terraform'],
        poor: ['My work was coding in a team'],
      },
    ],
    education: 'BSc Computer Science, University of Tarn, 2017',
    skills: 'TypeScript, PostgreSQL, Kubernetes, Terraform, Elasticsearch, Prometheus',
  },
  {
    name: 'Ilse Marchetti',
    title: 'Head Chef',
    summary: 'Head chef with eleven years in Italian kitchens who earned a star and keeps food cost at 27%.',
    roles: [
      {
        title: 'Head Chef',
        employer: 'Trattoria Lune',
        dates: 'Mar 2020 - Present',
        excellent: [
          'Managed a kitchen of 14 cooks that serves 180 covers a night',
          'Lowered food cost from 34% to 27% with weekly menus and new suppliers',
          'Developed 40 seasonal dishes, of which 6 were named in a national guide',
        ],
        mediocre: [
          'Managed the kitchen of a restaurant with 80 seats',
          'Menus and suppliers',
          'Developed seasonal dishes',
        ],
        poor: ['In charge of the kitchen', 'Various dishes and menus as needed'],
      },
      {
        title: 'Sous Chef',
        employer: 'Blue Harbor Restaurant',
        dates: 'Jun 2014 - Feb 2020',
        excellent: [
          'Trained 9 apprentices in pasta, sauces and food safety',
          'Cut food waste by 22 kg a week with a new stock system',
          'Prepared banquets for up to 300 guests under HACCP rules',
        ],
        mediocre: ['Trained apprentices in pasta and sauces', 'Banquets for up to 300 guests'],
        poor: ['I cooked with my colleagues every day'],
      },
    ],
    education: 'Diploma in Culinary Arts, Harbor College, 2014',
    skills: 'Menu planning, HACCP, Food safety, Inventory, Italian cuisine, Budgeting',
  },
  {
    name: 'Gareth Penhallow',
    title: 'Electrician',
    summary:
      'Electrician with twelve years on industrial sites, 300 inspected installations and no lost-time accident.',
    roles: [
      {
        title: 'Lead Electrician',
        employer: 'Voltcraft Installations Ltd',
        dates: 'Feb 2019 - Present',
        excellent: [
          'Installed switchgear and wiring in 48 industrial units, all passed at the first inspection',
          'Supervised 6 electricians and 3 apprentices on sites worth £4 million',
          'Repaired 1,200 faults in motors and control panels within an average of 3 hours',
        ],
        mediocre: [
          'Installed switchgear and wiring in industrial units',
          'Supervision of 6 electricians',
          'Repairs of motors',
        ],
        poor: ['Responsible for electrical work', 'Other duties as assigned'],
      },
      {
        title: 'Electrician',
        employer: 'Meridian Works',
        dates: 'Aug 2012 - Jan 2019',
        excellent: [
          'Wired 90 homes to BS 7671 and tested every circuit before handover',
          'Reduced call-backs from 12 to 2 a month with a checklist for testing',
          'Maintained the fire alarms of 15 schools',
        ],
        mediocre: ['Wired homes to BS 7671', 'Maintenance of fire alarms'],
        poor: ['We did wiring and stuff for customers'],
      },
    ],
    education: 'NVQ Level 3 Electrical Installation, Aldmoor College, 2012',
    skills: 'Wiring, Switchgear, Fault finding, BS 7671, Motor control, Testing and inspection',
  },
  {
    name: 'Amelie Castellan',
    title: 'Secondary School Teacher',
    summary:
      'Mathematics teacher with ten years in comprehensive schools whose classes beat the national average by 14%.',
    roles: [
      {
        title: 'Head of Mathematics',
        employer: 'Brackenfield School',
        dates: 'Sep 2019 - Present',
        excellent: [
          'Raised the share of students who pass from 64% to 81% in three years',
          'Led a department of 8 teachers and wrote a curriculum for 900 students',
          'Launched a tutoring program that 120 students attend every week',
        ],
        mediocre: ['Led a department of 8 teachers', 'Curriculum for mathematics', 'Tutoring program for students'],
        poor: ['In charge of mathematics', 'Attended meetings and other duties'],
      },
      {
        title: 'Mathematics Teacher',
        employer: 'Tarn Valley Academy',
        dates: 'Sep 2013 - Jul 2019',
        excellent: [
          'Taught algebra and statistics to 150 students a year in 6 classes',
          'Designed 60 lessons with GeoGebra that 4 other schools adopted',
          'Coached a team of 12 students to second place in a national contest',
        ],
        mediocre: ['Taught algebra and statistics', 'Lessons with GeoGebra'],
        poor: ['I was teaching classes'],
      },
    ],
    education: 'BSc Mathematics, University of Aldmoor, 2012',
    skills: 'Curriculum design, Classroom management, Statistics, GeoGebra, Tutoring, Assessment',
  },
  {
    name: 'Desmond Achterberg',
    title: 'Accountant',
    summary: 'Chartered accountant with nine years in manufacturing who closes the books of 6 companies in 4 days.',
    roles: [
      {
        title: 'Senior Accountant',
        employer: 'Fenwick Manufacturing plc',
        dates: 'Oct 2020 - Present',
        excellent: [
          'Closed the books of 6 companies in 4 days instead of 11',
          'Recovered £340,000 of overpaid VAT by auditing 5 years of invoices',
          'Prepared IFRS statements for a group with a turnover of £82 million',
        ],
        mediocre: ['Closed the books of 6 companies', 'Audits of invoices', 'Prepared IFRS statements'],
        poor: ['Responsible for the books', 'Various tasks in the department'],
      },
      {
        title: 'Accountant',
        employer: 'Lowell & Pryce LLP',
        dates: 'Sep 2015 - Sep 2020',
        excellent: [
          'Audited 35 clients a year in retail and construction',
          'Automated reconciliations in Excel, which saved 20 hours a month',
          'Trained 4 juniors in payroll and tax returns',
        ],
        mediocre: ['Audited clients in retail', 'Reconciliations in Excel'],
        poor: ['My job was doing accounts for clients'],
      },
    ],
    education: 'BA Accounting and Finance, University of Tarn, 2015',
    skills: 'IFRS, VAT, Payroll, Excel, SAP, Auditing',
  },
  {
    name: 'Rosalind Okonjo',
    title: 'Sales Manager',
    summary: 'Sales manager with ten years in medical devices who grew her region from $6M to $19M.',
    roles: [
      {
        title: 'Regional Sales Manager',
        employer: 'Corvane Medical Inc',
        dates: 'Jan 2020 - Present',
        excellent: [
          'Grew the region from $6M to $19M in four years with a team of 9',
          'Won 14 hospital contracts worth $8M against 5 competitors',
          'Shortened the sales cycle from 9 to 6 months with a new demo program in Salesforce',
        ],
        mediocre: [
          'Managed a team of 9 in the region',
          'Contracts with hospitals',
          'Introduced a demo program in Salesforce',
        ],
        poor: ['Responsible for sales', 'Meetings with customers and other tasks'],
      },
      {
        title: 'Sales Representative',
        employer: 'Brightwell Supplies',
        dates: 'Mar 2014 - Dec 2019',
        excellent: [
          'Exceeded quota by 22% on average over 5 years',
          'Opened 60 new accounts by visiting 15 clinics a week',
          'Negotiated prices that raised margin by 4 points',
        ],
        mediocre: ['Visits to clinics and new accounts', 'Negotiated prices with clinics'],
        poor: ['I was selling products to people'],
      },
    ],
    education: 'BBA Marketing, University of Merrow, 2013',
    skills: 'Salesforce, Negotiation, Key account management, Forecasting, CRM, Contract management',
  },
  {
    name: 'Piotr Zelenka',
    title: 'Truck Driver',
    summary: 'Truck driver with fifteen years and 1.6 million km across nine countries without an accident.',
    roles: [
      {
        title: 'Long-Haul Driver',
        employer: 'Haverbeck Logistics',
        dates: 'May 2018 - Present',
        excellent: [
          'Drove 120,000 km a year across 9 countries without an accident',
          'Delivered 98.7% of 1,400 loads on time, the best of 60 drivers',
          'Trained 11 new drivers in load securing and digital tachographs',
        ],
        mediocre: ['Drove across 9 countries', 'Deliveries on time', 'Trained new drivers in load securing'],
        poor: ['Responsible for driving', 'Loading and other duties as needed'],
      },
      {
        title: 'Delivery Driver',
        employer: 'Moorgate Supplies',
        dates: 'Apr 2010 - Apr 2018',
        excellent: [
          'Planned routes for 35 stops a day and cut fuel by 9%',
          'Inspected 4 vehicles a week and reported 30 defects a year before they failed',
          'Handled dangerous goods under ADR for 8 years without an incident',
        ],
        mediocre: ['Planned routes for many stops', 'Inspections of vehicles'],
        poor: ['I was delivering things to customers'],
      },
    ],
    education: 'Certificate in Transport, Moorgate College, 2010',
    skills: 'ADR, Load securing, Digital tachograph, Route planning, Vehicle inspection, Forklift',
  },
  {
    name: 'Yasmin Ferreira',
    title: 'Graphic Designer',
    summary: 'Graphic designer with eight years in brands and packaging whose work is on 200 million boxes.',
    roles: [
      {
        title: 'Senior Designer',
        employer: 'Studio Kestrel',
        dates: 'Feb 2021 - Present',
        excellent: [
          'Redesigned the packaging of 42 products, which raised sales by 17%',
          'Directed 3 designers and 2 photographers on 25 campaigns',
          'Built a library of 300 templates in Figma that halved the time to print',
        ],
        mediocre: ['Redesigned the packaging of products', 'Campaigns with photographers', 'Built templates in Figma'],
        poor: ['Responsible for design', 'Various projects for customers'],
      },
      {
        title: 'Graphic Designer',
        employer: 'Paperlight Agency',
        dates: 'Jul 2016 - Jan 2021',
        excellent: [
          'Created 18 brand identities in Illustrator and InDesign',
          'Won 2 national awards for a series of 12 posters',
          'Prepared 150 brochures a year for print without a reprint',
        ],
        mediocre: ['Created brand identities in Illustrator', 'Brochures for print'],
        poor: ['I was designing stuff in my team'],
      },
    ],
    education: 'BA Graphic Design, Merrow School of Art, 2016',
    skills: 'Figma, Illustrator, InDesign, Photoshop, Packaging design, Branding',
  },
  {
    name: 'Callum Strathmore',
    title: 'Human Resources Manager',
    summary: 'HR manager with nine years in retail who cut turnover from 41% to 26% for 1,100 employees.',
    roles: [
      {
        title: 'HR Manager',
        employer: 'Larkspur Retail Group',
        dates: 'Nov 2019 - Present',
        excellent: [
          'Cut turnover from 41% to 26% for 1,100 employees with new schedules',
          'Recruited 240 people a year at 30% less cost for each hire',
          'Negotiated 3 agreements with unions without a day of strike',
        ],
        mediocre: [
          'Recruited people for stores',
          'Agreements with unions',
          'Introduced new schedules for 1,100 employees',
        ],
        poor: ['In charge of HR', 'Handled various issues of staff'],
      },
      {
        title: 'HR Officer',
        employer: 'Ashdown Hotels',
        dates: 'Jan 2015 - Oct 2019',
        excellent: [
          'Introduced Workday for 600 employees in 5 months',
          'Trained 70 managers in labor law and feedback',
          'Resolved 85 grievances, of which none went to court',
        ],
        mediocre: ['Introduced Workday for employees', 'Training of managers in labor law'],
        poor: ['My task was helping with HR'],
      },
    ],
    education: 'BA Human Resource Management, University of Tarn, 2014',
    skills: 'Workday, Recruiting, Labor law, Onboarding, Payroll, Employee relations',
  },
]

/** How well a resume is told. */
export type Quality = 'excellent' | 'mediocre' | 'poor'

/** The resume of somebody of a trade, as text. */
export function tradeResume(trade: Trade, quality: Quality): string {
  const { name, title, summary, roles, education, skills } = trade
  const summaries = {
    excellent: summary,
    mediocre: `${title} with experience in several companies.`,
    poor: 'Hard-working team player.',
  }
  const listed = { excellent: skills, mediocre: skills, poor: skills.split(', ').slice(0, 3).join(', ') }
  return [
    name,
    title,
    `${name.toLowerCase().replace(' ', '.')}@example.org | +44 20 7946 0958 | linkedin.com/in/${name.toLowerCase().replace(' ', '-')}`,
    '\nSummary',
    summaries[quality],
    '\nExperience',
    ...roles.map((role) =>
      [`${role.title}, ${role.employer}    ${role.dates}`, ...role[quality].map((item) => `• ${item}`), ''].join('\n'),
    ),
    'Education',
    education,
    '\nSkills',
    listed[quality],
    '',
  ].join('\n')
}
