/** Traits and conditions that job descriptions ask for in English, each with what else says it, without accents, as in office.ts. */
export const english = `
Attention to detail|attention detail*|detail orient*/minded/focused|eye detail*|meticulous*
Teamwork|part/within/in/as team|teamwork|team player|work* team|work* well/effectively with others|work* with others|team environment/spirit/oriented/effort|member team|teammate
Collaboration|collaborative/collaboratively|collaboration skill|strong/effective collaborat*|ability/able collaborate|work* collaborat*|cooperat*
Communication skills|communication skill|communicat* effective*/clear*/well|strong/good/excellent/great/effective/clear communication|communicator|excellent communicat*
Written communication|written communicat*|written verbal/oral communicat*|verbal/oral written communicat*|written and/or verbal/oral/spoken skill|communicat* written|communicat* verbal*/oral* written|writing skill|communicat* writing
Verbal communication|verbal/oral/spoken communicat*|verbal/oral written communicat*|written verbal/oral/spoken communicat*|written and/or verbal/oral/spoken skill|communicat* verbal*/oral*|communicat* written verbal/oral*
Interpersonal skills|interpersonal
Organization skills|organizational skill/ability/abilities/and|well/highly/very/be/is/are organized|organization skill
Organisation skills|organisational skill/ability/abilities/and|well/highly/very/be/is/are organised|organisation skill
Problem solving|problem solv*|solv* problem|solver
Analytical skills|analytical skill/ability/abilities/mind*/think*/problem|strong/excellent analytical
Critical thinking
Time management|manag* time|time effectively
Prioritization|prioriti*
Multitasking|multi task*|multitask*|juggl*|multiple task
Flexibility|work* flexibl*|flexible approach/attitude/work|be/and/is/are flexible|flexibility/adaptability|adaptable|willing* flexible
Adaptability|adaptab*
Initiative|take/show/use initiative|initiative
Proactive|proactiv*|pro activ*
Self-motivation|self motivat*|self driven
Self-starter|self starter
Self-direction|self direct*
Motivation|highly motivated|motivated|level motivation
Independent work|work* independent*|independent*|minimal/minimum/little/limited/without supervision|work* autonomous*|work* unsupervised|on your own
Reliability|reliable|dependab*|reliability
Responsibility|sense responsibility|reliable/honest/punctual responsible|responsible reliable/honest/punctual
Punctuality|punctual*
Positive attitude|positive energy|positive/upbeat/can/good/great attitude|positive and|positive enthusias*/proactive/friendly|friendly/proactive/passionate positive|positiv* attitude|can do
Work ethic|work ethic
Leadership skills|leadership skill/ability/abilities/quality/qualities
Presentation skills|presentation skill/ability|present* skill
Creativity|creativ*
Curiosity|curio*
Discipline|disciplined|self discipline*
Autonomy|you/be autonomous
Personal commitment
Passion|passion* for/about|passionate
Enthusiasm|enthusias*
Empathy|empath*
Compassion|compassion*|caring and/person/nature/attitude|kind caring
Patience|patience|patient empath*/calm/kind|calm/kind patient
Willingness to learn|willing*/eager*/desire/ability/keen/open*/enthusias* learn*|learn* technolog*/skill/thing|learn new/quickly|quick/fast learner|continuous learning
Confidentiality|confidential* information/manner/environment|confidentiality
Integrity
Honesty|honest*
Professionalism|professionalism|professional demeanor/demeanour/attitude/conduct
Professional appearance
Friendly manner|friendly
Sense of humor|sense humor/humour
Resilience|resilien*
Decision making|decision making|make decision
Working under pressure|under/with pressure|high pressure|pressure
Fast-paced environment|fast pace*
Meeting deadlines|meet* deadline|time limit|deadline oriented/driven|tight deadline
Customer focus|customer focus*/orient*/centric*|client focus*/centric*
Relationship building|build* relationship|relationship building|maintain* relationship|develop* relationship
Accuracy|accuracy
Goal-oriented|goal/result/results orient*/driven
Hard working|hard working/worker|hardworking|hard work|work hard
Strategic thinking|strategic think*/mindset|think* strategic*
Listening skills|listening
Tact|tactful*|tact
Computer skills|computer skill/literate/literacy/proficien*
Heavy lifting|lift* pound/lb/lbs/kg|lift* 10lb*/15lb*/20lb*/25lb*/30lb*/35lb*/40lb*/50lb*/60lb*/70lb*/75lb*/100lb*/10kg*/15kg*/20kg*/25kg*|able/ability lift|lift* carry|lift* heavy
Standing for long periods|stand* long/extended/prolonged period|stand* walk*|stand* hour/shift|standing
Travel|willing*/able/ability/ready/available/availability travel|require* travel|frequent travel|travel frequent*/extensive*|travel within|travel up|travel required|occasional travel|travel occasional*|international travel
Weekend work|weekend work*|work* weekend|weekend shift/availab*|evening weekend|weekend evening
Evening and night work|night shift/work*|work* night/evening|overnight
Commitment|commitment to/and|committed to|show/strong/high commitment
Dedication|dedicat* to/professional/individual|dedication
Pleasant personality|personable|pleasant personality/manner|outgoing
Open-mindedness|open minded|open to idea/new/change/feedback|openness
Physical fitness|physical* fit/able/capable|good physical condition/health|physical stamina|stamina
Physical work|physical* demanding|physical* work/labor/labour
Long hours|long hour
Outdoor work|work* outdoor/outside|all/any weather
Overtime|overtime
Background check|background check/screening/investigation|criminal record/background|dbs check|police check
Drug test|drug free|drug test/screen*|substance test/screen*
Right to work|right work|eligib* work|authori* work|work authori*|work permit|citizen*
Own transport|own vehicle/car/transport*|reliable transport*|access vehicle/car
Relocation|willing*/able/ability relocate|relocate
Remote work|remote work/environment|work* remote*|distributed team
Startup environment|startup/start environment
Shift work|shift work*|rotat* shift|work* shift
Ownership|take/taking/sense/strong/extreme ownership|ownership of/mindset|ownership mentality
Mentoring others|share/sharing knowledge|knowledge sharing
Observation|observation skill|keen observation|observant
Manual dexterity|dexterity
Efficiency|work* efficient*|efficien* and
Versatility|versatile|versatility
Diplomacy|diploma* skill|diplomacy
Persuasion|persua*
Energy|high energy|energetic
Forward thinking|forward think*
Good judgement|sound/good judgement/judgment
Bending and walking|bend*|walk* extended/long/prolonged
Trustworthiness|trustworth*
Consistency|reliab* consisten*|consistency
Charm|charm
Fun-loving nature|fun loving
Availability|open/full/flexible availability|availability work
Age limit|year age older|age older
Practical skills|practical skill
Medical examination|pre employment physical/medical/screening|medical exam*|physical exam*
Bilingualism|bilingual
Growth mindset|growth mind*
Entrepreneurial spirit|entrepreneurial*
Drive|drive to|drive and|driven and|driven by|highly driven|results driven|self drive
Accountability|accountab*
Organised approach|organi* approach
Eagerness to learn|interest/interested/desire/eager*/willing*/motivat*/keen/passion/hungry to/in learn*|love learn*|quick/fast learner
Pride in work|pride work
Sharing ideas|shar* idea*/knowledge
Bending and kneeling|kneel*/stoop*/bend*/crouch* stoop*/kneel*/crouch*/bend*/crawl*
Vision and hearing|visual acuity|normal/corrected vision/hearing|vision/hearing hearing/vision
On-call work|on call
Flexible hours|flexible hours willing|work flexible hour*|flexib* hour*/schedul* required|willing* flexible
Quality-mindedness|quality driven/minded/focused/conscious
Sense of urgency|sense urgency
Tenacity|tenaci*|persever*|persisten*
Tolerance of ambiguity|ambiguity|ambiguous
Structured approach|structured way/approach/manner/mind*/work*|work* structured
Solution orientation|solution* orient*/focused/minded/driven
Helpfulness|helpful/helpfulness
Drive|lot drive|strong/inner/personal/own drive
Listening skills|good/active listener|able/ability/willing* listen
Analytical skills|analytical* minded/mind*
Collaboration|collaborating others|enjoy/love/like collaborat*
Adaptability|adapt*/adjust*/comfortable change*
Discretion|discretion|discreet
Objectivity|objectivity
Conscientiousness|conscientious*
Tidiness|tidiness|tidy
Service-mindedness|service minded/mindset/orient*
Humility|humble|humility|unpretentious
Pragmatism|pragmatic*|pragmatism
Hands-on mentality|hands on mentality/mindset/attitude/person
Safety awareness|safety conscious/minded
Methodical work|methodical*
Continuous learning|continuous* learn*|continuous* improve/develop skill/yourself/knowledge
Stress resistance|stress resist*/toleran*|resist*/toleran* stress
Courtesy|courteous|polite/politeness/politely|respectful*
Business mindset|business mind*/minded/acumen|commercial awareness/acumen/mind*
Travel|prepared/open travel
Good health|good health|health good
Alertness|alertness
Ambition|ambitious|ambition
Meeting deadlines|work* deadline
`
