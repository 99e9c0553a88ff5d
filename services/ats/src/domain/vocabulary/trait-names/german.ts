/** Traits and conditions that job descriptions ask for in German, each with what else says it, without accents, as in office.ts. */
export const german = `
Teamfähigkeit|teamfahig*|teamgeist|teamplay*|teamarbeit*|teamorient*|arbeit* team|teamspirit|team arbeit*
Kommunikationsfähigkeit|kommunikationsfahig*|kommunikationsstark*|kommunikationstalent|kommunikationsfreud*|kommunikativ*|kommunikationsgeschick|kommunikations und/sowie teamfahig*/kooperationsfahig*/organisationsfahig*
Zuverlässigkeit|zuverlassig*
Verlässlichkeit|verlasslich*
Verbindlichkeit|verbindlich* auftreten|verbindlichkeit
Sorgfalt|sorgfalt*
Genauigkeit|genauigkeit|genaue/genaues arbeit*
Präzise Arbeitsweise|prazis*
Selbstständigkeit|selbststandig*|selbstandig*|eigenstandig*
Eigenverantwortung|eigenverantwort*
Eigeninitiative|eigeninitiative|proaktiv*|initiative
Strukturierte Arbeitsweise|strukturiert* arbeit*|strukturiert* und|strukturiert* denk*|systematisch* arbeit*
Analytische Fähigkeiten|analytisch*
Flexibilität|flexib*
Belastbarkeit|belastbar*|stressresist*|zeitdruck
Engagement|engagier*|engagement
Einsatzbereitschaft|einsatzbereit*|einsatzfreud*
Motivation|motiviert*|hochmotiviert*|motivation fur/und
Lernbereitschaft|lernbereit*|lernwill*|bereitschaft lern*|weiterbild* bereit*|bereitschaft weiterbild*|bereitschaft fortbild*
Verantwortungsbewusstsein|verantwortungsbewusst*|verantwortungsvoll* arbeit*|verantwortungsgefuhl
Organisationstalent|organisationstalent|organisationsfahig*|organisationsgeschick|organisationsstark*|organisatorisch*|gut organisiert*
Freundliches Auftreten|freundlich* auftreten|freundlich* und|freundlichkeit|freundlich* art
Sicheres Auftreten|sicher* auftreten|souveran* auftreten
Gepflegtes Erscheinungsbild|gepflegt*
Gute Umgangsformen|umgangsform*
Kundenorientierung|kundenorientier*|kundenfreundlich*
Freude am Kundenkontakt|freude/spass umgang kund*|freude/spass kundenkontakt
Freude am Umgang mit Menschen|freude/spass umgang mensch*
Serviceorientierung|serviceorientier*|servicebewusst*|dienstleistungsorientier*
Kreativität|kreativ*
Empathie|empathie|empathisch* und/auftreten/personlichkeit|einfuhlungsvermogen|einfuhlsam*
Geduld|geduld*
Humor
Offenheit|offenheit|offen* fur|aufgeschlossen*
Neugier|neugier*
Einarbeitung in neue Themen|neue* einarbeit*|neue* einzuarbeit*|arbeite* neue* ein
Wissen weitergeben|wissen weiter|wissen weitergeb*|wissen weiterzugeb*|wissensweitergabe|wissenstransfer|weitergabe wissen
Verantwortung übernehmen|verantwortung ubernehm*|verantwortung ubernimm*|ubernahme verantwortung|verantwortungsbereit*
Kooperationsfähigkeit|kooperationsfahig*|kooperationsbereit*|kooperativ* und
Hilfsbereitschaft|hilfsbereit*
Selbstorganisation|selbstorganis*
Weiterentwicklung|dich/sich/personlich* weiterzuentwickeln|weiterentwickeln willst/mochtest/wollen/mochten|dich/sich weiterentwickeln
Begeisterung|begeister*|leidenschaft*
Durchsetzungsvermögen|durchsetzung*
Verhandlungsgeschick|verhandlungsgeschick|verhandlungssich* auftreten|verhandlungsstark*
Schnelle Auffassungsgabe|auffassungsgabe
Lösungsorientierung|losungsorientier*
Zielorientierung|zielorientier*|ergebnisorientier*
Unternehmerisches Denken|unternehmerisch*
Problemlösung|problemlos*|losung* problem*
Handwerkliches Geschick|handwerklich*
Technisches Verständnis|technisch* verstandnis
Räumliches Vorstellungsvermögen|vorstellungsvermogen
Zahlenaffinität|zahlenaffin*|zahlenverstandnis
Qualitätsbewusstsein|qualitatsbewusst*
Diskretion|diskret*|verschwiegen*
Soziale Kompetenz|sozial* kompetenz|sozialkompetenz
Interkulturelle Kompetenz|interkulturell*
Körperliche Belastbarkeit|korperlich* fit*|korperlich* belastbar*|korperlich* fitness
Schwindelfreiheit|schwindelfrei*
Pünktlichkeit|punktlich*
Ordnung|ordentlich*|ordnungssinn|sauber* arbeit*
Reisebereitschaft|reisebereit*|bereitschaft reis*|dienstreise*
Schichtbereitschaft|schichtbereit*|bereitschaft schicht*|schichtdienst|schichtarbeit|wechselschicht
Bereitschaft zu Wochenenddienst|wochenenddienst*|wochenendarbeit|bereitschaft wochenend*|wochenende arbeit*
Eigenmotivation|eigenmotivation|eigenantrieb|selbstmotiv*
Umsichtigkeit|umsicht*
Umsetzungsstärke|umsetzungsstark*|hands on|tatkraft*|anpack*
Ownership-Mentalität|ownership
Teilnahme am Bereitschaftsdienst|bereitschaftsdienst*|rufbereitschaft*
Einwandfreies Führungszeugnis|fuhrungszeugnis
Interesse an Neuem|neu* lernen|neu* technologien
Konfliktfähigkeit|konfliktfahig*|konfliktmanagement
Kritikfähigkeit|kritikfahig*
Entscheidungsfreude|entscheidungsfreud*|entscheidungsstark*
Wertschätzender Umgang|wertschatzend* umgang|respektvoll* umgang|wertschatzend* kommunikation
Herzlichkeit|herzlich*
Vertrauenswürdigkeit|vertrauenswurdig*
Fleiß|fleiss*|arbeitseifer
Kontaktfreude|kontaktfreud*|kontaktstark*|offene art
Wissbegierde|wissbegier*|wissensdurst*|wissensdurstig*
Mitdenken|mitdenken|mitdenkend*|vorausschauend*
Auge für Details|auge detail*|liebe detail*|sinn detail*|blick detail*|detailgenau*|detailverlieb*|detailorientier*
Sinn für Ästhetik|sinn asthetik/gestaltung/form|asthetisch* empfinden/verstandnis/anspruch|stilsicher* und
Überzeugungskraft|uberzeugungskraft|uberzeugungsstark*|uberzeugend* auftreten
Professionelles Auftreten|professionell* auftreten/erscheinung*|kompetent* auftreten|treten professionell
Disziplin|disziplin|diszipliniert*|selbstdisziplin
Ruhe in hektischen Situationen|kuhl* kopf|ruhe bewahr*|ruhig* und|ruhe und/ubersicht*|hektisch*/stressig*/turbulent* situation*/zeiten/phasen|nervenstark*|nerven behalt*
Eigener Pkw|eigen* pkw/auto/fahrzeug/kfz
Wohnort in der Nähe|wohnort/wohnhaft/wohnsitz
Unregelmäßige Arbeitszeiten|unregelmassig* arbeitszeit*|flexibl* arbeitszeit* bereitschaft|bereitschaft unregelmassig*/flexibl* arbeitszeit*
Abend- und Wochenendeinsätze|abend*/wochenend* wochenendeinsatz*/einsatz*/abendeinsatz*|wochenendeinsatz*|wochenend*/samstag*/sonntag* dienst*/arbeit|feiertagsdienst*|wochenend und feiertag*
Reisetätigkeit|reisetatigkeit*|reiseanteil
Schichtsystem|schichtsystem|schichtbetrieb|schichtmodell|nachtschicht*|nachtdienst*
Anpassungsfähigkeit|anpassungsfahig*|anpassung wechselnd*/verandert*|wandelbar*
Sensibilität|sensibilitat|sensibel/sensibler umgang|feingefuhl*|fingerspitzengefuhl|taktgefuhl|takt und
Qualitätsverständnis|qualitatsverstandnis|qualitatsanspruch*|qualitatsorientier*
Selbstreflexion|selbstreflexion|reflexionsfahig*|reflektier*
Respekt|respekt vor/fur/gegenuber
Motivierende Art|motivierend*
Führungsqualitäten|fuhrungsqualitat*|fuhrungskompetenz*|fuhrungsstark*|fuhrungspersonlichkeit
Koordinationsfähigkeit|koordinationsqualit*|koordinationsfahig*|koordinationsgeschick|koordinationstalent
Organisationsqualitäten|organisationsqualit*|organisationskompetenz|organisationsvermogen
Dienstleistungsbereitschaft|dienstleistungsbereit*|dienstleistungsmental*|dienstleistungsgedanke*
Mathematisches Verständnis|mathematisch* verstandnis/grundverstandnis/kenntnisse|gut* mathe*
Logisches Denken|logisch* denk*|vernetzt* denk*|abstraktionsvermogen
Pragmatismus|pragmati*
Innovationsfreude|innovationsfreud*|innovativ* denk*|innovationsgeist
Loyalität|loyal*
Ehrlichkeit|ehrlich*|aufrichtig*
Integrität|integritat
Ausdauer|ausdauer*|durchhaltevermogen
Quereinsteiger willkommen
Identifikation mit den Zielen|identifikation mit/zielen/werten|identifizier* zielen/werten/leitbild
Gewissenhaftigkeit|gewissenhaft*
Akkurate Arbeitsweise|akkurat*
Sicherheitsbewusstsein|sicherheitsbewuss*
Freude an der Arbeit|freude/spass arbeit/beruf/job/tatigkeit
Freundliches Auftreten|freundlich* umgang/wesen|du/sie freundlich
Freude an Zusammenarbeit|freude/spass zusammenarbeit|gute zusammenarbeit
Kommunikationsfähigkeit|klare kommunikation
Kostenbewusstsein|kostenbewuss*
Strukturierte Arbeitsweise|strukturiert* vorgeh*/handeln*/sowie
Empathie|empathisch*
Weltoffenheit|weltoffen*
`
