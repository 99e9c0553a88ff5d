/** Traits and conditions that job descriptions ask for in Slavic languages besides Polish, by language, as in polish.ts, folded. */
export const slavic = {
  cs: `
Spolehlivost|spolehliv*
Pečlivost|pecliv*
Zodpovědnost|zodpovedn*
Samostatnost|samostatn*
Komunikativnost|komunikativn*|komunikacni/komunikacnich dovednosti
Flexibilita|flexibilit*|casova flexibilita
Odolnost vůči stresu|odolnost* stresu/zatezi
Týmová práce|tymov* prac*/hrac*|tymovost
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
Práce na směny|smenny provoz|prace na smeny|smennem provozu
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
`,
  hr: `
Odgovornost|odgovorn*
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
`,
  ru: `
Ответственность|ответственн*
Внимательность|внимательн*|внимание деталям
Коммуникабельность|коммуникабельн*|коммуникативн*
Исполнительность|исполнительн*
Пунктуальность|пунктуальн*
Стрессоустойчивость|стрессоустоичив*
Умение работать в команде|работ* команде|командн* работ*|командныи игрок
Обучаемость|обучаем*|желание учиться
Инициативность|инициативн*
Организованность|организованн*
Аккуратность|аккуратн*
Грамотная речь|грамотн* речь/речи
Доброжелательность|доброжелательн*|вежливость
Трудолюбие|трудолюби*
Порядочность|порядочн*|честность
Нацеленность на результат|нацеленн* результат|ориентация результат
Многозадачность|многозадачн*
Целеустремлённость|целеустремлен*
Желание развиваться|желание развиват*|готовность развиват*|желание зарабатывать
Активность|активность|активная жизненная|активн* позици*
Энергичность|энергичн*
Самостоятельность|самостоятельн*
Вежливость|вежлив*
Дисциплинированность|дисциплинирован*
Креативность|креативн*
Аналитический склад ума|аналитическ* склад/мышлени*
Надёжность|надежност*
Без вредных привычек|вредных привычек
Лояльность|лояльност*
Клиентоориентированность|клиентоориентирован*
Гибкость|гибкост*
Мобильность|мобильность
Позитивность|позитивност*|позитивн* настро*|жизнерадостн*
Кругозор|кругозор
Физическая выносливость|физическ* выносл*
Мотивация|мотивац*|мотивирован*
Умение решать проблемы|решать проблемы/задачи
Тайм-менеджмент|управлять временем
Медицинская книжка|медицинск* книжк*|медкнижк*
`,
  uk: `
Відповідальність|відповідальн*
Уважність|уважн*
Комунікабельність|комунікабельн*|комунікативн*
Пунктуальність|пунктуальн*
Стресостійкість|стресостіик*
Вміння працювати в команді|роб* команді|працювати команді|командн* робот*
Ініціативність|ініціативн*
Організованість|організован*
Бажання навчатися|бажан* вчитися/навчатися
Порядність|порядн*|чесність
Цілеспрямованість|цілеспрямован*
Енергійність|енергіин*
Орієнтація на результат|орієнтован* результат|орієнтац* результат
Готовність навчатися|готов* навчат*|швидко навчат*
Взаємоповага|взаємоповаг*
Самостійність|самостіин*
Доброзичливість|доброзичлив*|ввічлив*
Дисциплінованість|дисциплінован*
Креативність|креативн*
Аналітичне мислення|аналітичн* мислен*
Активність|активність|активна позиція
Акуратність|акуратн*
Працьовитість|працьовит*|працелюбн*
Гнучкість|гнучкість
Багатозадачність|багатозадачн*
Надійність|надіиність
Без шкідливих звичок|шкідливих звичок
Чесність|чесн*
`,
  bg: `
Отговорност|отговорн*
Комуникативност|комуникативн*|комуникационни умения
Работа в екип|работ* екип*|екипн* работ*
Прецизност|прецизн*
Лоялност|лоялн*
Самостоятелност|самостоятелн*
Организираност|организиран*
Мотивираност|мотивиран*|мотивация
Енергичност|енергич*
Креативност|креативн*
Критично мислене|критичн* мислене
Желание за учене|желание учене/обучение/работа|желание професионално развитие
Емпатия|емпат*
Търпение|търпени*|търпелив*
Адаптивност|адаптивн*|гъвкав*
Проактивност|проактивн*|инициативн*
Целеустременост|целеустремен*
Междуличностни умения|междуличностн*
Организационни умения|организационн* умения
Управление на времето|управление времето
Точност|точност
Коректност|коректн*
Аналитично мислене|аналитичн* мислене
Работа под напрежение|напрежение|стрес*
Дискретност|дискретн*
Трудолюбие|трудолюб*
Позитивност|позитивн* нагласа|позитивност
Умения за общуване|общуване
`,
  sr: `
Одговорност|одговорн*
Тимски рад|тимск* рад*
`,
}
