/**
 * Words with which advice begins, and that are no names. A sentence that begins with any other word is taken to begin with
 * a name, which must stand in the source: a good sentence may go, an invented employer may not stay.
 */
export const openingWords = new Set(
  `a about above academic accomplishment accomplishments according achieved achievements across action actions active
  actively actual add adding additional address adjust adopt after again aim align all allow along also although
  always among an analytical analytics and another any anything apart appear appears applicant applied apply
  architectural architecture are around arrange articulate as ask assign assist at attach automation availability
  avoid awards back backend background balance based be because before begin being below besides best better beyond
  blog boost both break brief briefly bring build building bullet bullets business but by calling can candidate
  candidates capture certificates certification certifications change check choose cite city clarify clean clear
  clearly clients clinical close closing cloud collaboration collect columns combine comment commit communication
  companies company compare compared compile complete compress concentrate concise conclude concrete condense
  confirm connect consider consistency consistent contact content context continue contrast contribute convert core
  correct could count country courses coursework cover create creating cross current currently customer customers
  customise customize cut data database databases date dates deal decent decide deepen define degree delete deliver
  demonstrate demonstrating depth describe describing design despite detail detailed details develop developer
  developers development differentiate direct directly discuss display distinguish divide do document does domain
  double drive drop due durations each early earn ease edit education educational elaborate elevate eliminate
  elsewhere embed emphasise emphasising emphasize emphasizing employers employment encourage end ending engage
  engineer engineering engineers enhance enrich ensure enter entirely especially establish estimate evaluate even
  every everyone everything evidence evolve example examples excellent exclude expand expanding experience
  experienced explain explicit explicitly express extend fair figures fill final finally finance financial find
  first firstly fix focus focusing fold follow fonts footers for force foreground format formatting formerly
  formulate fortunately frame from front frontend fullstack fully further gaps gather generally generate get give
  given giving good grammar graphics great group grow guide half handle hands hard hardware harmonise harmonize have
  having he headers headline hence her here hers high highlight highlighting highlights him hint hiring his honors
  honours how however i icons ideally identify if illustrate images impact important importantly impressive improve
  improving in include including increase indicate industry inform infrastructure inject insert instead integrate
  interests into introduce introduction invest is issue it its job jobs join junior justify keep key keyword
  keywords knowledge label lack lacking lacks languages largely last lastly later layout lead leadership leading
  leave legal length less let like limit limited line link links list listing look low lower main mainly major make
  making management manager managers many mark marketing match matching maximise maximize measurable measure medical
  mention mentioning mentions mentoring mentorship merge metrics minor mirror missing mobile modify months more most
  mostly move much name narrow nationality nearly need needs neither network never next no nobody none nor normalise
  normalize not notably note nothing now number numbers nursing obtain of offer omit on once one only open opening
  operations or order organise organize other others otherwise our out outcome outcomes outline outstanding over
  overall own ownership pack pair paragraph paragraphs partially particularly partly parts passive pay percentages
  performance perhaps photo phrase phrases pick pin place plan platform platforms please point polish poor portfolio
  position possibly potential prefer preferred prepare present presently preserve previous previously prioritise
  prioritize problem proceed product products professional profile project projects promote proof proofread prove
  provide providing publications pull punctuation push put qualification qualifications quantified quantify
  quantifying quote raise rank rate rather reach read realign rearrange recast recent recently recheck recommend
  reconcile reconsider record recruiters reduce refer reference references refine reflect reframe refresh regarding
  regroup reinforce relabel relate relevant remind remove removing rename render reorder reorganise reorganize
  repair repeat rephrase replace replacing report request require required requirement requirements research resolve
  respond responsibilities rest restructure results resume retain retitle return reuse reveal revenue review revise
  rewrite rewriting role roles round rounding salary sales same save say scale scan schedule scientific scope score
  search second secondly section sections secure security see seek select send senior sentence sentences separate
  services set several shape share sharpen she shift short shorten should show showcase showcasing showing shows
  signal signs similarly simplify since situation skill skills skip so soft software solid solve some somebody
  someone something sort spacing specific specifically specifics specify spell spelling split spotlight spread
  stakeholder standardise standardize start state stating stick still stop streamline strength strengthen
  strengthening strengths stress strong strongly structure structured style substitute succeed such suggest
  suggestion summarise summarize summary supply support sure surface swap switch system systems tables tag tailor
  tailored tailoring take talk target teaching team teams teamwork technical tell tense test testing tests than that
  the their them themselves then there these they think thirdly this those though three tidy tie tighten title
  titles to today together tone too tools top traces track transform translate treat trim try turn two typos under
  unfortunately unify unless until up update updating upgrade use users using usually vague value various vary verbs
  verify very view visa voice volunteer wait want was watch we weak weave web website well were what whatever when
  whenever where wherever whether which whichever while who whom whose why widen will with within without wording
  words work working would wrap write writing years yes yet you your yourself`
    .split(/\s+/)
    .filter((word) => word !== ''),
)
