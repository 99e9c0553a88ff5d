/** Traits and conditions that job descriptions ask for in French, each with what else says it, without accents, as in office.ts. */
export const french = `
Travail en équipe|travail* equipe|esprit equipe|gout equipe|integrer equipe|equipier
Autonomie|autonom*
Rigueur|rigueur|rigoureu*
Organisation|sens organisation|organise/organisee/organises/organisees/organise e|rigueur organisation|organisation rigueur|capacite* organis*|qualite* organis*|bonne organisation
Initiative|initiative|prise initiative|esprit initiative
Sens des responsabilités|sens/gout/esprit responsabilit*|responsable et/autonome|prise responsabilit*
Sens du contact|sens/gout/aisance contact|contact humain
Sens du service|sens service
Sens de l’accueil|sens accueil
Sens de la relation client|sens relation|sens client|relation client
Sens de l’écoute|ecoute
Qualités relationnelles|relationnel*
Aisance orale|aisance oral*|aisance telephon*|expression oral*
Aisance rédactionnelle|redactionnel*|qualite* redaction|capacite* redaction
Communication|bonne/excellente/aisance communication|communicat* ecrit*/oral*|communiquer
Dynamisme|dynamisme|dynamique/dynamiques
Motivation|motive/motivee/motives/motivees
Ponctualité|ponctu*
Polyvalence|polyvalen*
Discrétion|discret*
Adaptabilité|adaptab*|capacite* adapt*|adaptation|sait adapter|s adapter
Flexibilité|flexib*|souplesse
Réactivité|reactif*|reactivit*|reactive
Curiosité|curio* esprit|curiosite|curieux/curieuse
Créativité|creati*
Précision|precision|precis/precise
Minutie|minuti*
Souci du détail|souci/sens/attention detail
Gestion du stress|stress|pression
Gestion du temps|gestion temps|gerer temps
Gestion des priorités|priorit*
Esprit d’analyse|esprit/capacite* analyse|analyti*
Esprit de synthèse|synthese/synthetique
Résolution de problèmes|resolution/resoudre probleme
Concentration et attention|concentration
Force de proposition|force proposition
Proactivité|proactif*|proactiv*
Patience|etes/etre/es patient/patiente|patient/patiente calme/empathique/pedagogue|calme/empathique patient/patiente|patience
Bienveillance|bienveill*
Empathie|empath*
Courtoisie|courtois*
Bonne présentation|bonne presentation|presentation soignee|tenue soignee
Orthographe irréprochable|orthograph*
Discernement
Leadership
Sens de la négociation|sens negociation|negociateur/negociatrice
Pragmatisme|pragmati*
Vulgarisation|vulgaris*
Transmission|transmettre/partager savoir/connaissance*
Goût des nouvelles technologies|gout/attrait/appetence/interet/aisance nouvelles technologie*
Sens pratique
Assiduité|assidu*
Confidentialité|confidentialit*
Suivi des consignes|consigne*
Savoir lire et écrire|lire ecrire
Disponibilité|disponibilite soir*/week/samedi/horaire*
Déplacements|deplacement*
Travail le week-end|travail* week|travail* samedi/dimanche
Horaires décalés|horaire* decale*
Port de charges|port charge*|porter charge*
Passion|passion*
Bonne santé|bonne sante|bonne condition physique|condition physique
Engagement|engagement|engage/engagee
Enthousiasme|enthousias*
Fiabilité|fiab*
Méthode|methodique|methode|sens methode
Capacité d’anticipation|capacite* anticip*|sens anticipation|esprit anticipation
Intégrité|integrite ethique/honnetete|honnetete/sens integrite
Éthique|ethique professionnelle|sens ethique|integrite ethique
Force de persuasion|persuasion|force conviction|convaincre
Esprit d’entreprise|entrepreneurial*|esprit entrepren*
Ouverture d’esprit|ouverture esprit|ouvert/ouverte esprit
Résistance physique|resistance physique|effort* physique*
Ténacité|tenac*|perseveran*
Envie d’apprendre|envie/soif/volonte apprendre|envie evoluer
Véhicule personnel|vehicule personnel/indispensable|vehicule
Énergie|energique*|plein energie
Sens de l’observation|sens observation|observateur/observatrice|esprit observation
Sérieux|serieux/serieuse
Sourire|souriant/souriante/souriants|sourire
Esprit critique|esprit critique|sens critique
Pédagogie|pedagogie|pedagogue/pedagogues|fibre/sens/qualite* pedagogi*
Goût du challenge|gout/esprit/amour challenge*/defi*|relever defi*/challenge*
Satisfaction client|satisfaction client*
Maîtrise de soi|maitrise soi|sang froid|calme
Honnêteté|honnete*
Persévérance|perseveran*|tenacite|tenace
Ambition|ambitieu*
Investissement|investi/investie|investissement personnel
Volontaire|volontaire/volontaires|volontaire motive*
Diplomatie|diplomat*
Efficacité|efficace/efficaces|efficacite
Humour|humour
Humilité|humilite|humble
Habileté manuelle|habile/habilete/dexterite manuel*|dexterite|habile mains
Travail de nuit|travail* nuit|nuit et week
Travail en horaires variables|horaire* variable*/atypique*/irregulier*|travail* poste
Mobilité|mobile/mobilite geograph*/national*|mobilite
Prise de décision|prise decision*|capacite* decision*|prendre decision*
Esprit collaboratif|esprit collaboratif|collaborati* transvers*|sens collectif|esprit collectif
Remise en question|remettre/remise question
Sens commercial|sens commercial|fibre commercial*|temperament commercial
Casier judiciaire vierge|casier judiciaire
Aisance informatique|aisance/aise informatique|aise outil* informatique*
Conscience professionnelle|consciencieu*|conscience professionnelle
Soin|soigneu*
Goût du travail bien fait|travail bien fait
Motivation|forte/reelle/vraie envie|envie aller plus
Intégrité|integre
Sens de l’accueil|accueillant*
Bonne humeur|bonne humeur
Bonne élocution|elocution|diction
Vigilance|vigilan*
Esprit logique
Bon sens|bon sens
Implication|impliqu*|implication
Orientation résultats|orient* resultat*|gout resultat*|culture resultat*
Orientation client|orient* client*
Endurance|endurance
Goût du terrain|gout terrain|homme/femme terrain
Combativité|combati*
Maturité|maturite
Charisme
Inventivité|inventi*
Sens de l’esthétique|sens esthetique
Sens de l’humain|sens humain|qualites humaines
Travail en mode projet|mode projet
Stabilité|stabilite emotionnelle
Envie de progresser|envie progresser
`
