/** A month of a year, as a resume's truth has it. */
export interface When {
  year: number
  month: number
}

/** What a made-up person's resume says, for tests that know the truth. */
export interface Persona {
  language: 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl' | 'pl'
  name: string
  label: string
  email: string
  phone: string
  place: string
  summary: string
  roles: { title: string; employer: string; start: When; end: When | null; work: string[] }[]
  education: { school: string; credential: string; level: string; end: number }[]
  skills: string[]
}

/** Words of a language that resumes have besides their content. */
export interface Words {
  summary: string
  experience: string
  education: string
  skills: string
  contact: string
  present: string
  months: string[]
}

/** Headings, months and «until now» by language. */
export const wordsOf: Record<Persona['language'], Words> = {
  en: {
    summary: 'Profile',
    experience: 'Work Experience',
    education: 'Education',
    skills: 'Skills',
    contact: 'Contact',
    present: 'Present',
    months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  },
  de: {
    summary: 'Kurzprofil',
    experience: 'Berufserfahrung',
    education: 'Ausbildung',
    skills: 'Kenntnisse',
    contact: 'Kontakt',
    present: 'heute',
    months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  },
  fr: {
    summary: 'Profil',
    experience: 'Expérience professionnelle',
    education: 'Formation',
    skills: 'Compétences',
    contact: 'Coordonnées',
    present: 'aujourd’hui',
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  },
  es: {
    summary: 'Perfil',
    experience: 'Experiencia laboral',
    education: 'Formación académica',
    skills: 'Habilidades',
    contact: 'Contacto',
    present: 'actualidad',
    months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  },
  pt: {
    summary: 'Resumo',
    experience: 'Experiência profissional',
    education: 'Formação',
    skills: 'Competências',
    contact: 'Contato',
    present: 'atual',
    months: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' '),
  },
  it: {
    summary: 'Profilo',
    experience: 'Esperienza lavorativa',
    education: 'Istruzione e formazione',
    skills: 'Competenze',
    contact: 'Contatti',
    present: 'oggi',
    months: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' '),
  },
  nl: {
    summary: 'Profiel',
    experience: 'Werkervaring',
    education: 'Opleiding',
    skills: 'Vaardigheden',
    contact: 'Contactgegevens',
    present: 'heden',
    months: 'januari februari maart april mei juni juli augustus september oktober november december'.split(' '),
  },
  pl: {
    summary: 'Podsumowanie',
    experience: 'Doświadczenie zawodowe',
    education: 'Wykształcenie',
    skills: 'Umiejętności',
    contact: 'Dane kontaktowe',
    present: 'obecnie',
    months: 'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień'.split(
      ' ',
    ),
  },
}

const on = (year: number, month: number): When => ({ year, month })

