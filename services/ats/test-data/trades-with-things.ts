import type { Trade } from './trade-resume.ts'

/** Invented people who work with things and figures. */
export const tradesWithThings: Trade[] = [
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
]
