import { patternOf, wordsByLanguage } from '../vocabulary/starred-words.ts'

/** Words with which a job description in a Western or Nordic language asks for a language. */
const inWestern =
  /\b(?:\w*sprachig|communicat\w*|reading|writing|comunica\w*|communiqu\w*|kommunizier\w*|fluency|(?:good|working|excellent|strong|basic|business|conversational|technical|advanced|intermediate|professional) (?=\w+(?: and \w+)?$)|techni(?:que|co|sch\w*)|avanzado|intermedio|intermediario|avancado|avanzato|buono|ottim[oa]|goede|spreek\w*|schrijf\w*|sprech\w*|sprichst|beherrsch\w*|habl\w+|parla\w*|fala\w*|ecri\w+|gut\w* (?=deutsch|englisch)|kommunikation\w*|mundlich\w*|schriftlich\w*|fluen\w+|native|proficien\w+|bilingual|spoken|speak\w*|written|language|languages|c1|c2|b1|b2|sprachkenntnisse|fliessend\w*|verhandlungssicher\w*|muttersprach\w*|\w*kenntnisse|niveau|read|courant\w*|maitrise|parl\w+|communication skills|idiomas?|idioma|manejo|redaccion|lingua|bilingue|bilinguismo|tweetalig\w*|tweetaling|talen|nivel|fluido|fluente|dominio|conhecimento|conoscenza|beheersing|vloeiend|taal|znajomosc\w*|biegl\w*|jezyk\w*|tal och skrift|tal och|tala\w*|talar|skrift\w*|flytande|flydende|flytende|behar?sk\w*|modersmal|sprak\w*|sprog\w*|muntli\w*|goda kunskaper|kunskaper|kundskaber|kunnskaper|sprakkunskaper|sprakniva|formulera\w*|snakker|snakke|uttrycka)\b/

/** The same words in other languages, folded; a star stands for any ending. */
const elsewhere = `
  cs: materst* povinne podminkou znalost* jazyk* jazycne uroven* urovni plynn* plynule komunikativn* komunikacni slovem pismem aktivni pasivni pokrocil* domluvi* ovlada* mluv* rodil*
  sk: materinsk* znalost* jazyk* uroven* urovni plynul* plynn* slovom pismom aktivn* pokrocil* ovladan* ovlada* hovor* dohovor*
  hr: materinji maternji obavezno obvezno znanj* jezik* poznavanj* tecno razin* govor* pism* pisanj* usmen* aktivn* napredn* sluzen* osnov*
  sl: materni materin* znanj* jezik* obvlad* tekoce raven ravni pisn* ustn* pogovorn* aktivn* sporazumev*
  hu: anyanyelv* kotelezo feltetel nyelv* tudas* *tudas *tudassal targyalokepes folyekony* kozepfok* felsofok* alapfok* beszel* ismeret* tarsalgasi szintu szinten szoban irasban kommunikacio*
  ro: matern* obligatoriu limb* cunoast* cunostint* nivel* fluent avansat* conversational* vorbit* scris* vorbitor* stapan* mediu
  tr: ana dili anadil* dil* yeterlilik* zorunlu bilgi* bilen seviye* derecede akici ileri konusma* yazili sozlu hakim* iyi duzey* duzeyde
  id: ibu asli bahasa wajib fasih lancar menguasai mampu berkomunikasi lisan tulisan aktif pasif kemampuan berbahasa
  ms: bahasa fasih lancar menguasai boleh bertutur pertuturan lisan penulisan kemahiran
  vi: tieng giao tiep thong thao thanh thao trinh do nghe noi doc viet ngoai ngu
  el: μητρικ* γνωσ* γλωσσ* επιπεδ* αριστη αριστα καλη πολυ ευχερεια γραπτ* προφορικ* επικοινων* χειρισμ* πτυχιο
  ru: родно* родн* обязательно обязателен знан* владе* владеи* язык* уровен* уровн* свободн* разговорн* письменн* устн* базов* техническ*
  uk: рідн* обов обовязково знан* володін* мов* рівен* рівн* вільн* розмовн* письмов* усн* базов* технічн*
  bg: маичин роден задължително задължителен знан* владе* владеен* език* ниво писмен* говорим* отличн* много основн* комуникац* добро
  sr: знан* познаван* јези* језик* ниво течно говор* писањ* активн* основн*
  mk: знае* познавањ* јази* јазик* ниво течно говор* пишув*
  fi: aidinkiel* kielen kielta kieli kielitaito* kielitaid* *kielinen *kielisen *kielista taito taitoa sujuv* hyva hyvaa suulli* kirjalli* osaa* osaat puhu* tyokieli* hallit* erinomai*
  et: emakeel* keel* oskus* valda* tase* tasemel suhtl* kones kirjas konekeel*
  lv: dzimta dzimtas valod* zinasan* prasm* limen* brivi sarunval* rakst* parvald*
  lt: gimtoji gimtasis kalb* mokejim* zini* lyg* laisvai zodziu rastu geb* mokate moka
  ca: materna nadiu nadiva nivell llengua llengues domini coneixement* idiom* parlat escrit fluid* parl*
  eu: maila hizkuntz* ezagutza menperatze* mintzatua idatzia ahozko*
  sq: njohj* gjuh* nivel* rrjedhshem zoterim*
  is: kunnatta kunnattu tungumal* tala* ritud* maeltu mali reiprennandi
`
const inOthers = patternOf(wordsByLanguage(elsewhere))

/** Whether a line that names a language has words with which one is asked for. @param folded the line */
export function asksForLanguage(folded: string): boolean {
  return inWestern.test(folded) || inOthers.test(folded)
}
