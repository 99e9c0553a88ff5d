import { isEastAsian, withoutBlanks } from '../vocabulary/east-asian/script.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { memoize } from '../vocabulary/memoize.ts'
import { eastAsianLabels } from './east-asian-labels.ts'
import { labelsAbroad } from './labels-abroad.ts'

/** What a form's label asks for. */
export type Label = 'name' | 'contact' | 'employer' | 'title' | 'dates' | 'place' | 'work' | 'school' | 'credential'

/** Labels of forms, such as the Europass, in eight languages, and some in Russian and Ukrainian, without accents. */
const table: Record<Label, string> = {
  name: `name and surname|name surname|applicant name|applicant s name|name of applicant|name of the applicant|name of candidate|candidate s name|full names|name in full|name|full name|your name|given name|given names|given name s|last name|family name|surname s|first name s|vorname|nachname|familienname|prenom|apellidos|cognome|apelido|apelidos|achternaam|voornaam|imie|nazwisko|
    first name s surname s|surname s first name s|first name|surname|candidate name|
    vor und nachname|vor und zuname|vorname name|name vorname|name und vorname|vorname und name|vorname und nachname|nachname n vorname n|nachname vorname|vorname nachname|nom|nom et prenom|prenom et nom|
    nom s prenom s|prenom nom|nombre|nombre y apellidos|nombre s apellido s|apellidos y nombre|nombre y apellido|apellido y nombre|nombres y apellidos|apellidos y nombres|apellido y nombres|nombres y apellido|nombres|nombre completo|apellido|apellido s nombre s|nome|
    nome completo|nome s proprio s apelido s|nome cognome|cognome e nome|nome e cognome|cognome nome|naam|
    adi|soyadi|adi soyadi|ad soyad|isim soyisim|namn|fornamn|efternamn|navn|fornavn|etternavn|efternavn|
    nimi|etunimi|sukunimi|jmeno|prijmeni|jmeno a prijmeni|meno|meno a priezvisko|nev|
    nume|prenume|nume si prenume|nume prenume|ime|prezime|ime i prezime|
    voornaam achternaam|voor en achternaam|imie i nazwisko|imie imiona nazwisko|nazwisko i imie|nazwisko imie`,
  contact: `father s name|fathers name|father name|name of father|mother s name|mothers name|mother name|husband s name|husband name|spouse s name|spouse name|marital status|contact no|contact number|contact nos|contact details|contact info|contact information|mobile no|mobile number|phone no|mail id|email id|e mail id|communication address|permanent address|present address|current address|mailing address|postal address|residential address|address for communication|address for correspondence|religion|blood group|passport no|passport number|passport details|place of birth|place of issue|date of issue|date of expiry|post applied for|position applied for|applied for|present location|languages known|address|address es|home address|e mail|email|email address|e mail s|phone|phone number|telephone|telephone s|mobile|tel|
    fax|website|linkedin|github|nationality|date of birth|gender|sex|anschrift|adresse|adresse n|adresse s|telefon|telefonnummer|handy|
    mobil|e mail adresse|geburtsdatum|geburtsort|staatsangehorigkeit|staatsangehorigkeit en|familienstand|telephone s|courriel|
    courrier electronique|adresse electronique|numero de telephone|nationalite|date de naissance|direccion|telefono|telefono s|correo|
    correo electronico|numero de telefono|nacionalidad|fecha de nacimiento|morada|morada s|endereco|telefone|telefone s|
    correio electronico|endereco eletronico|numero de telefone|nacionalidade|data de nascimento|indirizzo|cellulare|numero di telefono|
    indirizzo e mail|nazionalita|cittadinanza|data di nascita|adres|telefoon|telefoonnummer|e mailadres|nationaliteit|geboortedatum|
    telefon s|adres e mail|numer telefonu|obywatelstwo|data urodzenia|website s`,
  employer: `working in|worked in|working at|worked at|employed by|employed with|employed at|firm|name of firm|name of the firm|organization|organisation|organization name|organisation name|name of the employer|employer|employer name|employer s name|current employer|previous employer|past employer|present employer|last employer|current company|previous company|present company|last company|past company|current organization|previous organization|present organization|current organisation|previous organisation|name of organization|name of organisation|name of the organization|name of the organisation|название организации|организация|место работы|компания|работодатель|організація|місце роботи|компанія|company|company name|name of company|name of the company|bedrijfsnaam|naam bedrijf|naam van het bedrijf|organisatie|firmenname|name des unternehmens|nom de l entreprise|nom de la societe|nombre de empresa|nome azienda|nome dell azienda|nome empresa|organizacion|organizacao|organizzazione|organizacja|business|firm|employer|organisation|organization|name and address of employer|name of employer|client|firma|
    unternehmen|arbeitgeber|name und adresse des arbeitgebers|entreprise|societe|employeur|nom et adresse de l employeur|empresa|
    empleador|nombre de la empresa|nombre y direccion de la empresa o empleador|empregador|nome da empresa|
    nome e morada do empregador|azienda|datore di lavoro|nome e indirizzo del datore di lavoro|bedrijf|werkgever|
    naam en adres van werkgever|naam en adres van de werkgever|pracodawca|nazwa firmy|nazwa i adres pracodawcy`,
  title: `working as|worked as|work as|designated as|work role|designation s|designations|current designation|job position|post held|name of post|name of the post|posting|должность|занимаемая должность|позиция|посада|functienaam|stellenbezeichnung|intitule du poste|nombre del puesto|nombre del cargo|nome do cargo|nazwa stanowiska|research title|academic title|working title|official title|designation|title|job title|position|position held|role|function|job function|designation|occupation|occupation or position held|post|post held|
    stelle|funktion|tatigkeit als|berufsbezeichnung|beruf oder funktion|poste|poste occupe|fonction|
    fonction ou poste occupe|puesto|cargo|profesion o cargo desempenado|puesto desempenado|funcao|cargo ocupado|
    funcao ou cargo ocupado|ruolo|posizione|mansione|qualifica|lavoro o posizione ricoperti|tipo di impiego|functie|functietitel|
    beroep of functie|stanowisko|zajmowane stanowisko|zawod lub zajmowane stanowisko`,
  dates: `duration period|working duration|work duration|work period|period of work|period of working|period of experience|working time|date of joining|joining date|date of employment|employment period|employment duration|job duration|time duration|inclusive date|inclusive dates|inclusive years|working from|working since|working period|service period|period of service|период|период работы|даты|годы работы|період|період роботи|date|dates|dates from to|duration|period|period of employment|from to|tenure|time|datum|zeitraum|dauer|von bis|date s|periode|
    duree|fecha|fechas|periodo|duracion|data|datas|duracao|durata|date da a|duur|van tot|okres|daty|okres zatrudnienia|
    czas trwania`,
  place: `country|site|site location|area|work location|current location|job location|location|place|city|town|ort|standort|lieu|ville|lugar|ciudad|ubicacion|local|cidade|localidade|luogo|sede|citta|
    plaats|standplaats|miejsce|miejscowosc|lokalizacja`,
  work: `sector|type of business or sector|tatigkeitsbereich oder branche|type ou secteur d activite|tipo de empresa o sector|
    tipo di attivita o settore|tipo di azienda o settore|type bedrijf of sector|rodzaj dzialalnosci lub sektor|
    key result areas|job responsibilities|achievement responsibilities|achievements responsibilities|
    achievements and responsibilities|responsibilities achievements|responsibilities and achievements|key achievements|nature of work|nature of job|обязанности|должностные обязанности|функции|достижения|обов язки|principais atividades|atividades desempenhadas|atribuicoes|hauptaufgaben|aufgabenbereich|aufgabengebiet|tatigkeitsschwerpunkte|
    schwerpunkte|missions principales|principales missions|activites|activites principales|taches principales|
    realisations|funciones principales|principales funciones|responsabilidades|principales logros|main duties|
    duties and responsibilities|main responsibilities|core responsibilities|responsibilities include|main tasks|kerntaken|
    voornaamste taken|hoofdtaken|verantwoordelijkheden|glowne obowiazki|glowne zadania|najwazniejsze zadania|zadania|compiti|
    compiti principali|principali mansioni|principali attivita|responsabilita|responsibilities|key responsibilities|duties|main activities and responsibilities|activities|tasks|description|
    job description|job profile|job responsibility|roles and responsibilities|aufgaben|tatigkeiten|
    wichtigste tatigkeiten und zustandigkeiten|missions|taches|principales activites et responsabilites|funciones|tareas|
    funciones y responsabilidades principales|actividades y responsabilidades principales|atividades|funcoes|
    principais actividades e responsabilidades|principais atividades e responsabilidades|mansioni|
    principali attivita e responsabilita|principali mansioni e responsabilita|principali materie abilita professionali oggetto dello studio|livello nella classificazione nazionale|livello nella classificazione nazionale se pertinente|
    principal subjects occupational skills covered|level in national classification|level in national classification if appropriate|taken|werkzaamheden|
    voornaamste activiteiten en verantwoordelijkheden|voornaamste werkzaamheden en verantwoordelijkheden|obowiazki|
    zakres obowiazkow|glowne dzialania i obowiazki|glowne zadania i obowiazki`,
  school: `учебное заведение|вуз|заклад освіти|school|university|college|institution|institute|school name|board university|
    name and type of organisation providing education and training|name and type of organisation|schule|hochschule|
    name und art der bildungs oder ausbildungseinrichtung|ecole|etablissement|universite|
    nom et type de l etablissement d enseignement ou de formation|centro|universidad|centro de estudios|
    nombre y tipo del centro de estudios|escola|instituicao|universidade|
    nome e tipo da organizacao de ensino ou formacao|scuola|istituto|universita|nome e tipo di istituto|nome e tipo di istituto di istruzione o formazione|
    nome e tipo d organizzazione erogatrice dell istruzione e formazione|instelling|onderwijsinstelling|
    naam en type van onderwijsinstelling|naam en type van de onderwijsinstelling|uczelnia|szkola|
    nazwa i typ organizacji prowadzacej ksztalcenie lub szkolenie`,
  credential: `специальность|факультет|квалификация|спеціальність|degree|qualification|course|title of qualification awarded|abschluss|studiengang|
    bezeichnung der erworbenen qualifikation|diplome|intitule du certificat ou diplome delivre|titulo|titulacion|
    cualificacion obtenida|titulo de la cualificacion obtenida|curso|grau|designacao da qualificacao atribuida|
    titolo di studio|titolo della qualifica rilasciata|qualifica conseguita|diploma|certificaat of diploma|
    naam van het certificaat of diploma|kierunek|tytul|nazwa uzyskanych kwalifikacji|uzyskane kwalifikacje`,
}

