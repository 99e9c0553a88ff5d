import { foldText } from '../vocabulary/fold-text.ts'
import type { About } from './about.ts'
import { commonHeadings } from './common-headings.ts'
import { headingsAlone } from './headings-alone.ts'

/**
 * Headings of job descriptions in Finnish, Czech, Slovak, Croatian, Slovenian, Hungarian, Romanian, Turkish, Indonesian, Greek, Russian,
 * Ukrainian, Bulgarian, Catalan, Lithuanian, Latvian, and Estonian, a language a line, written as usual.
 */
const headings: Record<About, string> = {
  duties: `tehtävät|työtehtävät|tehtävänkuva|toimenkuva|mitä pääset tekemään|mitä tulet tekemään|vastuualueet|keskeiset tehtävät|
    náplň práce|co vás čeká|co budete dělat|co bude vaší náplní|pracovní náplň|popis pozice|vaše úkoly|co u nás budete dělat|zodpovědnosti|
    popis práce|čo vás čaká|čo budete robiť|pracovná náplň|informácie o pracovnom mieste|náplň práce právomoci a zodpovednosti|
    opis posla|opis radnog mjesta|zadaci|što ćete raditi|vaši zadaci|odgovornosti|ključne odgovornosti|
    opis dela|naloge|vaše naloge|delovne naloge|opis delovnega mesta|kaj boste počeli|
    feladatok|feladatai|főbb feladatok|munkaköri leírás|mi lesz a feladatod|feladatod|a pozíció leírása|főbb feladatok munkák|
    responsabilități|responsabilitățile postului|descrierea postului|descrierea jobului|ce vei face|atribuții|rolul tău|
    iş tanımı|görev tanımı|sorumluluklar|görevler|iş tanımı ve sorumluluklar|neler yapacaksın|görev ve sorumluluklar|
    deskripsi pekerjaan|tanggung jawab|tugas|tugas dan tanggung jawab|uraian pekerjaan|job desk|deskripsi tugas|
    καθήκοντα|αρμοδιότητες|περιγραφή θέσης|ο ρόλος σας|κύρια καθήκοντα|ο ρόλος|αρμοδιότητες θέσης|
    обязанности|должностные обязанности|что нужно делать|чем предстоит заниматься|задачи|ваши задачи|функционал|что предстоит делать|
    обов’язки|посадові обов’язки|що потрібно робити|чим займатися|завдання|ваші завдання|основні обов’язки|
    задължения|основни задължения|отговорности|описание на длъжността|основни отговорности|вашите задачи|
    funcions|responsabilitats|tasques|què faràs|descripció del lloc|
    darbo aprašymas|pareigos|atsakomybės|darbo pobūdis|ką veiksite|
    pienākumi|darba pienākumi|darba apraksts|galvenie pienākumi|
    tööülesanded|töö kirjeldus|ülesanded|sinu ülesanded`,
  asks: `vaatimukset|odotamme|edellytämme|mitä odotamme sinulta|hakijalta edellytetään|kelpoisuusvaatimukset|odotamme sinulta|mitä edellytämme|
    požadavky|požadujeme|co požadujeme|co očekáváme|váš profil|očekáváme|nároky|předpoklady|kvalifikační předpoklady|co od vás očekáváme|
    co byste měli umět|požiadavky|požiadavky na zamestnanca|očakávame|čo od vás očakávame|predpoklady|osobnostné predpoklady a zručnosti|
    uvjeti|traženi uvjeti|tražimo|što očekujemo|kvalifikacije|potrebna znanja|što tražimo|profil kandidata|potrebne vještine|
    pogoji|pričakujemo|zahteve|kaj pričakujemo|zahtevana znanja|od vas pričakujemo|vaš profil|
    elvárások|elvárásaink|amit elvárunk|követelmények|az álláshoz tartozó elvárások|pályázati feltételek|amit kérünk|
    cerințe|candidatul ideal|cerințele postului|profilul candidatului|ce căutăm|abilități necesare|calificări|cerințe obligatorii|
    aranan nitelikler|genel nitelikler|nitelikler|gereksinimler|beklentilerimiz|iş gereksinimleri|adaydan beklentilerimiz|
    kualifikasi|persyaratan|syarat|kriteria|kualifikasi dan persyaratan|kualifikasi umum|
    απαιτούμενα προσόντα|προσόντα|απαραίτητα προσόντα|απαιτήσεις|προφίλ υποψηφίου|τα προσόντα σας|απαιτούμενες δεξιότητες|
    требования|наши требования|мы ожидаем|что мы ждем|ожидания|что для нас важно|требования к кандидату|необходимые навыки|мы ждем от вас|
    наши ожидания|что мы ожидаем|вимоги|наші вимоги|ми очікуємо|що ми очікуємо|очікування|вимоги до кандидата|необхідні навички|
    наші очікування|изисквания|изисквания към кандидата|нашите изисквания|профил на кандидата|какво търсим|очакваме|
    requisits|què busquem|què demanem|
    reikalavimai|reikalavimai kandidatui|tikimės|ko tikimės|mes tikimės|
    prasības|prasības kandidātam|mēs sagaidām|nepieciešamās prasmes|
    nõuded|nõudmised|ootused|ootame sinult|nõuded kandidaadile|eeldame|ootused kandidaadile`,
  preferred: `eduksi|eduksi katsotaan|eduksi luetaan|plussaa|výhodou|výhodou je|výhodou bude|uvítáme|oceníme|uvítame|prednost|poželjno|
    dodatne prednosti|zaželeno|prednost bodo imeli|előny|előnyt jelent|az állás betöltéséhez előnyt jelent|constituie avantaj|
    constituie un avantaj|reprezintă un avantaj|tercihen|tercih sebebi|tercih edilen nitelikler|nilai tambah|diutamakan|lebih disukai|
    επιθυμητά προσόντα|επιπλέον προσόντα|θα θεωρηθεί προσόν|θα εκτιμηθούν|будет плюсом|плюсом будет|желательно|преимуществом будет|
    будет преимуществом|приветствуется|буде плюсом|плюсом буде|бажано|перевагою буде|буде перевагою|вітається|предимство|
    предимство е|ще се счита за предимство|es valorarà|privalumas|privalumai|būtų privalumas|par priekšrocību|priekšrocība|
    kasuks tuleb|kasuks|eeliseks`,
  company: `meistä|tietoa meistä|o nás|kdo jsme|o společnosti|kto sme|o spoločnosti|o nama|tko smo|o nas|kdo smo|o podjetju|rólunk|cégünkről|
    kik vagyunk|despre noi|cine suntem|despre companie|hakkımızda|biz kimiz|şirket hakkında|tentang kami|tentang perusahaan|
    profil perusahaan|σχετικά με εμάς|ποιοι είμαστε|η εταιρεία|о нас|о компании|кто мы|про нас|про компанію|хто ми|за нас|
    за компанията|кои сме ние|qui som|sobre nosaltres|apie mus|apie įmonę|par mums|par uzņēmumu|meist|ettevõttest`,
  other: `tarjoamme|mitä tarjoamme|edut|hakuohjeet|näin haet|palkkaus|nabízíme|co nabízíme|co vám nabízíme|benefity|jak se přihlásit|kontakt|
    zaměstnanecké výhody|co u nás získáte|ponúkame|čo ponúkame|zamestnanecké výhody|zamestnanecké výhody benefity|nudimo|što nudimo|
    pogodnosti|prijava|kaj nudimo|ponujamo|ugodnosti|amit kínálunk|amit nyújtunk|juttatások|jelentkezés|munkavégzés helye|előnyök|
    amit ajánlunk|kínálunk|oferim|ce oferim|beneficii|cum aplici|ce îți oferim|sunduklarımız|yan haklar|neler sunuyoruz|başvuru|
    size sunduklarımız|benefit|fasilitas|yang kami tawarkan|keuntungan|cara melamar|kami menawarkan|προσφέρουμε|τι προσφέρουμε|παροχές|
    η εταιρεία προσφέρει|παρέχουμε|мы предлагаем|условия|что мы предлагаем|условия работы|контакты|ми пропонуємо|умови|що ми пропонуємо|
    умови роботи|контакти|предлагаме|ние предлагаме|какво предлагаме|как да кандидатствате|què oferim|condicions|siūlome|mes siūlome|
    ką siūlome|kontaktai|piedāvājam|mēs piedāvājam|ko piedāvājam|pakume|omalt poolt pakume|mida pakume|kandideerimine`,
}

const entriesOf = (lists: Record<About, string>) =>
  Object.entries(lists).flatMap(([about, list]) =>
    list.split('|').map((heading): [string, About] => [foldText(heading), about as About]),
  )
const aboutByHeading = new Map<string, About>([headings, commonHeadings].flatMap(entriesOf))
const aboutByHeadingAlone = new Map<string, About>(entriesOf(headingsAlone))

/** What a heading is about that is known as a whole. @param words folded */
export const aboutOf = (words: string): About | undefined => aboutByHeading.get(words)

/** What a line is about that heads a part if it is no item of a list. @param words folded */
export const aboutAlone = (words: string): About | undefined => aboutByHeadingAlone.get(words)
