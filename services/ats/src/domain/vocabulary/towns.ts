import { isTownOf } from './east-asian/places.ts'
import { isEastAsian } from './east-asian/script.ts'
import { foldText } from './fold-text.ts'
import { smallerTowns } from './smaller-towns.ts'
import { townsInOtherLetters } from './towns-in-other-letters.ts'

/** Towns that resumes name often, in their own and in English spelling; far from all, the rest is told from where it stands. */
const list = `
London; Birmingham; Manchester; Leeds; Liverpool; Sheffield; Bristol; Glasgow; Edinburgh; Cardiff; Belfast; Newcastle;
Newcastle upon Tyne; Nottingham; Leicester; Southampton; Portsmouth; Brighton; Plymouth; Oxford; Cambridge; York; Bath; Exeter;
Norwich; Aberdeen; Dundee; Coventry; Hull; Bradford; Swansea; Milton Keynes; Derby; Sunderland; Wolverhampton; Preston; Stoke-on-Trent;
Peterborough; Gloucester; Cheltenham; Ipswich; Blackpool; Bournemouth; Middlesbrough; Bolton; Luton; Slough; Swindon; Guildford;
Canterbury; Durham; Inverness; Dublin; Cork; Galway; Limerick; Waterford; Kilkenny; Sligo; Drogheda; Dundalk;
New York; New York City; NYC; Los Angeles; Chicago; Houston; Phoenix; Philadelphia; San Antonio; San Diego; Dallas; San Jose; Austin;
Jacksonville; Fort Worth; Columbus; Charlotte; Indianapolis; San Francisco; Seattle; Denver; Washington DC; Boston; El Paso;
Nashville; Detroit; Oklahoma City; Portland; Las Vegas; Memphis; Louisville; Baltimore; Milwaukee; Albuquerque; Tucson; Fresno;
Sacramento; Kansas City; Mesa; Atlanta; Omaha; Colorado Springs; Raleigh; Miami; Long Beach; Oakland; Minneapolis; Tulsa;
Tampa; Arlington; New Orleans; Wichita; Cleveland; Bakersfield; Honolulu; Anaheim; Santa Ana; Corpus Christi; Riverside; Lexington;
St Louis; Saint Louis; Stockton; Pittsburgh; St Paul; Cincinnati; Anchorage; Greensboro; Plano; Newark; Orlando; Irvine; Toledo; Jersey City;
Chula Vista; Durham; St Petersburg; Laredo; Buffalo; Madison; Lubbock; Scottsdale; Reno; Norfolk; Fremont; Boise; Richmond; Baton Rouge;
Spokane; Des Moines; Tacoma; San Bernardino; Rochester; Salt Lake City; Birmingham; Providence; Chattanooga; Knoxville; Sioux Falls;
Mountain View; Palo Alto; Menlo Park; Cupertino; Sunnyvale; Santa Clara; Redmond; Bellevue; Boulder; Ann Arbor; Berkeley; Savannah;
Santa Monica; Pasadena; Cambridge MA; Brooklyn; Manhattan; Queens; Hartford; New Haven; Albany; Syracuse; Little Rock; Tallahassee;
Toronto; Montreal; Montréal; Vancouver; Calgary; Edmonton; Ottawa; Winnipeg; Quebec City; Québec; Hamilton; Kitchener; Halifax;
Victoria; Saskatoon; Regina; Mississauga; Waterloo; Laval; Gatineau;
Sydney; Melbourne; Brisbane; Perth; Adelaide; Canberra; Hobart; Darwin; Gold Coast; Newcastle NSW; Auckland; Wellington; Christchurch;
Berlin; Hamburg; München; Munich; Köln; Cologne; Frankfurt; Frankfurt am Main; Stuttgart; Düsseldorf; Dortmund; Essen; Leipzig;
Bremen; Dresden; Hannover; Hanover; Nürnberg; Nuremberg; Duisburg; Bochum; Wuppertal; Bielefeld; Bonn; Münster; Karlsruhe; Mannheim;
Augsburg; Wiesbaden; Gelsenkirchen; Mönchengladbach; Braunschweig; Chemnitz; Kiel; Aachen; Halle; Magdeburg; Freiburg; Freiburg im Breisgau;
Krefeld; Lübeck; Mainz; Erfurt; Rostock; Kassel; Hagen; Saarbrücken; Potsdam; Ludwigshafen; Oldenburg; Leverkusen; Osnabrück; Heidelberg;
Darmstadt; Regensburg; Würzburg; Ingolstadt; Ulm; Wolfsburg; Heilbronn; Göttingen; Jena; Konstanz; Passau; Bamberg; Erlangen; Tübingen;
Marburg; Gießen; Koblenz; Trier; Paderborn; Siegen; Marl; Walldorf; Wien; Vienna; Graz; Linz; Salzburg; Innsbruck; Klagenfurt; Zürich; Zurich;
Genf; Genève; Geneva; Basel; Bern; Lausanne; Winterthur; Luzern; Lucerne; St Gallen; Lugano; Zug;
Paris; Marseille; Lyon; Toulouse; Nice; Nantes; Montpellier; Strasbourg; Bordeaux; Lille; Rennes; Reims; Saint-Étienne; Toulon;
Le Havre; Grenoble; Dijon; Angers; Nîmes; Villeurbanne; Clermont-Ferrand; Aix-en-Provence; Brest; Tours; Amiens; Limoges; Annecy;
Perpignan; Metz; Besançon; Orléans; Rouen; Mulhouse; Caen; Nancy; Avignon; Poitiers; La Rochelle; Pau; Cannes; Bayonne; Chambéry; Quimper;
Lorient; Vannes; Saint-Malo; Massy; Boulogne-Billancourt; Courbevoie; La Défense; Versailles; Nanterre; Créteil; Montreuil; Saint-Denis; Bruxelles;
Brussels; Brussel; Antwerpen; Antwerp; Anvers; Gent; Ghent; Gand; Liège; Luik; Leuven; Louvain; Namur; Charleroi; Mons; Brugge; Bruges; Mechelen; Luxembourg;
Madrid; Barcelona; Valencia; Sevilla; Seville; Zaragoza; Málaga; Murcia; Palma; Palma de Mallorca; Las Palmas; Bilbao; Alicante;
Córdoba; Valladolid; Vigo; Gijón; Vitoria; Vitoria-Gasteiz; A Coruña; La Coruña; Granada; Elche; Oviedo; Santa Cruz de Tenerife; Pamplona;
Almería; San Sebastián; Donostia; Burgos; Santander; Castellón; Salamanca; Logroño; Badajoz; Huelva; Lleida; Tarragona; León; Cádiz; Girona; Toledo;
Jaén; Santiago de Compostela; Ciudad de México; Mexico City; CDMX; Guadalajara; Monterrey; Puebla; Tijuana; Mérida; Querétaro; Cancún; Bogotá; Medellín;
Cali; Barranquilla; Cartagena; Bucaramanga; Lima; Arequipa; Trujillo; Cusco; Quito; Guayaquil; Cuenca; Santiago; Santiago de Chile; Valparaíso;
Concepción; Viña del Mar; Buenos Aires; Rosario; La Plata; Mendoza; Mar del Plata; Montevideo; Asunción; La Paz; Santa Cruz de la Sierra; Cochabamba;
Caracas; Maracaibo; San José; Panamá; Ciudad de Panamá; San Salvador; Guatemala; Tegucigalpa; Managua; Santo Domingo; La Habana; San Juan;
Lisboa; Lisbon; Porto; Braga; Coimbra; Aveiro; Setúbal; Faro; Funchal; Évora; Leiria; Viseu; Guimarães; Almada; Amadora; Sintra; Cascais;
São Paulo; Rio de Janeiro; Brasília; Salvador; Fortaleza; Belo Horizonte; Manaus; Curitiba; Recife; Goiânia; Belém; Porto Alegre; Guarulhos;
Campinas; São Luís; Maceió; Natal; Teresina; João Pessoa; Florianópolis; Joinville; Blumenau; Ribeirão Preto; Uberlândia; Sorocaba; Santos;
São José dos Campos; Niterói; Vitória; Cuiabá; Campo Grande; Aracaju; Londrina; Maringá; Olinda; Caxias do Sul; Pelotas; Osasco; Barueri;
Roma; Rome; Milano; Milan; Napoli; Naples; Torino; Turin; Palermo; Genova; Genoa; Bologna; Firenze; Florence; Bari; Catania; Venezia; Venice;
Verona; Messina; Padova; Padua; Trieste; Brescia; Parma; Prato; Taranto; Modena; Reggio Emilia; Reggio Calabria; Perugia; Livorno; Ravenna;
Cagliari; Foggia; Rimini; Salerno; Ferrara; Siena; Pisa; Lucca; Arezzo; Ancona; Bergamo; Monza; Trento; Bolzano; Vicenza; Treviso; Udine; Lecce; Pescara; Como; Varese; Novara; Piacenza; Cremona; Mantova;
Amsterdam; Rotterdam; Den Haag; The Hague; 's-Gravenhage; Utrecht; Eindhoven; Groningen; Tilburg; Almere; Breda; Nijmegen; Arnhem; Haarlem;
Enschede; Amersfoort; Apeldoorn; Zaandam; Den Bosch; 's-Hertogenbosch; Zwolle; Leiden; Maastricht; Dordrecht; Delft; Alkmaar; Leeuwarden;
Venlo; Hilversum; Roosendaal; Deventer; Hengelo; Zoetermeer; Schiedam; Waalwijk; Helmond; Oss; Assen; Emmen; Middelburg; Vlissingen; Gouda; Ede; Wageningen; Schiphol; Hoofddorp;
Warszawa; Warsaw; Kraków; Krakow; Cracow; Łódź; Lodz; Wrocław; Wroclaw; Poznań; Poznan; Gdańsk; Gdansk; Szczecin; Bydgoszcz; Lublin; Białystok; Katowice;
Gdynia; Częstochowa; Radom; Sosnowiec; Toruń; Kielce; Gliwice; Zabrze; Bytom; Olsztyn; Bielsko-Biała; Rzeszów; Ruda Śląska; Rybnik; Tychy;
Opole; Gorzów Wielkopolski; Elbląg; Płock; Wałbrzych; Tarnów; Zielona Góra; Koszalin; Kalisz; Legnica; Sopot; Gniezno; Słupsk; Nowy Sącz; Siedlce; Konin;
Praha; Prague; Brno; Ostrava; Bratislava; Košice; Budapest; Debrecen; Bucharest; București; Cluj-Napoca; Cluj; Timișoara; Iași; Sofia; Plovdiv; Varna;
Athens; Thessaloniki; Istanbul; Ankara; Izmir; Bursa; Antalya; Belgrade; Zagreb; Ljubljana; Sarajevo; Skopje; Tirana; Kyiv; Kiev; Lviv; Odesa; Odessa; Kharkiv; Dnipro; Minsk;
Moscow; Saint Petersburg; Tbilisi; Yerevan; Baku; Vilnius; Kaunas; Riga; Tallinn; Tartu; Helsinki; Espoo; Tampere; Turku; Oulu; Stockholm; Göteborg; Gothenburg; Malmö; Uppsala; Lund;
Oslo; Bergen; Trondheim; Stavanger; Copenhagen; København; Aarhus; Odense; Aalborg; Reykjavik;
Mumbai; Delhi; New Delhi; Bangalore; Bengaluru; Hyderabad; Chennai; Kolkata; Pune; Ahmedabad; Jaipur; Surat; Lucknow; Kanpur; Nagpur; Indore; Bhopal;
Visakhapatnam; Patna; Vadodara; Coimbatore; Kochi; Noida; Gurgaon; Gurugram; Chandigarh; Thiruvananthapuram; Mysore; Karachi; Lahore; Islamabad; Rawalpindi; Faisalabad;
Dhaka; Chittagong; Kathmandu; Colombo; Singapore; Kuala Lumpur; Penang; Jakarta; Bandung; Surabaya; Yogyakarta; Denpasar; Manila; Makati; Quezon City; Cebu; Cebu City; Davao; Bangkok; Chiang Mai;
Hanoi; Ho Chi Minh City; Saigon; Da Nang; Beijing; Shanghai; Shenzhen; Guangzhou; Hangzhou; Chengdu; Nanjing; Wuhan; Taipei; Tokyo; Osaka; Kyoto; Yokohama; Nagoya; Fukuoka; Sapporo; Seoul; Busan; Incheon;
Dubai; Abu Dhabi; Sharjah; Doha; Riyadh; Jeddah; Dammam; Kuwait City; Manama; Muscat; Beirut; Amman; Tel Aviv; Jerusalem; Haifa; Cairo; Alexandria; Giza; Casablanca; Rabat; Marrakech; Fès; Tanger; Tangier; Tunis; Sfax;
Algiers; Alger; Oran; Lagos; Abuja; Ibadan; Port Harcourt; Kano; Enugu; Benin City; Accra; Kumasi; Nairobi; Mombasa; Kisumu; Kampala; Dar es Salaam; Kigali; Addis Ababa; Johannesburg; Cape Town; Durban;
Pretoria; Port Elizabeth; Stellenbosch; Harare; Lusaka; Gaborone; Windhoek; Dakar; Abidjan; Bamako; Douala; Yaoundé; Kinshasa; Luanda; Maputo
`

