import { foldText } from './fold-text.ts'

/** Words that names of schools have, in many languages, without accents. */
const words = new Set(
  `college school academy academia academie akademia ecole lycee liceo liceum lyceum lyzeum liceul colegiul colegiu hogskola hogskolan hojskole hogskole technikum escuela colegio escola
   faculdade instituto istituto faculty facultad faculte facultes facolta facultat facultatea fakultat fakultet fakulta scuola
   scoala szkola gimnazjum gimnazija gimnaziul kolleg seminary campus bootcamp politecnico polytech politehnica
   volkshochschule handwerkskammer handelskammer bildungszentrum berufsakademie yliopisto ammattikorkeakoulu tecnologico egyetem
   lise lisesi okulu yuksekokulu enstitusu iskola kozepiskola szakkozepiskola lukio opisto korkeakoulu gymnazium gymnasiet gymnasieskola
   videregaende ungdomsskole skolan instituttet liceu escuelas ecoles colegios colleges universities universitat institucion skuli
   sveuciliste univerza univerzita univerzitet vidyalaya mahavidyalaya vidyapeeth vidyapith vidyamandir sekolah univ uni gymnase cegep
   sorbonne bocconi sapienza oxford cambridge harvard stanford yale princeton caltech cornell purdue rutgers berkeley dartmouth
   georgetown vanderbilt mcgill mcmaster monash tsinghua technion bilkent sabanci chalmers insead essec edhec escp epita epitech
   ugent hogent udemy platzi alura supinfo ynov simplon openclassrooms coursera udacity edx codecademy ironhack centralesupelec supelec telecom neoma skema kedge
   университет педуниверситет институт техникум академия колледж училище гимназия лицеи вуз
   університет інститут технікум академія коледж ліцеи гімназія
   accademia atheneum athenee scholengemeenschap komvux fontys saxion inholland windesheim avans howest odisee artevelde
   uciliste universitetas kolegija mokykla universitate tehnikums ulikool gumnaasium kutsekool kool fakulteta foiskola szakgimnazium
   школа πανεπιστημιο πολυτεχνειο σχολη λυκειο γυμνασιο κολλεγιο ιεκ τει
   audencia emlyon insa isae supaero efrei estaca ensiie unicamp roc cfa greta`.split(/\s+/),
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
   KTA VTI VTS TSM PTI CVO HTWG NMS SGGW UMK EPHE
   SGH AGH KTH DTU NTNU LTH CBS KU VUB ULB NHL LOI NHA`.split(/\s+/),
)

/** Words of which the beginning or the end tells: "Universiteit", "Realschule", "Katedralskolan". */
const parts =
  /^(?:\w*universi(?:t|d|da)\w*|uniwersytet\w*|politechnik\w*|polytechni\w*|\w*schule|\w*schulen|\w*gymnasi\w*|institut\w*|akademi\w*|\w*akademie|academia\w*|ecole\w*|conservator\w*|\w*hogeschool\w*|\w*kolleg|\w*college|\w*hogskola\w*|\w*skola|\w*skolan|\w*skole|\w*skolen|\w*lyceum|szkol\w*|\w*opisto|\w*korkeakoulu|\w*lukio|\w*iskola|\w*egyetem|\w*gimnazium|\w*bildungs(?:zentrum|zentren|statte|werk|haus)|\w*schulzentrum|\w*oberstufenzentrum|\w+akademi(?:en|et)?|\w*lehranstalt(?:en)?|\w+skuli\w?|\w+skulin|\w+skolerne)$/
const phrases =
  /\b(?:vysoke uceni|sciences po|ku leuven|le cordon bleu|le wagon|general assembly|hack reactor|sixth form|centros? de (?:estudios|formacion)|(?:georgia|virginia|texas|michigan|louisiana) tech|penn state|em lyon|i e s|telecom (?:paris|sud|saint|nancy|bretagne|lille)\w*|(?:ecole )?(?:des )?mines (?:de )?(?:paris|nancy|ales|albi|nantes|douai|saint)|centrale (?:lyon|lille|nantes|marseille|paris|supelec)|arts et metiers|uc (?:davis|irvine|san diego|santa|los angeles|riverside|merced))\b/

/** A street with its number before it, which may be named after a school: "12 Trade College Road". */
const streetAddress =
  /^\d{1,5} (?:[NSEW]\.? )?(?:[\p{Lu}\d][\p{L}\d.]* ){1,4}(?:St|Street|Ave|Avenue|Blvd|Boulevard|Rd|Road|Dr|Drive|Ln|Lane|Way|Hwy|Pkwy)(?!\p{L})/u

/** Whether a text names a school. */
export function namesSchool(text: string): boolean {
  if (streetAddress.test(text)) return false
  const folded = foldText(text)
  return (
    folded.split(' ').some((word) => words.has(word) || parts.test(word)) ||
    (text.match(capitals) ?? []).some((name) => acronyms.has(name)) ||
    phrases.test(folded)
  )
}

const capitals = /(?<![\p{L}\d])[A-Z][A-Z\d]{1,9}(?![\p{L}\d])/gu