/** People of several trades and languages; two posts at one employer are among them. */
export const personas: Persona[] = [
  {
    language: 'en',
    name: 'Amara Okafor',
    label: 'Registered Nurse',
    email: 'amara.okafor@example.org',
    phone: '+44 20 7946 0958',
    place: 'Leeds, UK',
    summary: 'Nurse with nine years on surgical and emergency wards.',
    roles: [
      {
        title: 'Senior Staff Nurse',
        employer: 'Northfield General Hospital',
        start: on(2020, 4),
        end: null,
        work: ['Lead a team of 12 nurses on a 28-bed surgical ward', 'Reduced falls by 31% within a year'],
      },
      {
        title: 'Staff Nurse',
        employer: 'Northfield General Hospital',
        start: on(2017, 9),
        end: on(2020, 3),
        work: ['Cared for 8 patients a shift after operations'],
      },
      {
        title: 'Healthcare Assistant',
        employer: 'Elm Grove Care Home',
        start: on(2015, 6),
        end: on(2017, 8),
        work: ['Supported 20 residents with daily needs'],
      },
    ],
    education: [{ school: 'University of Aldmoor', credential: 'BSc Nursing', level: 'bachelor', end: 2017 }],
    skills: ['Wound care', 'Triage', 'Medication administration', 'Phlebotomy'],
  },
  {
    language: 'de',
    name: 'Jürgen Weißenfels',
    label: 'Elektroingenieur',
    email: 'j.weissenfels@example.de',
    phone: '+49 30 901820',
    place: '10115 Berlin',
    summary: 'Ingenieur für Energietechnik mit Erfahrung in der Leitung von Projekten.',
    roles: [
      {
        title: 'Projektleiter Elektrotechnik',
        employer: 'Nordlicht Energie GmbH',
        start: on(2019, 10),
        end: null,
        work: ['Leitung von 14 Bauprojekten mit einem Volumen von 22 Mio. Euro', 'Senkung der Planungszeit um 18 %'],
      },
      {
        title: 'Entwicklungsingenieur',
        employer: 'Braun & Hallig AG',
        start: on(2014, 2),
        end: on(2019, 9),
        work: ['Entwicklung von Schaltanlagen für Bahnhöfe'],
      },
    ],
    education: [
      {
        school: 'Technische Universität Aldenburg',
        credential: 'Diplom-Ingenieur Elektrotechnik',
        level: 'master',
        end: 2013,
      },
      { school: 'Goethe-Gymnasium Aldenburg', credential: 'Abitur', level: 'secondary', end: 2007 },
    ],
    skills: ['AutoCAD', 'SPS-Programmierung', 'Projektmanagement', 'EPLAN'],
  },
  {
    language: 'fr',
    name: 'Élodie Marchand',
    label: 'Cheffe de projet',
    email: 'elodie.marchand@example.fr',
    phone: '+33 1 84 88 32 10',
    place: 'Lyon, France',
    summary: 'Cheffe de projet dans le bâtiment durable.',
    roles: [
      {
        title: 'Cheffe de projet',
        employer: 'Bâtiverre SARL',
        start: on(2021, 1),
        end: null,
        work: ['Pilotage de 6 chantiers et de 40 intervenants', 'Réduction des retards de 25 %'],
      },
      {
        title: 'Assistante de direction',
        employer: 'Mairie de Valserine',
        start: on(2016, 5),
        end: on(2020, 12),
        work: ['Organisation de 120 conseils et réunions par an'],
      },
    ],
    education: [{ school: 'Université de Valserine', credential: 'Master Génie civil', level: 'master', end: 2015 }],
    skills: ['Gestion de projet', 'AutoCAD', 'Négociation', 'MS Project'],
  },
  {
    language: 'es',
    name: 'Lucía Fernández Ortega',
    label: 'Contable',
    email: 'lucia.fernandez@example.es',
    phone: '+34 912 345 678',
    place: 'Madrid, España',
    summary: 'Contable con experiencia en empresas de comercio.',
    roles: [
      {
        title: 'Responsable de contabilidad',
        employer: 'Comercial Ribera S.L.',
        start: on(2018, 3),
        end: null,
        work: ['Cierre mensual de 4 sociedades en cinco días', 'Ahorro de 60.000 euros al año en impuestos'],
      },
      {
        title: 'Auxiliar administrativa',
        employer: 'Transportes Llano',
        start: on(2013, 11),
        end: on(2018, 2),
        work: ['Facturación de 900 clientes'],
      },
    ],
    education: [
      {
        school: 'Universidad de Robledal',
        credential: 'Grado en Administración de Empresas',
        level: 'bachelor',
        end: 2013,
      },
    ],
    skills: ['Contabilidad', 'SAP', 'Excel', 'Facturación'],
  },
  {
    language: 'pt',
    name: 'João Batista Moreira',
    label: 'Desenvolvedor',
    email: 'joao.moreira@example.com.br',
    phone: '+55 11 2345 6789',
    place: 'Campinas, Brasil',
    summary: 'Desenvolvedor de sistemas de pagamento.',
    roles: [
      {
        title: 'Desenvolvedor Sênior',
        employer: 'PagueFácil Tecnologia Ltda',
        start: on(2020, 8),
        end: null,
        work: ['Reescrita do serviço de cobrança com 3 milhões de usuários'],
      },
      {
        title: 'Analista de Sistemas',
        employer: 'Banco Serrano',
        start: on(2016, 2),
        end: on(2020, 7),
        work: ['Suporte a 200 agências do banco', 'Redução de 40% nas falhas'],
      },
    ],
    education: [
      {
        school: 'Universidade Federal de Serrana',
        credential: 'Bacharelado em Ciência da Computação',
        level: 'bachelor',
        end: 2015,
      },
    ],
    skills: ['Java', 'PostgreSQL', 'Docker', 'Kafka'],
  },
  {
    language: 'it',
    name: 'Giulia Santoro',
    label: 'Responsabile vendite',
    email: 'giulia.santoro@example.it',
    phone: '+39 02 1234 5678',
    place: 'Torino, Italia',
    summary: 'Responsabile vendite nel settore alimentare.',
    roles: [
      {
        title: 'Responsabile vendite',
        employer: 'Oleificio Colline S.p.A.',
        start: on(2019, 6),
        end: null,
        work: ['Crescita del fatturato del 22% in due anni', 'Gestione di 9 agenti e di 300 clienti'],
      },
      {
        title: 'Commessa',
        employer: 'Panificio Rinaldi',
        start: on(2014, 9),
        end: on(2019, 5),
        work: ['Servizio a 150 clienti al giorno'],
      },
    ],
    education: [
      { school: 'Istituto Tecnico Bellaria', credential: 'Diploma di maturità', level: 'secondary', end: 2014 },
    ],
    skills: ['Vendite', 'Negoziazione', 'CRM', 'Excel'],
  },
  {
    language: 'nl',
    name: 'Sanne van der Veen',
    label: 'Logistiek medewerker',
    email: 'sanne.vanderveen@example.nl',
    phone: '+31 20 794 5555',
    place: 'Utrecht, Nederland',
    summary: 'Ervaren medewerker in magazijn en transport.',
    roles: [
      {
        title: 'Teamleider magazijn',
        employer: 'Polderpost B.V.',
        start: on(2021, 5),
        end: null,
        work: ['Aansturing van 16 medewerkers in drie ploegen'],
      },
      {
        title: 'Logistiek medewerker',
        employer: 'Bloemenhal Noord',
        start: on(2017, 1),
        end: on(2021, 4),
        work: ['Verwerking van 400 orders per dag'],
      },
    ],
    education: [{ school: 'Hogeschool Merwede', credential: 'Bachelor Logistiek', level: 'bachelor', end: 2016 }],
    skills: ['SAP', 'Heftruck', 'Planning', 'Excel'],
  },
  {
    language: 'pl',
    name: 'Agnieszka Żółkiewska',
    label: 'Specjalistka ds. kadr',
    email: 'a.zolkiewska@example.pl',
    phone: '+48 22 601 23 45',
    place: 'Gdańsk, Polska',
    summary: 'Specjalistka ds. kadr i płac w firmach produkcyjnych.',
    roles: [
      {
        title: 'Starsza specjalistka ds. kadr',
        employer: 'Bursztyn Meble Sp. z o.o.',
        start: on(2019, 2),
        end: null,
        work: ['Prowadzenie kadr dla 350 pracowników'],
      },
      {
        title: 'Asystentka biura',
        employer: 'Kancelaria Morska',
        start: on(2015, 10),
        end: on(2019, 1),
        work: ['Obsługa 60 klientów tygodniowo'],
      },
    ],
    education: [{ school: 'Uniwersytet Nadmorski', credential: 'Magister Zarządzania', level: 'master', end: 2015 }],
    skills: ['Rekrutacja', 'Płatnik', 'Excel', 'Prawo pracy'],
  },
]
