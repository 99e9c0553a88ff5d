/** Invented material about courses of education in a language. Lists are divided by semicolons. */
export interface CourseWords {
  /** Degrees: "{}" is the field. */
  degrees: string
  /** Leaving certificates of schools. */
  leaving: string
  fields: string
  /** Schools of higher education: "{}" is a town or a name. */
  universities: string
  /** Schools from which people go there. */
  schools: string
  faculties: string
  /** Grades and honours, on the line of the degree or by themselves. */
  grades: string
  /** What was done there, as lines or items of a list. */
  details: string
  labels: { title: string; employer: string; dates: string }
}

const en: CourseWords = {
  degrees: `BSc {}; B.Sc. {}; BSc (Hons) {}; B.S. {}; B.S., {}; BS in {}; Bachelor of Science in {}; Bachelor of Science, {}; Bachelor of Arts in {}; BA {}; B.A. in {}; BA (Hons) {}
    Bachelor's degree in {}; Bachelor's Degree; Bachelor of {}; Bachelor, {}; B.Tech. in {}; B.E. {}; BEng {}; BFA in {}; BBA; MSc {}; M.Sc. in {}; M.S. {}; MS in {}; M.S., {}; MA {}; M.A. in {}
    Master of Science in {}; Master of Science ({}); Master of Arts, {}; Master of Engineering in {}; Master's in {}; Master's degree, {}; Master of Business Administration; MBA; MFA {}; MPhil {}
    PhD {}; PhD in {}; Ph.D. in {}; Ph.D., {}; Doctor of Philosophy, {}; Doctorate in {}; MD; J.D.; Juris Doctor; LLB; PGCE {}; Associate of Arts; Associate of Science in {}; A.A.S. {}; Diploma in {}
    Advanced Diploma in {}; Certificate in {}; Postgraduate Certificate in {}; HND {}; BTEC {}; NVQ Level 3 {}; Foundation in {}; {} Bootcamp; Full Stack {} Bootcamp; {} Certification; {} Nanodegree; {} Specialization; Software Engineering Immersive; Exchange Semester; Study Abroad; Summer School in {}; A.M. in {}; S.B. in {}; B.Tech ({}); B.Tech. ({}); Honours Bachelor of Science, {}; Joint PhD in {}; MPhil/PhD {}; Class XII; Class X; Higher Secondary (Science); Minor in {}; {}; {}; {}; {} (BSc); {}, BSc; {}, MSc; {}, B.A.; {} – M.S.`,
  leaving:
    'High School Diploma; A-Levels; GCSEs; A Levels: Maths, Physics, Art; International Baccalaureate; GED; Diploma; 12th Grade; Higher Secondary; Secondary School Certificate',
  fields: `Computer Science; Mathematics; Physics; Nursing; Economics; Business Administration; Marketing; Psychology; History; Mechanical Engineering; Electrical Engineering; Civil Engineering; Law
    Chemistry; Biology; Fine Arts; Graphic Design; Journalism; Accounting; Finance; Education; Sociology; Statistics; Data Science; Information Technology; Software Engineering; Architecture
    Public Health; Political Science; English Literature; Linguistics; Philosophy; Hospitality Management; Human Resources; Communication; Welding; Culinary Arts; Social Work; Environmental Science
    Mathematics and Physics; Electronics and Communication Engineering; Theoretical Physics; International Relations; Industrial Design; Film Studies; Music; Theology; Logistics; Robotics; Machine Learning`,
  universities: `University of {}; University of {}; {} University; {} University; {} State University; {} College; {} Community College; {} Institute of Technology; {} Polytechnic; The {} School of Art
    {} School of Business; {} Academy; {} Business School; {} Law School; {} Medical School; University College {}; Royal College of {}; {} Tech; {} Metropolitan University; University of {}, {}; {} Bootcamp; {} Institute
    Indian Institute of Technology {}; National Institute of {}; {} Technical College; Open University; {}; {} Conservatory; {} Hall; {} Immersive; {} Training Centre; {} College of Engineering; {} Institute of Science and Technology; {} University of Science and Technology; University of California, {}; California State University, {}; State University of New York at {}; {} University School of Law; {} Extension School; {} Bible College; {} School of Public Policy; City University of {}; Technical University of {}; {} State Polytechnical University; National University of {}`,
  schools:
    '{} High School; {} Upper Secondary School; {} Public School, {}; {} School for Boys; {} Academy for Girls; {} Secondary School; {} Grammar School; {} Public School; St. Mary’s School {}; {} Academy; {} Sixth Form College; {} Preparatory School; {}',
  faculties: `Department of Physics; School of Engineering; Faculty of Arts; School of Computer Science; College of Engineering; Department of Economics; School of Medicine; Faculty of Science; Graduate School; Honors College`,
  grades: `GPA: 3.8/4.0; GPA 3.9; First Class Honours; 2:1; Upper Second Class; Magna Cum Laude; Summa cum laude; Cum Laude; with distinction; Distinction; CGPA: 8.4/10; Grade: A; Dean's List; 85%; Merit; Valedictorian; GPA: 3.7; Honors; 1st Class; Percentage: 78%`,
  details: `Relevant coursework: Algorithms, Databases, Statistics; Thesis: A study of river deltas and their towns; Dissertation on the pricing of options; Minor in Philosophy; Dean's List 2014 and 2015; President of the chess club
    Coursework: Linear Algebra, Thermodynamics, Optics; Exchange semester at the University of Oslo; Advisor: Prof. Jane Holt; Captain of the rowing team; Awarded the merit scholarship for two years; Teaching assistant for two classes
    Final year project on low-power sensors; Modules in finance, law and marketing; Graduated with honours; GPA: 3.8/4.0; Member of the debating society; Thesis: Graph colouring; Focus on machine learning and statistics; Major: Physics
    Relevant courses include Algorithms, Compilers and Operating Systems at the School of Engineering; Research at the Laboratory for Computer Science; Teaching Assistant for Introduction to Programming; Exchange at National University of Singapore; Captain, University Rowing Team; Supervised by Prof. Alice Holt, Department of Physics; Project with the Institute of Hydrology; Scholarship of the Royal Society; Visiting student at ETH Zurich; Studied the foundations of design, typography and print.; Subjects: Maths, Physics, Chemistry; Won the prize for the best thesis of the year`,
  labels: {
    title: 'Degree; Qualification; Course; Title of qualification awarded',
    employer: 'School; University; Institution; College',
    dates: 'Dates; Period; Year; Duration',
  },
}

