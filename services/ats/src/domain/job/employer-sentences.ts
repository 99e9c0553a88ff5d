import { foldText } from '../vocabulary/fold-text.ts'
import { titleScore } from '../vocabulary/role-words.ts'

/** Words with which a sentence asks for something, whoever it is about. */
const asks =
  /\b(?:you|your|sie|ihre?|du|deine?|vous|votre|usted|experienced?|knowledge|(?:role|position|job|post|we) requires?|required|requirements?|must|degree|proficien\w+|familiar\w*|licen[cs]e|certifi\w+|skills?|ability|candidates?|applicants?|looking (?:for|to)|seek(?:s|ing)?|hiring|recruit(?:s|ing)?|(?:we|you) (?:need|want)|we (?:value|like|love|appreciate) (?:people|those|someone|candidates|applicants|individuals)|is needed|essential|desirable|preferred|a plus|an asset|responsib\w+|duties|suchen|sucht|erfahrung|kenntnisse|recherch\w+|recrute|exp[eé]rience|buscamos|busca|zoek\w*|gezocht|jij|jouw|ervaring|cerchiamo|ricerca|requisit\w+|procuramos|poszukuj\w+|szukam\w*|wymag\w+|oczekuj\w+)\b/iu
const ofUs = /\b(?:we|our|us|wir|unser[a-z]*|nous|notre|nos|nuestr[a-z]+)\b/

/** Whether a sentence tells of the employer and not of who works there, in the words of the employer. */
export const tellsOfUs = (sentence: string): boolean => ofUs.test(foldText(sentence)) && !asks.test(sentence)

/** Whether the employer is the subject, and not only whose something is: "we bake", but not "our mills". */
export const speaksAsUs = (sentence: string): boolean => /\b(?:we|us|wir|uns|nous)\b/.test(foldText(sentence))

const verb = String.raw`(?:provides?|offers?|makes?|builds?|creates?|develops?|designs?|produces?|sells?|connects?|powers?|pays?|gives?|counts?|serves?|operates?|delivers?|employs?|speciali[sz]es?|combines?|enables?|helps?|believes?|strives?|brings?|manufactures?|aggregates?|works? with|(?:is|are|was|were|has been|have been) (?:an?|the|one|now|among|proud|committed|located|based|dedicated|headquartered|part|owned|known|recogni[sz]ed|ranked|made up|focused|passionate|founded|established|home|run|rated)|ist (?:ein\p{L}*|der|die|das)|bietet|begleitet|beliefert|est (?:une?|le|la|sp[ée]cialis\p{L}*)|propose|accueille|compte)`
/** Somebody's name, or what stands for it, at the start of a sentence that tells what they are or do: "Larch Hill is a", "It provides". */
const ofThem = new RegExp(
  String.raw`^\s*(?:\p{Lu}\p{Ll}+ed\s[^,]{3,120},\s*)?((?:(?:The|Die|Das|Der|La|Le|L['’])\s?)?(?:\p{Lu}[\p{L}\d.'’&-]*[\s,]+(?:(?:of|and|&|for|the|de|du|des)\s+){0,2}){1,7}(?:\([^)]{1,30}\)[\s,]*)?(?:part of [^,.]{3,60}?\s)?|(?:It|They|Its \p{L}+|The (?:company|firm|trust|group|organi[sz]ation|school|hospital|practice|agency|department|division|business|cent(?:re|er)|clinic)(?:['’]s \p{L}+)?)\s+)${verb}(?!\p{L})`,
  'u',
)
/** Subjects of sentences about who works there, or about what is asked for. */
const ofWork =
  /^\s*(?:this|these|that|you|we|he|she|there|travel|duties|responsibilities)\b|\b(?:role|position|post|job|person|individual|incumbent|employee|tasks?)\b/iu

/** Whether a sentence tells of an employer by name: "Larch Hill is a maker of kilns", "It provides care". */
export function tellsOfThem(sentence: string): boolean {
  const subject = ofThem.exec(sentence.slice(0, 200))?.[1]
  return subject !== undefined && !asks.test(sentence) && !ofWork.test(subject) && titleScore(subject.trim()) <= 1
}
