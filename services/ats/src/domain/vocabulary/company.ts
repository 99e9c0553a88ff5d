/** Words before a name that say it is meant as a skill. */
export const leadingWords = new Set(
  `in with using used of know knows knowledge write writing wrote learn or and like including modern advanced strong
   proficient experienced expert programming language languages either microsoft ms via mit in en em con avec con com met
   w z skills requirements required`.split(/\s+/),
)
/** Words behind a name that say so too. */
export const followingWords = new Set(
  `developer developers engineer engineers programmer programmers programming language experience expertise skills
   knowledge services backend based certified system systems stack kenntnisse entwickler entwicklerin entwicklung erfahrung
   programmierer programmierung administrator umgebung projekte codebase framework frameworks certification spreadsheets macros
   scripts applications microservices modules boot osaaminen osaamista taidot taitoja kokemus kokemusta ismeret ismerete ismeretek tudas bilgisi
   kullanimi kunskaper kunskap kundskaber kunnskaper erfarenhet erfaring`.split(/\s+/),
)
/** Words behind a name with which it is an everyday word: "Go to", "Excel at", "Rest of". */
export const contraryWords = new Set(
  `to at beyond above ahead live further home back the a an your our us it its this that these those of for from
   through where who will was be been team teams level office course forward`.split(/\s+/),
)
/** Words for experience and knowledge, in the eight languages, without accents. */
export const experienceWords = new Set(
  `experience experienced background knowledge skills skilled expertise proficiency proficient familiarity familiar competence
   grasp understanding command mastery grounding foundation foundations fundamentals basics verstandnis grundlagen grundkenntnisse
   comprehension comprension compreensao comprensione begrip beheersing rozumienie podstawy
   erfahrung erfahrungen berufserfahrung praxis kenntnisse kenntnissen experiencia experiencias conocimiento conocimientos
   manejo connaissance connaissances maitrise pratique esperienza conoscenza conoscenze padronanza conhecimento
   conhecimentos dominio ervaring kennis doswiadczenie doswiadczenia doswiadczeniem znajomosc znajomosci obsluga
   obslugi`.split(/\s+/),
)
/** Words between those and what is known. */
export const joiningWords = new Set(
  `in of with using im in der des mit von en de d du des dans avec con di nel nella em com na van met w we z ze programu
   pakietu`.split(/\s+/),
)
