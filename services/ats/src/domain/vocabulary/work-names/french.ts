/** Work of many trades in French, without accents, as in office.ts. */
export const french = `
Lecture de plans|lecture plan|lire plan|interpret* plan
Maçonnerie|maconn*
Coffrage|coffr*
Ferraillage|ferraill*
Coulage de béton|beton
Fondations|fondation
Dalles|dalle
Montage de murs|mont* mur|parpaing|brique
Enduits|enduit
Pose de bordures|bordure
Pavage|pave/paves/pavage
Terrassement|terrass*
Échafaudage|echafaud*
Carrelage|carrel*
Peinture|peintur*
Plomberie|plomb*
Électricité|electricite
Soudage|soud*
Usinage|usin*
Rectification|rectifi*
Réglage de machines|regl* machine/outil|reglage
Commande numérique|commande numerique|cnc
Contrôle dimensionnel|control* dimension*/piece|metrologie
Instruments de mesure|instrument mesure|appareil mesure|micrometre|pied coulisse
Contrôle qualité|control* qualit*
Maintenance de premier niveau|maintenance premier/niveau
Maintenance préventive|maintenance/entretien prevent*
Maintenance curative|maintenance curati*/correct*
Dépannage|depann*
Diagnostic de pannes|diagnosti* panne/dysfonction*
Règles de sécurité|consigne/regle/norme/respect* securit*
Règles d'hygiène|consigne/regle/norme/respect* hygiene
Conduite d'engins|condui* engin|engin chantier
Chargement et déchargement|charg*/decharg* vehicule/camion/marchandise|chargement|dechargement
Livraison|livr* client/marchandise/colis|livraison marchandise/colis/client
Préparation de commandes|prepar* commande
Réception de marchandises|recept* marchandise/livraison
Gestion des stocks|gestion/gerer stock|stock
Inventaire|inventaire
Arrimage|arrim*
Chronotachygraphe|chronotachygraphe|fimo/fco
Planification des tournées|tournee
Documents de transport|document transport|bon livraison|lettre voiture
Affrètement|affret*
Accueil des clients|accueil* client/clientele
Accueil téléphonique|accueil telephon*|standard telephon*|appel telephon*
Accueil physique|accueil physique/visiteur
Encaissement|encaiss*|caisse
Mise en rayon|rayon
Conseil client|conseil* client/clientele
Relation client|relation client
Prospection|prospect*
Gestion des plannings|planning
Prise de rendez-vous|rendez vous
Gestion du courrier|courrier
Classement et archivage|class* archiv*|archivage
Rédaction de comptes rendus|compte rendu/rendus
Saisie de données|saisi* donnee/facture/commande
Facturation|factur*
Suivi des paiements|suivi/relanc* paiement/impaye
Rapprochements bancaires|rapprochement bancaire
Déclarations de TVA|declaration tva
Bilan|bilan
Paie|paie
Gestion administrative|gestion/suivi administrati*
Administration du personnel|administration personnel|gestion dossier personnel
Plan de formation|plan formation|plan developpement competence
Ingénierie pédagogique|ingenierie pedagogique/formation
Animation de formations|anim* formation
Conception de formations|concev*/conception formation/module/parcours
Évaluation des formations|evalu* formation
Financement de la formation|opco|financement formation
Recrutement|campagne/gestion/suivi recrutement|recruter/recrutez
Budget|suivi budg*|budget
Tableaux de bord|tableau bord
Reporting
Pack Office|pack office|suite office|outil bureautique|bureautique
Soins d'hygiène|soin hygiene/confort/quotidien
Soins infirmiers|soin infirmier
Aide à la toilette|toilette
Aide aux repas|aid*/prise repas
Préparation des repas|prepar* repas
Changes|change/changes
Entretien du linge|linge
Entretien des locaux|entretien/nettoy* locaux/espace/logement
Nettoyage|nettoy*
Accueil des enfants|accueil* enfant
Accueil des familles|accueil* famille/parent
Activités d'éveil|activite eveil|eveil
Développement de l'enfant|developpement enfant
Projet pédagogique|projet pedagogique/educatif/etablissement
Accompagnement des enfants|accompagn* enfant
Accompagnement des personnes|accompagn* personne/usager/resident
Sécurité des enfants|securite enfant
Observation|observ* enfant
Transmissions|transmission
Dossier de soins|dossier soin/patient
Administration des médicaments|administr*/prepar*/distribu* medicament
Projet personnalisé|projet personnalise
Animation d'ateliers|anim* atelier/activite
Cuisine|cuisin*
Dressage des assiettes|dress* assiette/plat
Normes HACCP|haccp
Service en salle|service salle|servir client
Encadrement d'équipe|encadr* equipe/personnel|manag* equipe
Gestion de projet|gestion projet|pilot* projet
Suivi de chantier|suivi/suivre chantier
Devis|devis
Appels d'offres|appel offre
Achats|achat
`