const de: CourseWords = {
  degrees: `Bachelor of Science {}; B.Sc. {}; Bachelor {}; Bachelorstudium {}; Master of Science {}; M.Sc. {}; Master {}; Masterstudium {}; Diplom {}; Diplom-Ingenieur {}; Dipl.-Ing. {}; Magister {}; Staatsexamen {}
    Studium {}; Studium der {}; Promotion {}; Dr. rer. nat. {}; Ausbildung zum Fachinformatiker; Ausbildung zur Industriekauffrau; Ausbildung zum Koch; Lehre als Tischler; Meisterprüfung; Bachelor of Arts ({}); Master of Arts, {}; {} (B.Sc.); {} (M.Sc.); {}; {}
    Weiterbildung {}; Fachwirt {}; Kaufmann für Büromanagement; Bankkaufmann; Lehre zum Mechatroniker; Lehre mit Matura; Ausbildung Elektroniker für Betriebstechnik; IT-Systemelektroniker; Fachinformatiker für Systemintegration
    Fachinformatiker Anwendungsentwicklung; Industriekaufmann; Industriemechaniker; Fachinformatikerin (IHK); Geprüfter Handelsfachwirt (IHK); Bilanzbuchhalterin (IHK); Techniker (HWK); Ausbilder nach AEVO (IHK); Raumausstatter; Maschinen- und Anlagenführer; Qualifizierung zur Fachkraft der Montagetechnik; Kauffrau im Einzelhandel; Berufsausbildung zum Koch; Erzieherin; Duales Studium {}; Aufbaustudium {}; Studium der {} (M.A.); Magisterstudium {}; Allgemeine {}; Umschulung zum Fachinformatiker; Berufsausbildung zur Bauzeichnerin; Bachelor Studium {}; Master Studium {}; Bachelor – {}; Master – {}; Bachelor – {} (Schwerpunkt: Statistik)
    Studium {} (nebenberuflich); Studium {} (abgebrochen); Informatiker EFZ; Kauffrau EFZ; Berufsmaturität; Staatlich geprüfter Techniker {}; Technikerschule {}; Auslandssemester; Auslandssemester {}; Grundstudium {}; Hauptstudium {}; Lehramt {}; B.Eng. {}; M.Eng. {}; Zertifikatskurs {}`,
  leaving:
    'Abitur; Fachabitur; Allgemeine Hochschulreife; Fachhochschulreife; Realschulabschluss; Mittlere Reife; Hauptschulabschluss; Matura; Abitur (1,8); Erweiterter Realschulabschluss; Matura (Allgemeine Hochschulreife); Abitur, Note 2,1; Schulabschluss; Mittlerer Schulabschluss; Fachgebundene Hochschulreife; Maturität; Grundschule',
  fields: `Informatik; Maschinenbau; Elektrotechnik; Betriebswirtschaftslehre; BWL; Physik; Mathematik; Medizin; Rechtswissenschaft; Psychologie; Pflege; Wirtschaftsinformatik; Architektur; Germanistik; Biologie; Chemie; Soziale Arbeit
    Wirtschaftsingenieurwesen; Geschichte; Logistik; Medieninformatik; Design; Pädagogik; Data Science; Volkswirtschaftslehre; Bauingenieurwesen; Kommunikationswissenschaft; Angewandte Informatik`,
  universities: `Universität {}; Universität {}; Technische Universität {}; TU {}; Hochschule {}; Fachhochschule {}; FH {}; {} Universität {}; Duale Hochschule {}; Hochschule für Technik {}; Kunsthochschule {}; Universität zu {}; IHK {}; Berufsschule {}; Handwerkskammer {}; DHBW {}; HTW {}; Akademie {}; {} GmbH, {}; {}-{}-Universität; {}-{}-Universität {}; Medizinische Universität {}; FernUniversität in {}; Verwaltungs- und Wirtschafts-Akademie {}; ETH {}; ZHAW {}; FHNW; OTH {}; TH {}; HS {}; Uni {}
    Hochschule für angewandte Wissenschaften {}; Hochschule {} – Technik und Wirtschaft; {} Institut für Betriebsorganisation GmbH; {} gGmbH; WAK {}; {} Akademie GmbH; Förderverein der Beruflichen Schule; BBZ {} GmbH & Co. KG; Stadtwerke {}; {} Physikalisch-Technisches Institut; {} Institut; Max-Planck-Institut für {}; Pädagogische Hochschule {}; Technische Hochschule {}; Hochschule für Musik {}; {} AG; {} GmbH; Berufsfachschule {}; Bildungszentrum {}; {} Bildungswerk; Volkshochschule {}; Institut für {}`,
  schools:
    'Stadtschule am {}; {}schule am {}; Gymnasium {}; {}-Gymnasium {}; {}-Gymnasium; Realschule {}; Gesamtschule {}; Berufskolleg {}; Grundschule {}; {}schule {}; HTL {}; HTBLA {}; HAK {}; Realgymnasium {}; Bundesrealgymnasium {}; Kantonsschule {}; Sekundarschule {}; Oberschule {}; Fachoberschule {}; Wirtschaftsschule {}; {} Gymnasium',
  faculties:
    'Fakultät für Informatik; Institut für Physik; Fachbereich Wirtschaft; Lehrstuhl für Statistik; Fakultät Maschinenbau',
  grades:
    'Note: 1,7; Abschlussnote 1,3; Note 2,0; mit Auszeichnung; Durchschnitt: 1,8; sehr gut; gut (2,1); magna cum laude',
  details: `Schwerpunkte: Datenbanken und Netze; Bachelorarbeit: Messung von Schwingungen; Abschlussarbeit im Bereich Logistik; Vertiefung Regelungstechnik; Auslandssemester in Lyon; Thema der Masterarbeit: Dünne Schichten
    Leistungskurse: Mathematik und Physik; Abschluss: Hauptschulabschluss; Abschluss: Mittlere Reife; Thema: Modelle für Zähldaten am Helmholtz Zentrum München; Praktische Ausbildung bei der Post; Praxisphasen in der Stadtverwaltung; Austausch mit der Universität Lyon; Betreuer: Prof. Anton Holt, Institut für Physik; Mitglied im Hochschulchor; Note: 1,7; Stipendium der Stiftung; Wahlfach Spanisch; Tutor für Lineare Algebra; Mitglied der Fachschaft`,
  labels: { title: 'Abschluss; Studiengang', employer: 'Schule; Hochschule', dates: 'Zeitraum; Dauer' },
}

