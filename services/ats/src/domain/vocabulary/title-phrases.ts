/**
 * What jobs are called that are named by their kind, without a word for a person, as {@link foldText} writes it: service instead of the army,
 * work of a season, and placements of students, in several languages. Single words are in the lists of titles.
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
