import { foldText } from './fold-text.ts'
import { hashOf, WordFilter } from './word-filter.ts'

/** Employers of which many people work for one, in many countries. A name may have more words behind it: "Siemens Energy". */
export const knownEmployers = `Google; Microsoft; Amazon; Amazon Web Services; AWS; Facebook; Netflix; IBM; Intel; Cisco; Salesforce; SAP; Adobe; Nvidia; Qualcomm; Dell; Hewlett Packard; Hewlett-Packard; HP; HPE; Lenovo; Samsung
  LG Electronics; Sony; Nintendo; Panasonic; Toshiba; Fujitsu; Hitachi; NEC; Huawei; Xiaomi; Alibaba; Tencent; Baidu; ByteDance; TikTok; Twitter; LinkedIn; Uber; Lyft; Airbnb; Booking.com; Expedia; Spotify; PayPal; eBay; Shopify
  Atlassian; GitHub; GitLab; Dropbox; Slack; VMware; Red Hat; Canonical; Mozilla; Twilio; Cloudflare; Datadog; Snowflake; Databricks; Palantir; ServiceNow; Workday; HubSpot; Zendesk; Intuit; Autodesk; Electronic Arts; Ubisoft
  Activision; Blizzard; Epic Games; Riot Games; Rockstar Games; Gameloft; Bandai Namco; Zynga; Accenture; Deloitte; KPMG; PwC; PricewaterhouseCoopers; EY; Ernst & Young; McKinsey; McKinsey & Company; BCG; Boston Consulting Group
  Bain & Company; Capgemini; Cap Gemini; Sopra Steria; Atos; CGI; Cognizant; Infosys; Wipro; TCS; Tata Consultancy Services; HCL; HCL Technologies; Tech Mahindra; DXC Technology; EPAM; EPAM Systems; Globant; Thoughtworks; Luxoft; Altran; Alten
  Akkodis; Akka Technologies; Devoteam; Ausy; Expleo; Indra; Everis; GFT; Reply; Engineering; NTT Data; Avanade; Booz Allen Hamilton; Leidos; SAIC; Northrop Grumman; Lockheed Martin; Raytheon; Boeing; Airbus; Dassault Systèmes
  Dassault Aviation; Thales; Safran; BAE Systems; Rolls-Royce; General Electric; GE Healthcare; General Dynamics; Honeywell; Siemens; Bosch; ABB; Schneider Electric; Legrand; Philips; Ericsson; Nokia; Alcatel-Lucent; Motorola; AT&T
  Verizon; T-Mobile; Comcast; Vodafone; Telefónica; Deutsche Telekom; Telekom; Telecom Italia; TIM; Swisscom; KPN; Proximus; Bouygues; Bouygues Telecom; Bouygues Construction; SFR; Vinci; Eiffage; Veolia; Suez; EDF; Enedis; RTE; Engie
  TotalEnergies; BP; ExxonMobil; Chevron; ConocoPhillips; Halliburton; Schlumberger; Baker Hughes; Eni; Enel; Repsol; Iberdrola; Endesa; Naturgy; Galp; EDP; Petrobras; Vale; Embraer; Itaú; Itaú Unibanco; Bradesco; Banco do Brasil; Santander
  BBVA; CaixaBank; Bankia; Sabadell; BNP Paribas; Société Générale; Crédit Agricole; Crédit Mutuel; La Poste; SNCF; RATP; Air France; Groupama; AXA; Allianz; Munich Re; Generali; Zurich Insurance; Swiss Re; UBS; Credit Suisse; Deutsche Bank
  Commerzbank; ING; Rabobank; ABN AMRO; KBC; Unicredit; Intesa Sanpaolo; Mediobanca; HSBC; Barclays; Lloyds; NatWest; Standard Chartered; Royal Bank of Scotland; RBC; Scotiabank; TD Bank; BMO; JPMorgan; JP Morgan; J.P. Morgan; JPMorgan Chase
  Goldman Sachs; Morgan Stanley; Bank of America; Merrill Lynch; Citi; Citibank; Citigroup; Wells Fargo; Capital One; American Express; Mastercard; Fidelity; Fidelity Investments; BlackRock; Vanguard; Charles Schwab; Bloomberg
  Thomson Reuters; Moody's; Nielsen; Kantar; Ipsos; Gartner; S&P Global; Revolut; N26; Klarna; Adyen; Wise; TransferWise; Nubank; Mercado Libre; MercadoLibre; Rappi; iFood; Volkswagen; VW; Audi; BMW; BMW Group; Mercedes-Benz; Daimler; Porsche; Opel
  Continental; ZF Friedrichshafen; ZF; Schaeffler; Magna; Valeo; Faurecia; Forvia; Michelin; Bridgestone; Pirelli; Renault; Peugeot; PSA; Groupe PSA; Stellantis; Citroën; Fiat; Ferrari; Iveco; Volvo; Scania; Toyota; Honda; Nissan; Mazda
  Hyundai; Kia; General Motors; Ford Motor Company; Tesla; SpaceX; Blue Origin; Caterpillar; John Deere; 3M; DuPont; Dow Chemical; BASF; Bayer; Henkel; Evonik; Merck; Pfizer; Novartis; Roche; Sanofi; GSK; GlaxoSmithKline; AstraZeneca
  Johnson & Johnson; Abbott; Medtronic; Boston Scientific; Eli Lilly; Novo Nordisk; Biogen; Amgen; Moderna; BioNTech; Boehringer Ingelheim; Fresenius; Procter & Gamble; P&G; Unilever; Nestlé; Danone; L'Oréal; LVMH; Kering; Hermès; Coca-Cola
  PepsiCo; Mars; Mondelez; Kraft Heinz; Kellogg's; General Mills; Heineken; AB InBev; Ambev; Diageo; Pernod Ricard; Lactalis; Walmart; Costco; Home Depot; The Home Depot; Lowe's; Best Buy; Walgreens; CVS; CVS Health; Kroger; Macy's
  Nordstrom; JCPenney; Sears; Kohl's; IKEA; H&M; Zara; Inditex; Decathlon; Carrefour; Auchan; Leroy Merlin; Leclerc; E.Leclerc; Intermarché; Monoprix; Fnac; Darty; Aldi; Lidl; Edeka; Rewe; Kaufland; Saturn; MediaMarkt; Otto; Zalando; dm
  Rossmann; Albert Heijn; Jumbo; Bol.com; Tesco; Sainsbury's; Asda; Morrisons; Waitrose; Marks & Spencer; John Lewis; Primark; Mercadona; El Corte Inglés; Eroski; Esselunga; Coop; Conad; Migros; Biedronka; Żabka; Allegro; Starbucks
  McDonald's; Burger King; KFC; Subway; Domino's; Pizza Hut; Chipotle; Dunkin'; Panera Bread; Hilton; Marriott; Hyatt; Accor; Ibis; Novotel; Sheraton; Disney; The Walt Disney Company; Walt Disney World; Warner Bros; NBCUniversal; BBC
  ITV; CNN; The New York Times; The Guardian; Le Monde; RTL; ZDF; ARD; Pixar; DreamWorks; Nike; Adidas; Puma; Under Armour; Levi Strauss; FedEx; UPS; DHL; Deutsche Post; Royal Mail; USPS; Maersk; Kuehne + Nagel; DB Schenker; Deutsche Bahn; DB
  Lufthansa; Ryanair; easyJet; British Airways; Iberia; KLM; Emirates; Delta Air Lines; American Airlines; United Airlines; Southwest Airlines; NASA; ESA; CERN; CNRS; INRIA; Inria; INSERM; CEA; INRA; INRAE; ONERA; CNES; DLR; Max Planck; Fraunhofer
  Helmholtz; CSIC; CNR; ETH Zürich; ETH Zurich; EPFL; MIT; Caltech; UCLA; UC Berkeley; NIH; NHS; WHO; UNICEF; UNESCO; UNHCR; United Nations; World Bank; European Commission; European Parliament; Red Cross; Croix-Rouge; Croix-Rouge française
  Greenpeace; Oxfam; Amnesty International; Caritas; Malteser; Johanniter; US Army; National Guard; Air National Guard; Army National Guard; Coast Guard; U.S. Army; US Navy; U.S. Navy; US Air Force; British Army; Bundeswehr; Pôle emploi; Randstad; Adecco; Manpower; Kelly Services; Robert Half; Hays; Michael Page
  Groupon; Yelp; Yahoo; AOL; Reddit; Pinterest; Snapchat; Etsy; Wayfair; DoorDash; Instacart; Grubhub; Deliveroo; Just Eat; Delivery Hero; HelloFresh; Glovo; Cabify; BlaBlaCar; Doctolib; OVH; OVHcloud; Criteo; Deezer; Dailymotion; Amadeus
  Trivago; Flixbus; Rakuten; Flipkart; Paytm; Zomato; Swiggy; Ola; Reliance; Tata Motors; Mahindra; Larsen & Toubro; L&T; ICICI Bank; HDFC Bank; State Bank of India; Grab; Gojek; Shopee; Lazada; Singtel; DBS; Telstra; Commonwealth Bank; ANZ; Westpac
  Woolworths; Coles; Qantas; BHP; Rio Tinto; Safaricom; MTN; Standard Bank; Hydro-Québec; Desjardins; Bombardier; Telus; Rogers; Loblaw; Tim Hortons; Orlen; PKO; PKO BP; PZU; mBank; Comarch; Asseco; CD Projekt; CD Projekt Red; Bolt; Wolt; Yandex`