const fr: CourseWords = {
  degrees: `Licence {}; Licence de {}; Licence professionnelle {}; Master {}; Master 2 {}; Master en {}; Mastère {}; Doctorat en {}; Diplôme d'ingénieur; Diplôme d'ingénieur en {}; DUT {}; BTS {}; BUT {}; CAP {}; BEP {}; Bachelor {}; DEUG {}; DEA {}; Certificat {}
    Formation {}; Cycle ingénieur; Classe préparatoire; Prépa MPSI; MBA; Prépa scientifique; Étudiante ingénieure en {}; Formation en {}; Diplôme d'État {}; Titre RNCP niveau II, {}; Titre RNCP {}; Double diplôme {}; Thèse de doctorat en {}; Titre professionnel {}; {}; {}; Ingénieur {}; DNSEP {}; DCG; CPGE; CPGE scientifique; CPGE {}; CPGE MPSI - MP; Classe préparatoire aux grandes écoles; Classes préparatoires {}; Prépa PCSI; MPSI / MP*; MPSI; PCSI - PSI; Cycle préparatoire; Cycle préparatoire intégré
    Master 1 : {}; Master 2 : {}; Licence : {}; Licence - {}; Master - {}; M1 {}; M2 {}; L3 {}; Licence 3 {}; Étudiant ingénieur en {}; Élève ingénieur en {}; Diplôme d'ingénieur, spécialité {}; Diplôme d'ingénieur (alternance) - {}; Bachelor universitaire de technologie (BUT) - {}
    Licence en {}, parcours {}; Maîtrise de {}; DESS {}; Magistère de {}; Diplôme universitaire {}; Année d'échange; Semestre d'échange; Échange Erasmus; Formation d'ingénieur en {}; Cycle ingénieur, {}; École d'ingénieur, spécialité {}; Bac +5 {}; Bachelor of Science, {}; Concepteur développeur d'applications`,
  leaving:
    'Baccalauréat; Baccalauréat scientifique; Bac S; Bac général; Bac professionnel {}; Baccalauréat STI2D; Brevet des collèges; Bac ES, mention bien; Baccalauréat général, spécialité maths; Baccalauréat série S; Bac S option SVT; Bac STI; Bac scientifique, mention très bien; Lycée, filière scientifique; Diplôme national du brevet; CESS',
  fields: `Informatique; Mathématiques; Génie civil; Génie mécanique; Gestion; Marketing; Droit; Physique; Chimie; Biologie; Histoire; Lettres modernes; Communication; Commerce international; Soins infirmiers; Psychologie; Sociologie
    Architecture; Design graphique; Réseaux et télécommunications; Comptabilité; Ressources humaines; Électronique; Sciences politiques; Arts plastiques; Cuisine; Logistique; Traitement du signal`,
  universities: `Université de {}; Université {}; Université {} II; École d'ingénieurs de {}; École supérieure de {}; École nationale supérieure de {}; Institut {}; Institut universitaire de {}; IUT de {}; IUT {}; INSA {}; ESC {}; Lycée {}; École de commerce de {}; École {}; IFSI de {}; CFA {}; Campus {}; {} (école d'ingénieurs); ENS {}; Polytech {}; {}; AFPA {}; École nationale supérieure des mines de {}; Mines {}; Télécom {}; Centrale {}; École centrale de {}; IMT {}; Arts et Métiers {}; Sciences Po {}; Institut polytechnique de {}; Institut national polytechnique de {}
    Université {}-{}; Univ. {}; Université du {}; Université libre de {}; Haute école {}; HEPL {}; Cégep de {}; École polytechnique de {}; EPITA; EPITECH {}; ESIEE {}; ENSIMAG; ISEP; EPSI {}; CESI {}; Ynov {}; OpenClassrooms; Le Wagon {}; CNAM {}; ENSEIRB-MATMECA; GRETA {}; CNED; ENTPE; ENSG – {}; École de l'aménagement de {}; Université {} Panthéon; Faculté de {}; Institut de formation de {}; MFR {}; CPGE {}; ENSIAS, Université {}; Lycée {} {}; Conservatoire de {}`,
  schools:
    'Lycée {}; Lycée {}; Lycée {} {}; Lycée {}, {}; Lycée professionnel {}; Lycée général et technologique {}; Collège {}; Collège Saint-{}; Lycée Saint-{}; Lycée Jean-{}; Lycée polyvalent {}; Athénée royal de {}; Institut Saint-{}; Ecole {}',
  faculties: 'UFR de sciences; Faculté de droit; Département informatique; UFR Lettres; Faculté des sciences',
  grades:
    'mention bien; Mention très bien; mention assez bien; avec mention; Mention Bien; major de promotion; Moyenne : 15/20',
  details: `Spécialité réseaux et systèmes; Projet avec le laboratoire de chimie de l'école; Échange à l'Université de Lisbonne; Options théâtre et maths expertes; Membre de la junior-entreprise de l'école; Mémoire sur les rivières de montagne; Projet de fin d'études : un capteur de pression; Option mathématiques; Semestre d'échange à Lisbonne; Cours : algorithmique, bases de données, statistiques
    Mention bien; Vice-président du bureau des élèves; Stage de six mois en laboratoire; Parcours recherche`,
  labels: { title: 'Diplôme; Formation', employer: 'École; Établissement; Université', dates: 'Dates; Durée; Période' },
}

