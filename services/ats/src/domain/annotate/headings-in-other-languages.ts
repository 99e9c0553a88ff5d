import type { SectionKind } from './section-kinds.ts'

/** Headings in Finnish, Czech, Slovak, Hungarian, Turkish, Croatian, Russian, Ukrainian, Greek, Indonesian, Lithuanian, Latvian, and Estonian, without accents. */
export const headingsInOtherLanguages: Record<SectionKind, string> = {
  header: `asmenine informacija|kontaktine informacija|kontaktai|personiga informacija|kontaktinformacija|isikuandmed|szemelyes informaciok|kontak|data pribadi|informasi pribadi|informasi kontak|yhteystiedot|henkilotiedot|osobni udaje|kontaktni udaje|kontaktni informace|kontakty|osobne udaje|kontaktne udaje|
    elerhetoseg|elerhetosegek|elerhetosegeim|szemelyes adatok|kapcsolat|iletisim|iletisim bilgileri|kisisel bilgiler|
    osobni podaci|kontakt podaci|контакты|контактная информация|личная информация|личные данные|контакти|особисті дані|
    στοιχεια επικοινωνιας|επικοινωνια|προσωπικα στοιχεια`,
  summary: `резюме|кратко|yhteenveto|esittely|karierni cil|povzetek|magamrol|celkituzes|kisisel ozet|tujuan karir|deskripsi diri|profil singkat|περιληψη|
    επαγγελματικο προφιλ|профиль|краткая информация|про себе|профіль|профил|за мен|objectiu|apie mane|profilis|santrauka|par mani|
    profils|kopsavilkums|profiil|kokkuvote|gioi thieu|muc tieu nghe nghiep|
    tentang saya|profil diri|ringkasan|ringkasan profil|profiili|tietoa minusta|tiivistelma|minusta|o mne|profesni profil|osobni profil|shrnuti|zhrnutie|osszefoglalo|rolam|
    bemutatkozas|szakmai osszefoglalo|ozet|hakkimda|kariyer hedefi|kariyer ozeti|profesyonel ozet|on yazi|o meni|sazetak|
    обо мне|о себе|цель|про мене|προφιλ|σχετικα με εμενα`,
  experience: `история работы|трудовая история|мои опыт|послужнои список|трудоустроиство|предыдущие места работы|опыт работы и проекты|где я работал|где работал|
    практика|профессиональныи путь|робота|tyo|tyopaikat|ura|prace|munka|munca|cariera|angajari|pekerjaan|karier|cong viec|θεσεις εργασιας|ammatillinen kokemus|harjoittelut|tyoharjoittelut|tyoelama|kokemus|praca|praktyki zawodowe|praktyki studenckie|dotychczasowe zatrudnienie|
    miejsca pracy|aktywnosc zawodowa|sciezka kariery|prace dorywcze|odborna prax|pracovni a odborne zkusenosti|profesni historie|pracovni kariera|munkaim|
    gyakornoki tapasztalat|poslovno iskustvo|zaposlenje|studentski poslovi|praksa|prakse|radna iskustva|dosadasnje iskustvo|profesionalna karijera|
    zaposlitve|izkusnje|delovne izkusnje in praksa|activitate profesionala|stagii|experienta de lucru|istoric profesional|трудов опит|професионален опит|
    професионален опит и стаж|работа|карьера|стаж|стаж работы|професіинии досвід|професіина діяльність|εργασια|επαγγελματικη σταδιοδρομια|πρακτικη ασκηση|
    calistigim yerler|is hayati|is ve staj deneyimleri|kariyer|kariyerim|mesleki tecrube|is deneyimim|calisma deneyimleri|calisma gecmisi|
    pengalaman bekerja|pengalaman mengajar|pengalaman pkl|praktik kerja lapangan|riwayat kerja|karir|pengalaman freelance|kinh nghiem lam viec|kinh nghiem|
    esperientzia|starfsferill|
    pracovni zivot|profesni zivot|profesni draha|profesni kariera|pracovny zivot|profesijny zivot|radni vijek|karijera|poklicna pot|munkaelet|
    cariera profesionala|parcurs profesional|viata profesionala|meslek hayati|profesyonel kariyer|perjalanan karier|riwayat karier|
    трудовои путь|карьерныи путь|кар єра|кариера|професионална кариера|καριερα|επαγγελματικη πορεια|επαγγελματικη ζωη|tookaik|karjaar|
    karjera|profesine karjera|karjera ir patirtis|karjaari|qua trinh cong tac|qua trinh lam viec|
    трудов стаж|επαγγελματικη πειρα|starfsreynsla|
    zkusenosti|skusenosti|pracovni historie|predchozi praxe|dosavadni praxe|dosavadni zamestnani|prubeh praxe|prehled praxe|prehled zamestnani|brigady|brigady a praxe|praxe a brigady|pracovni pozice|pracovni uplatneni|priebeh praxe|doterajsia prax|predchadzajuce zamestnania|predosle zamestnania|pracovna historia|pracovne pozicie|eddigi munkahelyek|eddigi munkahelyeim|munkahelyeim|munkatapasztalataim|szakmai mult|szakmai palyafutas|szakmai eletut|palyafutas|karrier|munkakorok|diakmunka|diakmunkak|egyeb munkatapasztalat|места работы|место работы|трудовая деятельность|профессиональная деятельность|стажировки|трудова діяльність|місця роботи|професіиныи досвід|стажування|darbo patirtis|profesine patirtis|darba pieredze|profesionala pieredze|tookogemus|toosuhted|varasem tookogemus|tyokokemukset|kesatyot|radno iskustvo i praksa|zaposlenja|pratite karijere|is tecrubelerim|calistigim kurumlar|pengalaman|pengalaman kerja|riwayat pekerjaan|pengalaman profesional|pengalaman magang|magang|tyokokemus|tyohistoria|tyoura|aiempi tyokokemus|aikaisempi tyokokemus|muu tyokokemus|tyosuhteet|tyotehtavat|
    tyoharjoittelu|harjoittelu|pracovni zkusenosti|pracovni zkusenost|pracovni praxe|praxe|zamestnani|prubeh zamestnani|predchozi zamestnani|
    profesni zkusenosti|profesni praxe|odborna praxe|pracovna prax|prax|pracovne skusenosti|zamestnanie|priebeh zamestnani|
    munkatapasztalat|munkatapasztalatok|munkahelyi tapasztalat|munkahelyi tapasztalatok|szakmai tapasztalat|szakmai tapasztalatok|munkahelyek|korabbi munkahelyek|munkaviszony|tapasztalat|
    tapasztalatok|szakmai gyakorlat|is deneyimi|is deneyimleri|is deneyimlerim|deneyimlerim|ilgili deneyim|ilgili deneyimler|ogretmenlik deneyimi|diger gorevler|staj deneyimlerim|stajlarim|deneyim|deneyimler|is tecrubesi|is tecrubeleri|tecrube|
    mesleki deneyim|mesleki deneyimler|profesyonel deneyim|is gecmisi|calisma hayati|calisma deneyimi|stajlar|staj deneyimi|
    staj deneyimleri|radno iskustvo|iskustvo|profesionalno iskustvo|delovne izkusnje|опыт работы|опыт|профессиональныи опыт|
    трудовои опыт|досвід роботи|досвід|досвід работи|εργασιακη εμπειρια|επαγγελματικη εμπειρια|εμπειρια|προυπηρεσια`,
  education: `solanje|τιτλοι σπουδων|высшее образование|mokslas|studijos|studijas|hariduskaik|trinh do hoc van|
    koulutustausta|koulut|tutkinnot|koulutus ja tutkinnot|opiskelu|szkoly|nauka|sciezka edukacji|sciezka edukacyjna|przebieg edukacji|przebieg nauki|
    vzdelavani|ukoncene vzdelani|vzdelavanie|najvyssie dosiahnute vzdelanie|skolni vzdelani|felsofoku vegzettseg|tanulmanyi hatter|studij|
    formalno obrazovanje|obrazovanje i edukacija|izobrazba in usposabljanje|studii absolvite|formare profesionala|образование и курсы|okullar|
    pendidikan terakhir|latar belakang pendidikan|pendidikan dan pelatihan|pendidikan non formal|riwayat akademik|hoc van|ikasketak|hezkuntza|menntun|
    ksztalcenie i szkolenie|ksztalcenie i szkolenia|edukacja i szkolenie|edukacja i szkolenia|vzdelani a odborna priprava|vzdelavanie a odborna priprava|vzdelanie a odborna priprava|εκπαιδευση και καταρτιση|uddannelse og erhvervsuddannelse|haridus ja koolitus|izglitiba un apmaciba|issilavinimas ir mokymas|svietimas ir mokymas|izobrazevanje in usposabljanje|obrazovanje i osposobljavanje|utdanning og opplaering|образование и обучение|освіта та навчання|menntun og þjalfun|
    iskolai tanulmanyok|iskolaim|iskolai palyafutas|felsofoku tanulmanyok|vzdelani a kurzy|vzdelani a praxe ve skole|skoly|prubeh vzdelani|vzdelanie a kurzy|priebeh vzdelania|studia|issilavinimas|isglitiba|izglitiba|haridus|haridustee|opintoni|egitim ve ogretim|учеба|навчання|oktatas es kepzes|tanulmanyok es kepzesek|pendidikan|riwayat pendidikan|pendidikan formal|koulutus|koulutukset|opinnot|koulutus ja opinnot|vzdelani|dosazene vzdelani|nejvyssi dosazene vzdelani|vzdelanie|
    dosiahnute vzdelanie|tanulmanyok|tanulmanyaim|iskolai vegzettseg|iskolai vegzettsegek|vegzettseg|vegzettsegek|kepzettseg|kepzettsegek|
    oktatas|iskolak|kepesitesek|egitim|egitim bilgileri|egitim durumu|egitim ve staj|egitim ve stajlar|egitim hayati|egitim gecmisi|egitimim|egitimlerim|ogrenim|ogrenim durumu|
    ogrenim bilgileri|akademik gecmis|obrazovanje|skolovanje|izobrazba|izobrazevanje|образование|обучение|освіта|εκπαιδευση|σπουδες`,
  skills: `стек|технологии|vahvuudet|silne stranky|pc znalosti|kompetencie|racunalne vjestine|osobne vjestine|vescine|spretnosti|racunalniska znanja|
    racunalniske vescine|erossegek|nitelikler|yetkinlik|kisisel ozellikler|kompetensi|keterampilan teknis|kemampuan komputer|
    ικανοτητες|προσοντα|γνωσεις η υ|ψηφιακες δεξιοτητες|умения|знания|компетенции|личные качества|технические навыки|вміння|
    професіині навички|знання|компетенціі|особисті якості|компютърни умения|знания и умения|лични качества|habilitats|coneixements|
    aptituds|kompetencijos|iemanas|kompetences|padevused|arvutioskused|ky nang|
    digitalni dovednosti|dijital beceriler|digitalne zrucnosti|competente digitale|digitala kunskaper|digitaaliset taidot|digitalne vjestine|
    igudziai|gebejimai|prasmes|oskused|pocitacove dovednosti|tvrde dovednosti|mekke dovednosti|szemelyes keszsegek|digitalis keszsegek|keahlian|keterampilan|kemampuan|keahlian teknis|taidot|osaaminen|ydinosaaminen|avainosaaminen|it taidot|atk taidot|tietotekniset taidot|dovednosti|znalosti|znalosti a dovednosti|
    dovednosti a znalosti|odborne znalosti|pocitacove znalosti|znalost prace na pc|schopnosti|kompetence|zrucnosti|znalosti a zrucnosti|
    pocitacove zrucnosti|keszsegek|kepessegek|ismeretek|szakertelem|szakmai ismeretek|informatikai ismeretek|szamitogepes ismeretek|
    kompetenciak|beceriler|becerilerim|yetenekler|yetkinlikler|yetkinliklerim|yeteneklerim|teknik beceriler|kisisel beceriler|bilgisayar bilgisi|bilgisayar bilgileri|
    bilgisayar becerileri|vjestine|vestine|znanja|kompetencije|навыки|ключевые навыки|профессиональные навыки|навички|ключові навички|
    δεξιοτητες|γνωσεις`,
  projects: `личные проекты|пет проекты|проєкти|projectes|
    diplomski rad|
    proyek|pengalaman proyek|projektit|projektek|projeler|projelerim|projekti|проекты|проекти|εργα`,
  certifications: `kortit ja luvat|lisakoulutus|edukacije|usavrsavanje|tecaji|usposabljanja|oklevelek|egitimler ve sertifikalar|sertifika|kursus|
    πιστοποιητικα|σεμιναρια και πιστοποιησεις|тренинги|дополнительное обучение|курсы и тренинги|додаткове навчання|допълнително обучение|підвищення кваліфікаціі|тренінги|курсове|обучения|допълнителни квалификации|
    sertifikatai|kursai|sertifikati|kursi|sertifikaadid|koolitused|taiendkoolitus|
    sertifikat|
    sertifikasi|sertifikat dan pelatihan|pelatihan|pelatihan dan sertifikasi|sertifikaatit|kurssit|kurssit ja koulutukset|certifikaty|certifikace|kurzy|kurzy a skoleni|skoleni|kurzy a skolenia|
    skolenia|tanfolyamok|tanusitvanyok|kepzesek|tovabbkepzesek|sertifikalar|kurslar|kurslar ve sertifikalar|egitim ve sertifikalar|
    sertifikalar ve egitimler|certifikati|tecajevi|курсы|сертификаты|повышение квалификации|курси|сертифікати|πιστοποιησεις|σεμιναρια`,
  languages: `tuji jeziki|znanje jezikov|nyelvi ismeretek|dil bilgisi|bahasa asing|γλωσσομαθεια|владение языками|знання мов|володіння мовами|
    езици|чужди езици|езикови умения|valodu zinasanas|ngon ngu|ngoai ngu|
    competente lingvistice|jezikovne spretnosti|jezicne vjestine|
    kalbos|kalbu mokejimas|valodas|valodu prasmes|keeled|keeleoskus|bahasa|kemampuan bahasa|kielitaito|kielet|jazyky|jazykove znalosti|jazykove dovednosti|jazykova vybavenost|znalost jazyku|cizi jazyky|jazykove schopnosti|
    cudzie jazyky|jazykove zrucnosti|nyelvtudas|nyelvismeret|nyelvek|nyelvvizsga|idegen nyelvek|yabanci dil|yabanci diller|yabanci dil bilgisi|
    diller|dil becerileri|jezici|strani jezici|jeziki|языки|иностранные языки|знание языков|мови|іноземні мови|γλωσσες|ξενες γλωσσες`,
  awards: `tunnustukset|stipendit|stipendia|priznanja|osztondijak|burslar|beasiswa|υποτροφιες|нагороди|награди|beques|
    penghargaan|prestasi|penghargaan dan prestasi|palkinnot|saavutukset|oceneni|uspechy|ocenenia|dijak|dijak elismeresek|elismeresek|oduller|basarilar|oduller ve basarilar|nagrade|
    достижения|награды|досягнення|διακρισεις|βραβεια`,
  publications: `julkaisut|publikace|publikacie|publikaciok|yayinlar|publikacije|публикации|публікаціі|δημοσιευσεις`,
  volunteer: `voluntary service|voluntary services|volunteer service|volunteer activities|voluntary activities|volunteering activities|
    volunteering work|volunteer involvement|pro bono|pro bono work|community activities|community outreach|social commitment|
    social involvement|freiwilligenarbeit|freiwilligenarbeiten|freiwilliges engagement|freiwillige tatigkeit|freiwillige tatigkeiten|
    freiwilligentatigkeit|ehrenamter|ideell verksamhet|foreningsarbete|activites benevoles|activite benevole|actions benevoles|
    missions benevoles|benevolats|engagement benevole|engagements benevoles|actividades de voluntariado|trabajos voluntarios|
    labores de voluntariado|trabalhos voluntarios|atividades voluntarias|atividade voluntaria|acoes voluntarias|servico voluntario|
    servicos voluntarios|attivita di volontariato|esperienze volontariato|esperienza volontariato|servizio di volontariato|
    attivita volontaria|vrijwilligers werk|vrijwilligersactiviteiten|vrijwillige activiteiten|dzialalnosc wolontariacka|
    praca wolontariacka|frivilligt engagement|frivillig innsats|frivillig virksomhed|vapaaehtoistyot|dobrovolnicka prace|
    dobrovolnicke aktivity|dobrovolnicka praca|onkentes tapasztalat|volonterski rad|volonterstvo|prostovoljne dejavnosti|
    experienta de voluntariat|voluntariate|activitati voluntare|gonullu faaliyetler|gonulluluk faaliyetleri|gonulluluk deneyimi|
    dobrovolna cinnost|volontersko iskustvo|prostovoljstvo|prostovoljno delo|gonullu deneyimi|sukarelawan|pengalaman sukarela|
    εθελοντικη εργασια|εθελοντικες δρασεις|доброволчество|savanoryste|brivpratigais darbs|vabatahtlik too|
    ideella engagemang|atividade extracurricular|atividades extracurriculares|
    pengalaman organisasi|organisasi|pengalaman kepanitiaan|kepanitiaan|riwayat organisasi|pengalaman sukarelawan|kegiatan sukarela|vapaaehtoistyo|vapaaehtoistoiminta|jarjestotoiminta|dobrovolnictvi|dobrovolnicka cinnost|dobrovolnictvo|onkentesseg|
    onkentes munka|onkentes tevekenyseg|gonulluluk|gonullu calismalar|gonullu deneyimler|volontiranje|волонтерство|εθελοντισμος`,
  interests: `інтереси|хобі|интереси|хобита|хоби|interessos|aficions|interesai|huvid|
    zaliby|
    zaujmy|pomegiai|intereses un hobiji|hobid|volnocasove aktivity|volny cas|volny cas a zaujmy|minat|hobi dan minat|harrastukset|kiinnostuksen kohteet|harrastukset ja kiinnostuksen kohteet|zajmy|konicky|zajmy a konicky|zaluby|konicky a zaluby|
    hobbi|hobbik|hobbi erdeklodesi kor|erdeklodesi kor|erdeklodes|szabadido|hobi|hobiler|hobilerim|ilgi alanlari|ilgi alanlarim|hobiji|
    interesi|увлечения|хобби|интересы|захоплення|ενδιαφεροντα|χομπι`,
  references: `referencie|referencia|συστατικες επιστολες|препоръки|rekomendacijos|atsauksmes|soovitajad|
    referensi|suosittelijat|suosittelija|referenssit|referenciak|referanslar|referans|preporuke|рекомендации|рекомендаціі|συστασεις`,
  other: `luottamustoimet|muut tiedot|muuta|ajokortti|ajokortit|asevelvollisuus|varusmiespalvelus|ridicsky prukaz|ridicske opravneni|
    ostatni|vodicsky preukaz|ostatne|dalsie informacie|jogositvany|jogositvanyok|egyeb|egyeb informaciok|egyeb ismeretek|
    ehliyet|surucu belgesi|askerlik durumu|uyelikler|dernek uyelikleri|ek bilgiler|diger bilgiler|diger|vozacka dozvola|ostalo|
    дополнительная информация|додаткова інформація|αλλα στοιχεια`,
}