const kinds = new Map<string, Label>()
for (const [kind, list] of [labelsAbroad, table].flatMap((lists) => Object.entries(lists))) {
  for (const label of list.split('|')) kinds.set(foldText(label), kind as Label)
}
for (const [kind, list] of Object.entries(eastAsianLabels)) {
  for (const label of list.split(/\s+/)) kinds.set(foldText(label), kind as Label)
}
const longest = 80

/** The kind of a text that is a label and nothing else. */
export const labelKind = (text: string): Label | undefined => (text.length > longest ? undefined : kindOf(text).kind)

const kindOf = memoize((text): { kind: Label | undefined } => {
  if (!/\p{L}/u.test(text)) return { kind: undefined }
  const folded = foldText(isEastAsian(text) ? withoutBlanks(text) : text)
  const kind = kinds.get(folded)
  if (kind) return { kind }
  const counted = count.test(folded) ? kinds.get(folded.replace(count, '')) : undefined
  if (counted && ofSeveral.has(counted)) return { kind: counted }
  return { kind: text.includes('/') || text.includes('&') ? kindOfParts(text) : undefined }
})

/** The kind of the first of two labels with a stroke or "&" between them: "Company Name / Country". */
function kindOfParts(text: string): Label | undefined {
  const [first, ...others] = text.split(/[/&]/).map((part) => kinds.get(foldText(part)))
  return others.length === 1 && others[0] !== undefined ? first : undefined
}

