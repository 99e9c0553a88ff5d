import { withoutBullet } from '../annotate/bullets.ts'
import { readLabel } from '../annotate/labels.ts'
import { capitalised, nameIn } from '../annotate/person-name.ts'

/** Labels of last names alone. */
const lastNameLabel =
  /^\s*(?:surname|last name|family name|nachname|familienname|nom|apellidos?|apelidos?|cognome|achternaam|nazwisko|soyad[ıi]|efternamn|etternavn|efternavn|sukunimi|p[rř][ií]jmen[ií]|prezime|nume|фамилия|прізвище|презиме|επώνυμο|vezetéknév|uzvārds|pavardė|perekonnanimi|priimek|cognoms)(?!\p{L})/iu

/** Labels of first names alone. */
const firstNameLabel =
  /^\s*(?:first name|given name|forename|vorname|pr[eé]nom|voornaam|förnamn|fornavn|imi[eę]|etunimi|jm[eé]no|keresztn[eé]v|имя|ім['’]я|όνομα|eesnimi)(?!\p{L})/iu

/** A line of a form without its number: "2. First name: Anna". */
const withoutNumber = (line: string) => line.replace(/^\s*\d{1,2}[.)]\s+/, '')

/** Whether a line has a last name alone: by its label, or below or above a first name alone, as in "Name: Lee", "Vorname: Anna". */
const isLastName = (line: string, other: string) =>
  lastNameLabel.test(line) || (firstNameLabel.test(other) && !firstNameLabel.test(line))

/** "Name   Anna Lee", "First name(s) / Surname(s): Anna Lee", "Name, Vorname: Lee, Anna", "Surname   Lee" below "First name   Anna", as forms have it. */
export function namedByLabels(lines: string[]): string {
  const found = lines
    .map(withoutNumber)
    .map((line, at) => ({ line, name: nameBehindLabel(line, lines[at + 1] ?? '') }))
    .filter(({ name }) => name !== '')
  const [first, second] = found
  if (!first || !second) return first?.name ?? ''
  const [isLast, isOtherLast] = [isLastName(first.line, second.line), isLastName(second.line, first.line)]
  if (isLast === isOtherLast) return first.name
  /** Two last names or several first names, as many people have; a label of a whole name says both: "Name: Anna Lee". */
  const isTold = lastNameLabel.test((isLast ? first : second).line) && first.name !== second.name
  const isOne = [first, second].every(({ name }) => !name.includes(' '))
  if (!isOne && (!isTold || first.name.includes(second.name) || second.name.includes(first.name)))
    return first.name.length >= second.name.length ? first.name : second.name
  return isLast ? `${second.name} ${first.name}` : `${first.name} ${second.name}`
}

/** A name without what stands in brackets behind it, such as a date of birth. */
const withoutBracket = (name: string) => name.replace(/\s*\([^()]*\)$/, '')

/** What somebody was called before a marriage, behind a name, in several languages: "Anna Lee; geb. Sands". */
const bornAs = /[;,]?\s(?:geb(?:\.|orene?r?)|née?|born|nata|nacida|z domu)\s\p{Lu}[\p{L}-]+$/u

/** Last and first name in cells of their own, as forms of Japan have them: "高橋   健". */
const ofTwoJapanese = /^(\p{Script=Han}{1,3})\s{2,12}([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,4})$/u

/** A name in Chinese before whether its person is a man or a woman, as lists of personal data begin: "林翠岭/男/1992". */
const beforeSex = /^\P{L}{0,3}(\p{Script=Han}{2,4})\s?[/|｜、，,]\s?[男女](?!\p{Script=Han})/u

/** Another label behind a name: "Anna Lee   Date of Birth: …". */
const nextLabel =
  /\s+(?:date of birth|d\.?\s?o\.?\s?b|e-?mail|phone|mobile|mob|contact|address|gender|sex|nationality|father)(?!\p{L})[^:]{0,20}[:-].*$/iu

/** Words that may be a name in any letters, as its label says that they are. */
const anyName = /^\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’.-]*){1,4}$/u

/** @param below the next line, which has the name where the label stands alone */
function nameBehindLabel(line: string, below: string): string {
  const [, told = ''] = beforeSex.exec(line) ?? []
  if (told !== '') return told
  const { kind, value } = readLabel(withoutNumber(withoutBullet(line))) ?? {}
  if (kind !== 'name') return ''
  const behind = (value ?? '').replace(/^[\s:–—-]+/u, '')
  const name = withoutBracket((behind === '' ? below : behind).replace(nextLabel, ''))
    .replace(bornAs, '')
    .replace(ofTwoJapanese, '$1 $2')
  const read = nameIn(name.replace(/^([\p{L}'’-]+), ([\p{L}'’-]+)$/u, '$2 $1'))
  const bare = name.replace(/\.$/, '').trim()
  return read !== '' || behind === '' || !anyName.test(bare) ? read : nameIn(capitalised(bare))
}
