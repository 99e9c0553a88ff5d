import { namesSchoolOf } from './east-asian/schools.ts'
import { isEastAsian } from './east-asian/script.ts'
import { foldText } from './fold-text.ts'
import { memoize } from './memoize.ts'

/** Words that names of schools have, in many languages, without accents. */
const words = new Set(
  `college school academy academia academie akademia ecole lycee liceo liceum lyceum lyzeum liceul colegiul colegiu hogskola hogskolan hojskole hogskole technikum escuela colegio escola
   faculdade instituto istituto faculty facultad faculte facultes facolta facultat facultatea fakultat fakultet fakulta scuola
   scoala szkola gimnazjum gimnazija gimnaziul kolleg seminary campus bootcamp politecnico polytech politehnica
   volkshochschule handwerkskammer handelskammer bildungszentrum berufsakademie yliopisto ammattikorkeakoulu tecnologico egyetem
   lise lisesi okulu yuksekokulu enstitusu iskola kozepiskola szakkozepiskola lukio opisto korkeakoulu gymnazium gymnasiet gymnasieskola
   videregaende ungdomsskole skolan instituttet liceu escuelas ecoles colegios colleges universities universitat institucion skuli
   sveuciliste univerza univerzita univerzitet vidyalaya mahavidyalaya vidyapeeth vidyapith vidyamandir sekolah univ uni gymnase cegep
   университет педуниверситет институт техникум академия колледж училище гимназия лицеи вуз
   університет інститут технікум академія коледж ліцеи гімназія
   accademia atheneum athenee scholengemeenschap komvux
   uciliste universitetas kolegija mokykla universitate tehnikums ulikool gumnaasium kutsekool kool fakulteta foiskola szakgimnazium
   школа πανεπιστημιο πολυτεχνειο σχολη λυκειο γυμνασιο κολλεγιο ιεκ τει
   politeknik universitas madrasah instytut instituut instituutti educacional zespol`.split(/\s+/),
)

/** What well-known schools are called, without the word for a school. */
const brands = new Set(
  `sorbonne bocconi sapienza oxford cambridge harvard stanford yale princeton caltech cornell purdue rutgers berkeley dartmouth
   georgetown vanderbilt mcgill mcmaster monash tsinghua technion bilkent sabanci chalmers insead essec edhec escp epita epitech
   fontys saxion inholland windesheim avans howest odisee artevelde uadec elte bme odtu metu
   ugent hogent udemy platzi alura supinfo ynov simplon openclassrooms coursera udacity edx codecademy ironhack centralesupelec supelec telecom neoma skema kedge
   uniasselvi unip uninove unopar unicesumar uninter unifacs unisinos unifesp univali unifor uninassau uniesp uniredentor unisul unesa unioeste
   anhanguera mackenzie anhembi estacio luiss iulm iuav unimi unibo unito unipi unipd unimore unifi unina uniba polimi polito
   uniovi senai senac fatec etec uniandes inacap duoc coderhouse acamica careerfoundry brainstation becode codecool hackyourfuture openclassroom
   audencia emlyon insa isae supaero efrei estaca ensiie unicamp roc cfa greta trybe datacamp freecodecamp softuni webforce3 nucamp northcoders
   masterschool neuefische geekbrains skillbox hexlet kodluyoruz bloomtech thinkful epicodus laboratoria rocketseat
   digitalhouse cvut`.split(/\s+/),
)

