import { foldText } from './fold-text.ts'

/** What a resume or what is sent with it is called, in 40 languages, written as usual. */
const written = `
  Résumé|Resum'e|CV|C.V.|Curriculam Vitae|Curriculam Viate|Curiculum Vitae|
  Curriculum Vitae|Curriculum|Vita|Vitae|Biodata|Bio-data|Cover Letter|Application|Job Application|Portfolio|Europass|
  Europass CV|Europass Curriculum Vitae|Lebenslauf|Tabellarischer Lebenslauf|Werdegang|Anschreiben|Bewerbung|Bewerbungsschreiben|
  Bewerbungsunterlagen|Motivationsschreiben|Profil personnel|Lettre de motivation|Hoja de vida|Currículo|Currículum|Resumen curricular|
  Carta de presentación|Carta de apresentação|Currículo profissional|Currículum profesional|Curriculum professionale|Curriculum formativo|
  Lettera di presentazione|Levensloop|Motivatiebrief|Sollicitatiebrief|Meritförteckning|Levnadsbeskrivning|Personligt brev|Ansökan|
  Personlig brev|Søknad|Jobsøknad|Ansøgning|Levnedsbeskrivelse|Livsløb|Ansioluettelo|Työhakemus|Ferilskrá|Życiorys|List motywacyjny|
  Životopis|Strukturovaný životopis|Profesní životopis|Profesionálny životopis|Motivační dopis|Motivačný list|Životopis prijava|
  Življenjepis|Biografija|Önéletrajz|Szakmai önéletrajz|Motivációs levél|Özgeçmiş|Öz geçmiş|Ön yazı|Scrisoare de intenție|
  Scrisoare de motivație|Elulookirjeldus|Gyvenimo aprašymas|Motyvacinis laiškas|Dzīves gājums|Dzīves apraksts|Motivācijas vēstule|
  Βιογραφικό|Βιογραφικό σημείωμα|Σύντομο βιογραφικό|Резюме|Автобиография|Биография|Анкета|Анкета соискателя|Сопроводительное письмо|
  Біографія|Автобіографія|Супровідний лист|Автобиографија|Биографија|Мотивационо писмо|Radna biografija|Riwayat hidup|
  Daftar riwayat hidup|Surat lamaran|Sơ yếu lý lịch|Lý lịch|Lý lịch trích ngang|Đơn xin việc|Currículum vítae|Curriculum vitæ`

const names = new Set(written.split('|').map((name) => foldText(name.trim())))

/** Whether a text is what a resume is called, or a letter or form that is sent with it, and nothing else. */
export const namesResume = (text: string): boolean => text.length <= 40 && names.has(foldText(text))