/** What well-known towns are called in other languages than those above. */
const elsewhere = `
Londres; Londra; Londen; Londyn; Londýn; Lontoo; Edimburgo; Édimbourg; Edinburgo; Dublín; Dublino; Nueva York; Nova York; Nova Iorque; Nowy Jork;
Filadelfia; Los Ángeles; Ciudad del Cabo; Cidade do Cabo; Le Cap; Kapstadt; Kaapstad; El Cairo; Le Caire;
Kairo; Il Cairo; Alejandría; Alexandrie; Alessandria d'Egitto; Parigi; París; Parijs; Paryż; Paříž; Pariisi; Marsella; Marsiglia;
Lión; Lione; Niza; Nizza; Estrasburgo; Strasburgo; Strassburg; Straßburg; Burdeos; Berlín; Berlino; Berlim; Berlijn; Hamburgo;
Hambourg; Amburgo; Múnich; Munique; Monaco di Baviera; Mnichov; Monachium; Colonia; Colónia; Keulen; Kolonia; Fráncfort; Francoforte; Francfort; Frankfurt nad Menem;
Nuremberga; Norimberga; Núremberg; Stoccarda; Stuttgarda; Lipsia; Dresde; Dresda; Brema; Viena; Vienne; Wenen; Wiedeń; Vídeň; Bécs; Viedeň; Beč; 
Salisburgo; Salzbourg; Zúrich; Zurigo; Zurych; Curych; Ginebra; Ginevra; Genebra; Genewa; Ženeva; Basilea; Bâle; Bazylea; Berna; Berne; Losanna; Lucerna;
Bruselas; Bruxelas; Bruksela; Brusel; Brüssel; Amberes; Antuérpia; Anversa; Antwerpia; Gante; Lovaina; Lovanio; Lieja; Liegi; Lüttich; Ámsterdam; Amesterdão; Amsterdão;
La Haya; La Haye; L'Aia; Haia; Haga; Róterdam; Roterdão; Luxemburgo; Lussemburgo; Lisbona; Lisbonne; Lissabon; Lizbona; Lisabon; Oporto; Lisabona; Madryt; Madri;
Barcelone; Barcellona; Sevilha; Siviglia; Saragosse; Saragozza; Valência; Milão; Mailand; Milaan; Mediolan; Turín; Turim; Turyn; Nápoles; Neapel; Neapol;
Florença; Florenz; Florencja; Venecia; Veneza; Venise; Venedig; Wenecja; Génova; Gênes; Genua; Bolonia; Bolonha; Bologne; Rzym; Řím; Róma; Varsovia; Varsóvia; Varsovie; Varsavia; Warschau; Varšava;
Cracovia; Cracóvia; Cracovie; Krakau; Krakov; Breslavia; Breslau; Danzig; Danzica; Posen; Praga; Prag; Praag; Prága; Budapeste; Bukarest; Bucarest; Bucareste; Boekarest; Bukareszt; Belgrado; Belgrad; Beograd; Zagabria; Agram;
Lubiana; Liubliana; Laibach; Sofía; Sófia; Sofija; Atenas; Atene; Athènes; Athen; Athene; Ateny; Athény; Tesalónica; Salonicco; Thessalonique; Estambul; Istambul; Stambuł; Moscú; Moscou; Moskau; Moskou; Moskwa; Moskva; Mosca;
San Petersburgo; Saint-Pétersbourg; Kiew; Kijów; Kyjev; Kijev; Leópolis; Lemberg; Lwów; Vilna; Wilno; Copenhague; Copenaghen; Kopenhagen; Kopenhaga; Kodaň; Kööpenhamina; Estocolmo; Stoccolma; Sztokholm; Tukholma; Helsingfors; Helsinque;
Gotemburgo; Gotenburg; Tóquio; Tokio; Kioto; Quioto; Pekín; Pequim; Pechino; Pékin; Peking; Pekin; Shanghái; Xangai; Szanghaj; Seúl; Séoul; Singapur; Singapura; Singapour; Bombay; Bombaim; Nueva Delhi; Nova Deli; Neu-Delhi;
Jerusalén; Gerusalemme; Jérusalem; Dubái; Dubaï; Riad; Riyad; Beirute; Beyrouth; Damasco; Damas; Damaskus; Teherán; Téhéran; Teheran; Bagdad; Bagdá; Túnez; Túnis; Argel; Algeri; Algier; Marrakesch; Marraquexe; Marrakech; Tanger; Tánger; Fez;
México DF; Città del Messico; Mexiko-Stadt; Cidade do México; La Havane; L'Avana; Havana; Havanna; San Paolo; Sankt Petersburg
`

const towns = new Set(
  `${list};${elsewhere};${smallerTowns};${townsInOtherLetters}`
    .split(';')
    .map((name) => foldText(name))
    .filter((name) => name !== ''),
)

/** The word for a town before its name, cut short: "г. Самара". */
const ofTown = /^[гм]\.\s?(?=\p{Lu})/u

/** The number of a part of a town behind its name: "Lyon 3", "Paris 13e". */
const partOfTown = /(?<=^(?:Paris|Lyon|Marseille|Wien|Praha|Dublin)) \d{1,2}(?:\.|e|er|[eè]me)?$/u

/** What only a town with one of these has. */
const mayHaveMore = /\d|^[гм]/

/** Whether a text is the name of a town that is known, and nothing else. */
export function isKnownTown(text: string): boolean {
  if (text.length > 40) return false
  const name = mayHaveMore.test(text) ? text.replace(ofTown, '').replace(partOfTown, '') : text
  return towns.has(foldText(name)) || (isEastAsian(text) && isTownOf(text))
}
