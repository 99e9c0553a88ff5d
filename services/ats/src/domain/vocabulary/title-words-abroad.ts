/** Words that job titles are made of, without accents: what {@link ./title-words.ts} and ESCO lack, by language. */
export const titleWordsAbroad: Readonly<Record<string, string>> = {
  Indonesian: `
    admin akuntan analis arsitek asisten bendahara bidan buruh desainer direktris direktur dosen fasilitator fisikawan
    fisioterapis fotografer insinyur instruktur jurnalis juru kameramen karyawati kepala ketua kimiawan koki konselor konsultan
    kurir laboran manajer mandor mekanik montir narasumber nelayan pedagang pegawai pelatih pelayan pemandu pemasar pembantu
    pembersih pembina pemeriksa pemilik pemrogram penagih penata pendidik pendiri peneliti penerjemah pengacara pengajar
    pengasuh pengawas pengembang pengemudi penguji pengurus penilai penjaga penjahit penjual penulis penyelenggara penyelia
    penyiar penyuluh penyunting perawat pesuruh petani peternak petugas pimpinan praktisi pramugara pramugari pramuniaga
    pramuwisata psikolog pustakawan redaktur relawan resepsionis satpam sekretaris sopir staf supir teknisi terapis tukang
    videografer wakil wartawan wartawati`,
  Turkish: `
    akademisyen arastirmaci ascibasi bakici bankaci baskan baskani bekci biyolog boyaci bulasikci bursiyer cevirmen cirak
    denetci denetcisi denetmen depocu direktoru diyetisyen eczaci editoru elektrikci eleman emlakci fizyoterapist formen
    fotografci frezeci gazeteci gonullu gorevli haritaci hekim hekimi isci itfaiyeci kalfa kapici kaynakci kimyager komi
    koordinatoru kuafor kurucu laboranti mimar mimari mufettis muhabir muzisyen noter okutman operatoru oyuncu pazarlamaci
    personel personeli programci psikolog rehber rehberi resepsiyonist satici savci sefi senarist sigortaci sunucu temizlikci
    temsilci tercuman tesisatci tornaci usta ustabasi veteriner veznedar yardimci yazar yonetmen`,
  Finnish: `
    agentti analyytikko apulainen arkkitehti asentaja asianajaja baarimikko biologi edustaja elainlaakari emanta esimies
    farmaseutti fysioterapeutti fyysikko graafikko hammaslaakari hitsaaja huoltomies isanta jakaja jarjestyksenvalvoja juristi
    kaantaja kampaaja katilo keittioapulainen kemisti kirjailija kirjanpitaja kirvesmies kondiittori konduktoori konsultti
    koodari kosmetologi kouluttaja kustannustoimittaja kuvaaja laakari laborantti lehtori leipuri lentaja maalari maanviljelija
    mekaanikko muotoilija muurari muusikko myyntiedustaja nayttelija neuvoja notaari nuorisoohjaaja ohjaaja omistaja ompelija
    operaattori paallikko palomies parturi peramies perustaja poliisi postinkantaja professori proviisori psykologi
    putkiasentaja puuseppa puutarhuri rakennusmies rehtori sahkoasentaja sahkomies sihteeri siistija sijainen sotilas talonmies
    terapeutti testaaja tiedottaja toiminimiyrittaja toimittaja tuomari tuottaja vahtimestari valmentaja valokuvaaja varastomies
    vartija vastaanottovirkailija viestija virkailija yllapitaja yrittaja`,
  Greek: `
    αγροτης αεροσυνοδος αισθητικος αναλυτης αναλυτρια αντιπροεδρος αντιπροσωπος αποθηκαριος αρτοποιος αρχαιολογος αρχιτεκτονας
    ασκουμενη ασκουμενος ασφαλιστης βιβλιοθηκονομος βιολογος γιατρος γραφιστας γραφιστρια γυμναστης γυμναστρια δασκαλα δασκαλος
    δημοσιογραφος διανομεας διευθυντρια δικηγορος διορθωτης εθελοντης εθελοντρια εκπαιδευτης εκπαιδευτικος εκπαιδευτρια
    εκπροσωπος ελαιοχρωματιστης ελεγκτης επιμελητης επιμελητρια εποπτης εποπτρια εργατης εργατρια εργοθεραπευτης ερευνητης
    ερευνητρια ζαχαροπλαστης ηθοποιος ηλεκτρολογος ιατρος ιδιοκτητης ιδρυτης καθαριστης καθαριστρια κοινωνιολογος κομμωτης
    κομμωτρια κρεοπωλης κτηνιατρος λογιστρια λογοθεραπευτης λογοθεραπευτρια μαγειρας μαγειρισσα μαθηματικος μαια μεσιτης
    μεταφραστης μεταφραστρια μηχανοτεχνιτης μουσικος μπαριστα μπαρμαν ναυτικος νηπιαγωγος νοσηλευτης νοσηλευτρια ξεναγος
    ξυλουργος οδηγος οδοντιατρος οικοδομος οικονομολογος πλοιαρχος πρακτικαριος προγραμματιστρια προεδρος προισταμενη
    προισταμενος προπονητης προπονητρια ραφτης ρεσεψιονιστ σερβιτορα σκηνοθετης στελεχος συγγραφεας συγκολλητης συμβουλος
    συνιδρυτης συντονιστης συντονιστρια σχεδιαστης σχεδιαστρια ταμιας τεχνικος τεχνιτης τραπεζικος υδραυλικος υπευθυνη υπευθυνος
    φαρμακοποιος φιλολογος φροντιστης φυλακας φυσικοθεραπευτης φυσικοθεραπευτρια φωτογραφος χειριστης ψυχολογος`,
  Catalan: `
    advocada advocat bomber caixer caixera conserge cuiner cuinera dependenta encarregat farmaceutic flequer forner fuster
    gerent infermer infermera jardiner mestra metge metgessa mossa mosso netejador netejadora operari pastisser perruquer
    perruquera psicoleg treballador treballadora venedor venedora vigilant`,
  Norwegian: `
    apotekansatt barnepleier foreleser kaptein lege prest renholder rorlegger slakter styrmann sveiser tannlege truckforer
    vaskehjelp vernepleier vernepliktig`,
  Czech: `
    analyticka brigadnice delnice hlidac kadernice kadernik majitel majitelka obrabec poradkyne postak pripravar rozpoctar
    sestra soustruznik stazistka strazny technolozka vojak vyzkumnik`,
  Slovak: `
    kadernicka kadernik konatel konatelka lekarnicka majitel majitelka robotnicka sestra stazistka uradnicka vojak vychovavatel
    vyskumnik`,
  Croatian: `
    knjigovoda lijecnica lijecnik osnivac policajac pomocnica predsjednica predsjednik pripravnica radnica savjetnica sefica
    sestra slasticar studentica suradnica suradnik vatrogasac vjezbenik vlasnica vlasnik vodoinstalater vojnik volonter
    volonterka`,
  Slovenian: `
    fizioterapevt glasbenik komercialistka lastnik natakarica pomocnica predsednica pripravnica prostovoljec prostovoljka
    raziskovalka sestra ustanovitelj vojak zastopnik zdravnica zdravnik zobozdravnik`,
  Hungarian: `
    alapito alelnok arukiado asszisztensno burkolo docens elnok fotos gepsorolo gondozono katona orvos szuleszno tanito tanitono
    tulajdonos tuzolto`,
  Romanian: `
    asociat coafor conferentiar grafician mecanic medicul paznic practicant proiectant sefa voluntar voluntara`,
  Russian: `
    автомеханик агроном адвокат актер аспирант бариста бармен библиотекарь биолог бригадир ветеринар визажист владелец волонтер
    воспитатель геодезист геолог грузчик дефектолог диспетчер доцент заведующая заведующии закроищик заместитель инструктор
    исследователь каменщик кладовщик кондитер конструктор координатор копираитер корректор корреспондент косметолог курьер
    лаборант логист логопед маляр массажист математик машинист медбрат мерчендаизер методист механик монтажник музыкант няня
    официантка охранник парикмахер пекарь писатель плотник портнои практикант председатель провизор промоутер прораб профессор
    психолог режиссер рекламист рекрутер репетитор санитар сиделка столяр стоматолог суперваизер технолог товаровед токарь
    тренер уборщик уборщица фармацевт фельдшер физик фотограф фрезеровщик химик швея экономист эксперт`,
  Ukrainian: `
    агроном адвокат актор архітектор аспірант бариста бармен бригадир бібліотекар вантажник ветеринар виконроб вихователь
    вихователька власник волонтер волонтерка вчителька диспетчер дослідник дослідниця доцент економіст експерт електрик
    журналіст журналістка завідувач завідувачка заступник зварювальник комірник кондитер конструктор координатор координаторка
    копіраитер коректор косметолог кухар лаборант логопед логіст маистер маляр масажист мерчандаизер методист механік монтажник
    музикант науковець няня офіціант офіціантка охоронець пекар перекладач перекладачка перукар письменник помічник практикант
    прибиральниця промоутер професор психолог редакторка режисер рекрутер репетитор сантехнік секретар слюсар столяр стоматолог
    суперваизер технолог товарознавець токар тренер фармацевт фельдшер фотограф швачка інструктор`,
  Bulgarian: `
    автомонтьор агроном адвокат актьор анализатор архитект бариста барман библиотекар бояджия бригадир ветеринар водопроводчик
    готвач детегледачка доброволец докторант доцент дърводелец експерт електромонтьор журналистка заварчик заместник зидар
    зъболекар изследовател икономист инструктор камериерка касиер касиерка козметик консултант координатор коректор куриер
    лаборант лекар лекарка логопед маистор масажист мениджър механик монтьор музикант началник основател отговорник охранител
    пекар писател практикант преводач преводачка председател представител програмист продавач продавачка професор психолог
    работник режисьор рецепционист ръководител секретар секретарка сервитьор сервитьорка сестра склададжия сладкар собственик
    стажант стругар счетоводител треньор търговец управител учител учителка фармацевт фелдшер фотограф фризьор хигиенист чистач
    чистачка шивач шивачка шлосер шофьор`,
  Lithuanian: `
    buhaltere buhalteris gydytoja gydytojas ikurejas pavaduotoja praktikantas praktikante programuotoja savanore savanoris
    savininkas slaugytoja stazuotojas suvirintojas teisininkas teisininke verteja`,
  Latvian: `
    advokats arste brivpratigais celtnieks dibinatajs ipasnieks kurjers medmasa paligs pardeveja pavars praktikante skolotaja`,
  Estonian: `
    advokaat arst asutaja autojuht disainer juuksur laohoidja omanik teadlane teadur toimetaja turvamees vabatahtlik`,
}