const es: CourseWords = {
  degrees: `Grado en {}; Licenciatura en {}; Licenciado en {}; Licenciada en {}; Máster en {}; Máster Universitario en {}; Ingeniería en {}; Ingeniería {}; Ingeniero {}; Doctorado en {}; Técnico Superior en {}; Ciclo Formativo de Grado Superior en {}; FP {}; Diplomatura en {}
    Curso de {}; Postgrado en {}; Posgrado en {}; Maestría en {}; Tecnólogo en {}; Técnico en {}; Doctor en {}; MBA; {}; {}; Grau en {}; Màster en {}`,
  leaving:
    'Bachillerato; Bachiller; Bachillerato Científico; Educación Secundaria Obligatoria; ESO; Graduado escolar; Batxillerat',
  fields: `Informática; Sistemas; Ingeniería Informática; Administración de Empresas; Derecho; Enfermería; Psicología; Marketing; Contabilidad; Economía; Física; Matemáticas; Periodismo; Diseño Gráfico; Educación Primaria; Arquitectura
    Comercio Internacional; Recursos Humanos; Química; Turismo; Filología Inglesa; Telecomunicaciones; Desarrollo de Aplicaciones Web; Historia; Bellas Artes; Trabajo Social; Guía en el Medio Natural`,
  universities: `Universidad de {}; Universidad {}; Universidad Politécnica de {}; Universidad Nacional de {}; Universitat de {}; Universitat Autònoma de {}; Instituto {}; Instituto Tecnológico de {}; IES {}; Escuela de {}; Escuela Superior de {}; Escuela Técnica Superior de {}; Centro de Formación {}; SENA; UNED; Academia {}; Colegio {}; {}; Universidad Católica de {}`,
  schools: 'IES {}; Colegio {}; Instituto {}; Colegio San {}; Liceo {}; Escuela {}; Institut {}',
  faculties:
    'Facultad de Ciencias; Facultad de Derecho; Escuela de Ingeniería; Departamento de Física; Facultat de Física',
  grades: 'Matrícula de honor; Nota media: 8,4; Promedio 9.1; con honores; Sobresaliente; Nota: 7,8',
  details: `Especialidad en redes; Intercambio en la Universidad de Lisboa; Representante de los estudiantes del colegio; Trabajo de fin de grado: puentes de madera; Tesis sobre ríos de montaña; Beca de excelencia; Intercambio en Lisboa; Asignaturas: cálculo, álgebra, estadística; Nota media: 8,4; Delegado de curso; Prácticas en un laboratorio`,
  labels: {
    title: 'Título; Titulación',
    employer: 'Centro; Universidad; Centro de estudios',
    dates: 'Fechas; Periodo',
  },
}

