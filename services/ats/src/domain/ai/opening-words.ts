/**
 * Words with which advice begins, and that are no names. A sentence that begins with any other word is taken to begin with
 * a name, which must stand in the source: a good sentence may go, an invented employer may not stay.
 */
export const openingWords = new Set(
  `a about above according achieved achievements across actively actual add adding additional address adjust adopt after again
  align all along also although always among an and another any anything apart applicant applied apply are around arrange
  articulate as ask at attach avoid back balance be because before begin being below besides best better beyond both break
  brief briefly bring build building bullet bullets but by calling can candidate candidates change check choose cite clarify
  clean clear clearly close closing collaboration combine communication compare complete concise concrete condense confirm
  connect consider consistency consistent contact content continue convert core correct could count cover create creating
  current currently cut date dates deal define degree delete deliver demonstrate demonstrating depth describe describing
  despite detail detailed details develop direct directly discuss do does drop due each early edit education eliminate elsewhere
  emphasise emphasising emphasize emphasizing employers employment end enhance ensure especially even every evidence example
  examples expand expanding experience experienced explain explicit explicitly extend fill final finally find first fix focus
  focusing follow for format formatting from front further gaps gather get give given giving go good group half hands hard have
  having headline hence here high highlight highlighting highlights how however i identify if illustrate impact important improve
  improving in include including increase indicate insert instead integrate into introduce is issue it its job join keep key
  keyword keywords knowledge last later lead leadership leading leave length less let like limit limited line link links list
  listing look low main major make making many match matching measurable measure mention mentioning metrics merge minor missing
  more most move much name name-drop nearly need needs neither never next no none nor not note nothing now number numbers of
  offer on once one only open or order organise organize other others otherwise our out outcome outcomes outline over overall
  own parts pay perhaps phrase place place-holder please point polish position possibly prefer prepare present presently
  preferred previous prioritise prioritize professional profile project projects proof prove provide providing put qualification
  qualifications quantified quantify quantifying raise rather read recent recruiters reduce reference refer refine reflect
  regarding reinforce relate relevant remove removing rename reorder reorganise reorganize repeat rephrase replace replacing
  report required requirement requirements responsibilities rest restructure results resume review revise rewrite rewriting role
  roles rounding same save say score second section sections see select send sentence separate set several share shift short
  shorten should show showcase showcasing showing shows similarly simplify since situation skill skills so soft some specific
  specifically specify spell split stakeholder standardise standardize start state stating still strength strengthen
  strengthening strengths stress strong strongly structure structured style such suggest suggestion summarise summarize summary
  support sure surface swap tailor take target team tell than that the their them then there these they this those though three
  tie tighten title titles to together tone too tools top translate trim try turn two under unless until up update updating use
  using usually vague various verify very volunteer was we well were what when where whether which while who why will with within
  without word wording words work working would write writing years yes yet you your`
    .split(/\s+/)
    .filter((word) => word !== ''),
)
