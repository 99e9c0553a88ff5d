import { isBullet } from '../annotate/bullets.ts'
import { titleScore } from '../vocabulary/role-words.ts'

/** Words for "as" before a title, behind a word for work or alone, by language. */
const leads = [
  `(?:(?:\\p{Lu}\\p{Ll}+e )?(?:[Tt]ätig(?:keit)?|(?:Schüler|Studenten|Ferien|Sommer|Neben|Mini|Aushilfs)job|[Aa]nstellung|[Aa]ngestellt|[Aa]rbeit|[Bb]eschäftig(?:ung|t)|[Ee]insatz|[Ww]erkzaam|[Ww]erk) )?[Aa]ls(?: eine?)?`,
  `(?:[Ww]ork(?:ed|ing)?|[Ee]mployed|[Ss]erved|[Jj]ob) as(?: an?| the)?`,
  `(?:[Tt]ravail |[Ee]mploi )?[Ee]n tant que`,
  `(?:[Tt]rabaj[oé]|[Ll]aboré|[Tt]rabalho|[Tt]rabalhei|[Aa]tuei|[Aa]tuação) como`,
  `(?:[Ll]avoro|[Ii]mpiego) come|[Ii]n qualità di`,
  `(?:[Aa]rbete|[Aa]nställ(?:d|ning)|[Jj]obb?|[Aa]rbejde|[Aa]nsatt?|[Aa]rbeid) som`,
  `(?:[Pp]raca |[Pp]ráce |[Zz]atrudnion[ya] )?[Jj]ako`,
].join('|')
/** Such words at the beginning of a line, or behind what its dates end with, and what follows up to a sign. */
const before = new RegExp(String.raw`(?<=^|\s{3}|\d{4}\s?[:|,]?\s|[:|]\s)(?:${leads}) (?=(\p{L}[^,;:.|()]{2,60}))`, 'u')
/** Longest header in characters. */
const longest = 110

/** A line without such words before a title: "2019 – 2021   tätig als Schweißer bei Sandhill". In an item they tell of the work. */
export function withoutWordsForAs(line: string): string {
  const [words = '', title = ''] = line.length > longest || isBullet(line) ? [] : (before.exec(line) ?? [])
  return words !== '' && titleScore(title) > 0 ? line.replace(before, '') : line
}
