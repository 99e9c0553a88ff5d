import { expect, it } from 'vitest'
import { mayTell, readTold } from './told-sentence.ts'

it.each([
  [
    '• Sept. 2011 to 26-Sept.-2012 in Sandhill Construction Company at Site A-16 in (leeds) as a site engineer.',
    'site engineer',
    'Sandhill Construction Company',
    'Sept. 2011 to 26-Sept.-2012',
  ],
  [
    '• Period Oct. 2012 to till date in Shree Mill Construction as a billing engineer at site B.P.T.P',
    'billing engineer',
    'Shree Mill Construction',
    'Oct. 2012 to till date',
  ],
  [
    '• Worked on Sandhill Solutions as Junior Test Engineer from June 2015 to March 2016',
    'Junior Test Engineer',
    'Sandhill Solutions',
    'from June 2015 to March 2016',
  ],
  ['Five Months Experience as a CSM with Sandhill bank.', 'CSM', 'Sandhill bank', ''],
  [
    '• My first job in Red Mill Foods Pvt. Ltd. As a technician from 1stJan2014 to oct2015.',
    'technician',
    'Red Mill Foods Pvt. Ltd.',
    'from 1stJan2014 to oct2015',
  ],
  [
    '• I have got experience of working as technician trainee from SANDHILL MOTORS for 6 Months',
    'technician trainee',
    'SANDHILL MOTORS',
    '',
  ],
  ['Since August 2009 with Red Mill Pvt. Ltd, Leeds to till now', '', 'Red Mill Pvt. Ltd', 'Since August 2009'],
  [
    '• Internship during B.Tech: - Worked 4 months as Site Engineer with Red Mill Cranes Ltd',
    'Site Engineer',
    'Red Mill Cranes Ltd',
    '',
  ],
  ['• Summer internship in Red Mill Ltd. of one month in 2012.', '', 'Red Mill Ltd.', '2012'],
  [
    '• I did my 45 days industrial internship in RED MILL, Leeds during 01 June – 15 July, 2010.',
    '',
    'RED MILL',
    '01 June – 15 July, 2010',
  ],
  ['One month summer training in Red Mill Motors at Leeds as a Trainee.', 'Trainee', 'Red Mill Motors', ''],
  [
    '• Work as Plumber in Red Mill ltd. Saudi Arab from 24/02/2009 to 28/02/2014',
    'Plumber',
    'Red Mill ltd.',
    'from 24/02/2009 to 28/02/2014',
  ],
  [
    '• Currently associating with Red Mill Builders as a Project Engineer.',
    'Project Engineer',
    'Red Mill Builders',
    '',
  ],
  [
    '• Worked as an“ELECTRICIAN”in Red Mill Co.L.L.C in Dubai with effect 23 April 2015 to 22 April 2016',
    'ELECTRICIAN',
    'Red Mill Co.L.L.C',
    '23 April 2015 to 22 April 2016',
  ],
  [
    '2.Site Supervisor in the welding department at Red Mill Pvt Ltd   Mar’2016 to Present',
    'Site Supervisor',
    'Red Mill Pvt Ltd',
    'Mar’2016 to Present',
  ],
  [
    '• Working as a welder in Red Mill (India) Limited from last 5 years to till date.',
    'welder',
    'Red Mill (India) Limited',
    '',
  ],
  [
    '1) I have worked for Red Mill as Welder from March 2014 to January 2016.',
    'Welder',
    'Red Mill',
    'from March 2014 to January 2016',
  ],
  [
    'One Year working experience in RED MILL CO-OPERATIVE LTD. as a CLERK, Region Leeds.',
    'CLERK',
    'RED MILL CO-OPERATIVE LTD.',
    '',
  ],
  [
    '• 1 ½ Year experience with Red Mill India Ltd Sandhill Road, Leeds as an Electrician.',
    'Electrician',
    'Red Mill India Ltd',
    '',
  ],
  ['WORKED 4 YEARS IN INDIA WITH RED MILL STEEL COMPANY (LEEDS)AS WELDER', 'WELDER', 'RED MILL STEEL COMPANY', ''],
  [
    '• Working in "Red Mill pvt ltd" leeds as a “fitter” in lights from jan 2017 to present.',
    'fitter',
    'Red Mill pvt ltd',
    'from jan 2017 to present.',
  ],
  [
    'Oct. 2014 to Apr. 2015, Worked as Physics Teacher for 9th to 12th Class Students at Red Mill School.',
    'Physics Teacher',
    'Red Mill School',
    'Oct. 2014 to Apr. 2015',
  ],
  [
    'Working as ENGINEER in Maintenance Dept in M/S Red Mill Services Private Limited Leeds from Nov. 2014 to till date.',
    'ENGINEER',
    'Red Mill Services Private Limited',
    'from Nov. 2014 to till date.',
  ],
  ['• 2 years experience in Red Mill Pvt. Ltd. for the post of FITTER (PIPES)', 'FITTER', 'Red Mill Pvt. Ltd.', ''],
  ['• 3 Years At Sandhill as a Crew Member.', 'Crew Member', 'Sandhill', ''],
  ['• Worked in Red Mill School from June 2018 -January 2019.', '', 'Red Mill School', 'from June 2018 -January 2019'],
  [
    '• 1 Year work experience in Red Mill Solutions Pvt. Ltd. as a Sales co-ordinator.',
    'Sales co-ordinator',
    'Red Mill Solutions Pvt. Ltd.',
    '',
  ],
  [
    '• Red Mill and Sandhill Pvt Ltd,(An Iron Works company) Leeds as Accounts Executive from July 2005 to March 2009',
    'Accounts Executive',
    'Red Mill and Sandhill Pvt Ltd',
    'from July 2005 to March 2009',
  ],
  ['≥. Working in Red Mill Ltd as post Electrician from 2015', 'Electrician', 'Red Mill Ltd', 'from 2015'],
  ['Also worked with Sandhill Architects LLC as a billing clerk', 'billing clerk', 'Sandhill Architects LLC', ''],
  ['• I have experience for the long one year at Sandhill as a Welder', 'Welder', 'Sandhill', ''],
  ['Associated with Sandhill as Welder: March 2015 till July 2017', 'Welder', 'Sandhill', 'March 2015 till July 2017'],
  ['From March 2014 works with Sandhill as a Fitter', 'Fitter', 'Sandhill', 'From March 2014'],
  ['WORKED IN; Sandhill Contracting Company (6 months) AS A Welder', 'Welder', 'Sandhill Contracting Company', ''],
  ['Worked as Nursery Teacher Full Time in the Aldmoor School, Leeds', 'Nursery Teacher', 'Aldmoor School', ''],
  ['Six month experience in M/s Red Mill Pvt Ltdas a Welder', 'Welder', 'Red Mill Pvt Ltd', ''],
  ['• Worked One Year in “A. Lee & Associate” as a Draughtsman', 'Draughtsman', 'A. Lee & Associate', ''],
  ['• 2 Months experience in Sales Executive at Red Mill Ltd, Leeds.', 'Sales Executive', 'Red Mill Ltd', ''],
  ['3 years worked in red mill ltd as a packing issuer', 'packing issuer', 'red mill ltd', ''],
  ['• Working at Sandhill as a C.S.A. from 2015 to 2017', 'C.S.A.', 'Sandhill', 'from 2015 to 2017'],
  [
    '1. Sandhill Group.: Working as a Welder at the site of a bridge. From 2013 to 2015',
    'Welder',
    'Sandhill Group',
    'From 2013 to 2015',
  ],
  [
    'Since Nov’11 with Red Mill Pvt. Ltd, Leeds as a Junior Welder',
    'Junior Welder',
    'Red Mill Pvt. Ltd',
    'Since Nov’11',
  ],
  ['Had worked in A.K Traders (H.P.) from May 2015 to June 2016', '', 'A.K Traders', 'from May 2015 to June 2016'],
  ['Working as a Welder from January 2018 to till date', 'Welder', '', 'from January 2018 to till date'],
])('%s', (line, title, employer, dates) => {
  expect(readTold(line)).toMatchObject({ title, employer, dates })
})

