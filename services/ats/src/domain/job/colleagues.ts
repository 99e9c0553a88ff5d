/** Words for working with somebody, up to the preposition behind which they are named, in English and the other languages. */
const together = [
  String.raw`work\w*(?:\s+(?:very|closely|together|directly|effectively|collaboratively|hand|side|by|and|in|close|collaboration|partnership|cooperation|conjunction|coordination|tandem)){1,6}\s+(?:with|alongside)`,
  String.raw`work\w*\s+alongside`,
  String.raw`(?:coordinat|communicat)\w+(?:\s+\p{L}+){0,4}\s+with`,
  String.raw`(?:collaborat|cooperat|liais|interfac|interact|partner)\w*(?:\s+(?:very|closely|directly|effectively|regularly))?\s+(?:with|alongside)`,
  String.raw`(?:zusammenarbeit|abstimmung|austausch)\s+mit`,
  String.raw`(?:collaboration|coop[eé]ration|lien|relation|interface)(?:\s+(?:[eé]troite|direct))?\s+avec`,
  String.raw`(?:colabora\p{L}*|coordina\p{L}*|collabora\p{L}*|contatto|contacto|contato)\s+co[nm]`,
  String.raw`samen\s+met|samenwerk\p{L}*\s+met|wsp[oó][lł]prac\p{L}*(?:\s+[\p{L}.]+){0,5}?\s+z`,
].join('|')
/** Words behind which it is said what for. */
const purpose =
  'to|on|in|for|who|by|when|as|using|within|across|during|throughout|um|zur|zum|bei|pour|afin|dans|sur|para|per|sulla|nella|om|voor|bij|aby|w celu|przy'
/** Who is worked with, and for how many characters that is told. */
const withThem = new RegExp(
  String.raw`(?<!\p{L})((?:${together})\s+)([^.;:()!?]{3,200}?)(?=\s(?:${purpose})\s|[.;:()!?]|$)`,
  'giu',
)
/** A sooner look for the prepositions. */
const hasWith = /\b(?:with|alongside|mit|avec|con|com|met|z)\b/i
/** Words that name people, or the parts of a company. */
const people =
  /(?<!\p{L})(?:(?:\p{L}*team|squad|group|department|engineer|developer|manager|designer|stakeholder|scientist|analyst|architect|researcher|colleague|specialist|peer|leader|vendor|owner|tester|expert|professional)s?|(?:product|project) management|engineering|sales|finance|marketing|operations|ingenieur\p{L}*|ing[eé]nieur\p{L}*|entwickler\p{L}*|abteilung\p{L}*|kolleg\p{L}*|[eé]quipes?|d[eé]veloppeur\p{L}*|coll[eè]gues|equipos?|equipes?|ingegneri|colleghi|sviluppatori|ingenier[oa]s|desarrollador\p{L}*|desenvolvedor\p{L}*|collega\p{L}*|ontwikkelaars|zespo[lł]\p{L}*|programist\p{L}*|(?:owner|developer|tester|designer|manager)\p{L}{1,4})(?!\p{L})/iu

/** Whom a team is made of: "a team of millers and bakers", "ein Team aus", "une équipe composée de". */
const ofTeam =
  /(?<!\p{L})((?:teams?|squads?|[eé]quipes?|equipos?|equipa|zesp[oó][lł]\p{L}*)\s+(?:(?:that |which )?(?:consist(?:s|ing)? of|compos(?:ed|ing) of|made up of|compris(?:es|ed|ing)(?: of)?)|(?:besteh(?:t|en|end) )?aus|(?:compos|constitu|form)\p{L}* (?:de|d['’]|por|da|di)|(?:dat )?bestaa(?:t|nde) uit|(?:som )?best[åa](?:r|ende) av|sk[lł]adaj\p{L}+ si[eę] z))\s?[^.;:!?]{3,200}/giu

/** A line without the people and the parts of a company that somebody works with: their trades are asked of them. @param line as written */
export function withoutColleagues(given: string): string {
  const line = given.replace(ofTeam, '$1;')
  if (!hasWith.test(line)) return line
  return line.replace(withThem, (whole, told: string, them: string) => (people.test(them) ? `${told};` : whole))
}
