/**
 * States, provinces, and regions that addresses end with, by country, as ISO 3166-2 has them and as people write them in English, without
 * accents and in small letters. Names that are as often those of towns, people, or other things are left out ("Victoria", "Para").
 */
const byCountry = {
  us: `alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|
    kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|
    new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|
    south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming`,
  ca: `ontario|quebec|british columbia|alberta|manitoba|saskatchewan|nova scotia|new brunswick|newfoundland|newfoundland and labrador|
    prince edward island`,
  de: `baden wurttemberg|bayern|bavaria|brandenburg|hessen|hesse|mecklenburg vorpommern|niedersachsen|lower saxony|nordrhein westfalen|
    north rhine westphalia|nrw|rheinland pfalz|rhineland palatinate|saarland|sachsen|saxony|sachsen anhalt|saxony anhalt|
    schleswig holstein|thuringen|thuringia`,
  at: `burgenland|karnten|carinthia|niederosterreich|lower austria|oberosterreich|upper austria|steiermark|styria|tirol|tyrol|vorarlberg`,
  fr: `auvergne rhone alpes|rhone alpes|bourgogne franche comte|bretagne|brittany|centre val de loire|corse|grand est|hauts de france|
    ile de france|normandie|normandy|nouvelle aquitaine|occitanie|pays de la loire|provence alpes cote d azur`,
  es: `andalucia|andalusia|aragon|asturias|principado de asturias|islas baleares|illes balears|canarias|islas canarias|canary islands|
    cantabria|castilla la mancha|castilla y leon|cataluna|catalunya|catalonia|comunidad de madrid|comunidad valenciana|comunitat valenciana|
    extremadura|galicia|navarra|pais vasco|euskadi|basque country|region de murcia`,
  it: `abruzzo|basilicata|calabria|campania|emilia romagna|friuli venezia giulia|liguria|lombardia|lombardy|molise|piemonte|piedmont|puglia|
    apulia|sardegna|sardinia|sicilia|sicily|toscana|tuscany|trentino alto adige|umbria|valle d aosta|veneto`,
  br: `alagoas|amapa|amazonas|bahia|ceara|distrito federal|espirito santo|goias|maranhao|mato grosso|mato grosso do sul|minas gerais|
    paraiba|parana|pernambuco|piaui|rio grande do norte|rio grande do sul|rondonia|roraima|santa catarina|sergipe|tocantins`,
  mx: `aguascalientes|baja california|baja california sur|chiapas|chihuahua|coahuila|estado de mexico|jalisco|michoacan|nayarit|nuevo leon|
    oaxaca|quintana roo|sinaloa|tabasco|tamaulipas|tlaxcala|yucatan|zacatecas`,
  ar: `buenos aires province|provincia de buenos aires|catamarca|chubut|entre rios|jujuy|la pampa|misiones|neuquen|rio negro|
    santiago del estero|tierra del fuego|tucuman`,
  in: `andhra pradesh|arunachal pradesh|assam|bihar|chhattisgarh|gujarat|haryana|himachal pradesh|jammu and kashmir|jharkhand|karnataka|
    kerala|madhya pradesh|maharashtra|manipur|meghalaya|mizoram|nagaland|odisha|orissa|punjab|rajasthan|sikkim|tamil nadu|tamilnadu|
    telangana|tripura|uttar pradesh|uttarakhand|west bengal`,
  pk: 'sindh|balochistan|khyber pakhtunkhwa|azad kashmir',
  au: 'new south wales|nsw|queensland|qld|south australia|tasmania|western australia|northern territory|australian capital territory',
  nl: 'noord brabant|noord holland|north holland|zuid holland|south holland|gelderland|overijssel|flevoland|zeeland|friesland',
  be: 'vlaanderen|flanders|wallonie|wallonia|brabant wallon|vlaams brabant|oost vlaanderen|west vlaanderen|hainaut',
  pl: `dolnoslaskie|kujawsko pomorskie|lubelskie|lubuskie|lodzkie|malopolskie|mazowieckie|opolskie|podkarpackie|podlaskie|pomorskie|slaskie|
    swietokrzyskie|warminsko mazurskie|wielkopolskie|zachodniopomorskie`,
  id: 'west java|east java|central java|jawa barat|jawa timur|jawa tengah|banten|bali|north sumatra|sumatera utara',
  my: 'selangor|johor|penang|pulau pinang|sarawak|sabah|perak|pahang|kedah|kelantan',
  za: 'gauteng|western cape|eastern cape|northern cape|kwazulu natal|mpumalanga|limpopo',
  ng: 'lagos state|ogun state|oyo state|rivers state|kaduna state|kano state|enugu state',
}

/** The names of all of them. */
export const regions: ReadonlySet<string> = new Set(
  Object.values(byCountry).flatMap((names) => names.split('|').map((name) => name.trim().replace(/\s+/g, ' '))),
)
