/** Traits and conditions that job descriptions ask for in Finnish, Estonian, Latvian, and Lithuanian, by language, as in polish.ts, folded. */
export const balticAndFinnic = {
  fi: `
Oma-aloitteisuus|oma aloitteis*|omatoimi*|itsenai* tyosken*|itsenaise*
Huolellisuus|huolelli*|tarkkuus|tarkkuutta
Luotettavuus|luotettav*
Joustavuus|joustav*
Vastuullisuus|vastuulli*|vastuuntunto*
Tiimityö|tiimityo*|tiimipelaaja*|yhteistyotaido*|yhteistyotaito*
Vuorovaikutustaidot|vuorovaikutustai*
Paineensietokyky|paineensieto*|stressinsieto*
Asiakaspalveluhenkisyys|asiakaspalveluhenki*|palveluhenki*|palvelualt*
Oppimishalu|oppimishalu*|halu oppia|halua oppia
Oma asenne|hyva asenne|hyvaa asennetta|positiivi* asen*
Rauhallisuus|rauhalli*
Kärsivällisyys|karsivalli*
Reippaus|reipas*|reippa*
Itseohjautuvuus|itseohjautu*
Sitoutuneisuus|sitoutu*
Motivoituneisuus|motivoitu*
Hyvä kunto|fyysi* kunto*|fyysista tyota
Positiivisuus|positiivi*
Tarkkuus|tarkka|tarkkaa
Ahkeruus|ahker*|tyoteli*
Iloisuus|iloi*
Luovuus|luov*
Empaattisuus|empaatti*
Organisointikyky|organisointi*
Ongelmanratkaisu|ongelmanratkaisu*
Täsmällisyys|tasmalli*
Paineensieto|paineen*
Kannustavuus|kannusta*
Työelämätaidot|tyoelamataito*|tyoelamataid*
Innovatiivisuus|innovatiivi*
Tehokkuus|tehoka*|tehokk*
Tiimihenki|tiimihenk*
Sosiaaliset taidot|sosiaali* taito*
Jämäkkyys|jamakk*|jamaka*
Halu kehittyä|kehittaa itse*|halu kehit*
Intohimo|intohimo*
Hyvä tyyppi|hyva tyyppi
Hyvä työkaveri|tyokaveri*
Esimerkillisyys|esimerki*
Avoimuus|avoin|avoimuu*
Palvelualttius|palvelualt*|palvelu asenne
Oma auto|oma auto
Vuorotyö|vuorotyo*
Rikosrekisteriote|rikosrekister*
`,
  et: `
Kohusetunne|kohusetun*
Täpsus|tapsus*|tapne|tapset|tapsu*
Vastutustunne|vastutustun*|vastutustund*
Meeskonnatöö|meeskonnato*
Hea suhtlemisoskus|suhtlemisosku*|suhtlusosku*
Õppimisvõime|oppimisvoim*|soov oppida
Algatusvõime|algatusvoim*
Iseseisvus|iseseisv*
Hoolikus|hoolik*
Hea füüsiline vorm|fuusili* vorm*|fuusili* koormus*
Käelisus|kaelis*
Tehniline mõtlemine|tehnili* motlemi*|tehnilist taipu
Pingetaluvus|pingetaluv*
Usaldusväärsus|usaldusvaar*
Motiveeritus|motiveer*
Koostöövalmidus|koostoo*
Positiivsus|positiiv*|sobralik*
Analüüsivõime|analuusivoim*
Paindlikkus|paindlik*
Valmidus reisideks|valmidus reisi*|valmidus arireisi*
Õpihimu|opihimu*|areneda|soov areneda
Korrektsus|korrekt*
Vastutus|vastutus*|vastutu*|julgeb vastutada
Suhtlemine|aktiivset/hea suhtlust/suhtleja
Tahe õppida|tahe/soov/valmidus oppida
Kohusetundlikkus|kohusetundlik*
Ausus|ausus|aus
Hea tervis|hea tervis*
Isiklik auto|isiklik auto
Initsiatiiv|initsiatiiv*
Vahetustega töö|vahetus* too
`,
  lv: `
Atbildība|atbildib*
Precizitāte|precizitat*|preciz*
Komunikabilitāte|komunikabil*|komunikacijas prasmes
Darbs komandā|komandas darb*|darb* komanda
Patstāvība|patstavig*|patstaviba
Iniciatīva|iniciativ*
Augsta atbildības sajūta|atbildibas sajuta
Spēja strādāt komandā|stradat komanda
Lojalitāte|lojal*|lojalit*
Motivācija|motivac*|motivet*
Vēlme mācīties|velme macities|velme apgut|velme attistities
Labas saskarsmes prasmes|saskarsm*
Elastība|elast*
Stresa noturība|stresa notur*|stresnotur*
Analītiska domāšana|analitisk*
Plānošanas prasmes|planot savu|organizet savu
Kārtīgums|kartig*|rupig*
Punktualitāte|punktual*
Godīgums|godig*|godprat*
Radošums|radoss|radosa pieeja|radosum*
Pozitīva attieksme|pozitiv*
Komandas gars|komandas gars
Nesodāmība|nesodam*|sodam*
Pašiniciatīva|pasiniciativ*
Disciplīna|disciplin*
Personīgais auto|personigais/savs auto*
`,
  lt: `
Atsakingumas|atsaking*
Kruopštumas|kruopst*
Komunikabilumas|komunikabilum*|bendravimo igudzi*|komunikab*|bendraut*
Darbas komandoje|komandin* darb*|darb* komandoje
Savarankiškumas|savarankisk*
Iniciatyvumas|iniciatyv*
Motyvacija|motyv*
Ambicingumas|ambicing*
Humoro jausmas|humoro jausm*
Pozityvumas|pozityv*|optimist*
Noras mokytis|noras mokytis|noras tobuleti|imlum*
Lankstumas|lankst*
Kūrybiškumas|kurybisk*
Sąžiningumas|saziningum*|saziningas
Punktualumas|punktualum*
Komandinis darbas|dirbti komandoje
Analitinis mąstymas|analitin* mastym*
Atsparumas stresui|atspar* stres*
Gebėjimas planuoti|planuoti darb* laika|planuoti laika
Savimi pasitikėjimas|savimi pasitik*
Paslaugumas|paslaug*
Tvarkingumas|tvarking*
Pasitikėjimas savimi|savimi pasit*
Reiklumas|reikl*
Atsakomybė|atsakomyb*
Vairuotojo automobilis|nuosavas/asmeninis automobil*
Nepriekaištinga reputacija|reputacij*
Energingumas|energing*
Darbštumas|darbst*
`,
}
