import type { LanguageWords } from './language-words.ts'

/** English. */
export const en: LanguageWords = {
  titles: `Software Engineer; Senior Software Engineer; Staff Engineer; Backend Developer; Frontend Developer; Full Stack Developer; Data Scientist
    Data Analyst; Machine Learning Engineer; DevOps Engineer; Site Reliability Engineer; QA Engineer; Product Manager; Senior Product Manager
    Product Owner; Project Manager; Program Manager; Engineering Manager; Head of Engineering; Head of Product; VP of Sales; Vice President, Marketing
    Chief Technology Officer; CTO; CEO; CFO; Co-Founder; Founder and CEO; Founder; Owner; Managing Director; Director of Operations; Director, Finance
    Research Assistant; Teaching Assistant; Graduate Research Assistant; Postdoctoral Researcher; Research Fellow; Associate Professor; Lecturer
    Visiting Scholar; Intern; Summer Intern; Software Engineering Intern; Marketing Intern; Legal Intern; Trainee; Apprentice; Volunteer
    Registered Nurse; Staff Nurse; Nurse Practitioner; Ward Sister; Healthcare Assistant; Paramedic; General Practitioner; Medical Assistant
    Physician Assistant; Pharmacy Technician; Dental Hygienist; Physical Therapist; Social Worker; Care Coordinator; Support Worker
    Teacher; Mathematics Teacher; Substitute Teacher; School Counselor; Principal; Instructional Designer; Tutor; Teaching Artist
    Accountant; Senior Accountant; Accounts Payable Clerk; Bookkeeper; Auditor; Financial Analyst; Investment Banking Analyst; Tax Associate
    Controller; Credit Analyst; Loan Officer; Bank Teller; Claims Adjuster; Underwriter; Actuary; Portfolio Manager; Payroll Specialist
    Sales Associate; Sales Representative; Account Executive; Account Manager; Key Account Manager; Business Development Manager; Store Manager
    Assistant Store Manager; Retail Associate; Cashier; Customer Service Representative; Call Center Agent; Team Leader; Shift Supervisor
    Barista; Server; Bartender; Line Cook; Sous Chef; Executive Chef; Pastry Chef; Restaurant Manager; Front Desk Agent; Concierge; Housekeeper
    Marketing Manager; Digital Marketing Specialist; Content Writer; Copywriter; Editor; Journalist; Graphic Designer; UX Designer; Art Director
    Photographer; Video Editor; Public Relations Officer; Communications Associate; Social Media Manager; Community Manager; Event Planner
    Human Resources Manager; HR Generalist; Recruiter; Talent Acquisition Partner; Office Manager; Executive Assistant; Administrative Assistant
    Receptionist; Paralegal; Attorney; Associate; Senior Associate; Legal Counsel; Law Clerk; Compliance Officer; Policy Analyst
    Mechanical Engineer; Civil Engineer; Electrical Engineer; Process Engineer; Quality Engineer; Design Engineer; Field Engineer; Architect
    Construction Manager; Site Foreman; Carpenter; Electrician; Plumber; Welder; HVAC Technician; Machine Operator; CNC Machinist; Forklift Driver
    Warehouse Associate; Warehouse Manager; Truck Driver; Delivery Driver; Logistics Coordinator; Supply Chain Analyst; Buyer; Procurement Manager
    Aircraft Mechanic; Pilot; Flight Attendant; Security Guard; Police Officer; Firefighter; Military Police; Squad Leader; Fitness Instructor
    Personal Trainer; Yoga Teacher; Hair Stylist; Librarian; Museum Curator; Translator; Real Estate Agent; Farm Hand; Gardener; Chemist; Lab Technician
    Consultant; Senior Consultant; Management Consultant; Business Analyst; Systems Analyst; IT Support Specialist; Network Administrator
    Database Administrator; Solutions Architect; Scrum Master; Technical Writer; Member of Technical Staff; Freelance Designer; Self-Employed Consultant
    Au Pair; Cabin Crew; Crew Member; Sales; Growth; Operations; Customer Success; Guest Relations; Work Placement; Industrial Placement; Year in Industry
    Board Member; Treasurer; Campus Ambassador; Open Source Maintainer; Chair; Seasonal Worker; Camp Counselor; Lifeguard; Babysitter; Production Runner
    Research Intern; Undergraduate Researcher; Student Researcher; Visiting Researcher; PhD Candidate; PhD Student; Doctoral Researcher; Postdoctoral Fellow; Teaching Fellow; Course Assistant; Reviewer; Mentor; Tutor, Calculus
    Game Developer; Embedded Engineer; Firmware Engineer; Robotics Engineer; Quantitative Researcher; Security Researcher; Technical Lead; Tech Lead; Platform Engineer; Cloud Architect; Founding Engineer; Independent Consultant
    Mobile Developer; iOS Developer; Android Developer; Web Designer; Software Developer II; SDE Intern; Applied Scientist; R&D Engineer; Data Engineer; Data Science Intern; Analytics Engineer; Lead Data Scientist; Full-Stack Engineer
    Work Student; Working Student; Student Assistant; Thesis Student; Master Thesis; Internship; Summer Internship; Freelance Web Developer; Co-op Student; IT Technician; Help Desk Analyst; Contractor; Organizer; Event Coordinator`,
  teams: `Payments; Credit Risk; Cardiac ICU; Sales; Marketing; Finance; EMEA; North America; Platform; Infrastructure; Operations; Lending; Emergency
    Grade 5; Night Shift; Mobile; Data; Growth; Retail Banking; Clinical Trials; R&D; iOS; Front End; Level II; Tier 2 Support; Policy; Public Affairs; Wholesale; Supply Chain; Brand Strategy; Nursing; Surgery; APAC; Compliance; Quality; Procurement; Facilities; Learning; Web; Analytics; Treasury; Night Team; Food & Beverage; Maternity; Fraud; Pricing`,
  employers: `{} Bank; {} Logistics; {} Technologies; {} Software; {} Solutions; {} Consulting; {} Systems; {} Group; {} Holdings; {} Partners; {} & Sons
    {} Brothers; {} Labs; {} Studios; {} Media; {} Foods; {} Energy; {} Health; {} Clinic; {} Care Home; {} Hotel; {} Resort; {} Restaurant; {} Cafe
    {} Bakery; {} Brewing; {} Farm; {} Capital; {} Insurance; {} Motors; {} Airlines; {} Freight; {} Construction; {} Builders; {} Roofing; {} Pharmacy
    {} Academy; {} School; {} College; {} Museum; {} Theatre; {} Foundation; {} Trust; {} Agency; {} Records; {} Press; {} Daily; {} Outfitters; {} Robotics
    The {}; The {} Company; {} Interactive; {} Analytics; {} Games; {} Realty; {} Law; {} Legal LLP; {} Advisors; {} Wellness; {} Dental; {} Animal Hospital`,
  publicEmployers: `City of {}; {} City Council; County of {}; University of {}; {} University; {} State University; {} Community College; {} High School
    {} General Hospital; St. Mary's Hospital {}; {} Police Department; {} Public Library; {} School District; {} Chamber of Commerce; Port of {}
    Department of Health; Ministry of Defence; US Army; Royal Navy; National Health Service; Department of Transport; House of Representatives`,
  legal: 'Inc.; Inc; LLC; Ltd; Ltd.; Limited; PLC; LLP; Corp.; Co.; Pty Ltd; Pvt Ltd; Group plc',
  towns: `London; Manchester; Leeds; Birmingham; New York; Boston; Chicago; San Francisco; Seattle; Austin; Denver; Toronto; Vancouver; Dublin; Sydney
    Melbourne; Singapore; Bangalore; Mumbai; Cape Town; Nairobi; Lagos; Dubai; Los Angeles; San Diego; Portland; Atlanta; Miami; Houston; Dallas
    Berlin; Paris; Zurich; Edinburgh; Glasgow; Bristol; Oxford; Philadelphia; Hyderabad; Pune; Chennai; Auckland; Washington`,
  townEnds:
    'ham; ford; bury; field; ton; ville; brook; wick; mouth; dale; port; haven; bridge; worth; by; combe; Falls; Springs; Heights; Park',
  regions: `UK; USA; United Kingdom; CA; NY; TX; WA; MA; IL; England; Scotland; Ireland; India; Canada; ON; Australia; NSW; Germany; Kenya; Nigeria
    Singapore; California; Texas; Florida; FL; OH; GA; NJ; Remote; South Africa; New Zealand; Karnataka; Maharashtra`,
  units: `Department of Physics; Emergency Department; Sales Department; Ward 7; Payments Team; Department of Operations; Marketing Division; Finance Department
    School of Medicine; Faculty of Arts; Cloud Platform Team; Consumer Division; Corporate Banking Unit; Surgical Ward; Advisor: Prof. Jane Holt; Reporting to the CFO
    Wealth Management Division; Computer Vision Lab; Institute for Soil Research; School of Humanities; Dept. of Philosophy; Dept. of Electrical Engineering; School of Public Health; College of Engineering; GS-12, 40 hrs/week; Computational Climate Group; Second shift; Human Resources Department; R&D; Global Markets`,
  modes: `full-time; part-time; Full-time; Part-time; Contract; Freelance; Internship; Temporary; Remote; Hybrid; Seasonal; Permanent; Full Time; Part Time
    contract; remote; Self-employed; Volunteer`,
  taglines: `Leading provider of payment software; A family-owned bakery with 12 shops; B2B platform for freight forwarders; Fortune 500 retailer
    Online marketplace for used books; Non-profit for clean water; Series B startup; 400 employees, $60M revenue; Global manufacturer of valves and pumps
    Regional chain of hardware stores.; Consumer goods company; Acquired by a larger competitor in 2019; Boutique agency for luxury brands
    Venture-backed company that builds drones for farmers.; The largest independent distributor of bicycles in the north; Europe's second largest bank by assets
    Digital health startup helping patients sleep; www.example.com; https://example.org; A 350-bed teaching hospital; Mid-size law firm with 60 lawyers
    SaaS for dentists; Non-profit organization; Private equity firm; Early-stage fintech; Medical devices; Oil and gas; Hospitality; Telecommunications`,
  deeds: `Led a team of 12 engineers and delivered the new platform within nine months; Reduced costs by 18% by moving three systems to one
    Managed a budget of $2.4M and negotiated contracts with 14 suppliers; Trained 25 new employees in safety and quality; Built dashboards in Tableau
    Responsible for the daily operation of two stores; Answered up to 80 calls a day and solved problems of customers; Cared for eight patients per shift
    Designed and implemented REST APIs in Java and Spring Boot; Wrote weekly reports for the board; Taught algebra to 150 students in six classes
    Increased sales by 31% year over year through new partnerships; Prepared food for up to 200 guests; Repaired and maintained hydraulic systems
    Coordinated with architects, engineers and the city; Developed a new process for onboarding; Handled cash and closed the register every evening
    Created content for social media; Collaborated with product and design; Migrated 40 services to Kubernetes in 2021; Filed documents with the court
    Supervised a crew of nine; Assisted the director with schedules; Won the regional award for service in 2018; Drove 400 miles a day without an accident`,
  shortDeeds: `Budget Planning; Customer Service; Team Leadership; Vendor Management; Python, SQL, Tableau; Food Safety; Inventory Control; Event Planning
    Contract Negotiation; Web Development; Patient Care; Quality Assurance; Tech stack: Go, Rust, Kafka; Environment: Java, Oracle; Tools: Jira, Git; Cash handling`,
  prose: `In this role I worked with a small team that looked after the accounts of the largest customers and reported to the head of sales.
    Worked closely with engineering and design to launch a new mobile app that is used by more than forty thousand people every day.
    Responsible for planning, scheduling and carrying out maintenance of all machines of the plant, including the training of new operators.
    Provided support for the clinic and its patients, kept records up to date, and helped with the move to a new building.
    Project: a system that forecasts demand for spare parts, built for the largest client of the company`,
  labels: {
    title: 'Position; Title; Role; Job Title; Designation',
    employer: 'Company; Employer; Organization; Company Name',
    dates: 'Duration; Dates; Period; From - To',
    place: 'Location; Place; City',
    work: 'Responsibilities; Key Responsibilities; Duties; Roles and Responsibilities; Key Achievements',
    client: 'Client; Project; Via; Through; Supervisor; Reporting to; SUPERVISOR; Advisor',
  },
  months:
    'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec|January February March April May June July August September October November December',
  present: 'Present; present; Current; now; Now; today; Till Date',
  until: 'to; until; -; –',
  since: 'Since; since; From',
  years: 'years; yrs; year; yr',
  monthsLong: 'months; mos; month',
  at: 'at; @',
}
