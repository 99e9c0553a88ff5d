import type { OtherLanguage } from '../rules/other-languages.ts'
import type { ItemWords } from './item-words.ts'

/** What is written of a language: words before a name, words with which it is over, words between two, and words that name nothing. */
type Written = [leads: string, ends: string, joints: string, wide: string]

const written: Partial<Record<OtherLanguage, Written>> = {
  cs: [
    `dobra dobre dobry velmi vyborna vyborne aktivni pokrocila zakladni znalost znalosti orientace praxe praxi zkusenost zkusenosti s se v ve z ze na o k do pro u alespon minimalne min schopnost
     schopnosti dovednost dovednosti ochota chut zajem vztah uzivatelska prokazatelna predchozi prace praci ukonecne odborne vhodna vyhodou je nutna nutne podminkou dale dalsi
     zajisteni zajistovani provadeni a i`,
    'ktery ktera ktere aby dle podle pri od do za v ve na s se pro k ke u pod nad mezi vcetne jako bez vyhodou vitana podminkou je jsou mate umite jste budete mel mela',
    ',|\\s(?:a|i|nebo|či|a/nebo|popř\\.|resp\\.)\\s',
    'praxe prace praci obor oboru pozici pozice znalost znalosti zkusenosti zkusenost tym tymu zakazniku zakazniky klientu klienty firmy spolecnosti ukolu uroven urovni pocitaci pc vzdelani smer smeru plat mzda kolektiv nastup',
  ],
  sk: [
    `dobra dobre dobry velmi vyborna aktivna pokrocila zakladna znalost znalosti orientacia prax praxe skusenost skusenosti s so v vo z zo na o k do pre u aspon minimalne min schopnost schopnosti zrucnost
     zrucnosti ochota chut zaujem vztah uzivatelska preukazatelna predchadzajuca praca vhodna vyhodou je nutna podmienkou dalej zabezpecenie vykonavanie a aj mas vies`,
    'ktory ktora ktore aby podla pri od do za v vo na s so pre k ku u pod nad medzi vratane ako bez vyhodou vitana podmienkou je su mate viete ste budete',
    ',|\\s(?:a|aj|alebo|či|resp\\.)\\s',
    'prax praca prace odbor odbore pozicia pozicii znalost znalosti skusenosti tim time zakaznikov klientov firmy spolocnosti uloh uroven urovni pocitaci pc vzdelanie smer smeru plat mzda kolektiv nastup',
  ],
  hr: [
    `dobro odlicno izvrsno vrlo osnovno napredno aktivno znanje poznavanje iskustvo iskustva u s sa na o za iz do od rada rad najmanje minimalno min sposobnost sposobnosti vjestine vjestina
     spremnost zelja interes zavrsen zavrsena zavrseno odgovarajuci pozeljno obavezno prednost je i te izrada vodenje obavljanje pruzanje`,
    'koji koja koje da prema kod od do za u na s sa o pri uz izmedu kao bez ukljucujuci je su smo ste imate znate ce',
    ',|\\s(?:i|te|ili|i/ili|odnosno)\\s',
    'rad rada posao posla poslova struka znanje iskustvo tim timu tima kupaca kupcima klijenata klijentima tvrtke tvrtka zadatke zadataka razina racunalu racunala sprema studij godine uvjeti ugovor',
  ],
  sl: [
    `dobro odlicno zelo osnovno aktivno znanje poznavanje izkusnje izkusenj delovne delovnih z s v na o za iz do od dela delo vsaj najmanj sposobnost sposobnosti spretnosti zelja pripravljenost
     koncana koncano zazeleno obvezno prednost je in ter tudi izvajanje skrb opravljanje`,
    'ki da po pri od do za v na s z o ob med kot brez vkljucno je so smo ste imate znate bo bodo',
    ',|\\s(?:in|ter|ali|in/ali|oziroma|oz)\\s',
    'delo dela del nalog naloge znanje izkusnje ekipi ekipe tim timu strank strankam kupcev podjetja podjetje raven racunalnikom izobrazba izobrazbe smeri leta pogoji',
  ],
  ru: [
    `хорошее хорошии хорошие отличное уверенное уверенныи уверенные базовое базовые глубокое знание знания знании понимание опыт опыта навык навыки навыков умение владение работы работа работать с со в во на по
     о об для от до не менее более минимум обязательно желательно наличие пользователь умеете вы и а также ведение выполнение осуществление обеспечение проведение участие`,
    'которыи которая которые чтобы согласно при от до за в во на с со по для о об между включая как без через из к у будет является вы мы',
    ',|\\s(?:и|или|а также|либо|и/или)\\s',
    'работа работы работе опыт знание знания команда команде клиентов клиентами компании компания задач задачи уровень уровне пк года лет образование график возможность документов условия дня',
  ],
  uk: [
    `гарне добре відмінне впевнене базове базові глибоке знання розуміння досвід досвіду навички вміння володіння роботи робота працювати з зі в у на по про для від до не менше мінімум обов язково
     обовязково бажано наявність користувач ти ви і та а також ведення виконання здіиснення забезпечення проведення участь`,
    'якии яка які щоб згідно при від до за в у на з зі по для про між включаючи як без через із к буде є ви ми',
    ',|\\s(?:і|й|та|або|чи|а також)\\s',
    'робота роботи роботі досвід знання команда команді клієнтів клієнтами компанії компанія завдань рівень рівні пк років освіта графік можливість документів умови',
  ],
  bg: [
    `добро добри добра отлично отлични много базови основни познаване познания опит умения умение работа работи с със в във на по за от до минимум поне задължително желателно предимство е и завършено владеене
     изготвяне извършване осигуряване осъществяване`,
    'които която което който за от до при в във на с със по между като без чрез включително е са ще да вие ние',
    ',|\\s(?:и|или|както и|и/или)\\s',
    'работа работи опит познания умения екип екипа клиенти клиентите компанията фирмата задачи ниво компютър години образование условия документи',
  ],
  hu: [
    'jo kituno kivalo biztos magabiztos alapfoku felhasznaloi szintu hasonlo korabbi legalabb minimum min a az es egy szukseges elony elonyt jelent',
    'hogy amely amit aki is van legyen lesz valamint illetve szerint',
    ',|\\s(?:és|vagy|valamint|illetve|és/vagy)\\s',
    'munka munkat munkakor tapasztalat ismeret ismeretek csapat csapatban ugyfelek vegzettseg ceg cegunk ev eves szint szinten',
  ],
  ro: [
    `bune buna bun foarte excelente excelenta avansate medii de baza cunostinte cunoasterea cunoastere experienta in cu la pe din pentru a al ai ale minim minimum cel putin abilitati capacitate abilitatea dorinta
     disponibilitate utilizare operare obligatoriu constituie avantaj si`,
    'care ca sa pentru in cu la pe din de catre prin conform intre fara dupa este sunt va vei',
    ',|\\s(?:[sșş]i|sau|precum [sșş]i|[sșş]i/sau)\\s',
    'munca lucru lucrului experienta cunostinte echipa echipei clienti clientii companie companiei firma nivel calculator pc ani studii domeniu domeniul activitati',
  ],
  tr: [
    'iyi cok iyi derecede ileri seviyede duzeyde tercihen en az minimum konusunda alaninda gerekli zorunlu',
    'olan olmak ve ile icin gibi olarak hakim sahip bilen tecrubeli deneyimli yapabilen kullanabilen edebilen tercih edilir',
    ',|\\s(?:ve|veya|ya da|ile)\\s',
    'is isler deneyim tecrube bilgi ekip musteri musteriler firma sirket yil mezunu program programlari konu konular seviye',
  ],
  id: [
    `memiliki mampu menguasai mengoperasikan bisa dapat paham memahami pengalaman pengetahuan kemampuan dalam di bidang tentang dengan untuk dan atau minimal min baik sangat aktif bersedia melakukan membuat
     mengelola menangani menjalankan bekerja memastikan memelihara menjaga memantau memberlakukan menyusun menyiapkan mengatur mencatat mengawasi membantu`,
    'yang untuk dengan dalam di dari ke pada agar sesuai serta secara oleh sebagai adalah akan terhadap antara',
    ',|\\s(?:dan|atau|serta|dan/atau|maupun)\\s',
    'kerja pekerjaan pengalaman tim perusahaan pelanggan tahun bidang target laporan tugas pendidikan jurusan usia pria wanita umur',
  ],
  el: [
    `καλη αριστη πολυ καλες αριστες γνωση γνωσεις εμπειρια προυπηρεσια χειρισμος ικανοτητα ικανοτητες σε στο στη στην στον στα με για και ο η το οι τα του της των απαραιτητη επιθυμητη τουλαχιστον
     αντιστοιχη σχετικη`,
    'που για με σε στο στη στην στον στα απο κατα μεταξυ οπως χωρις ειναι θα να ως',
    ',|\\s(?:και|ή|η|και/ή)\\s',
    'εργασια εργασιας θεση εμπειρια γνωση γνωσεις ομαδα πελατων εταιρεια εταιρειας επιπεδο ετη χρονια πτυχιο',
  ],
  fi: [
    'hyva hyvaa hyvat vahva vahvaa sujuva erinomainen erinomaista aiempi aiempaa aikaisempaa kokemusta kokemus osaaminen osaamista tuntemus taito taitoa olet sinulla on seka ja myos vahintaan',
    'joka jotka etta kun seka kuten mukaan kanssa on ovat ei tai',
    ',|\\s(?:ja|tai|sekä|ja/tai)\\s',
    'tyo tyota tyon tyossa kokemus kokemusta osaaminen osaamista taito tiimi tiimissa asiakkaiden asiakkaat yritys vuoden vuotta koulutus tehtava tehtavat',
  ],
  et: [
    'hea head vaga varasem eelnev tookogemus kogemus oskus oskused teadmised valmidus on ja ning ka vahemalt omad',
    'mis kes et kui ning vastavalt koos on ei voi kui',
    ',|\\s(?:ja|ning|või|ja/või)\\s',
    'too tood tootamine kogemus oskus oskused meeskond meeskonnas klientide klientidega ettevote aastat haridus ulesanded',
  ],
  lv: [
    'labas laba loti teicamas zinasanas prasmes prasme pieredze iemanas speja velme un ar par uz vismaz ieprieksejа darba',
    'kas lai ka par uz ar no pie pec saskana ir tiek vai ka ari',
    ',|\\s(?:un|vai|kā arī|un/vai)\\s',
    'darbs darba darbu pieredze zinasanas prasmes komanda komandas klientu klientiem uznemuma uznemums gadi izglitiba limeni',
  ],
  lt: [
    'geros gera puikus labai darbo patirtis ziniu zinios igudziai gebejimas gebejimai noras ir su apie bent ne mazesne kaip',
    'kuris kuri kad pagal su apie nuo iki per yra arba kaip',
    ',|\\s(?:ir|arba|bei|ir/arba)\\s',
    'darbas darbo darba patirtis zinios igudziai komanda komandoje klientu klientais imones imone metu issilavinimas lygis',
  ],
  ca: [
    `bon bona bons bones excel lents coneixement coneixements experiencia domini maneig capacitat habilitat habilitats nivell en de del d l la el els les amb per a i un una minim minima demostrable previa
     imprescindible valorable realitzar realitzacio gestionar`,
    'que per amb en de a al als segons entre com sense es son',
    ',|\\s(?:i|o|i/o)\\s',
    'feina treball experiencia coneixements equip equips clients empresa nivell anys titulacio jornada contracte',
  ],
}

/** Nothing, for what is read of other languages alone. */
const never = /^(?!)/u
const setOf = (words: string) => new Set(words.split(/\s+/))

/** What the reader of items has to know of these languages, as in `item-words.ts`. */
export const itemWordsAbroad = Object.fromEntries(
  Object.entries(written).map(([language, [leads, ends, joints, wide]]): [string, ItemWords] => [
    language,
    {
      ...{ leads: setOf(leads), ends: setOf(ends), wide: setOf(wide), joint: new RegExp(joints, 'iu') },
      ...{ verb: never, nouns: new Map(), doing: never, within: new Set(), company: new Set(), cases: [], of: '' },
    },
  ]),
)