/** Those with a name that is a word of a language, too: the name alone counts. */
export const everydayEmployers = `Apple; Meta; Oracle; Orange; Free; Target; Gap; Shell; Visa; Stripe; Square; Zoom; Box; Block; Unity; Chase; Discover; Total; Sky; Three; Next; Boots; Argos; Currys; King; Ford; Seat; Indeed; Glassdoor; Medium; Publix; Kroger; Tata; Virgin; Puma; Sage; Unit4
  Subway; Mars; Jumbo; Continental; Reply; Engineering; Bolt; Wise; Grab; Coop; Rogers; Otto; Saturn`

const split = (list: string) =>
  list
    .split(/[;\n]/)
    .map((name) => foldText(name))
    .filter((name) => name !== '')
const everyday = new Set(split(everydayEmployers))
const known = new Set(split(knownEmployers).filter((name) => !everyday.has(name)))
const firstWords = new WordFilter(2 ** 13)
for (const name of [...known, ...everyday]) firstWords.add(hashOf(name.split(' ')[0] ?? ''))
/** How many words a name may have behind it, and how many the longest name has. */
const most = { behind: 2, name: Math.max(...[...known].map((name) => name.split(' ').length)) }

/** How sure words, without accents and in small letters, name an employer that many people know: 0, 2 or 3. */
export function knownScore(words: string[]): number {
  if (words.length > most.name + most.behind || !firstWords.mayHave(hashOf(words[0] ?? ''))) return 0
  const whole = words.join(' ')
  if (known.has(whole) || everyday.has(whole)) return 3
  for (let count = Math.max(1, words.length - most.behind); count < words.length; count++) {
    const name = words.slice(0, count).join(' ')
    if (name.length > 3 && known.has(name)) return 2
  }
  return 0
}
