import { levelOf } from '../annotate/levels.ts'
import type { YearMonth } from '../report.ts'
import { foldText } from '../vocabulary/fold-text.ts'

/** A piece of a line about a course, and what it is. */
export interface Token {
  kind: 'school' | 'credential' | 'date' | 'text'
  text: string
  end: YearMonth | null
  line: number
}

const schoolWords =
  /\b(?:\w*universi(?:t|d|da)\w*|uniwersytet\w*|politechnik\w*|polytechni\w*|politecnico|polytech|college|school|\w*schule|hochschule|\w*gymnasium|institut\w*|academy|akademi\w*|academia|academie|ecole|lycee|liceo|liceum|technikum|escuela|colegio|escola|faculdade|instituto|istituto|faculty|facultad|faculte|facolta|scuola|conservator\w*|tu|eth|fh|mit|iut|iit|nit|ucla|hec|insead|\w*hogeschool\w*|\w*kolleg|rwth|epfl|insa|ens|cnam|essec|edhec|escp|epita|epitech|sciences po|sorbonne|bocconi|sapienza|ku leuven|lse|ucl|caltech|sgh|agh|pucp?|usp|ufrj|ufmg|unicamp|unam|uba|uned|iese|esade|iscte|kit|oxford|cambridge|harvard|stanford|yale|princeton|le cordon bleu|bootcamp|academia\w*|ecole\w*|szkola\w*|gimnazjum|berufskolleg|volkshochschule|handwerkskammer|ihk|handelskammer|berufsakademie|bildungszentrum|roc|szkola|campus|seminary|ies|cfa|bsz|osz|bbs|ceip|etec|fatec|senai|ipsia|itis|universite|uni|ammattikorkeakoulu|yliopisto|tecnologico|universitetet?|hogskolan?|ensg|ecam|ensae|ensai|ensta|ensea|ensam|ensimag|enseirb|enac|isae|supaero|efrei|ece|eseo|esiea|esilv|esme|isen|icam|isep|estaca|esigelec|estia|estei|ynov|supinfo|cesi|imt|utc|utt|utbm|cpe|epf|isima|istom|supelec|centralesupelec|neoma|skema|kedge|audencia|em lyon|emlyon|tum|lmu|hpi|dhbw|htw|haw|thm|ethz|uzh|kth|dtu|ntnu|upm|upc|upv|uc3m|ucm|uab|itesm|ipn|utn|itba|iiit|bits|vit|srm|cmu|nyu|usc|ucsd|uci|suny|cuny|uiuc|georgia tech|virginia tech|penn state|byu|rit|rpi|kcl)\b/
/** Whether a text names a school. */
export function namesSchool(text: string): boolean {
  return schoolWords.test(foldText(text))
}

/** Whether a text names a school, a degree, or neither. */
export function kindOf(text: string): Token['kind'] {
  const hasSchool = schoolWords.test(foldText(text))
  const level = levelOf(text)
  if (!hasSchool) return level === 'none' ? 'text' : 'credential'
  if (level === 'none') return 'school'
  /** "High School Diploma" is what was earned; "Example High School" is where. */
  return /\b(?:diploma|degree|certificate|bachelor|master|doctor|abschluss|abitur|diplome|diplom|licenciatura|laurea|b\.?s\.?c?|m\.?s\.?c?|b\.?a|m\.?a|ph\.?d)\b/i.test(
    text,
  ) && !/\b(?:university|college|institute) of\b/i.test(text)
    ? 'credential'
    : 'school'
}
