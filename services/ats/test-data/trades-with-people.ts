import type { Trade } from './trade-resume.ts'

/** Invented people who work with people. */
export const tradesWithPeople: Trade[] = [
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
