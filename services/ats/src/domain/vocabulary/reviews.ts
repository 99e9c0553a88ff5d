/** Whoever reviews what others write, in several languages. */
const reviewer =
  /^(?:(?:guest|journal|peer|external|ad hoc|scientific|manuscript|invited|anonymous|conference|article|paper) )+(?:sub-?)?(?:reviewer|referee)s?(?: (?:for|of|in|at) .{3,80})?$|^sub-?reviewer\b.{0,60}$|^(?:relect(?:eur|rice)|évaluat(?:eur|rice)) (?:d['’]articles|pour des? (?:revues?|journa(?:l|ux)|conférences?))|^gutachter(?:in)? für (?:fach)?zeitschriften|^(?:revisore?a?|parecerista|avaliadora?|árbitr[ao]|dictaminadora?|evaluadora?)(?: ad hoc| científic[ao])? (?:de|di|para|per) (?:periódicos|revistas|artigos|artículos|riviste|articoli|manuscritos)|^(?:reviewer|beoordelaar) (?:voor|van) (?:tijdschriften|artikelen)|^recenzent(?:ka)? (?:czasopism|artykułów|časopis|článk)|^рецензент (?:журнал|стат|науч)/iu
/** The same word alone, beside what is reviewed. */
const [alone, journal] = [
  /^(?:reviewer|referee)s?$/iu,
  /(?<!\p{L})(?:journals?|transactions|proceedings|conferences?|PLOS|Elsevier|Springer|IEEE|ACM|Frontiers)(?!\p{L})|^services?$/iu,
]

/** Whether a role is reviewing for journals or conferences, which is done beside work and is none. */
export const namesReview = (title: string, employer: string): boolean =>
  reviewer.test(title) || (alone.test(title) && journal.test(employer))