const pt: CourseWords = {
  degrees: `Licenciatura em {}; Bacharelado em {}; Bacharel em {}; Graduação em {}; Mestrado em {}; Mestrado Integrado em {}; Doutorado em {}; Doutoramento em {}; Pós-graduação em {}; Especialização em {}; MBA em {}; Curso Técnico em {}; Técnico em {}; Tecnólogo em {}; Curso de {}; {}; Engenharia {}`,
  leaving: 'Ensino Médio; Ensino Secundário; Ensino Médio Completo; 12.º ano; Ensino Fundamental',
  fields: `Ciência da Computação; Administração; Engenharia Civil; Engenharia Informática; Direito; Enfermagem; Psicologia; Contabilidade; Economia; Física; Matemática; Jornalismo; Design; Pedagogia; Arquitetura; Marketing; Gestão; Biologia; História; Sistemas de Informação; Logística; Recursos Humanos`,
  universities: `Universidade de {}; Universidade Federal de {}; Universidade Estadual de {}; Universidade Federal do {}; Universidade do {}; Universidade Católica de {}; Pontifícia Universidade Católica de {}; Instituto Superior Técnico; Instituto Politécnico de {}; Instituto Federal de {}; Faculdade {}; Faculdade de {}; Centro Universitário {}; SENAI {}; Escola Superior de {}; ETEC {}; FATEC {}; {}`,
  schools: 'Escola Secundária de {}; Colégio {}; Escola Estadual {}; Escola {}; Liceu {}',
  faculties: 'Faculdade de Ciências; Departamento de Física; Escola de Engenharia; Instituto de Matemática',
  grades: 'Média: 16 valores; Média 8,5; com distinção; com louvor; Nota: 17',
  details: `Projeto final sobre pontes de madeira; Tese sobre rios de montanha; Bolsa de mérito; Intercâmbio em Lyon; Disciplinas: cálculo, álgebra, estatística; Média: 16 valores; Monitor de duas turmas; Membro da empresa júnior`,
  labels: { title: 'Curso; Grau', employer: 'Instituição; Universidade; Escola', dates: 'Datas; Período' },
}

