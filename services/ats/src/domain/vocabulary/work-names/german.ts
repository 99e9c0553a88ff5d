/** Work of many trades in German, without accents, as in office.ts. */
export const german = `
Kommissionierung|kommissionier*
Warenannahme|warenannahme|annahme waren/ware
Wareneingang|wareneingang*
Warenausgang|warenausgang*
Verpackung|verpack*
Versand|versand*|versenden
Be- und Entladen|entlad*|belad*
Lagerhaltung|lagerhaltung|einlager*|auslager*|lagerbestand*
Inventur|inventur*
Warenwirtschaftssystem|warenwirtschaft*
Flurförderzeuge|flurforder*
Regalpflege|regalpflege|regale auffull*
Kassieren|kassier*|kassentatigkeit*|kasse
Kundenberatung|kundenberatung|berat* kunden
Reklamationsbearbeitung|reklamation*
Auftragsbearbeitung|auftragsbearbeitung|auftragsabwicklung
Rechnungsprüfung|rechnungsprufung|prufung rechnung*
Rechnungsstellung|rechnungsstellung|rechnungserstellung|erstell* rechnung*|fakturier*
Angebotserstellung|angebotserstellung|erstell* angebot*
Kontierung|kontier*
Zahlungsverkehr|zahlungsverkehr
Mahnwesen|mahnwesen
Reisekostenabrechnung|reisekosten*
Terminkoordination|terminkoordin*|terminplan*|terminvereinbar*|terminverwaltung|koordin* termin*|terminorganisation
Reiseplanung|reiseplan*|reiseorganisation|organis* reise*
Korrespondenz|korrespondenz*|schriftverkehr
Telefonzentrale|telefonzentrale|telefondienst|telefonannahme|entgegennahme telefon*|telefonat*
Empfang|empfang gaste/besucher/kunden
Postbearbeitung|postbearbeitung|posteingang*|postein*
Ablage|ablage|aktenfuhrung|aktenablage
Protokollführung|protokollfuhrung|protokoll*
Veranstaltungsorganisation|veranstaltungsorganisation|organis* veranstaltung*|veranstaltung*
Meeting-Organisation|organis*/vorbereit*/vorbereitung meeting*/besprechung*/sitzung*
Büromaterial|buromaterial*|buroorganisation
Dateneingabe|dateneingabe|datenerfassung|datenpflege|stammdaten*
Berichtswesen|berichtswesen|reporting
Personalverwaltung|personalverwaltung|personaladministration
Bewerbermanagement|bewerbermanagement|bewerber*auswahl
Dienstplanung|dienstplan*
Grundpflege|grundpflege|korperpflege
Behandlungspflege|behandlungspflege
Medikamentengabe|medikamentengabe|medikament*|arzneimittel*
Pflegeplanung|pflegeplan*|pflegeprozess*
Pflegedokumentation|pflegedokumentation
Dokumentation|dokumentation|dokumentier*
Wundversorgung|wundversorg*|wundmanagement|verbandwechsel
Mobilisation|mobilisation|mobilisier*
Hygienevorschriften|hygiene*
Angehörigenberatung|angehorigenberat*|beratung angehorig*|angehorig*
Betreuung von Bewohnern|betreu* bewohner*|bewohner*
Hauswirtschaft|hauswirtschaft*
Beschäftigungsangebote|beschaftigungsangebot*|freizeitgestaltung|freizeitangebot*
Kinderbetreuung|betreu* kinder*|kinderbetreuung
Erziehung|erziehung|bildung erziehung
Pädagogische Angebote|padagogisch* angebot*/arbeit/aktivitat*|angebote
Pädagogisches Konzept|padagogisch* konzept*|padagogisch* konzeption
Entwicklungsdokumentation|dokument* entwicklung*|entwicklungsbericht*|beobacht*
Elternarbeit|elterngesprach*|elternarbeit|elternabend*|zusammenarbeit eltern|erziehungspartnerschaft|eltern
Eingewöhnung|eingewohn*
Sprachförderung|sprachforder*|sprachbildung
Orientierungsplan|orientierungsplan|bildungsplan
Inklusion|inklusion*|inklusionsarbeit|inklusiv* padagog*/schul*/kita*/unterricht
Hilfeplanung|hilfeplan*
Krisenintervention|krisenintervention*
Montage|montage*|montier*
Wartung|wartung*
Reparatur|reparatur*|reparier*
Instandhaltung|instandhalt*|instandsetz*
Inbetriebnahme|inbetriebnahme*
Störungsbeseitigung|storungsbeseitig*|fehlersuche|storungsbehebung|fehlerbehebung|fehlerdiagnose|stor*such*
Installation|installation*|installier*
Verdrahtung|verdrahtung|verdraht*|verkabel*
Schaltschrankbau|schaltschrank*
Schaltpläne|schaltplan*|lesen schaltplan*
Technische Zeichnungen|technisch* zeichnung*
Schweißen|schweiss*
Drehen|drehen|drehmaschine*
Fräsen|frasen|frasmaschine*
Bohren|bohren
Schleifen|schleifen
CNC-Programmierung|cnc programm*
Maschinenbedienung|bedien* maschine*/anlage*|maschinenbedienung
Rüsten|rusten|umrusten|einrichten maschine*
Qualitätskontrolle|qualitatskontrolle*|qualitatsprufung*
Messmittel|messmittel*|messschieber
Steuerungstechnik|steuerungstechnik|sps
Elektrotechnik|elektrotechnik|elektroinstallation*
Hydraulik|hydraulik*
Pneumatik|pneumatik*
Sanitärinstallation|sanitar*
Heizungstechnik|heizung*
Mauern|mauern|mauerwerk*|maurerarbeit*
Betonarbeiten|beton*
Malerarbeiten|malerarbeit*|lackier*
Trockenbau|trockenbau*
Baustellenorganisation|baustellenorganisation|baustellenleitung|bauuberwachung
Aufmaß|aufmass*
Speisenzubereitung|zubereit* speise*|speisenzubereitung|kochen
Speiseplanung|speiseplan*|menuplan*
Warenbestellung|warenbestell*|bestellung* waren/material*|bestellwesen
HACCP|haccp
Service|servieren|gasteservice|gastebetreuung
Reinigung|reinig*
Tourenplanung|tourenplan*
Ladungssicherung|ladungssicher*
Auslieferung|ausliefer*|zustell*
Fahrzeugpflege|fahrzeugpflege
Kundenakquise|akquise|kundengewinnung|neukunden*
Kundenbetreuung|kundenbetreu*|kundenservice|betreu* kunden
Projektleitung|projektleitung|projektsteuerung
Projektplanung|projektplan*
Arbeitssicherheit|arbeitssicherheit|arbeitsschutz|unfallverhut*|sicherheitsvorschrift*
Einarbeitung|einarbeitung neue*|einarbeiten
Führungszeugnis|fuhrungszeugnis
`
