/**
 * What jobs are called that are named by their kind, without a word for a person, as {@link foldText} writes it: service instead of the army,
 * work of a season, placements of students, lessons, and help at home or with machines, in several languages. Single words are in the lists of titles.
 */
const phrases = [
  `civilian service|military service|national service|alternative service|mandatory service|compulsory service|obligatory service|
   voluntary social year|voluntary ecological year|gap year job`,
  `service civique|service militaire|service civil|service national|service volontaire|volontariat international|
   servizio civile|servizio militare|servicio militar|servicio civil|servicio social|servico militar|servico civil|
   civilny sluzba|civilni sluzba|zakladni vojenska sluzba|sluzba wojskowa|sluzba zastepcza|freiwilliger wehrdienst|
   freiwilliges okologisches jahr|militaire dienst`,
  `summer job|student job|holiday job|vacation job|seasonal job|part time job|side job|weekend job|odd jobs|summer work|seasonal work|temporary work|
   job d ete|jobs d ete|job etudiant|jobs etudiants|job saisonnier|emploi d ete|emploi etudiant|emploi saisonnier|petits boulots|
   lavoro estivo|lavoro stagionale|lavori stagionali|trabajo de verano|trabajo temporal|trabalho de verao|trabalho temporario|
   praca wakacyjna|praca sezonowa|praca dorywcza|letni brigada|letna brigada|sezonni prace|nyari munka|diak munka`,
  `au pair|work placement|clinical placement|nursing placement|teaching placement|industrial placement|student placement|placement year|
   travail etudiant|travail saisonnier`,
  `cabin crew|crew member|team member|board member|research fellow|dog walker|mail carrier|harbour master|harbor master|able seaman|best boy|
   stable hand|sales rep|chimney sweep|office boy|field boy|ward boy|room boy|bell boy|house keeping boy|housekeeping boy|camp boss|cutting master|pattern master|permit receiver|sales man|sales girl|
   ironing man|computer faculty|guest faculty|visiting faculty|sage femme|femme de chambre|assistante maternelle|guida turistica|operatore call center|sef de echipa`,
  `tech support|it support|technical support|desktop support|customer support|kitchen help|care provider|home care provider|health care provider|
   healthcare provider|childcare provider|child care provider|daycare provider|respite care provider|customer service provider|technischer support|
   support technique|support informatique|technische ondersteuning|wsparcie techniczne|technicka podpora|zakaznicka podpora|teknisk support|
   supporto tecnico|assistenza tecnica`,
  `private lessons|private tuition|private tutoring|baby sitting|dog walking|pet sitting|house sitting|house cleaning|post doc|post doctorate|post doctorat|
   soutien scolaire|cours particuliers|cours de soutien|aide aux devoirs|garde d enfants|aide a domicile|aide a la personne|mission interim|missions interim|
   mission d interim|missions d interim|mise en rayon|travaux saisonniers|clases particulares|clases de apoyo|cuidado de ninos|cuidado de personas|
   pos doutorado|pos doctorado|aulas particulares|reforco escolar|iniciacao cientifica|trabalho voluntario|lezioni private|ripetizioni private|
   aiuto compiti|assegno di ricerca|collaborazione occasionale|praca tymczasowa|yaz staji|geringfugige beschaftigung|private nachhilfe`,
].flatMap((list) => list.split('|').map((phrase) => phrase.trim()))

const known = new Set(phrases)
const firstWords = new Set(phrases.map((phrase) => phrase.split(' ')[0]))
const longest = Math.max(...phrases.map((phrase) => phrase.split(' ').length))

/** Whether words, folded, begin with what a job is called that no word for a person names. */
export function beginWithTitlePhrase(words: readonly string[]): boolean {
  if (!firstWords.has(words[0])) return false
  for (let count = 2; count <= Math.min(longest, words.length); count++) {
    if (known.has(words.slice(0, count).join(' '))) return true
  }
  return false
}
