import type { Part } from './part.ts'

/** Headings of what the work is, in French, Spanish, Portuguese, Italian, Dutch, and Polish, on folded text, by how they begin. */
const duties = [
  'descripti(?:f|on) (?:du|de) (?:poste|la mission)|ce que vous ferez|vo(?:tre|s) (?:roles?|responsabilites|activites)\\b',
  '(?:principales |tus |las )?(?:responsabilidades|funciones|tareas)\\b(?! de las? empresa)',
  'descripcion del puesto|mision del puesto|actividades (?:a realizar|principales)|(?:lo )?que haras|tu dia a dia',
  '(?:suas |principais |as )?(?:responsabilidades|atribuicoes|atividades)\\b|(?:suas )?principais|o que voce (?:vai|ira) fazer|descricao d[ao] (?:vaga|cargo|funcao)|sobre a vaga$|missao d[ao]',
  '(?:le |principali |le tue )?(?:responsabilita|mansioni|attivita principali|compiti)\\b|principali attivita|(?:di )?cosa (?:farai|ti occuperai)|descrizione del(?:la)? (?:ruolo|posizione|lavoro)|il ruolo$|attivita$|il tuo ruolo|in particolare si occupera',
  '(?:jouw |je |de |uw )?(?:taken|takenpakket|werkzaamheden|verantwoordelijkheden)\\b|(?:functie|job|taak) ?omschrijving|wat ga je doen|wat (?:je|jij) gaat doen|wat doe je|de functie$|functie inhoud|jouw rol',
  '(?:twoj |glowny )?zakres obowiazkow|(?:twoje |glowne |podstawowe )?(?:obowiazki|zadania)\\b|opis stanowiska|czym bedziesz sie zajmowa|o stanowisku|co bedziesz robi|twoja rola',
]
/** Headings of what somebody has to bring. */
const asks = [
  'experiences? (?:souhaite|requise|attendue)\\w*|formation et connaissances|autres connaissances|(?:votre |le )?profil (?:recherche|souhaite|attendu|ideal)|competences (?:requises|attendues|techniques)|le(?: la)? candidat\\w*(?: [a-z])? (?:devra|doit)|connaissances\\b|qualites (?:requises|attendues)|(?:ce que|qui) (?:nous )?recherchons|nous recherchons$',
  '(?:tu |el )?perfil\\b|requisitos|requerimientos|conocimientos(?: y habilidades| tecnicos| requeridos)?$|aptitudes|(?:competencias|habilidades)\\b|(?:que )?buscamos$|a quien buscamos|que (?:tienes|necesitas|debes|has de|hay|hace falta|pedimos|te pedimos|esperamos)(?: que| de ti)?\\b|como (?:eres|debes)|quien eres|formacion (?:requerida|necesaria)|se requiere|sobre tu experiencia|actitudes y|lo que necesitas',
  'pre requisitos|qualificacoes|(?:conhecimentos|escolaridade|formacao)(?: e \\w+| academica| desejada| exigida| necessari[ao]s?)?$|o que (?:buscamos|esperamos|procuramos|voce precisa)|quem (?:buscamos|procuramos)',
  '(?:requisiti|completano il profilo)\\b|(?:il tuo )?profilo\\b|(?:competenze|conoscenze|formazione)(?: e \\w+| tecniche| richiest[ae]| necessarie| trasversali)?$|(?:cosa|chi) cerchiamo|chi sei|cosa ti chiediamo',
  '(?:functie )?eisen\\b|(?:jouw |je |het |uw )?profiel\\b|voorwaarden$|vereisten|wat (?:wij|we) (?:van jou )?(?:zoeken|vragen|verwachten)|wie (?:ben (?:jij|je)|zoeken)|functieprofiel|(?:wat|dit) breng (?:je|jij)|wat (?:moet|heb) (?:je|jij)|(?:je|jij) (?:hebt|bent)$|(?:competenties|vaardigheden|opleiding)(?: en \\w+)?$',
  '(?:nasze |twoje )?(?:wymagania|oczekiwania|kwalifikacje|umiejetnosci)(?: \\w+)?$|wymagane$|(?:czego|od ciebie|od kandydat\\w+) (?:\\w+ )?oczekujemy|kogo szukamy|wymagamy$|(?:twoj )?profil kandydata|jesli posiadasz|technologie\\b',
]
const preferred = [
  '(?:est|sont|serait) un plus|(?:se |que )?valora(?:remos|mos|ble|ra)?\\b|deseable|requisitos deseables|(?:requisitos )?(?:desejave(?:l|is)|diferencia(?:l|is))\\b|(?:requisiti )?preferenziali|requisiti preferenziali|costituira|(?:een )?pluspunt|dodatkow(?:e|ym|y) atut|mile widziane',
]
const company = [
  'por que (?:necesitamos|buscamos|existimos)|nuestra (?:vision|mision|historia|empresa)|quienes somos|sobre (?:la empresa|nosotros)|quem somos|sobre (?:nos|a empresa)$|chi siamo|l azienda$|riguardo a(?:ll)?\\b|(?:wie|wat) (?:wij|we) zijn|wie zijn (?:wij|we)|over (?:ons|het bedrijf)|o (?:nas|firmie)$|kim jestesmy',
]
const other = [
  '(?:conditions|nature|type) (?:du|de) contrat|temps de travail|lieu de travail|code (?:rome|naf)|comment (?:postuler|envoyer)|postuler\\b|(?:informations|deroulement).{1,20}(?:procedure|recrutement)|contre indications|offre a pourvoir|moyens? d acces|pour postuler|candidature$|conditions$|rejoignez nous|informations$|localisation$|dates?$|a bientot',
  '(?:que )?(?:te )?ofrecemos|se ofrece|beneficios|condiciones\\b|modalidad|salario|contacto$|enviar cv|horario|tipo de contrato|hablamos$|como (?:postular|aplicar)|interesad[oa]s?\\b|como (?:sera|es) el proceso de seleccion|vacantes$|localizacion$|ubicacion$|industria$|sector$|fecha de (?:inicio|incorporacion)',
  '(?:o que )?oferecemos|informacoes$|local (?:de trabalho)?$|como se candidatar|remuneracao|regime de|contratacao$|labels$|salario$',
  '(?:cosa )?(?:ti )?offriamo|benefit|sede(?: di lavoro)?$|(?:la nostra )?offerta$|vantaggi$|tipologia di contratto|(?:tipo di )?contratto$|retribuzione|(?:come|per) candidar|per applicare|richiesta informazioni|per ricevere',
  '(?:wat )?(?:kunnen )?(?:wij|we)? ?(?:jou |je )?(?:te )?bieden(?: wij| we)?(?: jou)?$|wat (?:wij|we) (?:jou|je) (?:te )?bieden|(?:ons )?aanbod$|(?:wat|dit) krijg (?:je|jij)|solliciteren|interesse$|geinteresseerd|contact$|arbeidsvoorwaarden',
  '(?:co |to |w zamian )?oferujemy|co (?:mozemy|mamy) (?:\\w+ )?(?:do )?zaofer|aplikuj|tak (?:organizujemy|pracujemy)|sklad zespolu|etapy rekrutacji|(?:przebieg|proces) rekrutacji|miejsce pracy|benefity|kontakt$|co zyskasz|gwarantujemy$|zapewniamy$|(?:wymagane|wykaz) dokument|(?:termin|miejsce|sposob) (?:i \\w+ )?(?:skladania|zlozenia)|warunki (?:zatrudnienia|pracy)|(?:umowa|stawka|lokalizacja|wynagrodzenie|praca)$|klauzula|informacje dodatkowe',
]

const startsWith = (patterns: string[]) => new RegExp(`^(?:${patterns.join('|')})`)
const heads: [Part, RegExp][] = [
  ['company', startsWith(company)],
  ['other', startsWith(other)],
  ['preferred', startsWith(preferred)],
  ['required', startsWith([...duties, ...asks])],
]
const ofDuties = startsWith(duties)
const ofAsks = startsWith([...asks, ...preferred])

/** What the words of a heading in one of these languages begin; undefined where they are none. @param words folded */
export const partAbroad = (words: string): Part | undefined => heads.find(([, pattern]) => pattern.test(words))?.[0]
/** Whether a heading is one of what the work is. @param words folded */
export const headsDuties = (words: string): boolean => ofDuties.test(words)
/** Whether a heading is one of what somebody has to bring. @param words folded */
export const headsAsks = (words: string): boolean => ofAsks.test(words)