it.each([
  'One month summer training in Red Mill Motors at Leeds.',
  'Worked on the migration of clouds as a lead from June 2015 to March 2016',
  'Engineer in charge of bridges, Red Mill Ltd, 2012 – 2014',
  'Intern in Banking and Finance   Banque du Moulin   2013 – 2014',
  '• 9 months experience in Dubai as a keeper of towers',
  '• Worked as a team in Leeds from 2008 to 2012',
  'Worked in Leeds from 2015 to 2016',
  'Since 2011 with colleagues of Red Mill Ltd as a welder',
  '• Worked in close coordination with the planning engineer regarding all aspects of the works',
  '• Working with Internal Query handling team to avoid wrong queries',
  '• Nearly 8 years experience in erection of mega structures like columns and trusses.',
  '• Worked closely with the Finance Manager and other Senior Executives to develop programs.',
  '• One year work experience as civil helper.',
  'Experience in Construction of entire storage systems of buildings',
  '• Worked in a private company as a bridge builder',
  'Red Mill: a mill that works as planned',
  '• Sold cranes of Red Mill Ltd as well as bridges',
  '-3 year diploma in Computer Engineering',
  '• Working with Finance and Purchase departments to review payments',
  `Worked as a welder in Red Mill ${'and more '.repeat(40)}`,
])('tells of no role that is known: %s', (line) => {
  expect(readTold(line)).toBeUndefined()
})

it('a sentence may say that somebody works there now', () => {
  const isNow = (line: string) => readTold(line)?.isNow
  expect(isNow('Presently doing job in Sandhill as a Welder')).toBe(true)
  expect(isNow('Working in Sandhill as a Welder since 2019')).toBe(true)
  expect(isNow('Worked in Sandhill as a Welder')).toBe(false)
})

it.each([
  'Worked on Sandhill Solutions as Junior Test Engineer from June 2015 to March 2016',
  'Presently doing job in Sandhill as a Welder',
  'Red Mill Pvt. Ltd., Leeds as Finance Executive',
  '2 years experience with Red Mill Pvt. Ltd. as a welder',
])('what stands behind a sentence does not keep it from telling of a role: %s', (sentence) => {
  expect(readTold(sentence)).toBeDefined()
  expect(mayTell(sentence)).toBe(true)
  expect(mayTell(`${sentence} and built ${'bridges of steel, '.repeat(1_000)}`)).toBe(true)
})