const it: CourseWords = {
  degrees: `Laurea in {}; Laurea triennale in {}; Laurea magistrale in {}; Laurea Triennale - {}; Laurea specialistica in {}; Dottorato di ricerca in {}; Dottorato in {}; Master in {}; Master di I livello in {}; Corso di laurea in {}; Diploma di {}; Qualifica di {}; Corso di {}; Specializzazione in {}; {}; {}`,
  leaving:
    'Diploma di maturità; Maturità scientifica; Diploma di maturità classica; Diploma di liceo scientifico; Diploma; Diploma di perito informatico; Licenza media',
  fields: `Informatica; Ingegneria informatica; Ingegneria meccanica; Economia aziendale; Giurisprudenza; Infermieristica; Psicologia; Fisica; Matematica; Architettura; Lettere moderne; Lingue; Scienze politiche; Marketing; Scienze della comunicazione; Design; Chimica; Biologia; Storia dell'arte; Scienze motorie`,
  universities: `Università di {}; Università degli Studi di {}; Università {}; Politecnico di {}; Istituto Tecnico {}; Accademia di Belle Arti di {}; Conservatorio di {}; Istituto Superiore {}; Scuola Superiore {}; ITIS {}; ITS {}; Scuola di {}; {}; Istituto {}`,
  schools:
    'Liceo scientifico {}; Liceo classico {}; Istituto tecnico {}; ITIS {}; Liceo {}; Istituto {}; Istituto professionale {}',
  faculties: 'Dipartimento di Fisica; Facoltà di Lettere; Facoltà di Ingegneria; Dipartimento di Informatica',
  grades: '110/110 e lode; Voto: 105/110; 98/100; Votazione 110/110; con lode; voto 92/100',
  details: `Tesi: ponti di legno; Tesi sulla previsione della domanda; Materie: analisi, algebra, statistica; Erasmus a Lione; Voto: 105/110; Borsa di studio per merito; Rappresentante degli studenti`,
  labels: {
    title: 'Titolo di studio; Titolo della qualifica rilasciata',
    employer: 'Istituto; Scuola; Università',
    dates: 'Periodo; Date',
  },
}

