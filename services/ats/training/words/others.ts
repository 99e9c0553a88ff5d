import type { LanguageWords } from './language-words.ts'

/** Dutch. */
export const nl: LanguageWords = {
  titles: `Softwareontwikkelaar; Webdeveloper; Projectleider; Projectmanager; Teamleider; Afdelingshoofd; Directeur; Bedrijfsleider; Accountmanager; Verkoper; Verkoopmedewerker; Winkelmedewerker; Kassamedewerker; Vakkenvuller
    Administratief medewerker; Boekhouder; Assistent-accountant; Financieel medewerker; Secretaresse; Managementassistente; Receptioniste; Juridisch medewerker; Advocaat; Beleidsmedewerker; Adviseur; HR-adviseur; Recruiter
    Verpleegkundige; Verzorgende IG; Wijkverpleegkundige; Huisarts; Fysiotherapeut; Apothekersassistente; Leerkracht basisonderwijs; Docent Nederlands; Onderwijsassistent; Pedagogisch medewerker; Begeleider; Promovendus; Onderzoeker
    Kok; Zelfstandig werkend kok; Bediening; Gastvrouw; Barmedewerker; Bakker; Monteur; Elektricien; Loodgieter; Timmerman; Lasser; Metselaar; Vrachtwagenchauffeur; Orderpicker; Magazijnmedewerker; Heftruckchauffeur; Productiemedewerker; Operator
    Werkvoorbereider; Uitvoerder; Constructeur; Tekenaar; Grafisch vormgever; Redacteur; Vertaler; Fotograaf; Marketingmedewerker; Stagiair; Stage communicatie; Bijbaan horeca; Zelfstandige; Eigenaar; Trainee; Data-analist; Systeembeheerder; Vrijwilliger; Hovenier; Kapster`,
  teams: 'Verkoop; Spoedeisende hulp; Regio Noord; Inkoop; Marketing; Kwaliteit; Personeel; Zakelijke klanten',
  employers: `Bakkerij {}; Bouwbedrijf {}; Garage {}; Hotel {}; Restaurant {}; Café {}; Drukkerij {}; Kwekerij {}; Transport {}; {} Techniek; {} Bouw; {} Logistiek; {} Verzekeringen; {} Advies; {} Zorg; {} Groep; {} Software; Stichting {}; Uitgeverij {}; Apotheek {}
    {} & Zonen; Gebroeders {}; Van {}; De {}; {} Accountants; {} Advocaten; {} Makelaars; {} Installatie; Autobedrijf {}; Slagerij {}; Supermarkt {}; Tandartspraktijk {}`,
  publicEmployers: `Gemeente {}; Universiteit van {}; Hogeschool {}; Ziekenhuis {}; Provincie {}; Basisschool De Regenboog; Politie {}; Bibliotheek {}; Waterschap {}; Rabobank {}; Universitair Medisch Centrum {}; Rijkswaterstaat`,
  legal: 'B.V.; BV; N.V.; VOF; NV',
  towns:
    'Amsterdam; Rotterdam; Utrecht; Den Haag; Eindhoven; Groningen; Antwerpen; Gent; Breda; Arnhem; Zwolle; Leiden',
  townEnds: 'dam; veen; hoven; wijk; drecht; horst; loo; meer; broek; kerk; huizen',
  regions: 'Nederland; België; Netherlands; Noord-Holland; Belgium',
  units:
    'Afdeling Inkoop; Afdeling Spoedeisende Hulp; Team Platform; Afdeling Personeel; Faculteit der Letteren; Divisie Zuid; Onderzoeksgroep Bodem',
  modes: 'Voltijd; Deeltijd; Fulltime; Parttime; Stage; Vast contract; Tijdelijk; 24 uur per week; Bijbaan; Freelance',
  taglines:
    'Marktleider in pompen; Familiebedrijf met 30 medewerkers; Adviesbureau voor de bouw; Webwinkel in fietsen; www.example.nl; Zorginstelling voor ouderen; Start-up in de energie',
  deeds: `Leiding geven aan een team van twaalf personen; Kosten met 18 % verlaagd; Contact met klanten en leveranciers; Ontwikkelen van toepassingen in Java; Opstellen van offertes en rapporten; Zorg voor acht bewoners
    Voorbereiden van de jaarrekening 2019; Koken voor 200 gasten; Onderhoud en reparatie van machines; Organiseren van evenementen; Inwerken van nieuwe collega's; Laden en lossen van vrachtwagens`,
  shortDeeds:
    'Klantcontact; Facturatie; Voorraadbeheer; Personeelsplanning; Kassa; Gebruikte tools: Excel, SAP; Verkoop en advies',
  prose: `In deze functie was ik verantwoordelijk voor de belangrijkste klanten en maakte ik elke week de rapporten voor de directie.
    Ik heb meegewerkt aan de invoering van een nieuw systeem en heb de collega's van de andere winkels daarin getraind.`,
  labels: {
    title: 'Functie; Functietitel',
    employer: 'Werkgever; Bedrijf',
    dates: 'Periode; Duur; Datum',
    place: 'Plaats; Standplaats',
    work: 'Werkzaamheden; Taken; Verantwoordelijkheden',
    client: 'Klant; Project; Opdrachtgever; Begeleider; Supervisor',
  },
  months:
    'jan feb mrt apr mei jun jul aug sep okt nov dec|januari februari maart april mei juni juli augustus september oktober november december',
  present: 'heden; nu',
  until: 'tot; t/m; -; –',
  since: 'Sinds; sinds; vanaf',
  years: 'jaar',
  monthsLong: 'maanden; maand',
  at: 'bij',
}

