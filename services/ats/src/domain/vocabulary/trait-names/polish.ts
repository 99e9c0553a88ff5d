/** Traits and conditions that job descriptions ask for in Polish, each with what else says it, without accents, as in office.ts. */
export const polish = `
Praca w zespole|prac* zespol*|zespolow*|wspolprac* zespol*|wspolpracy
Komunikatywność|komunikatywn*|umiejetnosc* komunika*|komunikacyjn*
Samodzielność|samodzieln*
Zaangażowanie|zaangazowan*
Odpowiedzialność|odpowiedzialnosc|odpowiedzialny/odpowiedzialna
Dokładność|dokladn*
Skrupulatność|skrupulatn*
Sumienność|sumienn*
Rzetelność|rzeteln*
Punktualność|punktualn*
Kreatywność|kreatywn*
Elastyczność|elastyczn*
Inicjatywa|inicjatyw*
Proaktywność|proaktywn*
Organizacja pracy|organizacj* prac*|dobra/doskonala organizacja|zdolnosci organizacyjn*|umiejetnosci organizacyjn*
Odporność na stres|odpornosc stres|stres*|presj*
Chęć nauki|chec* nauk*|chec* uczenia|gotowosc uczenia
Chęć rozwoju|chec* rozwoj*|rozwijac/rozwijania
Motywacja|motywacj*|zmotywowan*
Nastawienie na wyniki|nastawien* wynik*/cel*/sukces*|orientacj* wynik*/cel*
Nastawienie na klienta|orientacj* klient*|nastawien* klient*
Kultura osobista|kultur* osobist*
Analityczne myślenie|analityczn*|myslen* logiczn*
Rozwiązywanie problemów|rozwiazywan* problem*
Ambicja|ambicj*|ambitn*
Umiejętności interpersonalne|interpersonaln*
Wysoka motywacja|wysoka motywacja
Umiejętności negocjacyjne|negocjacyjn*
Cierpliwość|cierpliw*
Uczciwość|uczciw*
Dyspozycyjność|dyspozycyjn*
Mobilność|mobilnosc|podrozy/podroze sluzbowych/sluzbowe
Praca zmianowa|zmianow*|gotowosc prac* zmian*
Niekaralność|niekaraln*
Dobra organizacja|dobra/bardzo organizacj*
Umiejętność logicznego myślenia|logiczn* myslen*
Pasja|pasj*
Otwartość|otwartosc
Wysoka kultura|wysok* kultur*
Gotowość do podróży|gotowosc podroz*|delegacj*
Dbałość o szczegóły|dbalosc szczegol*|spostrzegawcz*
Empatia|empati*
Asertywność|asertywn*
Przedsiębiorczość|przedsiebiorcz*
Dynamizm|dynamizm
Dobra kondycja fizyczna|kondycj* fizyczn*
Zdolności manualne|zdolnosci manualn*
Wielozadaniowość|wielozadaniow*
Ciekawość|ciekawosc*
Zaradność|zaradn*
Systematyczność|systematyczn*
Orientacja na cele|orientacja cel*|osiagani* cel*
Kreatywne myślenie|kreatywn* mysl*|mysl* kreatywn*
Dzielenie się wiedzą|dzielen* wiedz*
Zdolności organizacyjne|zdolnosc*/umiejetnosc* organizac*
Umiejętność pracy pod presją|presj*
Umiejętność planowania|umiejetnosc* planowan*
Zdolności analityczne|zdolnosc*/umiejetnosc* analit*|mysl* analit*|analityczn* mysl*|analitycznie
Pozytywne nastawienie|pozytywn* nastawien*
Energia|energiczn*
Lojalność|lojaln*
Pewność siebie|pewnosc* siebie
Podejmowanie decyzji|podejmowan* decyzj*
Zdolności przywódcze|przywod*
Uprzejmość|uprzejm*|zyczliw*
Szybkie uczenie się|szybk* ucz*
Samodyscyplina|samodyscyplin*
Sprawność fizyczna|sprawnosc* fizyczn*
Zorganizowanie|zorganizowan*
`
