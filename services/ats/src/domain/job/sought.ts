import { foldText } from '../vocabulary/fold-text.ts'
import type { JobLanguage } from './language.ts'

/** Words with which a sentence speaks of who is sought or of the job, on folded text. */
const nordic = String.raw`du|dig|deg|din|ditt|dit|dine|dina|soker|soger|sokes|soges|sokande|tjanst\w*|stilling\w*|roll(?:en)?|rolle\w*|krav|kandidat\w*|person(?:en)?|medarbet\w*|medarbejd\w*|medarbeid\w*|erfarenhet\w*|erfaring\w*|kunskap\w*|merit\w*`
const words: Partial<Record<JobLanguage, string>> = {
  en: String.raw`you|your|yourself|candidates?|applicants?|appl(?:y|ies)|looking (?:for|to)|seek(?:s|ing)?|hir(?:e|es|ing)|we need|requires?|required|requirements?|must|should (?:have|be)|responsib\w+|dut(?:y|ies)|role|position|post|vacanc(?:y|ies)|job|successful|ideally|experienced|experience (?:in|with|of|as)|knowledge|essential|desirable|preferred|(?:the|a|an) (?:person|individual|incumbent|post ?holder)|as an? \p{L}+`,
  de: String.raw`sie|ihre?[nmrs]?|ihnen|du|dich|dir|deine?[nmrs]?|euch|bewerber\w*|kandidat\w*|suchen|sucht|gesucht|stelle|position|rolle|aufgaben?|tatigkeit\w*|anforderung\w*|voraus\w+|erforderlich|erfahrung\w*|kenntnisse`,
  fr: String.raw`vous|votre|vos|tu|toi|ton|tes|candidat\w*|recherch\w+|recrut(?:e|ons|ent)|poste|missions?|profil|role|chargee?|responsable|experience|connaissances?|maitris\w+`,
  es: String.raw`tus?|te|usted|buscamos|busca|buscando|candidat\w*|puesto|requisitos?|requerimos|requiere|imprescindible|necesari[oa]s?|necesitamos|funcion(?:es)?|perfil|vacante|persona|profesional|experiencia|conocimientos?`,
  pt: String.raw`voces?|teus?|tuas?|seus?|suas?|procuramos|buscamos|buscando|candidat\w*|vagas?|cargo|funcao|funcoes|requisitos?|pessoa|necessari[oa]s?|experiencia|conhecimentos?`,
  it: String.raw`tuo|tua|tuoi|tue|cerchiamo|ricerc\w+|candidat\w*|posizione|ruolo|risorsa|mansion[ei]|requisit[oi]|persona|esperienza|conoscenz[ae]`,
  nl: String.raw`jij|je|jou|jouw|uw?|zoeken|zoekt|zoek|gezocht|kandida\w+|functie|vacature|rol|vereist\w*|ervaring|kennis`,
  pl: String.raw`szukamy|poszukuj\w+|kandydat\w*|stanowisk\w*|tw(?:oj|oje|oja|oim|ojego)|ci(?:ebie)?|bedziesz|jestes|masz|wymag\w+|oczekuj\w+|doswiadczeni\w+|znajomosc\w*`,
  sv: nordic,
  da: nordic,
}
const patternOf = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'u')
const patterns = new Map(Object.entries(words).map(([language, list]) => [language, patternOf(list)]))

/**
 * Whether a sentence speaks of who is sought or of the job, rather than of the employer, its products, or the world; always in a language
 * of which such words are not known.
 */
export function speaksOfSought(sentence: string, language: JobLanguage): boolean {
  const pattern = patterns.get(language)
  return pattern === undefined || pattern.test(foldText(sentence))
}
