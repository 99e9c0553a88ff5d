/** Things that employers give and nobody is asked for, in English, German and French, on folded text. */
const phrases = [
  '401 ?k?',
  'pto',
  'paid (?:time off|vacations?|holidays?|leave|training|sick|parental|breaks|overtime|days)',
  '(?:health|dental|vision|life|medical|disability|accident|insurance) (?:(?:and )?(?:dental|vision) )?(?:insurance|plans?|benefits|cover(?:age)?)',
  '(?:parental|sick|annual|maternity|paternity) leave',
  'stock options',
  'tuition (?:reimbursement|assistance)',
  '(?:company|staff) (?:car|van|pension|events)',
  '(?:employee|staff|team member|store|product|merchandise|meal) discounts?',
  'competitive (?:base |hourly )?(?:wages?|pay|salar(?:y|ies)|compensation|benefits|rates?)',
  'shift differentials?',
  '(?:weekly|daily|next day|same day|holiday|overtime) pay',
  '(?:sign on|signing|referral|retention|annual|yearly|holiday|attendance|quarterly) bonus(?:es)?',
  'flexible (?:schedul[a-z]+|hours|working|work)',
  '(?:free|discounted|complimentary|subsidi[sz]ed) (?:meals?|lunch|parking|uniforms?|gym|food|coffee)',
  '(?:retirement|pension) (?:plans?|scheme|savings|benefits?|contributions?)',
  'profit sharing',
  '(?:opportunit(?:y|ies)|room) for (?:[a-z]+ )?(?:advancement|growth|promotion)',
  '(?:career|professional) (?:growth|advancement)',
  '(?:health|flexible) (?:savings|spending) accounts?',
  '(?:short|long) term disability',
  'employee assistance',
  'wellness (?:program[a-z]*|benefits?)',
  'days? (?:of )?(?:holidays?|annual leave|vacation)',
  'work life balance',
  'cycle to work',
  'race|religion|sexual orientation|gender identity|veteran status|national origin',
  'reasonable accommodations?',
  '(?:urlaubs|weihnachts) ?(?:und weihnachts)?geld|altersvorsorge|job ?ticket|job ?rad|fahrtkostenzuschuss|vermogenswirksame|mitarbeiterrabatte?|sonderzahlung(?:en)?|gleitzeit|urlaubstage|tage urlaub|tvod|flexible arbeitszeiten',
  'mutuelle|tickets? restaurant|panier repas|13 ?e?(?:me)? mois|treizieme mois|rtt|interessement|participation aux benefices|remuneration|salaire',
]
const given = new RegExp(`\\b(?:${phrases.join('|')})\\b`)

/** Whether a text names something that employers give. @param folded the text as {@link foldText} has it */
export const namesGiven = (folded: string): boolean => given.test(folded)
