import { foldText } from './fold-text.ts'
import { titleScore } from './role-words.ts'

/**
 * What a project is called that is no employment, in several languages, without accents and in small letters: at the end of a name, since
 * "student project manager" is somebody.
 */
const project =
  /(?:^| )(?:(?:personal|academic|course|class|university|school|student|capstone|side|final year|semester) projects?|(?:kurs|studien|semester|uni|universitats|hochschul|schul) ?projekte?|(?:universitares|studentisches|schulisches|privates|eigenes) (?:kurs)?projekt|projets? (?:personnels?|scolaires?|universitaires?|tutores?|etudiants?|d etudes?|de fin d (?:etudes|annee))|proyectos? (?:personal(?:es)?|academicos?|final(?:es)?)|progett[oi] (?:personal[ei]|universitari[oi]|scolastic[oi])|projetos? (?:pessoa(?:l|is)|academicos?|integrador(?:es)?)|projekt (?:wlasny|studencki|zespolowy)|proyek (?:pribadi|kuliah|akhir))$/

/** What people take part in for a day or two. */
const contest = /(?:^| )(?:hackathons?|game jam|programming contest|code challenge|maratona de programacao)(?: |$)/

/** Longest name that is looked at, in characters. */
const longest = 160

/** What divides a name into parts, of which one alone may say that it is a project. */
const divider = /\s*[:;,|()]\s*|\s+[–—-]\s+/u

/** Whether what stands where a title and an employer do tells of a project of somebody's own or of a course, or of a contest. */
export function namesOwnProject(title: string, employer: string): boolean {
  if (title.length + employer.length > longest) return false
  const parts = [...title.split(divider), ...employer.split(divider)].map(foldText)
  if (parts.some((part) => project.test(part))) return true
  return titleScore(title) <= 0 && parts.some((part) => contest.test(part))
}
