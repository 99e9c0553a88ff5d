/** Adjectives before a noun, with what joins them, in the languages in which they stand there. */
const before = String.raw`(?:[\p{L}-]+(?:,\s+|\s+(?:and|und|en|i|och)\s+|\s+)){0,5}`
/** A team or a place by what it is like, up to the end of what is said of it: "a lively team that loves bread", "une équipe passionnée". */
const surroundings: Partial<Record<string, string>> = {
  en: String.raw`(?:an?|the|our|your|this)\s+${before}(?:teams?|culture|environment|atmosphere|community|workplace|company|organi[sz]ation)(?!\p{L})(?:\s+(?:that|who|which|where)\s[^.;:!?]{0,120})?`,
  de: String.raw`(?:ein\p{L}*|unser\p{L}*|de[rmns]|dein\p{L}*|ihr\p{L}*)\s+${before}(?:Teams?|Umfeld|Arbeitsumfeld|Atmosphäre|Arbeitsklima|Unternehmen|Kultur)(?!\p{L})(?:,\s+(?:das|die|der|in dem|wo)\s[^.;:!?]{0,120})?`,
  fr: String.raw`(?:une?|notre|votre|cette?|nos|l['’])\s?(?:équipe|ambiance|environnement|entreprise|société|structure|culture)s?(?:\s+(?:et\s+)?\p{L}{4,}){0,4}`,
  es: String.raw`(?:una?|nuestr[oa]|este|esta|el|la)\s+(?:equipo|ambiente|entorno|empresa|clima|cultura)s?(?:\s+(?:y\s+)?\p{L}{4,}){0,4}`,
  pt: String.raw`(?:uma?|nosso|nossa|o|a)\s+(?:equipe|equipa|time|ambiente|empresa|clima|cultura)s?(?:\s+(?:e\s+)?\p{L}{4,}){0,4}`,
  it: String.raw`(?:un['’]?|una|nostro|nostra|il|l['’])\s?(?:team|ambiente|azienda|realtà|clima|cultura)(?:\s+(?:e\s+)?\p{L}{4,}){0,4}`,
  nl: String.raw`(?:een|ons|onze|het|de|jouw)\s+${before}(?:team|sfeer|omgeving|werkomgeving|bedrijf|organisatie|cultuur)(?!\p{L})`,
}
const patterns = new Map(
  Object.entries(surroundings).map(([language, list]) => [language, new RegExp(`(?<!\\p{L})${list}`, 'giu')]),
)

/** A sentence without what it says a team, a place, or an employer is like, which nobody is asked to be. */
export function withoutSurroundings(sentence: string, language: string): string {
  const pattern = patterns.get(language)
  return pattern ? sentence.replace(pattern, ' ') : sentence
}
