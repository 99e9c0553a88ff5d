import type { LanguageWords } from './language-words.ts'

/** French. */
export const fr: LanguageWords = {
  titles: `Développeur web; Développeuse full stack; Ingénieur logiciel; Ingénieure d'études; Chef de projet; Cheffe de projet digital; Chef de projet informatique; Chef de produit; Chef de rayon
    Responsable marketing; Responsable des ressources humaines; Responsable commercial; Directeur général; Directrice artistique; Chargée de communication; Chargé d'affaires; Chargée de mission
    Assistante de direction; Assistant commercial; Secrétaire médicale; Comptable; Aide-comptable; Contrôleur de gestion; Auditrice interne; Conseillère clientèle; Conseiller bancaire; Juriste
    Avocate collaboratrice; Infirmière; Infirmier en réanimation; Aide-soignante; Sage-femme; Médecin généraliste; Kinésithérapeute; Pharmacienne; Éducateur spécialisé; Auxiliaire de puériculture
    Professeur des écoles; Professeure de français; Enseignant-chercheur; Doctorant; Formatrice; Surveillant; Animatrice; Vendeuse; Vendeur conseil; Caissière; Hôtesse d'accueil; Employé libre-service
    Cuisinier; Chef de cuisine; Second de cuisine; Serveuse; Barman; Réceptionniste; Boulanger; Pâtissière; Sommelier; Plongeur; Chef de rang; Chef de partie
    Électricien; Plombier chauffagiste; Maçon; Menuisier; Conducteur de travaux; Chef de chantier; Architecte; Dessinateur projeteur; Technicien de maintenance; Soudeur; Mécanicien automobile; Cariste
    Préparateur de commandes; Chauffeur livreur; Agent de sécurité; Agent d'entretien; Conducteur de ligne; Opératrice de production; Magasinier; Logisticienne; Acheteuse; Approvisionneur
    Graphiste; Webdesigner; Rédactrice web; Journaliste; Traductrice; Photographe; Stagiaire; Stage assistant marketing; Alternance développeur; Apprenti boucher; Consultant; Consultante SAP; Gérant; Fondateur
    Stage de fin d'études; Stage ingénieur R&D; Stage M2; Stagiaire développeur; Ingénieur R&D; Ingénieur de recherche; Ingénieur d'études et développement; Ingénieur systèmes embarqués; Ingénieur logiciel embarqué; Développeur full-stack; Développeur mobile; Développeur C++; Développeur back-end; Développeuse front-end
    Lead développeur; Architecte logiciel; Administrateur systèmes et réseaux; Technicien support; Data analyst; Consultant technique; Chercheur postdoctoral; Chercheur; Doctorant en informatique; ATER; Chargé de TD; Chargé d'enseignement; Enseignant vacataire; Professeur particulier; Assistant de recherche; Alternant ingénieur
    Job étudiant; Service civique; Bénévole; Trésorier; Animateur; Moniteur; Hydrologue; Géomaticienne; Ingénieure biomédicale; Chargé de projet; Chef d'équipe; Responsable technique; Directeur technique; Auto-entrepreneur; Développeur indépendant; Projet de fin d'études; Mission freelance`,
  teams:
    'Ventes; Réanimation; Grands comptes; Plateforme; Data; R&D; Systèmes embarqués; Nouveaux produits; Front-end; Relation client; Pédagogie; Cybersécurité; Web; Région Sud; Marketing; Paie; Urgences; Secteur public; Innovation; Achats',
  employers: `Boulangerie {}; Cabinet {}; Groupe {}; Éditions {}; Atelier {}; Garage {}; Pharmacie {}; Restaurant {}; Hôtel {}; Clinique {}; Maison {}; {} Conseil; {} Ingénierie; {} Assurances; {} Transports; {} Bâtiment; {} Services; {} Industrie
    Agence {}; Société {}; Transports {}; Menuiserie {}; Domaine {}; Chez {}; Le Petit {}; La Maison {}; Les Ateliers {}; {} Santé; {} Énergie; {} Immobilier; {} Interim; Fondation {}; Association {}`,
  publicEmployers: `Mairie de {}; Ville de {}; Université de {}; CHU de {}; Centre hospitalier de {}; Lycée Jean Moulin {}; Collège {}; École primaire de {}; Conseil départemental; Préfecture de {}; Crédit agricole {}; EHPAD Les Tilleuls; Médiathèque de {}; Laboratoire d'informatique de {}; Laboratoire de physique {}; Institut de recherche {}; École nationale supérieure de {}; IUT de {}; Chambre de commerce de {}; Région {}; Ministère de la Culture; Académie de {}; Observatoire de {}; Centre de recherche de {}`,
  legal: 'SARL; SA; SAS; EURL; SASU; SNC',
  towns:
    'Paris; Lyon; Marseille; Toulouse; Nantes; Lille; Bordeaux; Strasbourg; Rennes; Grenoble; Genève; Bruxelles; Montréal; Nice; Dijon; Tours',
  townEnds: 'ville; ac; court; mont; sur-Mer; y; bourg; ières; oux; val',
  regions: 'France; Suisse; Belgique; Bretagne; Québec; Maroc; Île-de-France; 69; 75011; 33',
  units:
    'Service comptabilité; Direction des systèmes; Pôle digital; Service de cardiologie; Département informatique; Laboratoire de chimie; Unité de soins; Secteur est; Équipe produit',
  modes: 'CDI; CDD; temps plein; temps partiel; Stage; Alternance; Intérim; CDI, temps plein; Bénévolat; Freelance',
  taglines: `Leader européen de la logistique; Entreprise familiale de 30 salariés; Start-up de la santé; Cabinet de conseil en stratégie; Grande distribution; Éditeur de logiciels pour le bâtiment.
    Association d'aide aux familles; www.example.fr; Chaîne de magasins de sport; Fabricant de fenêtres; Éditeur de logiciels de santé; SSII; Jeune entreprise innovante; Start-up spécialisée dans la donnée; Agence web; Bureau d'études; Leader français de l'énergie solaire; Cabinet d'architectes; Association étudiante; Plateforme de covoiturage; Entreprise de services du numérique`,
  deeds: `Pilotage d'une équipe de douze personnes; Réduction des coûts de 18 %; Gestion des stocks et des commandes; Accueil et conseil des clients; Développement d'applications en Java
    Suivi de la facturation et des paiements; Préparation des repas pour 200 couverts; Encadrement de quatre apprentis; Organisation de salons et d'événements; Rédaction de rapports
    Mise en place d'un nouvel outil de suivi en 2019; Soins auprès de huit patients; Participation aux réunions; Élaboration du budget annuel`,
  shortDeeds:
    'Gestion de projet; Relation client; Encaissement; Mise en rayon; Suivi budgétaire; Recrutement et paie; Outils : Excel, SAP; Prospection',
  prose: `Au sein d'une équipe de six personnes, j'ai pris en charge le suivi des comptes clients et la préparation des rapports pour la direction.
    J'ai participé à la création d'un nouveau service et à la formation des collègues, en lien avec les fournisseurs et les partenaires.`,
  labels: {
    title: 'Poste; Fonction; Poste occupé',
    employer: 'Entreprise; Société; Employeur',
    dates: 'Période; Durée; Dates',
    place: 'Lieu; Ville',
    work: 'Missions; Tâches; Réalisations; Missions principales',
    client: 'Client; Projet; Encadrant; Tuteur',
  },
  months:
    'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.|janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  present: "aujourd'hui; présent; aujourd’hui",
  until: 'à; au; -; –',
  since: 'Depuis; depuis',
  years: 'ans; an',
  monthsLong: 'mois',
  at: 'chez',
}
