/**
 * Words for institutions, shops, and companies that employers are named by, without accents: what {@link ./employer-words.ts} lacks, by
 * language. Airports are none of them: they are where a shop or an airline is.
 */
export const employerWordsAbroad: Readonly<Record<string, string>> = {
  English: `
    aquarium barracks bistro brasserie butchery cathedral chapel charity confectionery consulate cooperative daycare
    dealership dispensary embassy enterprises factory farm federation ferries gallery garage grocery gym laboratory ltda
    magistracy monastery municipality nursery orchestra parliament pharmacy pizzeria prefecture preschool railway railways
    refinery sawmill senate shelter syndicate`,
  German: `
    baumarkt bibliothek botschaft buchhandlung diakonie drogerie eisdiele fitnessstudio freibad galerie gemeinde
    kaffeehaus kirche konsulat landgasthof orchester polizeiprasidium rathaus schwimmbad supermarkt tankstelle tierheim`,
  French: `
    ambassade bibliotheque boucherie conservatoire dispensaire eglise entreprise epicerie hypermarche
    laboratoire librairie maternelle mediatheque ministere orchestre periscolaire poissonnerie quincaillerie rectorat
    supermarche syndicat usine`,
  Spanish: `
    alcaldia almacen almacenes aseguradora biblioteca cafeteria carniceria comisaria consulado consultorio
    corporacion despacho ejercito embajada fabrica federacion ferreteria galeria gestoria gimnasio gobernacion gobierno
    guarderia heladeria iglesia inmobiliaria instituto intendencia juzgado libreria liceo ludoteca municipalidad orquesta
    peluqueria pescaderia polideportivo preescolar restaurante sindicato tienda`,
  Portuguese: `
    acougue autarquia cartorio concessionaria confeitaria delegacia drogaria embaixada escola escritorio exercito
    faculdade federacao governo hipermercado igreja imobiliaria lanchonete livraria loja museu orquestra paroquia pizzaria
    pousada salao seguradora sorveteria`,
  Italian: `
    ambasciata asilo asl assicurazioni caseificio chiesa consolato fabbrica federazione ferramenta galleria gelateria
    immobiliare ipermercato macelleria ministero negozio osteria palestra pasticceria poliambulatorio prefettura questura
    ristoranti sindacato stabilimento supermercato tribunale`,
  Dutch: `
    basisschool bibliotheek boekhandel cooperatie dierenkliniek fabriek federatie groothandel hogeschool ijssalon instituut
    kapsalon kerk kinderdagverblijf kinderopvang kliniek laboratorium leger makelaardij ministerie orkest parochie
    peuterspeelzaal politie rechtbank restaurants slagerij sportschool thuiszorg vakbond verzekeringen verzorgingstehuis
    waterschap winkel`,
  Polish: `
    agencja akademia ambasada biblioteka centrum cukiernia drogeria fabryka federacja firma gabinet instytut kawiarnia klinika
    komenda ksiegarnia liceum lodziarnia ministerstwo orkiestra osrodek pensjonat policja politechnika powiat
    przedszkole restauracja rzeznia spoldzielnia starostwo szpitale ubezpieczenia warsztat wojewodztwo zlobek zwiazek`,
  Swedish: `
    aldreboende ambassad apotek arbetsformedlingen bageri bokhandel butik byra departement fabrik fastighetsbyra
    folkhogskola forbund forening foretag forsakringar forsamling forsvarsmakten frisorsalong galleri grundskola gruppbostad
    hogskola hotell kafe konditori kyrka landsting lansstyrelsen orkester polismyndigheten servicehus simhall stiftelse
    stormarknad tandlakarmottagning teater tingsratt trafikverket vardcentral verkstad`,
  Danish: `
    boghandel bornehus bosted efterskole folkeskole forsikring forsvaret frisorsalon fritidshjem hjemmepleje hojskole jobcenter
    kirke menighed plejehjem supermarked svommehal vaerksted virksomhed vuggestue`,
  Norwegian: `
    bakeri barneskole bedrift bofellesskap butikk dagligvare fabrikk folkehogskole fylkeskommune helsehus hjemmetjeneste
    hogskole institutt klinikk legekontor legesenter menighet omsorgssenter politiet svommehall sykehjem tannklinikk tingrett
    ungdomsskole verksted`,
  Finnish: `
    ammattikorkeakoulu ammattikoulu ammattiopisto apteekki baari hammaslaakariasema hoitokoti hotelli instituutti kahvila
    kampaamo kansanopisto karajaoikeus kauppa kirjakauppa kirjasto klinikka korjaamo kunta lahetysto leipomo liitto
    lukio orkesteri osuuskauppa osuuskunta palvelutalo pankki peruskoulu puolustusvoimat ruokakauppa saatio seurakunta teatteri
    tehdas terveyskeskus toimisto tukku uimahalli vakuutus virasto yhdistys yritys`,
  Czech: `
    agentura akademie banka cukrarna dilna divadlo druzstvo farnost gymnazium hospoda jesle kadernictvi kancelar knihkupectvi
    knihovna laborator lekarna nadace nakladatelstvi obchod orchestr pizzerie reznictvi spolecnost spolek stredisko
    tiskarna tovarna ustav velkoobchod velvyslanectvi`,
  Slovak: `
    cukraren dielna jasle kadernictvo kaviaren knihkupectvo kniznica krcma lekaren masiarstvo nadacia spolocnost
    tlaciaren tovaren velvyslanectvo vydavatelstvo zdruzenie zvaz`,
  Croatian: `
    agencija akademija autokuca centar fakultet galerija gimnazija kafic kazaliste knjizara knjiznica laboratorij ljekarna
    mesnica ministarstvo muzej opcina orkestar osiguranje pekara policija savez slasticarnica tiskara trgovina tvornica tvrtka
    udruga ured veleposlanstvo veleprodaja vrtic zadruga zaklada zavod zupanija`,
  Slovenian: `
    bolnisnica drustvo fakulteta fundacija gledalisce gostilna knjigarna ministrstvo obcina picerija podjetje
    restavracija slascicarna univerza ustanova veleposlanistvo vrtec zavarovalnica zveza`,
  Hungarian: `
    alapitvany aruhaz birosag biztosito bolcsode ceg cukraszda egyesulet fodraszat gimnazium gyar gyogyszertar hentesuzlet
    hivatal intezet iroda konyvesbolt konyvtar kormanyhivatal kozpont miniszterium muhely nagykereskedes nagykovetseg nyomda
    panzio patika pekseg rendelo rendorseg szakkozepiskola szalon szerviz szinhaz szovetkezet szovetseg tarsasag
    ugynokseg uszoda uzlet vallalat vendeglo zenekar`,
  Romanian: `
    agentia asigurari asociatia biserica brutarie cafenea centrul cofetarie colegiul cresa directia dispensar editura
    facultatea farmacie federatia frizerie fundatia gradinita hypermarket inspectoratul institutul judecatoria librarie liceul
    macelarie ministerul muzeul pensiune policlinica politia prefectura scoala societatea teatrul tipografia tribunalul`,
  Turkish: `
    ajansi akademisi anaokulu bakanligi baskanligi burosu buyukelciligi dernegi dershanesi eczanesi enstitusu fabrikasi
    fakultesi federasyonu firini firmasi galerisi kafesi kasabi kaymakamligi kitabevi klinigi kooperatifi kresi
    kuaforu kulubu kutuphanesi laboratuvari lokantasi magazalari magazasi mahkemesi marketi matbaasi merkezi muayenehanesi
    mudurlugu muzesi odasi ofisi okulu orkestrasi oteli pansiyonu pastanesi restorani sendikasi sigorta tiyatrosu vakfi valiligi
    yayinevi`,
  Indonesian: `
    akademi asosiasi asuransi badan balai bengkel bimbel dinas direktorat fakultas galeri gereja kecamatan kedutaan
    kelurahan kementerian kepolisian koperasi lembaga madrasah minimarket orkestra pabrik pemerintah pemprov penerbit pengadilan
    percetakan perguruan perkebunan perpustakaan persekutuan persero perumahan perusahaan pesantren politeknik polres polsek
    posyandu puskesmas sanggar sekolah serikat smk swalayan toko universitas warung yayasan`,
  Greek: `
    ακαδημια αστυνομια ασφαλιστικη βιβλιοθηκη βιβλιοπωλειο γραφειο γυμνασιο δημος διευθυνση δικαστηριο εκδοσεις
    εκκλησια επε επιμελητηριο επιχειρηση εργαστηριο εργοστασιο εστιατοριο εταιρεια εφορια ζαχαροπλαστειο θεατρο ιατρειο ιδρυμα
    ικε ινστιτουτο καταστημα καφετερια κεντρο κλινικη κομμωτηριο κρεοπωλειο λυκειο μουσειο νηπιαγωγειο νοσοκομειο ξενοδοχειο
    οδοντιατρειο ομιλος ομοσπονδια οργανισμος ορχηστρα πανεπιστημιο περιφερεια περιφερειακη πινακοθηκη πρεσβεια σουπερ σταθμος
    στρατος συλλογος συνεταιρισμος σχολειο σχολη ταβερνα τραπεζα υπουργειο φαρμακειο φουρνος φροντιστηριο`,
  Russian: `
    автосалон автосервис агентство администрация академия аптека ассоциация банк бассеин библиотека больница галерея
    гбоу гбу гимназия гипермаркет гостиница департамент завод зао издательство институт кафе клиника колледж комбинат комитет
    компания кооператив корпорация лаборатория лицеи магазин мбоу министерство музеи нии оао общество ооо оркестр пансионат пао
    пекарня пиццерия поликлиника полиция посольство предприятие профсоюз ресторан салон столовая страхование студия супермаркет
    театр техникум типография университет управление учреждение фабрика факультет федерация фирма фонд холдинг центр школа ясли`,
  Ukrainian: `
    адміністрація академія асоціація бібліотека видавництво готель гімназія друкарня клініка коледж комбінат компанія
    комітет корпорація лабораторія лікарня ліцеи міністерство нді поліклініка поліція прат профспілка підприємство піцерія
    страхування студія тов товариство університет управління установа федерація фоп фірма ясла ідальня інститут`,
  Bulgarian: `
    агенция банка болница галерия дружество еад еоод застраховане издателство кафене колеж кооперация община оод оркестър
    пекарна печатница пицария посолство ресторант сдружение студио съд театър училище факултет фондация хотел център`,
  Catalan: `
    ambaixada assegurances associacio banc botiga carnisseria conselleria consorci diputacio facultat federacio fundacio
    generalitat gimnas jutjat laboratori llibreria pastisseria perruqueria sindicat teatre`,
  Lithuanian: `
    asociacija bankas bendrove centras darzelis fondas gamykla imone institutas kavine kepykla kolegija laboratorija ligonine
    ministerija mokykla muziejus parduotuve restoranas savivaldybe teatras universitetas vaistine viesbutis`,
  Latvian: `
    aptieka bernudarzs biedriba centrs fonds instituts kafejnica koledza maiznica ministrija muzejs pasvaldiba restorans
    rupnica slimnica teatris universitate uznemums veikals viesnica`,
  Estonian: `
    agentuur apteek ettevote gumnaasium haigla kauplus keskus kliinik kohvik kolledz kool lasteaed linnavalitsus
    ministeerium muuseum pagaritookoda pank pohikool raamatukogu sihtasutus tehas uhing ulikool vallavalitsus`,
}
