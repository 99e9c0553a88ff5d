/** Names of spoken languages in the eight languages that resumes are read in, without accents. */
const names = new Set(
  `english german french spanish portuguese italian dutch polish russian ukrainian chinese mandarin cantonese japanese
   korean arabic hebrew hindi urdu bengali tamil telugu punjabi gujarati marathi turkish greek swedish norwegian danish
   finnish czech slovak hungarian romanian bulgarian serbian croatian slovenian lithuanian latvian estonian catalan basque
   galician irish welsh vietnamese thai indonesian malay tagalog filipino swahili persian farsi afrikaans latin
   englisch deutsch franzosisch spanisch portugiesisch italienisch niederlandisch polnisch russisch ukrainisch chinesisch
   japanisch arabisch turkisch griechisch schwedisch tschechisch muttersprache
   anglais allemand francais espagnol portugais italien neerlandais polonais russe letton ukrainien chinois japonais arabe turc
   ingles aleman espanol castellano portugues italiano holandes polaco ruso ucraniano chino japones arabe turco euskera
   gallego alemao espanhol polones russo arabo inglese tedesco francese spagnolo portoghese olandese polacco cinese
   giapponese engels duits frans spaans portugees italiaans nederlands pools russisch
   angielski niemiecki francuski hiszpanski portugalski wloski niderlandzki polski rosyjski ukrainski`.split(/\s+/),
)

/** Whether a text names a spoken language. @param words small letters without accents */
export function namesSpokenLanguage(words: string): boolean {
  return words.split(' ').some((word) => names.has(word))
}
