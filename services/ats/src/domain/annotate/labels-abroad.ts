/** Labels of forms in languages that `labels.ts` does not know, written as usual. */
export const labelsAbroad = {
  name: `
    ФИО|Ф. И. О.|Имя|Фамилия|Имя и фамилия|Имя, фамилия|Фамилия, имя|Фамилия и имя|Фамилия, имя, отчество|Имя отчество|Имя, отчество|Имя и отчество|Ім'я, по батькові|Ім'я та по батькові|Полное имя|ПІБ|П. І. Б.|Ім'я|
    Прізвище|Прізвище та ім'я|Ім'я та прізвище|Прізвище, ім'я, по батькові|Име|Име и фамилия|Три имена|Име и презиме|Презиме|Όνομα|Επώνυμο|
    Ονοματεπώνυμο|Όνομα και επώνυμο|Nama|Nama lengkap|Họ tên|Họ và tên|Họ và Tên|Vārds|Uzvārds|Vārds, uzvārds|Vārds Uzvārds|Vardas|
    Pavardė|Vardas, pavardė|Vardas Pavardė|Eesnimi|Perekonnanimi|Ees- ja perekonnanimi|Ime in priimek|Priimek|Ime, priimek|Ime, prezime|
    Ime i prezime|Nom i cognoms|Cognoms|Keresztnév|Vezetéknév|Teljes név|Emri|Emri dhe mbiemri|Nafn|Fullt nafn|Pangalan|Jina`,
  employer: `
    Main contractor|Employee|Present company|Current company|Name of contractor|Entidade patronal|Nome del datore di lavoro|Compañía|Empresa u organismo|Arbetsgivare|Företag|Företagsnamn|Arbejdsgiver|Virksomhed|Firmanavn|
    Arbeidsgiver|Bedrift|Bedriftsnavn|Työnantaja|Yritys|Työpaikka|Zaměstnavatel|Název firmy|Název společnosti|Zamestnávateľ|
    Spoločnosť|Názov firmy|Názov spoločnosti|Poslodavac|Tvrtka|Naziv tvrtke|Naziv poslodavca|Delodajalec|Podjetje|Naziv podjetja|
    Munkáltató|Munkáltató neve|Munkahely|Munkahely neve|Cég|Cég neve|Cégnév|Angajator|Numele angajatorului|Companie|Nume companie|
    Numele și adresa angajatorului|İşveren|Şirket|Şirket adı|Firma adı|Kurum|Kurum adı|İşyeri|Perusahaan|Nama perusahaan|Instansi|
    Nama instansi|Tempat kerja|Εργοδότης|Εταιρεία|Επιχείρηση|Επωνυμία|Роботодавець|Назва компанії|Назва організації|Название компании|
    Наименование организации|Работодател|Фирма|Име на работодателя|Име и адрес на работодателя|Ocupador|Nom de l'empresa|Darbdavys|Įmonė|
    Darbovietė|Darba devējs|Uzņēmums|Darbavieta|Tööandja|Ettevõte|Töökoht`,
  title: `
    Job role|Job designation|Post name|Posting|Posted as|Working as|Worked as|Enquadramento funcional|Ocupación|Función|Profissão|Beroep|Funkcja|Befattning|Roll|Titel|Tjänst|Yrkestitel|Yrke|Stilling|Stillingsbetegnelse|Stillingstittel|
    Arbejdstitel|Tehtävä|Tehtävänimike|Nimike|Ammattinimike|Toimi|Pozice|Funkce|Pracovní pozice|Pracovní zařazení|Název pozice|Pozícia|
    Pracovná pozícia|Funkcia|Názov pozície|Radno mjesto|Pozicija|Naziv radnog mjesta|Zanimanje ili radno mjesto|Delovno mesto|
    Naziv delovnega mesta|Beosztás|Munkakör|Munkakör megnevezése|Pozíció|Foglalkozás|Funcția|Funcția sau postul ocupat|Postul|Postul ocupat|
    Ocupația|Poziție|Poziția|Pozisyon|Pozisyonu|Görevi|Ünvan|Unvan|Unvanı|Ünvanı|Meslek|Mesleği|Jabatan|Posisi|Posisi pekerjaan|Θέση|
    Θέση εργασίας|Ιδιότητα|Профессия|Должность в компании|Позиція|Займана посада|Длъжност|Заемана длъжност|Заемана длъжност или позиция|
    Càrrec|Lloc de treball|Pareigos|Užimamos pareigos|Amats|Ieņemamais amats|Ametikoht|Amet`,
  dates: `
    Year of passing|Year of completion|Passing year|Year of graduation|Years of experience|Tenure|Period of service|Service period|Working since|Time period|Time frame|Fechas de inicio y fin|Tid|Tidsperiode|Tidsperiod|Datoer|Ajanjakso|Kesto|Aika|Ajankohta|Období|Doba|Doba trvání|
    Obdobie|Doba trvania|Razdoblje|Trajanje|Datumi|Obdobje|Időszak|Időtartam|Időpont|Dátum|Perioada|Dönem|Süre|Tarih|Tarihler|
    Çalışma süresi|Çalışma tarihleri|Masa kerja|Waktu|Periode kerja|Lama bekerja|Tahun|Περίοδος|Διάρκεια|Ημερομηνίες|Χρονική περίοδος|
    Сроки|Сроки работы|Сроки обучения|Стаж|Дата|Термін|Дати|Laikotarpis|Laikas|Periods|Laika posms|Laiks|Periood|Ajavahemik|Aeg`,
  place: `
    Местонахождение|Местоположение|Адрес организации|Plats|Sted|Paikka|Paikkakunta|Kaupunki|Místo|Město|Místo výkonu práce|Miesto|Mesto|Miesto výkonu práce|Mjesto|Hely|Helyszín|Város|Locul|
    Locația|Oraș|Yer|Şehir|Konum|Lokasi|Kota|Tempat|Τοποθεσία|Πόλη|Τόπος|Город|Місто|Място|Lloc|Ciutat|Miestas|Vieta|Pilsēta|Asukoht|Linn`,
  work: `
    Labor realizada|Labores realizadas|Vínculo|Vínculo institucional|Carga horária|Regime|Arbetsuppgifter|Huvudsakliga arbetsuppgifter|Ansvarsområden|Arbejdsopgaver|Ansvarsområder|Arbeidsoppgaver|Työtehtävät|Keskeiset tehtävät|
    Vastuualueet|Náplň práce|Pracovní náplň|Hlavní pracovní náplň|Popis práce|Pracovná náplň|Popis pracovnej činnosti|Opis poslova|Zadaci|
    Glavni poslovi i odgovornosti|Opis dela|Naloge|Glavne naloge in pristojnosti|Feladatok|Főbb feladatok|Feladatkör|
    Főbb tevékenységek és feladatkörök|Responsabilități|Atribuții|Activități și responsabilități principale|Principalele activități și responsabilități|
    Görev tanımı|Sorumluluklar|İş tanımı|Yapılan işler|Tanggung jawab|Deskripsi pekerjaan|Uraian pekerjaan|Uraian tugas|Tugas|Jobdesk|Καθήκοντα|
    Αρμοδιότητες|Κύριες δραστηριότητες και αρμοδιότητες|Задължения|Основни дейности и отговорности|Отговорности|Tasques|Responsabilitats|
    Pagrindinės veiklos|Atsakomybės|Pienākumi|Darba pienākumi|Ülesanded|Tööülesanded`,
  school: `
    Name of institution|Name of the institution|Name of institute|Name of the institute|Institution name|University name|Name of university|Name of the university|Name of college|College name|Name of school|College institution|Board|Board university|University board|Institución|Institución educativa|Centro educativo|Casa de estudios|Unidad educativa|Lärosäte|Uddannelsessted|Studiested|Lærested|Oppilaitos|Název školy|Názov školy|Obrazovna ustanova|Naziv škole|Izobraževalna ustanova|
    Oktatási intézmény|Intézmény|Intézmény neve|Iskola neve|Instituția de învățământ|Numele instituției|Okul adı|Üniversite|Okul|Nama sekolah|
    Sekolah|Universitas|Institusi|Perguruan tinggi|Εκπαιδευτικό ίδρυμα|Ίδρυμα|Заклад освіти|Навчальний заклад|Учебен завод|Учебно заведение|
    Centre d'estudis|Mokymo įstaiga|Izglītības iestāde|Õppeasutus`,
  credential: `
    Educational qualification|Academic qualification|Name of degree|Name of course|Course name|
    Examen|Uddannelsesretning|Studieretning|Tutkinto|Koulutusohjelma|Studijní obor|Obor|Dosažené vzdělání|Študijný odbor|Stečeno zvanje|Smjer|
    Naziv izobrazbe|Szak|Szakirány|Végzettség|Specializare|Specializarea|Calificarea|Diploma obținută|Bölüm|Bölümü|Derece|Jurusan|Program studi|
    Gelar|Τίτλος σπουδών|Специальность|Квалификация|Спеціальність|Кваліфікація|Специалност|Придобита квалификация|Titulació|Specialybė|
    Kvalifikacija|Specialitāte|Eriala`,
} as const
