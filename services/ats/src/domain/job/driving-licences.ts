import { patternOf, phrasesOf } from '../vocabulary/starred-words.ts'

/** What a driving licence is called in languages besides the Western and Nordic ones, folded; a star stands for any ending. */
const names = `
  ridicsk* prukaz*|ridicsk* opravnen*|vodicsk* preukaz*|vodicsk* opravnen*|vozack* dozvol*|vozack* ispit*|voznisk* izpit*|voznisk* dovoljenj*
  |jogositvan*|vezetoi engedely*|permis* de conducere|permis* conducere|permis* auto|permis* categoria b|ehliyet*|surucu belge*
  |memiliki sim|punya sim|sim a dan c|sim b1|surat izin mengemudi|lesen memandu|lesen kereta|bang lai|giay phep lai xe
  |διπλωμα οδηγησης|διπλωματος οδηγησης|αδεια οδηγησης|водительск* прав*|водительск* удостоверен*|права категории|водіиськ* посвідчен*|водіиськ* прав*|права категоріі
  |шофьорск* книжка|свидетелство за управление|возачк* дозвол*|ajokort*|juhilub*|juhiload|juhilube|autovaditaja apliecib*|vaditaja apliecib*
  |vairuotojo pazymejim*|vairuotojo teis*|permis de conduir|permisos de conduir|carnet de conduir|gida baimen*|okuskirtein*|okurettind*|patent* shofer*
`
const pattern = patternOf(phrasesOf(names))

/** Whether a line names a driving licence in one of these languages. @param folded the line */
export const namesDrivingLicence = (folded: string): boolean => pattern.test(folded)
