import { foldOnce } from '../vocabulary/fold-text.ts'

/** French verbs with which duties begin, without accents, each with the noun for doing it; one without says too little by itself. */
const nouns = new Map(
  `poser:pose lire:lecture monter:montage demonter:démontage couler:coulage preparer:préparation controler:contrôle gerer:gestion nettoyer:nettoyage
   entretenir:entretien animer:animation rediger:rédaction conduire:conduite charger:chargement decharger:déchargement livrer:livraison
   accueillir:accueil accompagner:accompagnement conseiller:conseil organiser:organisation planifier:planification suivre:suivi
   installer:installation reparer:réparation depanner:dépannage regler:réglage usiner:usinage souder:soudage couper:coupe vendre:vente encaisser:encaissement
   former:formation encadrer:encadrement saisir:saisie traiter:traitement verifier:vérification surveiller:surveillance developper:développement
   concevoir:conception recruter:recrutement fabriquer:fabrication assembler:assemblage cuisiner:cuisine servir:service stocker:stockage
   receptionner:réception expedier:expédition negocier:négociation archiver:archivage classer:classement facturer:facturation
   analyser:analyse evaluer:évaluation piloter:pilotage coordonner:coordination diagnostiquer:diagnostic maintenir:maintenance automatiser:automatisation visualiser:visualisation exploiter:exploitation
   structurer:structuration extraire:extraction fiabiliser:fiabilisation valider:validation interpreter:interprétation changer:changement
   realiser effectuer assurer etablir elaborer
   proposer mettre participer maintenir respecter appliquer utiliser tenir prendre garantir produire creer definir rechercher identifier
   mener construire veiller contribuer optimiser:optimisation communiquer transmettre renseigner`
    .split(/\s+/)
    .map((entry) => {
      const [verb = '', noun = ''] = entry.split(':')
      return [verb, noun] as const
    }),
)
/** The same verbs as they stand behind "vous": "vous assurez", "vous accueillez". */
const addressed = new Map(
  [...nouns].flatMap(([verb, noun]) =>
    [verb.replace(/(?:er|re|ir|oir)$/, 'ez'), verb.replace(/ir$/, 'issez'), verb.replace(/enir$/, 'enez')].map(
      (form) => [form, noun] as const,
    ),
  ),
)
/** Words behind which an infinitive says what somebody can do. */
const knowing = new Set('savoir savez a de'.split(' '))
const openers = new Set(
  `le la les l un une des du de d nos vos votre notre ses son sa leur leurs ce ces cette tout toute tous toutes differents differentes divers plusieurs
   diverses petits petites a au aux y en bonne bon`.split(/\s+/),
)
const within = new Set('de du des d la l le les'.split(' '))
/** Where what something is done to ends. */
const ends = new Set(
  `et ou avec dans en au aux a sur par selon pour qui que afin lors ainsi chez entre sous sans dont aupres des-lors vers suivant notamment tout
   afin grace ces simultanement`.split(/\s+/),
)
const tooWide = new Set(
  `taches travaux activites activite equipe equipes clients client missions mission projets projet travail reunions services service
   place oeuvre compte part suivi relation lien besoins qualite ensemble differentes relations informations dossiers conditions personnes
   conformite fiabilite supervision proprete confort familles organisation accessibilite gouvernance veille resultats
   enfants produits outils objectifs actions`.split(/\s+/),
)
/** Words behind a name that say what was done with it. */
const participle = /(?:\p{L}{3}(?:ees|ee)|ibles?|ables?|enus?|duits?)$/u
const mostParts = 6
const mostWords = 3

/** What a French duty says is done: "Poser des bordures et des pavés" is pose de bordures and pose de pavés. */
export function frenchDutiesIn(clause: string): string[] {
  const words = (clause.match(/[\p{L}\d]+(?:[-/][\p{L}\d]+)*|,/gu) ?? []).map((text) => ({
    text,
    folded: text === ',' ? ',' : foldOnce(text),
  }))
  const duties: string[] = []
  let noun: string | undefined
  for (let at = 0; at < words.length; at++) {
    const { folded } = words[at] as Word
    const before = words[at - 1]?.folded
    const joins = before === 'et' || before === ',' || before === 'ou'
    if (before === undefined || joins || before === 'vous' || knowing.has(before))
      noun =
        (before === 'vous'
          ? addressed.get(folded)
          : (nouns.get(folded) ?? (joins ? addressed.get(folded) : undefined))) ??
        (joins && openers.has(folded) ? noun : undefined)
    else continue
    if (noun === undefined) continue
    const object = objectAt(words, openers.has(folded) ? at : at + 1)
    if (object === '') continue
    const name =
      noun === ''
        ? object
        : `${noun} ${/^(?:[aeiouyéèêàâîô]|h(?:y|ui|o[rtnm]|a[bl]|é))/iu.test(object) ? 'd’' : 'de '}${object}`
    duties.push(name.charAt(0).toUpperCase() + name.slice(1))
  }
  return duties
}

interface Word {
  text: string
  folded: string
}

function objectAt(words: Word[], from: number): string {
  let at = from
  while (openers.has(words[at]?.folded ?? '')) at++
  const start = at
  while (at < words.length && words[at]?.folded !== ',' && !ends.has(words[at]?.folded ?? '')) {
    at++
    if (at - start > mostParts) return ''
  }
  while (at > start && within.has(words[at - 1]?.folded ?? '')) at--
  while (at > start + 1 && (participle.test(words[at - 1]?.folded ?? '') || within.has(words[at - 1]?.folded ?? '')))
    at--
  const named = words.slice(start, at)
  if (/^\d/.test(named[0]?.text ?? '')) return ''
  const content = named.filter(({ folded }) => !within.has(folded))
  if (content.length === 0 || content.length > mostWords || content.every(({ folded }) => tooWide.has(folded)))
    return ''
  return named
    .map(({ text }) => text)
    .join(' ')
    .replace(/\b([dl]) (?=\p{L})/giu, '$1’')
}
