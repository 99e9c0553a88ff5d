/** Work of care, health, schools and social services, as in office.ts. */
export const care = `
Activities of daily living|activit* daily|adl/adls
Bathing|bath/bathing|shower/showering
Dressing|dressing/dress resident/patient/client/bathing/grooming/feeding
Grooming|grooming
Toileting|toilet/toileting|incontinen*
Feeding|feed/feeding patient/resident/client/meal/bathing/child/infant
Personal hygiene|personal hygiene
Personal care|personal care/cares
Patient transfers|transfer* patient/resident/client|lift/lifting patient|patient lift*|gait belt
Mechanical lifts|mechanical/hoyer lift|hoist
Repositioning|reposition*|turn* reposition*
Mobility assistance|ambulat*|mobility assist*/support
Vital signs|record*/tak*/monitor*/check*/measur* vital|blood pressure
Medication administration|administ* medication/medicine/drug|tak* medication|medication administration/pass/management
Medication reminders|medication remind*|remind* medication
Charting|chart/charting care/patient/note|chart/charting accurate*|nursing documentation
Care documentation|document* care/observation/patient|daily/progress/case/clinical/session note|daily record/log
Meal preparation|prepar*/cook* meal|meal prep*
Light housekeeping|light housekeeping/cleaning/household
Laundry|laundry
Companionship|companion*
Household tasks|household task/chore/dut*|domestic task/dut*
Shopping|shopping
Bed making|mak* bed|bed making|chang* linen
Care plans|care plan/planning|plan* care
Support plans|support plan/planning
Service plans|service/treatment/individual* plan
Treatment plans|treatment plan/planning
Risk assessment|risk assess*
Needs assessment|need assess*|assess* need
Intake assessments|intake assess*/interview|intakes|conduct* intake
Psychosocial assessments|psychosocial assess*|psycho social assess*
Behavior management|behavio* management/support/plan/intervention|challenging/difficult behavio*|manag* behavio*
De-escalation|de-escalat*|deescalat*
Crisis intervention|crisis intervention/intervene/management/support
Multidisciplinary team|multi disciplinary team|multidisciplinary team|interdisciplinary team
Advocacy|advocat* client/patient/family/families/children/resident|advocacy
Client referrals|refer* client/patient/family/families|referral
Community resources|community/local resource
Group facilitation|facilitat*/lead* group
Individual counseling|individual counsel*/therapy/session
Family therapy|family therapy/counsel*
Life skills training|life skill
Home visits|home visit
Discharge planning|discharge plan*/summar*
Caseload management|caseload|case load
Case notes|case note
Motivational interviewing
Trauma-informed care|trauma informed
Harm reduction
Substance abuse|substance abuse/misuse/use|addiction
Domestic violence|domestic violence/abuse
Child protection|child protection/welfare|safeguard* child*
Safeguarding|safeguard*
Learning disabilities|learning disabilit*|intellectual disabilit*|developmental disabilit*
Autism|autis*|asd
Epilepsy|epilep*
Dementia care|dementia|alzheimer*
Mental health|mental health|mental ill*
End of life care|end life|palliative
Patient education|educat*/teach* patient/family/families|patient education/teaching
Patient assessment|assess* patient|patient assess*
Blood draws|draw*/tak*/collect* blood/bloods|blood draw|venipuncture|venepuncture
Specimen collection|collect* specimen/sample|specimen/sample collection|specimen
Catheter care|catheter
Injections|injection|immunization|immunisation|vaccin*
IV therapy|iv therapy/insertion/start|intravenous
EKG|ekg/ecg
Wound dressings|wound dress*|dressing change
Infection control|infection control/prevention|universal precaution
Rooming patients|room/rooming patient
Exam room preparation|prepar*/clean* exam/examination/treatment room
Sterilization|steriliz*/sterilis* instrument/equipment
Prior authorizations|prior authori*
Medical terminology
Dental radiographs|dental radiograph*/x-ray
Chairside assisting|chairside
Therapeutic exercises|therapeutic exercis*/activit*/intervention
Progress monitoring|monitor*/track*/document* progress
Lesson planning|lesson plan*|plan*/prepar* lesson
Classroom management|classroom management|manag* classroom
Student assessment|assess*/evaluat* student/pupil/learner|student assess*|grad* assignment/paper/work
Differentiated instruction|differentiat* instruction/learning/teaching
Small group instruction|small group
Curriculum development|develop*/design* curricul*
Parent communication|communicat*/meet* parent|parent communication/conference/meeting
Individualized education programs|iep/ieps
Child supervision|supervis* child/children/student/play/youth|supervision child
Age-appropriate activities|age appropriate|plan* activit*|activity planning
Child development|child development|development* child/children
Diapering|diaper*|nappy/nappies
Play activities|play activit*|learning play
Early childhood education|early childhood|early years
Individual tutoring|tutor*
Homework help|homework
Student records|student record
Academic advising|academic advis*
`