/** The number of a label that stands more than once: "Employer 1", "Company-2". */
const count = / [1-9]$/
/** Labels that are counted so; "Course 1" heads a part of one, and no degree. */
const ofSeveral: ReadonlySet<Label> = new Set<Label>(['employer', 'title', 'school'])

/** Whether a line begins with a label and a colon, whatever it asks for: "Client: Red Mill", "• Percentage: 72 %". */
export const hasAnyLabel = (line: string): boolean => anyLabel.test(line)

const anyLabel = /^\s*(?:[•·*-]\s*)?\p{L}[^:]{1,40}\s*:/u

/** A line without blanks around it and the colon behind it; a pattern would look for that colon behind each of its blanks. */
export function withoutColon(line: string): string {
  const text = line.trim()
  return text.endsWith(':') ? text.slice(0, -1).trimEnd() : text
}

/** A line that begins with a label: "Company: Acme", "Dates   2019 – 2021"; the value is empty when it stands below. */
export const readLabel = (line: string): { kind: Label; value: string } | undefined => labelOf(line).label

const labelOf = memoize((line) => ({ label: findLabel(line) }))

function findLabel(line: string): { kind: Label; value: string } | undefined {
  const text = line.trim()
  const isDivided = text.includes(':') || /\s{3}/.test(text)
  const match = isDivided ? /^([^:]{2,80}?)(?:\s*:\s*|\s{3,})(\S.*)$/u.exec(text) : null
  const [, label = '', value = ''] = match ?? []
  const kind = match ? labelKind(label) : undefined
  if (kind) return { kind, value }
  const alone = labelKind(withoutColon(text))
  return alone ? { kind: alone, value: '' } : undefined
}
