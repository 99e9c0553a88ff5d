/** Where a passage about the employer, pay, or applying begins; it ends with its sentence. */
const passages =
  /\b(?:(?:we|our company|the company) (?:also )?(?:offers?|provides?|values? diversity|welcomes?)\b|(?:follow|find|like|visit|call|contact|email|join) (?:us|our (?:website|page|team on))\b|to apply\b|(?:please )?(?:send|submit|upload|e-?mail) (?:us )?(?:your|an?) (?:resume|cv|application|cover letter)|apply (?:now|today|online|at|via|through)\b|(?:all |qualified )?applicants (?:will|are)\b|(?:is|are|as) an equal (?:opportunity|employment)|equal (?:opportunity|employment) |without regard to\b|benefits include\b|(?:salary|pay|compensation)(?: range)?\s?:|in return\b)[^.!?]*/giu

/** Things that employers give and nobody is asked for. */
const given =
  /\b(?:401\s?\(?k\)?|paid time off|pto|(?:health|dental|vision|life) (?:insurance|plans?|benefits|cover)|insurance benefits|parental leave|stock options|sick leave|tuition reimbursement|(?:company|staff) (?:car|van|discount)|race|religion|sexual orientation|gender identity|veteran status|national origin|background check|drug test|reasonable accommodations?)\b/iu

/** Words with which a sentence asks for something. */
const asking =
  /\b(?:experience|knowledge|required?|requires|must|degree|proficien\w+|familiar\w*|licen[cs]e|certifi\w+|skills?|ability)\b/iu

/**
 * A sentence without what is about the employer, pay, equal treatment and applying. What the rest of it asks for stays.
 */
export function withoutBoilerplate(sentence: string): string {
  const rest = sentence.replace(passages, ' ')
  if (!given.test(rest)) return rest
  return asking.test(rest)
    ? rest
        .split(/,|\band\b/iu)
        .filter((part) => !given.test(part))
        .join(',')
    : ''
}