/** Polish. */
export const pl: LanguageWords = {
  titles: `Programista Java; Programistka; Starszy programista; Kierownik projektu; Kierowniczka sklepu; Dyrektor handlowy; Specjalista ds. marketingu; Specjalistka ds. kadr i płac; Młodszy specjalista ds. zakupów; Analityk danych; Koordynatorka; Asystentka zarządu
    Księgowa; Główna księgowa; Samodzielny księgowy; Doradca klienta; Przedstawiciel handlowy; Sprzedawca; Kasjerka; Sprzedawca-kasjer; Pracownik biurowy; Sekretarka; Recepcjonistka; Prawnik; Radca prawny; Aplikant; Konsultant; Referent
    Pielęgniarka; Lekarz rezydent; Ratownik medyczny; Fizjoterapeuta; Farmaceutka; Nauczyciel matematyki; Nauczycielka języka angielskiego; Wychowawczyni; Pedagog; Lektor; Doktorant; Kucharz; Szef kuchni; Kelnerka; Barman; Pomoc kuchenna; Cukiernik; Piekarz
    Elektryk; Hydraulik; Spawacz; Mechanik samochodowy; Murarz; Stolarz; Operator maszyn; Magazynier; Kierowca kat. C+E; Kurier; Brygadzista; Inżynier budowy; Kierownik budowy; Architekt; Konstruktor; Technolog; Kontroler jakości; Monter
    Grafik; Dziennikarka; Redaktor; Tłumaczka; Fotograf; Stażysta; Praktykant; Właściciel; Wspólnik; Przedstawicielka; Administrator sieci; Tester oprogramowania; Wolontariusz; Animatorka czasu wolnego; Opiekunka`,
  teams: 'Sprzedaż; Oddział ratunkowy; Region północny; Zakupy; Marketing; Jakość; Kadry; Klienci biznesowi',
  employers: `Firma {}; Piekarnia {}; Zakłady {}; Hotel {}; Restauracja {}; Przychodnia {}; Apteka {}; Wydawnictwo {}; Kancelaria {}; Fundacja {}; Hurtownia {}; Drukarnia {}; {} Logistyka; {} Budownictwo; {} Technika; {} Ubezpieczenia; {} Polska; Grupa {}; Sklep {}
    Biuro Rachunkowe {}; Przedsiębiorstwo {}; Gospodarstwo {}; Browar {}; Teatr {}; Centrum {}; Szkoła Językowa {}; Studio {}; {} Trans; Auto {}; Salon {}`,
  publicEmployers: `Urząd Miasta {}; Urząd Gminy {}; Uniwersytet w {}; Politechnika {}; Szpital w {}; Szkoła Podstawowa nr 12; Liceum Ogólnokształcące; Sąd Rejonowy w {}; Bank Spółdzielczy w {}; Poczta Polska; Muzeum w {}`,
  legal: 'Sp. z o.o.; S.A.; sp. j.; Sp. k.; s.c.',
  towns: 'Warszawa; Kraków; Wrocław; Poznań; Gdańsk; Łódź; Katowice; Lublin; Szczecin; Białystok; Toruń; Rzeszów',
  townEnds: 'ów; owice; sko; ec; owo; any; ina; ice',
  regions: 'Polska; Poland; woj. mazowieckie; Małopolska; Niemcy',
  units:
    'Dział zakupów; Oddział kardiologii; Dział sprzedaży; Wydział Fizyki; Zespół platformy; Dział kadr; Katedra Statystyki',
  modes: 'Pełny etat; pół etatu; umowa o pracę; Staż; umowa zlecenie; Praca zdalna; Praktyki; B2B',
  taglines:
    'Lider na rynku logistyki; Firma rodzinna zatrudniająca 30 osób; Sieć sklepów spożywczych; www.example.pl; Producent mebli; Startup z branży zdrowia; Firma doradcza',
  deeds: `Kierowanie zespołem dwunastu osób; Obniżenie kosztów o 18 %; Obsługa klienta i sprzedaż; Tworzenie aplikacji w języku Java; Przygotowywanie ofert i raportów; Opieka nad ośmioma pacjentami; Kontrola stanu magazynu
    Przygotowanie sprawozdania za rok 2019; Gotowanie dla 200 gości; Naprawa i konserwacja maszyn; Organizacja wydarzeń; Szkolenie nowych pracowników; Prowadzenie lekcji w klasach 4-8`,
  shortDeeds:
    'Obsługa klienta; Fakturowanie; Kontrola jakości; Obsługa kasy; Planowanie grafiku; Narzędzia: Excel, SAP; Sprzedaż',
  prose: `Na tym stanowisku odpowiadałem za najważniejszych klientów firmy i co tydzień przygotowywałem raporty dla zarządu.
    Brałam udział we wdrożeniu nowego systemu zamówień i szkoliłam pracowników innych sklepów z jego codziennej obsługi.`,
  labels: {
    title: 'Stanowisko; Zajmowane stanowisko',
    employer: 'Pracodawca; Nazwa firmy',
    dates: 'Okres; Daty; Okres zatrudnienia',
    place: 'Miejsce; Miejscowość; Lokalizacja',
    work: 'Obowiązki; Zadania; Zakres obowiązków; Osiągnięcia',
    client: 'Klient; Projekt; Begeleider; Supervisor',
  },
  months:
    'sty lut mar kwi maj cze lip sie wrz paź lis gru|styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień',
  present: 'obecnie; nadal; teraz',
  until: 'do; -; –',
  since: 'Od; od',
  years: 'lata; lat; rok',
  monthsLong: 'miesięcy; mies.; miesiące',
  at: 'w',
}
