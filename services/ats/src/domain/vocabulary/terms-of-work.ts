import { foldText } from './fold-text.ts'

/**
 * On which terms somebody works, by language, written as usual: hours, contract, place, and whether it goes on. The few that can be a title
 * as well are told by their place; others of that kind ("Praktikum", "Aushilfe") count in brackets alone: see `title-alone.ts`.
 */
const termsByLanguage: Readonly<Record<string, string>> = {
  English: `full time|part time|permanent|temporary|contract|contractor|fixed term|freelance contract|internship|remote|hybrid|on site|onsite|
    seasonal|seasonal job|summer job|student job|fixed term contract|permanent full time|permanent contract|self employed|freelance|
    concurrent|concurrently|casual|zero hours|zero hour contract|contract to hire|maternity cover|work from home|working from home|
    current|current role|current position|current job|present|on call|short term|long term|short term contract|long term contract|
    night shift|day shift|project|project based|remotely|in office|in person|per diem|prn|w2|c2c|corp to corp|unpaid|ongoing|
    voluntary|tenure track|job share|shift work|weekend job|weekends|holiday job|secondment|seconded`,
  German: `leiharbeit|zeitarbeit|arbeitnehmerüberlassung|vollzeit|teilzeit|in vollzeit|in teilzeit|festanstellung|befristet|unbefristet|minijob|
    geringfügig|freiberuflich|selbstständig|selbständig|nebenberuflich|hauptberuflich|homeoffice|elternzeitvertretung|
    schwangerschaftsvertretung|450 euro basis|520 euro basis|aktuell|derzeit|laufend|aktuelle position|saison|saisonal|auf projektbasis|
    projektbasis|auf honorarbasis|honorarbasis|ehrenamtlich|stundenweise|aushilfsweise|vertretung|elternzeit|mobiles arbeiten|in anstellung`,
  French: `temps plein|temps partiel|à temps plein|à temps partiel|cdi|cdd|intérim|contrat à durée indéterminée|contrat à durée déterminée|contrat|
    alternance|en alternance|plein temps|mi temps|à mi temps|télétravail|en télétravail|saisonnier|saisonnière|indépendant|indépendante|
    contrat de professionnalisation|contrat d'apprentissage|en apprentissage|job d'été|emploi d'été|poste actuel|actuel|en cours|à ce jour|
    remplacement|hybride|à distance|en freelance|vacation|vacations|temporaire|permanent|cdi chantier|portage salarial|auto entrepreneur|
    micro entrepreneur|emploi étudiant|job étudiant|bénévole`,
  Spanish: `jornada completa|media jornada|tiempo completo|tiempo parcial|medio tiempo|jornada parcial|a tiempo completo|a tiempo parcial|
    contrato indefinido|contrato temporal|indefinido|temporal|autónomo|autónoma|remoto|en remoto|híbrido|presencial|teletrabajo|por proyecto|
    por proyectos|actual|actualidad|en curso|empleo actual|puesto actual|trabajo actual|honorarios|por honorarios|suplencia|sustitución|
    independiente|eventual|por horas|fines de semana|plazo fijo|planta permanente|contrato de obra`,
  Portuguese: `tempo integral|tempo inteiro|tempo parcial|meio período|período integral|meio expediente|contrato sem termo|contrato a termo|clt|pj|
    autônomo|autónomo|autônoma|temporário|temporária|remoto|híbrido|presencial|home office|atual|emprego atual|cargo atual|atualmente|
    terceirizado|terceirizada|efetivo|efetiva|recibos verdes|part time|full time|jornada integral|contrato temporário|voluntário|em curso`,
  Italian: `tempo pieno|tempo parziale|tempo indeterminato|tempo determinato|a tempo pieno|a tempo parziale|a tempo indeterminato|
    a tempo determinato|contratto a tempo indeterminato|contratto a tempo determinato|libero professionista|libera professionista|stagionale|
    da remoto|in remoto|smart working|partita iva|p iva|a partita iva|contratto a progetto|a progetto|co co co|cococo|in corso|attuale|
    impiego attuale|ibrido|in presenza|a chiamata|in apprendistato|contratto di apprendistato|somministrazione|prestazione occasionale`,
  Dutch: `voltijd|deeltijd|fulltime|parttime|vast contract|zzp|tijdelijk|vast dienstverband|vaste dienst|vakantiewerk|uitzendbasis|detachering|
    gedetacheerd|huidig|heden|huidige functie|thuiswerk|oproepbasis|op oproepbasis|freelance basis|weekendwerk|vakantiejob|studentenjob|
    interim|hybride|op afstand|jaarcontract|seizoenswerk`,
  Polish: `pełny etat|pół etatu|umowa o pracę|umowa zlecenie|praca zdalna|zdalnie|praca sezonowa|część etatu|niepełny etat|obecnie|b2b|
    umowa o dzieło|na zastępstwo|zastępstwo|kontrakt b2b|hybrydowo|praca hybrydowa|stacjonarnie|praca dorywcza|praca tymczasowa|wolontariat|
    działalność gospodarcza|umowa na czas określony|umowa na czas nieokreślony|praca wakacyjna`,
  Swedish: `deltid|heltid|vikariat|timanställd|timanställning|sommarjobb|sommarvikariat|tillsvidare|tillsvidareanställning|nuvarande roll|
    nuvarande|nuvarande anställning|pågående|extrajobb|provanställning|visstid|visstidsanställning|distans|på distans|föräldravikariat|
    säsongsarbete|säsong|helgjobb|feriejobb|egenföretagare|tidsbegränsad|projektanställning`,
  Danish: `deltid|fuldtid|vikariat|fritidsjob|studiejob|nuværende|nuværende stilling|sæson|sæsonarbejde|tidsbegrænset|barselsvikariat|
    projektansat|timelønnet|feriejob|sommerjob|deltidsjob|fuldtidsjob|selvstændig|hjemmearbejde|fastansat`,
  Norwegian: `heltid|fulltid|deltid|vikariat|sommerjobb|deltidsjobb|helgejobb|ekstrajobb|nåværende|nåværende stilling|pågående|fast stilling|
    fast ansatt|midlertidig|engasjement|sesongarbeid|hjemmekontor|prosjektstilling|tilkallingsvikar|tilkalling`,
  Finnish: `kokoaikainen|osa aikainen|osa aikaisesti|määräaikainen|vakituinen|toistaiseksi voimassa oleva|kesätyö|etätyö|nykyinen|sijaisuus|
    keikkatyö|tuntityö|projektityö|opintojen ohella`,
  Czech: `plný úvazek|částečný úvazek|zkrácený úvazek|poloviční úvazek|hlavní pracovní poměr|hpp|dpp|dpč|osvč|brigáda|na dohodu|dohoda|
    práce na dálku|na dálku|homeoffice|současnost|aktuálně|na živnost|živnost|letní brigáda|externě|na ičo`,
  Slovak: `plný úväzok|čiastočný úväzok|skrátený úväzok|hlavný pracovný pomer|tpp|živnosť|na živnosť|na dohodu|dohoda|brigáda|súčasnosť|
    aktuálne|práca na diaľku|letná brigáda|externe`,
  Hungarian: `teljes munkaidő|részmunkaidő|főállás|mellékállás|határozott idejű|határozatlan idejű|távmunka|diákmunka|nyári munka|jelenleg|
    jelenlegi|alkalmi munka|vállalkozóként|megbízási szerződés|másodállás`,
  Romanian: `normă întreagă|jumătate de normă|cu normă întreagă|part time|full time|perioadă determinată|perioadă nedeterminată|la distanță|
    prezent|actual|sezonier|colaborare|contract de muncă|detașare|hibrid|voluntariat`,
  Croatian: `puno radno vrijeme|skraćeno radno vrijeme|pola radnog vremena|neodređeno|na neodređeno|određeno|na određeno|studentski posao|
    studentski ugovor|sezonski posao|sezonski rad|rad od kuće|trenutno|honorarno|na daljinu|ugovor o djelu|zamjena`,
  Slovenian: `polni delovni čas|krajši delovni čas|nedoločen čas|določen čas|za določen čas|za nedoločen čas|študentsko delo|sezonsko delo|
    delo od doma|trenutno|honorarno|samozaposlen|nadomeščanje`,
  Turkish: `tam zamanlı|yarı zamanlı|uzaktan|serbest|dönemsel|hibrit|sözleşmeli|devam ediyor|halen|evden çalışma|proje bazlı|kısmi zamanlı|
    mevsimlik|uzaktan çalışma|ofisten|ofiste|yerinde|kendi işim|yarı zamanlı çalışan|gönüllü olarak|tam zaman|yarı zaman|güncel`,
  Indonesian: `kontrak|paruh waktu|penuh waktu|tetap|karyawan tetap|karyawan kontrak|pegawai tetap|harian lepas|kerja lepas|sementara|
    pekerja lepas|jarak jauh|sekarang|saat ini|musiman|pekerja harian|purnawaktu|paruhwaktu|purna waktu`,
  Greek: `πλήρης απασχόληση|μερική απασχόληση|εποχιακή|εποχική|σύμβαση έργου|σύμβαση ορισμένου χρόνου|αορίστου χρόνου|ορισμένου χρόνου|
    τηλεργασία|εξ αποστάσεως|σήμερα|έως σήμερα|ελεύθερος επαγγελματίας|αυτοαπασχολούμενος|υβριδικά`,
  Russian: `полная занятость|частичная занятость|неполная занятость|удаленно|удалённо|удаленная работа|по совместительству|настоящее время|
    по настоящее время|временно|договор гпх|проектная работа|подработка|фриланс|самозанятость|гибрид`,
  Ukrainian: `повна зайнятість|часткова зайнятість|неповна зайнятість|віддалено|дистанційно|за сумісництвом|тимчасово|фриланс|фріланс|
    підробіток|теперішній час|по теперішній час|гібрид`,
  Others: `temps complet|contracte temporal|teletreball|nuolatinis|laikinas|
    pilna slodze|nepilna slodze|täistööaeg|osaline tööaeg|пълен работен ден|непълен работен ден|дистанционно|на половин ден`,
}

/** The same, as they are compared: without accents, hyphens, and capitals. */
export const termsOfWork: ReadonlySet<string> = new Set(
  Object.values(termsByLanguage).flatMap((terms) => terms.split('|').map(foldText)),
)

/** Most words of which a term consists. */
export const longestTerm = Math.max(...[...termsOfWork].map((term) => term.split(' ').length))
