import type { SectionKind } from './section-kinds.ts'

/** Headings that {@link ./heading-lists.ts} and {@link ./headings-in-other-languages.ts} lack, in twenty-eight languages, without accents. */
export const moreHeadings: Partial<Record<SectionKind, string>> = {
  education: `
    gevolgde opleidingen|ksztalcenie|solanje|pregatire|τιτλοι σπουδων|высшее образование|mokslas|studijos|studijas|hariduskaik|
    trinh do hoc van`,
  skills: `
    domaines de competences|conocimientos informaticos|capacidades|cualidades|softwares|kerncompetenties|eigenschappen|computerkennis|
    obsluga komputera|znajomosc programow|egenskaper|datakunskaper|styrkor|kvalifikationer|styrker|faglige kompetencer|it kundskaber|
    kvalifikasjoner|nokkelkompetanse|vahvuudet|silne stranky|pc znalosti|kompetencie|racunalne vjestine|osobne vjestine|vescine|
    spretnosti|racunalniska znanja|racunalniske vescine|erossegek|cunostinte|abilitati tehnice|calitati|nitelikler|yetkinlik|
    kisisel ozellikler|kompetensi|keterampilan teknis|kemampuan komputer|ικανοτητες|προσοντα|γνωσεις η υ|ψηφιακες δεξιοτητες|умения|
    знания|компетенции|личные качества|технические навыки|вміння|професіині навички|знання|компетенціі|особисті якості|
    компютърни умения|знания и умения|лични качества|habilitats|coneixements|aptituds|kompetencijos|iemanas|kompetences|padevused|
    arvutioskused|ky nang`,
  languages: `
    spoken languages|taalvaardigheden|conocimiento de idiomas|tuji jeziki|znanje jezikov|nyelvi ismeretek|limbi vorbite|dil bilgisi|bahasa asing|
    γλωσσομαθεια|владение языками|знання мов|володіння мовами|езици|чужди езици|езикови умения|valodu zinasanas|ngon ngu|ngoai ngu`,
  summary: `
    zu meiner person|acerca de mi|su di me|wie ben ik|cel zawodowy|profiltekst|kort om mig|
    nokkelkvalifikasjoner|yhteenveto|esittely|karierni cil|povzetek|magamrol|celkituzes|kisisel ozet|tujuan karir|deskripsi diri|
    profil singkat|περιληψη|επαγγελματικο προφιλ|профиль|краткая информация|про себе|профіль|профил|за мен|objectiu|apie mane|
    profilis|santrauka|par mani|profils|kopsavilkums|profiil|kokkuvote|gioi thieu|muc tieu nghe nghiep`,
  certifications: `
    lizenzen|diplomados|licencias|attestati|certificeringen|certifikater|certificeringer|kurser og certifikater|kortit ja luvat|
    lisakoulutus|edukacije|usavrsavanje|tecaji|usposabljanja|oklevelek|cursuri|traininguri|egitimler ve sertifikalar|sertifika|kursus|
    πιστοποιητικα|σεμιναρια και πιστοποιησεις|тренинги|підвищення кваліфікаціі|тренінги|курсове|обучения|допълнителни квалификации|
    sertifikatai|kursai|sertifikati|kursi|sertifikaadid|koolitused|taiendkoolitus`,
  interests: `
    passioni|tempo libero|vrije tijd|pasje|hobby uri|інтереси|хобі|интереси|хобита|хоби|interessos|aficions|interesai|huvid`,
  volunteer: `
    voluntariados|frivilligarbete|foreningsuppdrag|frivillige verv|dobrovolna cinnost|volontersko iskustvo|prostovoljstvo|
    prostovoljno delo|activitati de voluntariat|gonullu deneyimi|sukarelawan|pengalaman sukarela|εθελοντικη εργασια|
    εθελοντικες δρασεις|доброволчество|savanoryste|brivpratigais darbs|vabatahtlik too`,
  references: `
    referencie|referencia|συστατικες επιστολες|препоръки|rekomendacijos|atsauksmes|soovitajad`,
  projects: `
    ausgewahlte projekte|проєкти|projectes`,
  awards: `
    recompenses|stypendia|udmaerkelser|legater|utmerkelser|stipend|tunnustukset|stipendit|stipendia|priznanja|osztondijak|premii|
    distinctii|burse|burslar|beasiswa|υποτροφιες|нагороди|награди|beques`,
}
