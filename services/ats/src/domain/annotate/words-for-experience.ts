/** Words for experience, in several languages, on text without accents and in small letters. */
const experience = /erfahrung|experien|erfar|ervaring|esperienz|doswiadczeni/

/**
 * Whether a heading has a word for experience: "Teaching experience", "Projekterfahrung".
 * @param heading as `foldText` writes it
 */
export const saysExperience = (heading: string): boolean => experience.test(heading)
