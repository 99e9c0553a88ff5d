/** What people who work for themselves write for an employer, in several languages. */
export const ownAccount =
  /^(?:freelancer?|free lance|self[ -]employed|independent|freiberufler(?:in)?|freiberuflich|selbst(?:st)?ändig(?:er?)?|indépendante?|auto-entrepreneure?|autónom[oa]|autônom[oa]|libero professionista|lavoro autonomo|zzp(?:'?er)?|(?:własna |jednoosobowa )?działalność gospodarcza|samozatrudnienie|osvč|selvstændig|egenföretagare)$/iu

/** A title that says so: who is a "Freelance Welder" has no employer above. */
export const ownAccountBefore = /^(?:freelance|self[ -]employed|freiberufliche[rs]?|selbst(?:st)?ändige[rs]?) \p{L}/iu
