import type { LanguageWords } from './language-words.ts'

/** German. */
export const de: LanguageWords = {
  titles: `Softwareentwickler; Senior Softwareentwicklerin; Projektleiter; Projektleiterin IT; Teamleiter Vertrieb; Abteilungsleiter; Geschäftsführer
    Werkstudent; Werkstudentin Marketing; Praktikant; Praktikum im Controlling; Wissenschaftlicher Mitarbeiter; Wissenschaftliche Hilfskraft; Doktorandin
    Gesundheits- und Krankenpfleger; Pflegefachkraft; Altenpflegerin; Stationsleitung; Assistenzarzt; Oberärztin; Medizinische Fachangestellte
    Lehrer für Mathematik und Physik; Erzieherin; Sozialpädagogin; Referendarin; Dozent; Schulleiterin; Kaufmännische Angestellte; Bankkaufmann
    Industriekauffrau; Bürokauffrau; Sachbearbeiterin Einkauf; Sachbearbeiter Buchhaltung; Steuerfachangestellter; Buchhalterin; Controller; Bilanzbuchhalter
    Vertriebsmitarbeiter im Außendienst; Key Account Manager; Verkäuferin; Filialleiter; Kassiererin; Aushilfe; Kundenberaterin; Einkäufer; Disponent
    Koch; Küchenchef; Souschef; Restaurantfachfrau; Kellnerin; Rezeptionistin; Hotelfachmann; Bäckergeselle; Konditormeisterin; Metzger
    Maschinenbauingenieur; Konstrukteur; Entwicklungsingenieurin; Bauleiter; Architektin; Elektriker; Anlagenmechaniker; Kfz-Mechatroniker; Schweißer
    Tischlermeister; Maurerpolier; Dachdecker; Lagerist; Fachkraft für Lagerlogistik; Staplerfahrer; Berufskraftfahrer; Schichtleiter; CNC-Fräser
    Marketing Managerin; Redakteur; Volontär; Mediengestalter; Grafikdesignerin; Texter; Fotograf; Pressesprecherin; Referentin für Öffentlichkeitsarbeit
    Personalreferentin; Recruiter; Assistentin der Geschäftsführung; Sekretärin; Rechtsanwalt; Rechtsreferendarin; Justiziar; Unternehmensberater; Berater
    Auszubildender zum Fachinformatiker; Ausbildung zur Industriekauffrau; Freiberufliche Übersetzerin; Selbstständiger Grafiker; Inhaber; Gründer
    Systemadministrator; IT-Leiter; Data Scientist; DevOps Engineer; Product Owner; Scrum Master; UX Designerin; Testingenieur; Wehrdienst; Zivildienst
    Bundesfreiwilligendienst; Freiwilliges Soziales Jahr; Elternzeit; Aupair; Reinigungskraft; Hausmeister; Gärtner; Friseurin; Florist; Laborantin
    Softwareentwickler (Werkstudent); Studentische Hilfskraft; HiWi; Tutor; Masterarbeit; Bachelorarbeit; Praktikum Softwareentwicklung; Postdoktorand; Gruppenleiter; Embedded-Entwickler; Data Engineer; Machine Learning Engineer; Technischer Leiter; Full-Stack-Entwickler; Freiberuflicher Berater; Trainee; Ehrenamtlicher Betreuer`,
  teams:
    'Vertrieb; Einkauf; Innere Medizin; Region Süd; Logistik; Entwicklung; Marketing; Nachtschicht; Geschäftskunden; Personal; Qualität; DACH',
  employers: `{} Logistik; {} Werke; {} Maschinenbau; {} Technik; {} Bau; {} Verlag; {} Energie; {} Elektro; {} Software; {} Consulting; Autohaus {}; Bäckerei {}
    Metzgerei {}; Hotel {}; Gasthof {}; Klinikum {}; Praxis Dr. {}; Kanzlei {}; Spedition {}; Brauerei {}; Druckerei {}; Tischlerei {}; Weingut {}; Stiftung {}
    {} & Söhne; Gebr. {}; {} Pharma; {} Systeme; {} Versicherung; {} Immobilien; {} Medien; {} Mobil; {} Gruppe; Apotheke am {}; Restaurant {}; Café {}; Agentur {}`,
  publicEmployers: `Stadt {}; Landkreis {}; Universität {}; Technische Universität {}; Hochschule {}; Universitätsklinikum {}; Sparkasse {}; Stadtwerke {}; Volksbank {}
    Gymnasium {}; Grundschule {}; Amtsgericht {}; Kita Sonnenschein {}; Landratsamt {}; Deutsches Rotes Kreuz {}; Stadtbibliothek {}; Bundeswehr; Finanzamt {}`,
  legal: 'GmbH; AG; KG; GmbH & Co. KG; e.V.; SE; UG; OHG; gGmbH; e.K.',
  towns: `Berlin; Hamburg; München; Köln; Frankfurt; Stuttgart; Düsseldorf; Leipzig; Dresden; Hannover; Nürnberg; Bremen; Wien; Zürich; Basel; Graz; Freiburg; Ulm; Kassel; Mainz`,
  townEnds: 'heim; burg; stadt; dorf; hausen; ingen; berg; feld; bach; stedt; rode; kirchen; au',
  regions: 'Deutschland; Österreich; Schweiz; Bayern; Germany; Switzerland',
  units: `Abteilung Einkauf; Station 4; Bereich Logistik; Abteilung für Innere Medizin; Institut für Informatik; Lehrstuhl für Statistik; Team Plattform; Werk Nord; Vertriebsabteilung; Fachbereich Chemie`,
  modes:
    'Vollzeit; Teilzeit; befristet; Festanstellung; Minijob; freiberuflich; Werkstudium; Praktikum; 50 %; Elternzeitvertretung',
  taglines: `Führender Hersteller von Pumpen; Familienbetrieb mit 40 Mitarbeitern; Automobilzulieferer; Online-Händler für Fahrräder; Mittelständisches Bauunternehmen.
    Gemeinnütziger Träger der Jugendhilfe; Start-up für digitale Gesundheit; Unternehmensberatung; www.example.de; Krankenhaus der Grundversorgung mit 300 Betten`,
  deeds: `Leitung eines Teams von zwölf Personen; Senkung der Kosten um 18 % durch neue Verträge; Betreuung der Kunden im Außendienst; Erstellung von Angeboten
    Verantwortlich für die Planung der Schichten; Entwicklung von Schnittstellen in Java; Grund- und Behandlungspflege; Unterricht in den Klassen 5 bis 10
    Buchung laufender Geschäftsvorfälle; Durchführung von Schulungen; Wartung und Reparatur von Maschinen; Vorbereitung des Jahresabschlusses 2019
    Aufbau eines neuen Lagers mit 8.000 Plätzen; Organisation von Messen und Veranstaltungen; Zubereitung von Speisen für bis zu 200 Gäste`,
  shortDeeds:
    'Kundenberatung und Verkauf; Angebotserstellung; Terminplanung; Rechnungsprüfung; Personalplanung; Bestandskontrolle; Pflegedokumentation; Technologien: Java, Kafka',
  prose: `In dieser Stelle war ich für alle Fragen rund um den Einkauf zuständig und habe mit den wichtigsten Lieferanten neue Verträge verhandelt.
    Zu meinen Aufgaben gehörten die Planung der Wartung, die Einweisung neuer Kollegen und die Zusammenarbeit mit der Qualitätssicherung.`,
  labels: {
    title: 'Position; Funktion; Stelle; Berufsbezeichnung',
    employer: 'Arbeitgeber; Firma; Unternehmen',
    dates: 'Zeitraum; Dauer; Datum',
    place: 'Ort; Standort',
    work: 'Aufgaben; Tätigkeiten; Schwerpunkte; Aufgabenbereich',
    client: 'Kunde; Projekt; Über; Betreuer; Vorgesetzter',
  },
  months:
    'Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez|Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  present: 'heute; jetzt; Heute',
  until: 'bis; -; –',
  since: 'seit; Seit; ab',
  years: 'Jahre; Jahr',
  monthsLong: 'Monate; Monat',
  at: 'bei; bei der',
}
