import { foldText } from '../vocabulary/fold-text.ts'
import type { SectionKind } from './section-kinds.ts'

/** Headings as they are written: in scripts of their own, and what programs that make resumes call their sections in other languages. */
const written: Partial<Record<SectionKind, string>> = {
  experience: `
    Archaeological fieldwork|Archaeological field work|Field work experience|Excavation experience|
    Fouilles archéologiques|Trabajos de campo|Excavaciones arqueológicas|Trabalhos de campo|
    Lavori sul campo|Scavi archeologici|Prace terenowe|Arbeitsstätten|Bisherige Arbeitsplätze|Lieux de travail|Luoghi di lavoro|
    Lugares de trabajo|Locais de trabalho|Werkplekken|Lavoretti|Lavori saltuari|Trabajos de verano|Trabajos esporádicos|Trabalhos temporários|
    Praca sezonowa|Praca dorywcza|Attività svolte|Attuale posizione lavorativa|Posizione lavorativa attuale|Berufsstationen|Karrierestationen|
    Festanstellungen|Activité indépendante|Activités indépendantes|Libera professione|Trabajo independiente|Trabajos independientes|
    Trabajos freelance|Récapitulatif professionnel|Antécédents professionnels|Histórico de emprego|Histórico de empregos|Erwerbsbiografie|
    Ostatnie zatrudnienie|Clerkships|Client engagements|Consulting engagements|Contract positions|Student teaching|Sea service|
    Prior positions|Prior appointments|Current appointment|Current appointments|Past appointments|Former appointments|Earlier positions|
    Visiting appointments|Postes précédents|Postes antérieurs|Postes actuels|Anciens postes|Poste précédent|Fonctions actuelles|Fonction actuelle|
    Fonctions précédentes|Fonctions antérieures|Emplois antérieurs|Cargos anteriores|Cargos actuales|Cargo actual|
    Puestos anteriores|Puesto actual|Posición actual|Cargos atuais|Cargo atual|
    Posição atual|Posições anteriores|Trabalho atual|Função atual|Posizioni precedenti|Posizione attuale|
    Posizioni attuali|Incarichi precedenti|Incarichi attuali|Incarico attuale|Impiego attuale|
    Frühere Positionen|Aktuelle Stelle|Aktuelle Anstellung|
    Gegenwärtige Tätigkeit|Vorherige Positionen|Vorherige Tätigkeiten|Eerdere functies|Huidige functie|Huidige baan|
    Vroegere werkervaring|Eerdere banen|Poprzednie stanowiska|Obecne stanowisko|Aktualne stanowisko|Obecna praca|Aktualna praca|Poprzednia praca|
    Poprzednie miejsca pracy|Obecne miejsce pracy|Tidigare tjänster|Nuvarande tjänst|Tidigare uppdrag|Nåværende stilling|
    Nåværende jobb|Nuværende stilling|Nuværende job|Tidligere job|Aiemmat tehtävät|Nykyinen tehtävä|Aiemmat työpaikat|
    Nykyinen työpaikka|Současné zaměstnání|Současná pozice|Předchozí pozice|
    Predchádzajúce zamestnanie|Predchádzajúce pozície|Súčasné zamestnanie|Súčasná pozícia|Önceki işler|Önceki deneyimler|Önceki iş deneyimleri|
    Mevcut iş|Mevcut pozisyon|Jelenlegi munkahely|Jelenlegi munkám|Korábbi munkák|Korábbi pozíciók|Korábbi munkatapasztalat|
    Locuri de muncă anterioare|Loc de muncă actual|Poziții anterioare|Poziția actuală|Experiență anterioară|Càrrecs anteriors|Càrrec actual|
    Προηγούμενες θέσεις|Τρέχουσα θέση|Предыдущий опыт|Текущая должность|Настоящее место работы|Попередні місця роботи|
    Поточна посада|Theatre credits|Film credits|Screen credits|Stage credits|Directing credits|Acting credits|Production credits|Selected credits|
    የሥራ ተሞክሮ|İş təcrübəsi|Досвед працы|Працоўны вопыт|કામનો અનુભવ|Աշխատանքային փորձ|Жұмыс тәжірибесі|Работно искуство|ജോലിയുടെ അനുഭവം|
    कामाचा अनुभव|အလုပ်အတွေ့အကြုံ|कामको अनुभव|ਕੰਮ ਦਾ ਤਜਰਬਾ|Трудовой стаж|Përvoja e punës|Радно искуство|Uzoefu wa kazi|வேலை அனுபவம்|
    పని అనుభవం|کام کا تجربہ|Ish tajribasi|Ulwazi ngomsebenzi|خبرة العمل|الخبرة|الخبرات|الخبرات العملية|الخبرة العملية|الخبرة المهنية|
    الخبرات المهنية|الخبرات الوظيفية|تجربه کاری|تجربیات کاری|سوابق شغلی|سوابق کاری|تجربیات شغلی|تجربه|ניסיון|ניסיון עבודה|
    ניסיון תעסוקתי|ניסיון מקצועי|נסיון תעסוקתי|נסיון מקצועי|काम का अनुभव|कार्य अनुभव|अनुभव|কর্মদক্ষতা|কাজের অভিজ্ঞতা|কর্ম অভিজ্ঞতা|
    অভিজ্ঞতা|ಕೆಲಸದ ಅನುಭವ|ประสบการณ์|ประสบการณ์ทำงาน|ประสบการณ์การทำงาน|ประวัติการทำงาน|გამოცდილება|სამუშაო გამოცდილება|Sperteco|
    Patirtis|Ervaringen`,
  education: `
    Histórico educacional|Trajetória educacional|Perfil educacional|Trayectoria educativa|Perfil educativo|Esperienze formative certificate|Altre esperienze formative certificate|Antecedentes académicos y formativos|Antecedentes educativos|Antecedentes de formación|Estudios cursados|Estudios básicos|Estudios de posgrado|
    Trayectoria formativa|Información académica|Diplômes et titres|Formations suivies|Bildungsstationen|Bildungswerdegang|
    Percorso universitario|Curriculum studiorum|Studi compiuti|Studi effettuati|Genoten opleiding|Genoten opleidingen|Wykształcenie wyższe|
    Degrees earned|Degrees held|Graduate studies|Undergraduate studies|Tertiary education|Post-secondary education|Legal education|
    Medical education|Music education|Musical training|Dance training|Acting training|
    የትምህርት ዝርዝር|المؤهلات الأكاديمية|Təhsil|Адукацыя|Akademisk baggrund|શૈક્ષણિક લાયકાત|शैक्षिक योग्यता|Կրթություն|
    Білім беру туралы мәліметтер|വിദ്യാഭ്യാസ യോഗ്യത|शैक्षणिक पात्रता|ပညာရေးမှတ်တမ်း|ਸਿੱਖਿਆ ਦੀ ਯੋਗਤਾ|Arsimi|Образовање|
    Akademisk bakgrund|Elimu na Kazi|கல்வி விவரங்கள்|విద్యార్హతలు|تعلیمی قابلیت|Ta'lim ma'lumotlari|Quá trình học vấn|Ulwazi lwemfundo|
    التعليم|المؤهلات العلمية|المؤهلات|المؤهل العلمي|الدراسة|تحصیلات|سوابق تحصیلی|השכלה|לימודים|השכלה אקדמית|शिक्षा|शैक्षणिक योग्यता|
    শিক্ষা|শিক্ষাগত যোগ্যতা|ಶಿಕ್ಷಣ|การศึกษา|ประวัติการศึกษา|განათლება|Edukiteco|Tanulmány`,
  skills: `
    Personal traits|Capacités|Maîtrise logiciels|Maîtrise des logiciels|Áreas de conocimiento|Kwaliteiten|Cechy osobowości|
    ክህሎቶች|القدرات|Bacarıqlar|Навыкі|કૌશલ્ય|दक्षता|तकनीकी कौशल|Szaktudás|Հմտություններ|Hæfni|Дағдылар|Вештини|നൈപുണ്യം|कौशल्य|Kemahiran|
    ကျွမ်းကျင်မှုများ|कौशलहरू|ਕੌਸ਼ਲ|Aftësitë|Вештине|Ujuzi|திறன்கள்|నైపుణ్యాలు|مہارتیں|Ko'nikmalar|Năng lực|Amakhono|المهارات|مهارات|
    المهارات التقنية|مهارتها|مهارت‌ها|מיומנויות|כישורים|כישורים טכניים|कौशल|দক্ষতা|ಕೌಶಲ್ಯಗಳು|ทักษะ|ความสามารถ|ทักษะและความสามารถ|
    უნარები|Lertoj|Evner|Ting eg kan`,
  languages: `
    Fremdsprachenkenntnisse|Vreemde talen|Języki obce i poziom|
    ቋንቋዎች|المهارات اللغوية|Dillər|Мовы|ভাষাসমূহ|ભાષાઓ|भाषा कौशल|Լեզուներ|Tungumál|Тілдер|Јазици|ഭാഷകൾ|भाषा|ဘာသာစကားများ|भाषाहरू|
    ਭਾਸ਼ਾਵਾਂ|Gjuhët|Језици|Lugha|மொழிகள்|భాషలు|ทักษะทางภาษา|زبانیں|Tillar|Izilimi|اللغات|زبانها|زبان‌ها|שפות|बोली|भाषाएँ|ভাষা|
    ಭಾಷೆಗಳು|ภาษา|ენები|Lingvoj`,
  awards: `
    Mükafatlar|Узнагароды|Tunnustused|Մրցանակներ|Verðlaun|ჯილდოები|Apbalvojumi|Çmime|الجوائز|جوائز|جوایز|افتخارات|פרסים|पुरस्कार|
    পুরষ্কার|পুরস্কার|ಪ್ರಶಸ್ತಿಗಳು|รางวัล|Præmier|Apdovanojimai|Prisene`,
  certifications: `
    Certifications obtenues|Capacitación|Aperfeiçoamento|Dodatkowe kwalifikacje|
    شهادات|Сертыфікаты|Minősítések|Վկայականներ|Vottanir|სერტიფიკატები|Дипломы|Certifikimet|ประกาศนียบัตร|Belgeler|Chứng chỉ|الشهادات|
    الدورات|الدورات التدريبية|مدارک|گواهینامه‌ها|دوره‌ها|הסמכות|קורסים|תעודות|प्रमाणपत्र|শংসাপত্র|প্রশিক্ষণ|ಪ್ರಮಾಣೀಕರಣಗಳು|
    ใบรับรอง|การอบรม|Diplomoj|Todistukset|Dyplomy|Certifikácie`,
  interests: `
    الاهتمامات|Kiinnostukset|ความสนใจ|Sở thích|Đam mê|الهوايات|سرگرمیها|سرگرمی‌ها|علایق|תחביבים|शौक|रुचियां|শখ|ಹವ್ಯಾಸಗಳು|งานอดิเรก|
    Hobioj`,
  projects: `
    Featured projects|Project experiences|My project experiences|My project experience|Expériences de projets|Experiencias en proyectos|
    ፕሮጀክቶች|مشاريع|Layihələr|Праекты|Projektid|પ્રોજેક્ટ્સ|प्रोजेक्ट्स|परियोजना|Նախագծեր|Verkefni|Жобалар|പ്രൊജക്ടുകൾ|प्रकल्प|
    ပရောဂျက်များ|परियोजनाहरू|ਪ੍ਰੋਜੈਕਟ|Projektet|Пројекти|Miradi|திட்டங்கள்|ప్రాజెక్టులు|Kişisel projeler|پروجیکٹس|Loyihalar|Dự án|
    Izinhlelo|المشاريع|پروژهها|پروژه‌ها|פרויקטים|परियोजनाओं|परियोजनाएं|প্রকল্প|ಯೋಜನೆಗಳು|โครงการ|პროექტები|Projektai|Prosjekt|項目`,
  references: `
    المراجع|معرفها|معرف‌ها|הפניות|המלצות|ממליצים|संदर्भ|উল্লেখ|ಉಲ್ಲೇಖಗಳು|Referencoj|Empfehlungen|Viittaukset|Ссылки|Посилання|推薦状|紹介人|
    추천서|引荐|引薦|推荐信`,
  publications: `
    Apresentações|Wystąpienia|
    Nəşrlər|Публікацыі|Publikatsioonid|Հրապարակումներ|Útgáfur|პუბლიკაციები|Publikacijos|Publikācijas|Publicații|Publikime|出版・著作|出版刊物|
    发表作品`,
  summary: `
    Teaching philosophy|En quelques mots|Kilka słów o mnie|
    Пра сябе|Lühitutvustus|Իմ մասին|Prófíll|პროფილი|هدف|ملخص|نبذة عني|نبذة|الهدف الوظيفي|الملخص|چکیده|درباره من|מטרה|תמצית|תקציר|אודות|
    उद्देश्य|सारांश|উদ্দেশ্য|ಉದ್ದೇಶ|ಸಾರಾಂಶ|ภาพรวม|เกี่ยวกับฉัน|ჩემ შესახებ|Цел|Обобщение|Cíl|Mål|Opsummering|Übersicht|Στόχος|Σύνοψη|
    Tavoitteet|Sommaire|Tikslai|Overzicht|Sumar|Задача|Краткое содержание|Ciel|Përmbledhja|Amaç|Завдання|Загальні відомості|Tóm tắt|总结|
    概要`,
  volunteer: `
    Działalność studencka|Aktywność społeczna|Attività extrascolastiche`,
  header: `
    Redes sociales|
    معلومات الاتصال|البيانات الشخصية|المعلومات الشخصية|الملف الشخصي|اطلاعات تماس|اطلاعات فردی|پروفایل|פרטים אישיים|יצירת קשר|פרופיל|
    व्यक्तिगत विवरण|ব্যক্তিগত তথ্য|ข้อมูลส่วนตัว|ข้อมูลติดต่อ|კონტაქტი|Лична информация|Contacte|Informació personal|Základní|
    Základní údaje|Grundlæggende|Basisinformationen|Allgemein|Βασικά στοιχεία|Προσωπικές πληροφορίες|Información básica|Perusasiat|
    Informations de base|פרטים בסיסיים|Személyi adatok|Alapadatok|Persónulegar upplýsingar|Personas dati|Basis Informatie|
    Basisgegevens|Grunnleggende informasjon|Informações básicas|Informação pessoal|Základy|Osebni podatki|Lični podaci|Temel Bilgiler|
    個人主頁`,
}

/** The same without accents and in small letters, as the lists of headings are. */
export const headingsAsWritten: Partial<Record<SectionKind, string>> = Object.fromEntries(
  Object.entries(written).map(([kind, list]) => [
    kind,
    list
      .split('|')
      .map((heading) => foldText(heading.trim()))
      .join('|'),
  ]),
)