const nl: CourseWords = {
  degrees: `Bachelor {}; Master {}; HBO {}; HBO-bachelor {}; MBO {}; MBO niveau 4 {}; WO Bachelor {}; WO Master {}; BSc {}; MSc {}; Propedeuse {}; Opleiding {}; Cursus {}; PhD {}; Doctoraal {}; {}; {}; Minor {}`,
  leaving: 'VWO; HAVO; VMBO; VWO-diploma; HAVO, profiel Natuur en Techniek; Gymnasium; Atheneum; Mavo',
  fields: `Informatica; Bedrijfskunde; Werktuigbouwkunde; Verpleegkunde; Rechten; Psychologie; Economie; Natuurkunde; Wiskunde; Communicatie; Journalistiek; Logistiek; Accountancy; Bouwkunde; Marketing; Geschiedenis; Elektrotechniek; Sociaal Werk; Pedagogiek`,
  universities: `Universiteit {}; Universiteit van {}; Technische Universiteit {}; TU {}; Hogeschool {}; Hogeschool van {}; ROC {}; Rijksuniversiteit {}; {} University of Applied Sciences; Academie {}; Kunstacademie {}; NHA; LOI; {}`,
  schools: '{} College; {} Lyceum; Gymnasium {}; Scholengemeenschap {}; Christelijk Lyceum {}',
  faculties: 'Faculteit Bètawetenschappen; Faculteit Rechten; Afdeling Informatica',
  grades: 'cum laude; met lof; gemiddeld 8,1; Diploma behaald; diploma; niet afgerond',
  details: `Scriptie over houten bruggen; Afstudeerproject bij een bank; Minor filosofie; Keuzevakken: statistiek en recht; Uitwisseling in Lyon; Diploma behaald; Bestuurslid van de studievereniging`,
  labels: {
    title: 'Diploma; Naam van het certificaat of diploma',
    employer: 'Instelling; Onderwijsinstelling',
    dates: 'Periode; Duur',
  },
}

const pl: CourseWords = {
  degrees: `Licencjat, {}; Licencjat {}; Magister {}; Magister, {}; Inżynier, {}; Inżynier {}; Studia magisterskie, {}; Studia licencjackie, {}; Studia inżynierskie, kierunek: {}; Studia podyplomowe {}; Doktorat {}; {}; {}; mgr inż. {}; Technik {}; Kurs {}; {}, studia I stopnia; {}, magister`,
  leaving: 'Matura; Świadectwo dojrzałości; Wykształcenie średnie; Technik mechanik; Profil matematyczno-fizyczny',
  fields: `Informatyka; Zarządzanie; Ekonomia; Prawo; Psychologia; Pielęgniarstwo; Mechanika i budowa maszyn; Elektrotechnika; Fizyka; Matematyka; Filologia angielska; Marketing; Finanse i rachunkowość; Budownictwo; Architektura; Logistyka; Pedagogika; Historia; Chemia; Socjologia`,
  universities: `Uniwersytet {}; Uniwersytet {}; Uniwersytet w {}; Politechnika {}; Akademia {}; Akademia Ekonomiczna w {}; Szkoła Główna {}; Wyższa Szkoła {}; Uniwersytet Ekonomiczny w {}; Uniwersytet Medyczny w {}; Państwowa Wyższa Szkoła Zawodowa w {}; AGH; SGH; {}`,
  schools:
    'Liceum Ogólnokształcące w {}; I Liceum Ogólnokształcące w {}; Technikum {}; Technikum w {}; Zespół Szkół w {}; Szkoła Podstawowa w {}',
  faculties: 'Wydział Prawa; Wydział Fizyki; Wydział Informatyki; Instytut Matematyki',
  grades: 'ocena bardzo dobra; z wyróżnieniem; Średnia: 4,8; ocena: 5',
  details: `Praca magisterska: mosty drewniane; Specjalność: sieci komputerowe; Specjalizacja finanse; Praca inżynierska o czujnikach; Wymiana w Lyonie; Stypendium rektora; Członek koła naukowego; Średnia: 4,8`,
  labels: { title: 'Kierunek; Tytuł', employer: 'Uczelnia; Szkoła', dates: 'Okres; Daty' },
}

/** By the language of the other words. */
export const courseWords = { en, de, fr, es, pt, it, nl, pl } as const
