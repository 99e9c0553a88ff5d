/** Traits and conditions that job descriptions ask for in Czech, Slovak, Croatian, and Slovene, by language, as in polish.ts, folded. */
export const slavic = {
  cs: `
Spolehlivost|spolehliv*
Pečlivost|pecliv*
Zodpovědnost|zodpovedn*
Samostatnost|samostatn*
Komunikativnost|komunikativn*|komunikacni/komunikacnich dovednosti
Flexibilita|flexibilit*|casova flexibilita
Odolnost vůči stresu|odolnost* stresu/zatezi
Týmová práce|tymov* prac*/hrac*|tymovost|prac* tymu
Ochota učit se|ochot* ucit|chut ucit
Příjemné vystupování|prijemn* vystupovan*
Proaktivní přístup|proaktivn* pristup*|aktivni pristup
Dobrá organizace|organizacni schopnosti|organizacnich schopnosti
Analytické myšlení|analytick* mysleni
Trestní bezúhonnost|bezuhonnost|cisty trestni
Manuální zručnost|manualn* zrucn*
Zvídavost|zvidav*|chut se vzdelavat
Pracovitost|pracovit*
Řešení problémů|resen* problem*
Fyzická zdatnost|fyzick* zdatn*|dobra fyzicka
Práce na směny|smenny provoz|prace na smeny|smennem provozu|pracovat smeny
Ochota cestovat|ochot* cestovat
Loajalita|loajal*
Nasazení|nasazeni|pracovni nasazeni
Empatie|empati*
Trpělivost|trpeliv*
Kreativita|kreativ*
Dochvilnost|dochviln*
Časová flexibilita|casov* flexibil*
Iniciativa|iniciativ*
Pozitivní přístup|pozitivn* pristup*
Nadšení|nadsen*
Důkladnost|dukladn*
Nástup ihned|nastup* ihned
Zdravotní způsobilost|zdravotni zpusobilost
Vlastní automobil|vlastni auto*
Slušné vystupování|slusn* vystupovan*
Diskrétnost|diskretn*
Čestnost|cestn*
Ambice|ambic*
Proaktivita|proaktiv*
Preciznost|preciz*
Energie|energick*
Cílevědomost|cilevedom*
Samostatné myšlení|samostatne myslen*
Otevřenost|otevrenost*
Kladný vztah k lidem|kladny vztah
Zájem o obor|zajem obor
`,
  sk: `
Spoľahlivosť|spolahliv*
Precíznosť|precizn*
Zodpovednosť|zodpovednost
Tímová práca|timov* prac*/hrac*
Odolnosť voči stresu|odolnost* stres
Ochota učiť sa|ochot* ucit
Príjemné vystupovanie|prijemn* vystupovan*
Dôslednosť|dosledn*
Pracovitosť|pracovit*
Riešenie problémov|ries* problem*
Zvedavosť|zvedav*
Komunikatívnosť|komunikativn*|komunikacn* schopnost*|komunikujes jasne
Flexibilita|flexibil*
Samostatnosť|samostatn*
Ochota cestovať|ochot* cestovat
Kreativita|kreativ*
Empatia|empati*
Trpezlivosť|trpezliv*
Práca na zmeny|zmenn* prevadzk*
Bezúhonnosť|bezuhonn*
Manuálna zručnosť|manualn* zrucn*
Analytické myslenie|analytick* mysleni*
Iniciatíva|iniciativ*
Lojálnosť|lojal*
Proaktivita|proaktiv*
Presnosť|presnost*
Zdravotná spôsobilosť|zdravotn* sposobilost*
Chuť vzdelávať sa|vzdelavat*
Vhodné pre absolventa|vhodne absolvent*
Komunikačné zručnosti|komunikacn* zrucnost*
Vlastné auto|vlastne auto*
Diskrétnosť|diskretn*
Čestnosť|cestn*
Cieľavedomosť|cielavedom*
Energickosť|energick*
Pozitívny prístup|pozitivn* pristup*
Záujem o odbor|zaujem odbor
Otvorenosť|otvorenost*
Dôkladnosť|dokladn*
`,
  hr: `
Odgovornost|odgovorn*|odgovor*
Samostalnost|samostaln*
Komunikativnost|komunikativn*|komunikacijsk* vjestin*/vestin*
Timski rad|timsk* rad*|timskom radu
Preciznost|preciznost
Pouzdanost|pouzdan*
Motiviranost|motiviran*|motivisan*
Točnost|tocnost|tocnosti
Kreativnost|kreativn*
Proaktivnost|proaktivn*
Fleksibilnost|fleksibiln*
Ljubaznost|ljubazn*
Organiziranost|organiziran*|organizovan*|organizacijsk* sposobn*
Želja za učenjem|zelj* ucenj*|spremnost ucenje
Analitičnost|analitick* razmislj*
Rad pod pritiskom|pod pritiskom
Ambicioznost|ambiciozn*
Radne navike|radne navike|vrijedn*
Dinamičnost|dinamicn*
Empatija|empatij*
Strpljivost|strpljiv*
Urednost|uredn*
Zdravstvena sposobnost|zdravstven* sposobnost*
Nekažnjavanost|nekaznjavan*|pravomocno osuden*|kaznen* postup*
Punoljetnost|punoljetn*
Usavršavanje|usavrsavanj*
Timska suradnja|timsk* saradnj*/suradnj*
Motivacija|motivacij*
Vlastiti prijevoz|vlastit* prijevoz*/vozil*
Terenski rad|terensk* rad*
Smjenski rad|smjensk* rad*|rad smjenama
Higijena|higijen*
Poštenje|posten*
Inicijativa|inicijativ*|samoinicijativ*
Pozitivan stav|pozitiv* stav*
Otvorenost|otvorenost*
`,
  sl: `
Odgovornost|odgovornost
Samostojnost|samostojn*
Natančnost|natancn*|natancen
Zanesljivost|zanesljiv*
Komunikativnost|komunikativn*
Timsko delo|timsk* del*
Prilagodljivost|prilagodljiv*|fleksibiln*
Iniciativnost|iniciativn*
Kreativnost|kreativn*
Organiziranost|organizacijsk* sposobn*|organiziran*
Prijaznost|prijazn*
Delavnost|delavn*|delovne navade
Pripravljenost na učenje|pripravljen* ucenje|zelja uciti
Analitično razmišljanje|analiticn* razmislj*
Vestnost|vestn*
Proaktivnost|proaktivn*
Poštenost|posten*
Samoiniciativnost|samoiniciativn*
Samoorganiziranost|samoorganiziran*
Strokovnost|strokovnost*|profesionaln*
Pripadnost|pripadnost*
Etičnost|eticnost*
Nekaznovanost|nekaznovan*
Lasten prevoz|lasten prevoz*
Skrbnost|skrbn*
Pozitivna naravnanost|pozitivn* naravnan*|pozitiven odnos
Odprtost|odprtost*|odprti/odprta novim/novih
Želja po učenju|zelj* ucenj*
Komunikacijske sposobnosti|komunikacijsk*|komuniciranj*|verbaln* komunikacij*
Delo v skupini|delo/dela skupin*
Urejenost|urejen*
Osebna higiena|osebn* higien*
Skrb za kakovost|skrb/zavzemanje kakovost*
Veselje do dela z ljudmi|veselj* dela
Vztrajnost|vztrajn*
Empatija|empat*
Izmensko delo|izmensk* del*|delo izmenah
`,
}