/** Names of schools that are written in capitals; in small letters some of them are words: "mit Auszeichnung". */
const acronyms = new Set(
  `TU TH FH HS OTH HTW HAW HFT HTL HBLA HTBLA HTBLVA HAK BSZ OSZ BBS IHK HWK RWTH KIT TUM LMU HPI DHBW HTWK HDM FOM THM BHT UDK ETH ETHZ
   EPFL UZH ZHAW FHNW HSLU HEIG HEIA VWA
   MIT UCLA UCL LSE KCL NYU USC UCSD UCI SUNY CUNY UIUC CMU BYU RIT RPI TAFE RMIT UNSW UBC NUS NTU HKUST KAIST POSTECH
   IIT NIT IIIT BITS VIT SRM IIM ISB NIFT JNTU VTU
   HEC INSA ENS CNAM IUT UTC UTT UTBM CPE EPF UFR ECE ECAM ENSG ENSAE ENSAI ENSTA ENSEA ENSAM ENSIMAG ENSEIRB ENAC ISAE ESEO ESIEA
   ESILV ESIEE ESME ISEN ICAM ISEP ESIGELEC ESTIA ESTEI CESI IMT ENSI ENSICAEN ENSIBS ENSSAT ENSEEIHT ENSMA ENSGTI ENISE ENSTBB ENSAT ENPC
   ENSAD ENSCM ESSCA IESEG ISCOM IFSI IRTS AFPA ESGI ESTP EISTI EPSI ISIMA ISTOM ENTPE ENSIAS ENSIM ENSIL ENGEES ENSCI ENSBA ENSP ENSMM
   ENSIC ENSAIT ENIT ENI ENIM ENIB INPT INP INPG INALCO CNED ESIR ESAD IEP IAE IUP IUFM ESC ISG INSEEC PPA CELSA
   UQAM UQTR UQAC UQO UQAR UDEM ENSIAS ENSA OFPPT
   UPM UPC UPV UC3M UCM UAB UPF UNED UNIR UOC IESE ESADE IES CEIP ITESM UNAM IPN UTN ITBA UBA EAFIT UDEA PUC PUCP USP UFRJ UFMG UNESP
   UFSC UFPR UFRGS UTFPR FGV FIAP ETEC FATEC SENAI SENAC SENA FEUP FCUL FCT ISEL IST ISCTE IPSIA ITIS CIFP CPIFP ITC ITI IFP
   IFSP IFRS IFSC IFMG IFPR IFBA IFCE IFPE IFES IFRN IFG IFF UFF UFBA UFC UFPE UFES UFG UFRN UNB UERJ PUCPR PUCRS UEL UEM UEPG
   SMK SMAN SMKN SMPN MTSN UGM UNS UNDIP EMEF EMEI EMEB EEEP CEFET CEDERJ IFAM IFPB IFSUL UFMT UFMS UFPB UFPA UFAM UFRPE UFRRJ UNIFEI UNIRIO
   CSG RSG OSG BOS FOS GHS BBZ BWZ BZZ GIBB WISS WKS TEKO HTBLUVA BFI JKU BOKU TUHH UPJV UPMC UPEC UVSQ UBO ULCO URCA UPPA UTLN UPEM UFC USMB
   IFOCOP ISEG ISFAC ESIC ESMOD LISAA ESRA IPAG IDRAC ENSAAMA ENSEEIHT PHELMA EIJV ESADHAR EESAB HEPIA HEPL HELB HENALLUX EPHEC ESAS HEIG
   UGR UMA UJI UIB URV UDL URJC ULPGC UNAV EHU UPNA UCLM UCAM UMH UPCT ESCAC ESDI ELISAVA INS SENATI CIBERTEC TECSUP ISIL USMP UNMSM
   UADE UNLP UNSAM UNTREF UNICEN IPET UNAL UANL UDLAP UVM UNITEC CONALEP CETIS CBTIS CECYT COBACH ITAM BUAP UCV UCAB ESPOL PUCE USACH PUCV UTEM AIEP
   ITIS ITCG IPSSAR IPSSEOA NABA SISSA ENAIP AWF PJATK PJWSTK UEK SWPS WSB WSEI UBB UVT UAIC SZTE PPKE BGE JPTE
   SDU AAU NMBU NHH TAMK UEA UWE QMUL SOAS RADA MMU NTUT NTHU CUHK HKU UNLV UMD UMBC FIU UCF SJSU SFSU SDSU CSULB NJIT WPI VCU GMU GWU
   UNILAG JKUAT UKZN UCT
   HWR VHS KTA VTI VTS TSM PTI CVO HTWG NMS SGGW UMK EPHE
   SGH AGH KTH DTU NTNU LTH CBS KU VUB ULB NHL LOI NHA`.split(/\s+/),
)

/** Names of schools in capitals and small letters, which would be other words in small letters alone. */
const mixed =
  /(?<![\p{L}\d])(?:UvA|HvA|RuG|TiU|UdeA|UdeM|UdelaR|UniBw|HfG|HfM|HdM|HfT|HfK|HfMDK|HdK|UdK|UoA|UniSA|UniSC|UiO|UiB|UiT|OsloMet|PolyU|HSLu|UiTM|UniPi|UniTo|UniBo|UniMi|UniPd)(?![\p{L}\d])/u
/** Short forms of schools that count with dots alone; without them, they are those of much else. */
const withDots = new Set(
  'EE EES EEST EEM EEB EET CENS IIS IISS LSS LS LC LO ITC ITIS ISIS IPSIA IES ETS ETSI ENS CEIP'.split(' '),
)
/** Short forms of schools with dots: "I.T.I.S.", "E.E.S". */
const dotted = /(?<![\p{L}\d])\p{Lu}(?:\.\p{Lu}){1,5}(?![\p{L}\d])/gu
/** Schools in general whose words are those of much else: what they entitle to, whom they teach, and what they examine. */
const noSchool =
  /\b(?:(?:university|college) (?:\w+ )?degree (?=in )|university entrance|school leaver|school leaving certificate|cambridge (?:english|certificate|first|advanced|exam\w*|esol|[abc][12]))\b/g

