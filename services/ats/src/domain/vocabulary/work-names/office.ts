/** Work of offices, accounts, shops and sales. Each entry: the name, then what else says it, as {@link parseWorkNames} reads it. */
export const office = `
Bank reconciliation|reconcil* bank/credit/account/statement
Invoice processing|process* invoice|enter* invoice|invoice entry|vendor invoice|match* invoice
Bill payment|pay/paying bill|pay/paying vendor|bill pay
Sales tax
Payment processing|process*/post*/collect*/tak*/accept* payment|payment posting
Expense reports|expense report/reporting
Petty cash
Bank deposits|bank deposit|prepar*/make/making deposit
Journal entries|journal entr*
Financial statements|financial statement
Purchase orders|purchase order
Cost tracking|track* cost|job cost|job costing
Credit control
Answering phones|answer*/screen*/rout*/direct* phone/telephone/call|phone coverage/answering|mak* phone|incoming call|telephone enquir*/inquir*|multi* phone line
Appointment scheduling|schedul*/book*/confirm*/set*/arrang* appointment|appointment book
Calendar management|manag*/maintain*/coordinat*/keep* calendar/diary/diaries|complex/executive/busy calendar
Travel arrangements|arrang*/book*/coordinat*/organi* travel
Meeting coordination|schedul*/coordinat*/arrang*/organi*/set* meeting
Minute taking|tak* minutes|meeting minutes|record* minutes
Office supplies|office supplies/supply
Mail handling|sort*/distribut*/process*/handl*/open* mail|incoming mail|outgoing mail
Record keeping|record keeping|keep*/maintain* record|recordkeeping|accurate record
Filing|file/filing/fil* document|filing system|file/filing paperwork
Photocopying|photocopy*|copying scanning|scan/scanning document
Word processing
Report writing|writ*/produc* report|report writing
Report preparation|prepar*/compil*/generat* report
Customer inquiries|customer/client/guest inquir*/enquir*/question|respond*/answer* inquir*/enquir*
Complaint handling|complaint|customer/guest/client concern
Order processing|process*/tak*/enter*/plac* order|order entry|order processing
Inventory management|inventory|stock level
Inventory counts|inventory count/counts|cycle count|count* inventory|physical inventory|stock take|stocktake
Staff scheduling|schedul* staff/employee/crew|staff/employee/work/shift schedul*/rota/roster
Staff supervision|supervis* staff/employee/team/crew/personnel/worker
Leadership|provid*/demonstrat*/show* leadership|leadership skill/experience
Staff training|train*/coach*/instruct* staff/employee/new/associate/personnel/crew
Performance reviews|performance review/evaluation/appraisal
Insurance verification|verif* insurance/benefit/eligibility|insurance verification
Insurance claims|insurance claim|submit*/fil*/process* claim
Patient registration|regist*/check* patient|patient intake/registration
Medical records|patient/medical/clinical record/chart
Database maintenance|maintain*/updat* database|database maintenance
Spreadsheets|spreadsheet
Email correspondence|email correspondence|respond*/answer*/manag* email
Visitor reception|greet*/welcom* visitor/guest/client/patient
Event coordination|coordinat*/organi*/plan*/support* event
Project management|manag*/lead project
Project coordination|coordinat* project|project coordination
Proposal writing|writ*/prepar*/develop* proposal|proposal writing
Customer relationships|customer/client relationship/relation
Sales targets|sales target/goal/quota
Product knowledge
Product demonstrations|product demonstration/demo|demonstrat* product
Cash handling|cash handl*|cash drawer/register/transaction|handl*/count* cash|till
Cashiering|cash register|operat* register/till|ring*/check* customer/sale/purchase
Returns processing|process* return/exchange/refund
Shelf stocking|stock*/restock*/replenish*/fill* shelf/shelves/product/merchandise/floor/cooler/item/supplies
Visual merchandising|build*/creat*/maintain*/set* display|merchandising display|product display|visual display/standard
Loss prevention|shoplift*|loss prevention|prevent* loss/theft
Store opening and closing|open*/clos* store/shop/restaurant
Sales floor|sales floor
Point of sale|pos
Cold calling|outbound call
Account management|manag* account
Territory management|sales territory
Social media|social media
Market research
Website updates|updat*/maintain* website|website content
Newsletters|newsletter
Press releases|press release
Contract administration|contract administration|administer* contract
Vendor relations|vendor/supplier relation/relationship
Payroll processing|payroll
Benefits administration|benefit administration|administer* benefit
New hire paperwork|new hire|onboarding new
Job postings|job posting|post* job
Candidate screening|screen* candidate/applicant/resume|candidate screening
Interview scheduling|schedul*/conduct*/coordinat* interview
Background checks|process*/conduct* background
Personnel files|personnel/employee file/record
Policy development|develop*/implement* policy/policies
Budget monitoring|monitor*/track*/manag*/control* budget/spend
Grant reporting|grant report/reporting
Grant management|grant management/administration/compliance
Donor database|donor database
Typing|typ* wpm|typing
Phone etiquette|telephone/phone etiquette/manner
Computer literacy|computer skill/literacy/literate/proficien*|basic computer
IT literacy|it literate/literacy
Numeracy|numerate
Mentoring|mentor/mentoring engineer/developer/junior/staff/team/peer/colleague/student
`
