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
Weiterentwicklung|weiterzuentwickeln|weiterentwickeln willst/mochtest/wollen/mochten|dich/sich weiterentwickeln
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
`