/**
 * Words of which the beginning or the end tells: "Universiteit", "Realschule", "Katedralskolan". What may stand behind other letters is
 * gathered behind one `\w*`, which would look through the word once for each otherwise.
 */
const parts =
  /^(?:\w*(?:universi(?:t|d|da)\w*|schulen?|gymnasi\w*|akademie|hogeschool\w*|kolleg|college|hogskola\w*|skolan?|skolen?|lyceum|opisto|korkeakoulu|lukio|egyetem|gimnazium|bildungs(?:zentrum|zentren|statte|werk|haus)|schulzentrum|oberstufenzentrum|lehranstalt(?:en)?)|\w+(?:akademi(?:en|et)?|skuli\w?|skulin|skolerne)|univ(?!ersalit)\w{2,6}ty|colledge|ins(?:titue|itute|tiute|titude)|uniwersytet\w*|politechnik\w*|polytechni\w*|institut\w*|akademi\w*|academia\w*|ecole\w*|conservator\w*|szkol\w*|(?:basis|praktijk|kunst|muziek|hotel|handels|zeevaart|avond|dans|theater|film|toneel|politie|high)school)$/
/** Length, in letters, of the shortest word of which a part tells: "lukio". */
const shortestPart = 5
const phrases =
  /\b(?:sm[apk] (?:negeri|n)|sd negeri|col legi|polo (?:tecnico|scientifico)|digital house|cruzeiro do sul|maison familiale|santo tomas|wild code|vysoke uceni|sciences po|ku leuven|le cordon bleu|le wagon|general assembly|hack reactor|sixth form|centros? de (?:estudios|formacion)|(?:georgia|virginia|texas|michigan|louisiana) tech|penn state|em lyon|i e s|telecom (?:paris|sud|saint|nancy|bretagne|lille)\w*|(?:ecole )?(?:des )?mines (?:de )?(?:paris|nancy|ales|albi|nantes|douai|saint)|centrale (?:lyon|lille|nantes|marseille|paris|supelec)|arts et metiers|uc (?:davis|irvine|san diego|santa|los angeles|riverside|merced))\b/

/** A school for children whose last word is short for that, as in North America: "Desert Mill High", "Aldmoor Junior High". */
const shortHigh = /^(?:\p{Lu}[\p{L}.'’-]* ){1,4}(?:High|HIGH)$/u

/** A street with its number before it, which may be named after a school: "12 Trade College Road". */
const streetAddress =
  /^\d{1,5} (?:[NSEW]\.? )?(?:[\p{Lu}\d][\p{L}\d.]* ){1,4}(?:St|Street|Ave|Avenue|Blvd|Boulevard|Rd|Road|Dr|Drive|Ln|Lane|Way|Hwy|Pkwy)(?!\p{L})/u

/** An address of the web or of a mailbox, whose words are those of its site. */
const addresses = /(?:https?:\/\/|www\.)\S+|(?<!\S)\S+@\S+/gu
const withoutAddresses = (text: string) => (/@|:\/\/|www\./.test(text) ? text.replace(addresses, ' ') : text)

/** Whether a word, without accents and in small letters, is one for a school, and no name of one: "university". */
const isWord = (word: string) => words.has(word) || (word.length >= shortestPart && parts.test(word))

/** Whether a text is a word for a school alone: "University". */
export const isSchoolWord = (text: string): boolean => isWord(foldText(text))

/** Whether a word is what a school is called by: "MIT", "UvA". */
export const isSchoolCalled = (word: string): boolean => !word.includes(' ') && !isSchoolWord(word) && namesSchool(word)

const hasDots = (name: string) => {
  const letters = name.replaceAll('.', '')
  return acronyms.has(letters) || withDots.has(letters)
}

/** Whether a text names a school. */
export const namesSchool = memoize(isNameOfSchool)

function isNameOfSchool(given: string): boolean {
  const text = withoutAddresses(given)
  if (streetAddress.test(text)) return false
  if (isEastAsian(text) && namesSchoolOf(text)) return true
  const folded = foldText(text).replace(noSchool, ' ')
  return (
    folded.split(' ').some((word) => isWord(word) || brands.has(word)) ||
    (text.match(capitals) ?? []).some((name) => acronyms.has(name)) ||
    (text.match(dotted) ?? []).some(hasDots) ||
    mixed.test(text) ||
    shortHigh.test(text) ||
    phrases.test(folded)
  )
}

const capitals = /(?<![\p{L}\d])[A-Z][A-Z\d]{1,9}(?![\p{L}\d])/gu
