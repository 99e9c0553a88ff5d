import { titleWordsAbroad } from './title-words-abroad.ts'

/** Words that job titles are made of, in eight languages, without accents. */
const titleWords =
  `engineer developer programmer architect manager director lead head chief officer president vp analyst scientist
   researcher designer consultant specialist coordinator administrator assistant associate intern trainee apprentice
   technician operator mechanic electrician plumber welder carpenter driver nurse doctor physician surgeon therapist
   pharmacist dentist teacher professor lecturer tutor instructor coach trainer principal accountant auditor bookkeeper
   controller treasurer banker broker trader advisor adviser planner buyer purchaser representative agent executive
   salesperson cashier clerk receptionist secretary paralegal lawyer attorney solicitor counsel judge editor writer
   journalist copywriter reporter translator interpreter photographer producer artist animator chef cook baker barista
   bartender waiter waitress server housekeeper cleaner guard officer firefighter paramedic soldier pilot steward
   supervisor foreman superintendent inspector surveyor estimator librarian curator chemist biologist physicist
   statistician economist strategist recruiter partner founder cofounder owner freelancer contractor fellow resident
   scrummaster qa sre devops dba caregiver counselor counsellor dispatcher handler picker packer loader stylist
   ingenieur ingenieurin entwickler entwicklerin leiter leiterin berater beraterin sachbearbeiter sachbearbeiterin
   krankenpfleger krankenschwester pflegefachkraft lehrer lehrerin kaufmann kauffrau buchhalter buchhalterin
   werkstudent werkstudentin praktikant praktikantin projektleiter projektleiterin referent mitarbeiter mitarbeiterin
   verkaufer verkauferin geschaftsfuhrer techniker meister elektriker fahrer koch kochin arzt arztin
   ingenieure developpeur developpeuse responsable directeur directrice chargee charge chef cheffe conseiller
   conseillere infirmier infirmiere professeur enseignant enseignante comptable stagiaire technicien technicienne
   vendeur vendeuse cuisinier serveur serveuse assistante gestionnaire redacteur
   ingeniero ingeniera desarrollador desarrolladora gerente jefe jefa director directora coordinador coordinadora
   enfermero enfermera profesor profesora maestro contador contadora analista consultor consultora tecnico tecnica
   vendedor vendedora cocinero camarero camarera asistente auxiliar becario becaria abogado abogada encargado
   engenheiro engenheira desenvolvedor desenvolvedora enfermeiro enfermeira professor professora estagiario
   ingegnere sviluppatore sviluppatrice responsabile direttore direttrice infermiere infermiera insegnante
   ragioniere contabile impiegato impiegata tecnico cuoco cameriere commesso commessa tirocinante
   ontwikkelaar verpleegkundige leraar docent boekhouder medewerker adviseur stagiair verkoper kok
   inzynier programista programistka kierownik kierowniczka specjalista specjalistka pielegniarka pielegniarz
   leider teamleider aide helper worker labourer laborer machinist fitter roofer painter bricklayer plasterer mason gardener farmer fisherman
   butcher tailor seamstress hairdresser barber beautician concierge porter bellhop sommelier dishwasher caterer courier
   postman conductor controller mediator notary magistrate clerk bailiff detective sergeant lieutenant captain corporal
   midwife radiographer phlebotomist hygienist optometrist veterinarian dietitian nutritionist physiotherapist
   psychologist psychiatrist anesthetist sonographer orderly carer nanny babysitter headteacher headmaster dean provost
   lecturer assessor facilitator mentor ambassador evangelist marketer merchandiser telemarketer underwriter actuary
   auctioneer realtor appraiser valuer geologist astronomer mathematician ecologist meteorologist anthropologist
   historian archivist sociologist linguist biochemist microbiologist pharmacologist technologist modeler modeller
   drafter draftsman toolmaker cto ceo cfo coo cio cmo cpo ciso svp evp avp md gm pm sde swe dev sysadmin webmaster
   tester moderator blogger influencer videographer cinematographer composer musician singer vocalist actor actress dancer
   choreographer illustrator sculptor stagehand usher curatorial member volunteer student graduate junior senior staff
   sachbearbeitung leitung aushilfe azubi auszubildender auszubildende pfleger pflegerin pflegehelfer altenpfleger
   erzieher erzieherin verwalter architekt architektin apotheker tischler schreiner maurer schweisser lagerist
   fachkraft fachinformatiker industriekaufmann bankkaufmann bankkauffrau assistentin kellner kellnerin friseur
   medecin avocat avocate architecte caissier caissiere ouvrier ouvriere soudeur electricien plombier menuisier
   chauffeur magasinier preparateur aide soignant soignante educateur educatrice formateur formatrice acheteur acheteuse
   analyste consultante commercial commerciale juriste secretaire hotesse apprenti apprentie alternant alternante
   medico medica arquitecto arquitecta electricista fontanero soldador conductor repartidor mozo operario operaria
   administrativo administrativa secretario secretaria recepcionista dependiente dependienta cajero cajera
   responsable investigador investigadora practicante docente
   medico advogado advogada arquiteto arquiteta cozinheiro motorista operador operadora assistente recepcionista
   vendedora caixa gestor gestora
   medico avvocato architetto elettricista idraulico saldatore autista magazziniere operaio operaia addetto addetta
   segretaria consulente venditore venditrice ricercatore
   arts advocaat architect elektricien chauffeur magazijnmedewerker schoonmaker secretaresse onderzoeker projectleider
   manager verpleegster lasser monteur
   lekarz lekarka prawnik architekt elektryk hydraulik spawacz kierowca magazynier kasjer kasjerka kelner kelnerka
   recepcjonista recepcjonistka przedstawiciel dyrektor koordynator koordynatorka technik mechanik opiekun opiekunka
   nauczyciel nauczycielka ksiegowy ksiegowa analityk konsultant asystent stazysta sprzedawca kucharz kierowca`.split(
    /\s+/,
  )

/** More of them, by language, one trade beside the next. */
const moreTitleWords =
  `cheesemonger fishmonger ironmonger blacksmith goldsmith locksmith silversmith watchmaker shoemaker cabinetmaker glazier
   incharge telecaller biller denter turner setter griller fixer bender firefighter fighter watcher checker transcriptionist superviser supervisior
   enginer techinician tecnician technican electrition electrican maneger accountent acountant agm dgm bde bdm pgt tgt hod gnm anm ldc udc dcdp
   upholsterer joiner plater rigger scaffolder pipefitter steamfitter millwright boilermaker journeyman ironworker
   bricklayer tiler carpenter electrician lineman groundskeeper landscaper arborist florist beekeeper stockman rancher
   gamekeeper zookeeper groom jockey trainer lifeguard referee umpire athlete footballer coach masseur masseuse
   cosmetologist esthetician aesthetician manicurist barber tattooist piercer makeup stylist milliner dressmaker cutter
   patternmaker weaver knitter dyer printer bookbinder typesetter proofreader lexicographer subeditor columnist
   correspondent presenter broadcaster announcer anchor host hostess emcee comedian magician juggler puppeteer
   screenwriter playwright novelist poet essayist blogger vlogger podcaster streamer gamer translator subtitler
   cameraman gaffer grip colorist colourist animator rigger modeller texture concept lighter compositor projectionist
   stewardess aviator navigator bosun sailor deckhand skipper shipwright docker longshoreman stevedore trucker cabbie
   chauffeur motorman brakeman signalman dispatcher expediter forwarder loader shelver stocker storeman warehouseman
   cashier teller croupier dealer bookmaker pawnbroker auctioneer appraiser adjuster investigator examiner auditor
   registrar bursar chancellor rector deputy headmistress schoolteacher kindergartner preceptor proctor invigilator
   dramaturg cantor organist pianist violinist cellist guitarist drummer bassist conductor choirmaster soprano tenor
   priest vicar rabbi imam pastor chaplain deacon monk nun missionary minister councillor councilor mayor senator
   legislator diplomat ambassador consul attache speechwriter lobbyist campaigner organiser organizer activist
   constable superintendent warden jailer bouncer doorman watchman ranger forester logger sawyer miner driller blaster
   roughneck derrickhand geophysicist hydrologist seismologist oceanographer botanist zoologist entomologist
   ornithologist paleontologist archaeologist epidemiologist immunologist virologist bacteriologist toxicologist
   geneticist neurologist cardiologist oncologist urologist radiologist pathologist anaesthetist anesthesiologist
   paediatrician pediatrician obstetrician gynaecologist dermatologist psychotherapist audiologist podiatrist
   chiropractor osteopath acupuncturist herbalist homeopath doula hygienist orthodontist denturist optician
   dispenser almoner matron sister caretaker janitor custodian maid butler valet footman governess nanny aupair
   childminder playworker houseparent wrangler evangelist guru hacker scrum owner maintainer committer
   tutor mentor peer volunteer temp casual
   selbststandig selbststandige selbststandiger freiberufler freiberuflerin helfer helferin beauftragter beauftragte angestellter
   angestellte referendar referendarin facharzt facharztin oberarzt chefarzt assistenzarzt tatigkeit bachelorarbeit masterarbeit
   diplomarbeit abschlussarbeit ferienjob nebenjob studentenjob forscher forscherin assistenz bauzeichner bauzeichnerin planer
   planerin prufer pruferin ausbilder ausbilderin betreuer betreuerin lektor lektorin kommissionierer kommissioniererin installateur
   anlagenmechaniker instandhalter maschinenbediener anlagenfuhrer maschinenfuhrer kranfuhrer schichtfuhrer geschaftsfuhrung
   lehrkraft pflegekraft burokraft honorarkraft aushilfskraft vorsitzender vorsitzende wissenschaftler wissenschaftlerin informatiker
   informatikerin betriebswirt fachwirt elektroniker elektronikerin mechaniker mechanikerin chemikant laborant laborantin physiker
   physikerin chemiker chemikerin volljurist syndikus kaufleute sanitater rettungsassistent stipendiat stipendiatin gutachter
   teilnehmer teilnehmerin ehrenamtlicher ehrenamtliche zerspaner metallbauer rettungsschwimmer ubungsleiter jugendleiter verkaufshilfe
   psycholog psychologin psychologe sozialarbeiter sozialarbeiterin sozialpadagoge heilerziehungspfleger notfallsanitater
   rettungssanitater hebamme ergotherapeut physiotherapeut physiotherapeutin logopade augenoptiker zahnarzt zahnarztin
   tierarzt anwalt anwaltin rechtsanwalt rechtsanwaltin notar richter staatsanwalt steuerberater wirtschaftsprufer
   bilanzbuchhalter controller disponent disponentin einkaufer einkauferin verkaufsberater aussendienst vertriebler
   schlosser mechatroniker industriemechaniker zerspanungsmechaniker klempner dachdecker zimmermann glaser
   fliesenleger backer konditor metzger fleischer gartner landwirt forstwirt winzer schneider schuster optiker
   redakteur redakteurin journalistin dolmetscher ubersetzer grafiker grafikerin gestalter mediengestalter texter
   dozent dozentin professorin schulleiter hausmeister hauswirtschafterin reinigungskraft servicekraft kuchenhilfe
   pfortner wachmann zivildienst zivildienstleistender bundesfreiwilliger hospitant volontar volontarin trainee
   zugbegleiter lokfuhrer busfahrer kurier zusteller gesellschafter gesellschafterin inhaber inhaberin vorstand
   prokurist prokuristin stationsleitung pflegedienstleitung gruppenleitung teamleitung bereichsleiter abteilungsleiter
   filialleiter filialleiterin marktleiter bauleiter polier vorarbeiter schichtleiter stellvertretung disponierende
   psychologue sociologue orthophoniste kinesitherapeute sagefemme ambulancier ambulanciere pharmacien pharmacienne
   dentiste veterinaire opticien opticienne notaire huissier greffier magistrat juge procureur expert auditeur
   auditrice controleur controleuse tresorier courtier courtiere negociateur negociatrice agent agente commis
   boulanger boulangere patissier patissiere boucher bouchere charcutier fromager fromagere poissonnier sommelier
   sommeliere barman barmaid plongeur receptionniste gouvernante concierge caviste fleuriste coiffeur coiffeuse
   estheticienne couturier couturiere styliste maquilleur macon peintre plaquiste carreleur couvreur charpentier
   serrurier chauffagiste mecanicien mecanicienne carrossier usineur tourneur fraiseur cariste manutentionnaire
   livreur livreuse routier conducteur conductrice agriculteur maraicher viticulteur eleveur jardinier paysagiste
   journaliste redactrice correcteur traducteur traductrice interprete photographe realisateur realisatrice monteur
   monteuse graphiste illustrateur illustratrice comedien comedienne musicien musicienne animateur animatrice
   surveillant surveillante proviseur principal instituteur institutrice maitre chercheur chercheuse doctorant
   doctorante postdoctorant benevole militaire pompier gendarme policier policiere president presidente adjoint
   adjointe directeur delegue deleguee referent referente coordinateur coordinatrice coordonnateur chef commissaire
   psicologo psicologa fisioterapeuta enfermera matrona celador farmaceutico farmaceutica dentista veterinario
   veterinaria optico notario juez fiscal procurador gestor auditora economista asesor asesora corredor comercial
   agente dependienta panadero panadera pastelero carnicero carnicera pescadero frutero jefe cocina ayudante
   camarera recepcionista gobernanta conserje peluquero peluquera esteticista modista sastre albanil pintor
   fontanera carpintero cerrajero mecanico mecanica tornero fresador carretillero chofer transportista agricultor
   ganadero jardinero periodista redactor redactora traductor traductora interprete fotografo fotografa realizador
   disenador disenadora ilustrador animador animadora actor actriz musico monitor monitora maestra educador educadora
   orientador bibliotecario archivero cientifico cientifica voluntario voluntaria militar bombero policia vigilante
   presidente presidenta socio socia fundador fundadora propietario duena supervisora capataz encargada delegado
   delegada promotor promotora azafata teleoperador teleoperadora programador programadora arquitecto responsable
   enfermeira fisioterapeuta farmaceutico nutricionista veterinario juiz promotor procurador contador contadora
   auditor economista corretor corretora caixa padeiro confeiteiro acougueiro garcom garconete copeiro cozinheira
   recepcionista governanta porteiro zelador faxineira cabeleireiro cabeleireira manicure costureira pedreiro pintor
   encanador eletricista marceneiro serralheiro soldador mecanico torneiro operador empilhadeirista carpinteiro
   caminhoneiro entregador agricultor jornalista redator redatora tradutor tradutora fotografo designer ilustrador
   ator atriz musico monitor educador educadora pedagoga pedagogo bibliotecario pesquisador pesquisadora cientista
   voluntario militar bombeiro policial vigilante presidente socio fundador proprietario supervisor supervisora
   encarregado lider chefe auxiliar estagiaria bolsista aprendiz programador programadora psicopedagoga telefonista
   psicologo fisioterapista ostetrica farmacista dentista veterinario ottico notaio giudice magistrato commercialista
   revisore bancario agente promotore fornaio pasticciere pasticcere macellaio barista banconista aiuto lavapiatti
   portiere custode parrucchiere parrucchiera estetista sarto sarta modellista stilista muratore imbianchino
   falegname fabbro meccanico tornitore fresatore mulettista corriere camionista agricoltore giardiniere giornalista
   redattore redattrice traduttore traduttrice interprete fotografo fotografa regista montatore grafico grafica
   illustratore attore attrice musicista animatore animatrice educatore educatrice bibliotecario archivista
   ricercatore scienziato volontario militare vigile poliziotto guardia presidente socio fondatore titolare capo
   caporeparto capoturno supervisore coordinatore coordinatrice assistente apprendista stagista programmatore
   programmatrice progettista disegnatore perito operatore operatrice collaboratore collaboratrice
   psycholoog fysiotherapeut verloskundige apotheker tandarts dierenarts opticien notaris rechter jurist accountant
   controleur makelaar inkoper vertegenwoordiger bakker banketbakker slager visboer barman serveerster afwasser
   receptionist conciërge conciërge kapper kapster schoonheidsspecialiste naaister metselaar schilder loodgieter
   timmerman slotenmaker monteur draaier frezer heftruckchauffeur koerier vrachtwagenchauffeur boer tuinman hovenier
   journalist redacteur vertaler tolk fotograaf regisseur vormgever illustrator acteur actrice muzikant begeleider
   leerkracht lerares bibliothecaris archivaris wetenschapper vrijwilliger militair brandweerman agent beveiliger
   voorzitter oprichter eigenaar directeur afdelingshoofd ploegleider voorman coordinator assistent leerling stagiaire
   programmeur tekenaar werkvoorbereider calculator planner inspecteur beleidsmedewerker verzorgende verzorger
   psycholog fizjoterapeuta polozna farmaceuta dentysta weterynarz optyk notariusz sedzia prokurator adwokat radca
   doradca audytor ekonomista bankowiec agent piekarz cukiernik rzeznik barman barmanka pomoc kelner recepcjonista
   fryzjer fryzjerka kosmetyczka krawiec krawcowa murarz malarz stolarz slusarz tokarz frezer mechanik operator
   kurier rolnik ogrodnik dziennikarz dziennikarka redaktor redaktorka tlumacz tlumaczka fotograf rezyser montazysta
   grafik graficzka ilustrator aktor aktorka muzyk wychowawca wychowawczyni pedagog bibliotekarz bibliotekarka
   archiwista naukowiec badacz wolontariusz wolontariuszka zolnierz strazak policjant ochroniarz prezes wlasciciel
   wlascicielka zalozyciel brygadzista majster koordynator asystentka praktykant praktykantka uczen czeladnik
   geselle gesellin lehrling handwerker fachmann fachfrau coordenador coordenadora artisan decorateur decoratrice
   monitora guia guarda cantiniere bracciante realizator keeper farmhand projektant projektantka konstruktor kontroler magazynierka pracownik pracownica referent sekretarka urzednik
   stage stages alternance apprentissage vacataire moniteur monitrice equipier equipiere hote gerant gerante fondateur fondatrice
   cofondateur cofondatrice administrateur administratrice postdoc postdoctoral integrateur integratrice operateur logisticien
   logisticienne tuteur tutrice volontaire saisonnier saisonniere interimaire ergonome geometre dessinateur dessinatrice urbaniste
   paysagiste independant entrepreneur sitter grader contributor reviewer bioinformatician advocate adjunct speaker author rapporteur
   delegate candidate quant busser practicas doctorando doctoranda administrador administradora autonomo residente peon maquetador
   maquetadora desenvolupador desenvolupadora enginyer enginyera becari becaria tecnic dissenyador dissenyadora cambrer cambrera
   administratiu ajudant voluntari voluntaria hilfskraft hiwi doktorand doktorandin lehrbeauftragter lehrbeauftragte masterand
   masterandin bachelorand bachelorandin grunder grunderin konstrukteur betreuer betreuerin kassenwart praktikum schulerpraktikum
   bundesfreiwilligendienst dottorando dottoranda bolseiro bolseira doutorando doutoranda atendente promovendus bijbaan
   vakkenvuller bezorger bestuurslid penningmeester secretaris beheerder statisticien statisticienne biostatisticien
   biostatisticienne biostatistician vaktmastare lagerarbetare lararen larare sjukskoterska underskoterska saljare forare truckforare
   kock servitor servitris stadare snickare ingenjor utvecklare konsult projektledare gruppledare teamledare handlaggare ekonom vikarie
   barnskotare medarbetare montor hemtjanst udvikler konsulent laerer sygeplejerske saelger medarbejder afdelingsleder tjener laerling
   utvikler sykepleier selger medarbeider avdelingsleder inginer inginera dezvoltator programator contabil vanzator vanzatoare sofer
   ospatar bucatar muncitor tehnician lucrator casier stagiar asistenta medic avocat profesoara
   mjukvaruutvecklare systemutvecklare webbutvecklare programmerare ingenjorer tekniker elektriker mekaniker kassor lakare undervisare
   assistent praktikant ordforande kassorska vardare bitrade butikssaljare receptionist chaufforer administrator forskare 
   timvikarie sommarjobb extraarbete fritidsledare ledare styrelseledamot projektmedarbetare butiksmedarbejder butiksmedarbeider
   butiksassistent kontorassistent paedagog lagermedarbejder kok frivillig studentermedhjaelper praktikant specialkonsulent ingenior
   ingenieur kundekonsulent ekspedient frisor formand styreleder styremedlem laereassistent ringevikar tilkallingsvikar barnehageassistent
   kehittaja ohjelmistokehittaja insinoori myyja myyntipaallikko opettaja sairaanhoitaja lahihoitaja tutkija projektipaallikko harjoittelija
   asiantuntija asiakaspalvelija tyontekija tarjoilija kokki siivooja varastotyontekija avustaja johtaja suunnittelija toimitusjohtaja
   puheenjohtaja kuljettaja huoltaja vyvojar vyvojarka programatorka technicka ucitel ucitelka ridic prodavac prodavacka
   skladnik asistentka vedouci zastupce konzultant brigadnik brigadnicka stazista ucetni kuchar cisnik servirka spravce
   dispecer obsluha prodejce asistent mistr svarec manazer manazerka konstrukter zednik recepcni pracovnik pracovnice reditel reditelka
   jednatel obchodnik poradce lekar nastrojar serizovac truhlar tesar malir urednik urednice prekladatel
   komuves nyomozo lakatos hegeszto takarito pokladni delnik zamecnik elektrikar veduci predavac predavacka uctovnik uctovnicka vodic cisnicka
   fejleszto szoftverfejleszto programozo mernok szoftvermernok rendszergazda tanar tanarno apolo elado ugyintezo asszisztens vezeto
   projektvezeto csoportvezeto ugyvezeto gyakornok szakacs pincer pultos raktaros konyvelo tanacsado elemzo szerelo operator munkatars
   muhendis muhendisi muhendisligi gelistirici gelistiricisi yazilimci stajyer stajyerligi teknisyenligi stajyeri uzman uzmani mudur muduru yonetici yoneticisi danisman danismani
   sorumlu sorumlusu temsilcisi yardimcisi teknisyen teknisyeni tekniker teknikeri ogretmen ogretmeni hemsire hemsiresi doktor avukat
   memur memuru garson asci sofor kasiyer muhasebeci tasarimci tasarimcisi analisti elemani asistan asistani egitmen egitmeni
   inzenjer programer nastavnik nastavnica konobar konobarica prodavacica vozac skladistar voditelj voditeljica
   direktorica pripravnik racunovoda
   zivi bufdi museumsfuhrer pizzabote beisitzer schriftfuhrer atsem aesh etalagiste modeliste tapissier mesera mesero plomero plomera
   catedratico catedratica capacitador capacitadora specializzando specializzanda jardineiro jardineira uitvoerder leidster vakantiewerker
   zaakvoerder ambtenaar doktorant doktorantka adiunkt katecheta katechetka bankier amanuens brandman bager avisbud bestyrelsesmedlem
   bibliotekar oppvaskhjelp laerervikar brannmann sommervikar tilkallingsvikar putkimies vapaaehtoinen doktorandusz firinci tamirci bahcivan
   kutuphaneci doctorand calligrapher comptroller airman reservist greeter caddie caddy
   creator internship apprenticeship traineeship practicum secondment chairperson chairman chairwoman trustee councilman councilwoman
   staffer promoter scholar barback spokesperson spokeswoman handyman headhunter solopreneur inventor employe employee tresoriere
   inventoriste promovend promovendin gospodarcza samozatrudnienie maker shopper messenger seller diver servant hospitanz volontariat
   magang kinderbetreuung zivildiener babysitting externship factrice fondator regnskapsforer postdoctorat postdottorato posdoctorado postdoctorado posdoutorado bijles bijlessen korepetycje doucovani ripetizioni fritidsjob werkstudium schnupperlehre tutorato tutoraggio tutoria monitoria secretariat auxiliaire daeksmand cheftaine tutorat ater minijob ferienarbeit praxissemester nachhilfe freiberuflich selbstandig selbstandige bedienung
   diretor diretora representante geografo camareira ajudante empreendedor empreendedora tabeliao tabelia escrevente defensor defensora
   soldado sargento piloto revisor revisora instrutor instrutora treinador treinadora cuidador cuidadora baba digitador digitadora
   almoxarife conferente despachante tesoureiro tesoureira delineante limpiador limpiadora portero portera entrenador entrenadora
   ninera mensajero mensajera tesorero tesorera productor productora logopeda trabajador trabajadora dibujante editore rappresentante
   chimico panettiere panettiera pizzaiolo imprenditore imprenditrice istruttore istruttrice allenatore allenatrice badante facchino
   tesoriere produttore produttrice praticante superviseur superviseuse editeur editrice promoteur promotrice representant
   nutritionniste biologiste chimiste projeteur projeteuse nettoyeur nettoyeuse gardien gardienne associe standardiste
   bibliothecaire documentaliste instructeur instructrice entraineur entraineuse coursier coursiere scientifique producteur productrice
   collaborateur boursier boursiere attachee hotelier enqueteur enquetrice concepteur conceptrice testeur testeuse
   mediateur mediatrice analist technicus ontwerper ontwerpster dietist bioloog chemicus econoom schoonmaakster bewaker vennoot
   ondernemer onderneemster receptioniste opvoeder opvoedster arbeider arbeidster magazijnier bediende verantwoordelijke
   direktor direktorin koordinator koordinatorin vertreter vertreterin volkswirt volkswirtin programmierer programmiererin zeichner
   zeichnerin maler malerin dreher portier unternehmer unternehmerin telefonistin rezeptionist rezeptionistin bibliothekar
   bibliothekarin archivar archivarin padagoge padagogin arbeiter arbeiterin kassierer kassiererin freiwilliger freiwillige
   schauspieler schauspielerin musiker musikerin produzent produzentin logopadin wykladowca wykladowczyni handlowiec dietetyk biolog
   chemik deweloper sprzataczka wspolnik przedsiebiorca korektor trener trenerka dostawca skarbnik producent przewodnik
   stazystka menedzer menedzerka monter analytiker formgivare psykolog sjukgymnast apotekare veterinar malare svetsare
   bagare delagare grundare sekreterare bibliotekarie arkivarie oversattare instruktor tranare barnmorska chauffor arkitekt regissor
   skadespelare samordnare techlead teamlead paraeducator scribe canvasser dosimetrist keyholder attendant liaison locum
   varnplikt varnpliktig verneplikt vernepliktig vaernepligt militaertjeneste kesatyo siviilipalvelus varusmies zomerjob vakantiewerk vakantiejob
   zaterdaghulp weekendhulp vakantiekracht brigada grundwehrdienst wehrdienst wehrdienstleistender
   lagerarbeiter thekenkraft kundenbetreuer ejecutivo ejecutiva pasante pasantia repositor reponedor empresario empresaria estagio
   motoboy servente tirocinio apprendistato medewerkster verkoopster zelfstandige zelfstandig praktyka praktyki staz sprzedawczyni
   pomocnik korepetytor korepetytorka praktik vikar frilans egenforetagare sommerjobb deltidsjobb deltidsjob studiejob staj
   predajca predajkyna pokladnik pokladnicka upratovacka skladnicka opatrovatelka opatrovatel vychovavatelka operatorka konzultant
   konzultantka obchodnik obchodnicka zivnostnik osvc uctovnik uctovnicka brigadnicka dobrovolnik dobrovolnicka lektorka penztaros
   recepcios ugyfelszolgalatos szakmunkas betanitott uzletkoto uzletvezeto ertekesito szakerto kisegito futar gepkocsivezeto takarito
   apolo oktato edzo onkentes vallalkozo ugyintezo minosegellenor lakatos hegeszto asztalos kozmetikus fodrasz cukrasz hentes ohjelmoija
   opettaja hoitaja avustaja myyntineuvottelija tarjoilija kuljettaja siivooja varastotyontekija kesatyontekija harjoittelija johtaja
   leder sjef hoofd bediener bedienerin kontrolleur kontrolleurin delavec delavka sodelavec sodelavka pracovnicka dolgozo beszerzo tervezo
   vadove meistras padejejas vyrobce vyrobca vyrobkyna inzenyr inzenyrka
   graphist diagnostician bagger busboy sdet youtuber retoucher emt seafarer diskare jobbare minijobber flexwerker fsjler einschaler
   eisenflechter trockenbauer maquettiste vendangeur vendangeuse friegaplatos contable grigliatore edytor sekreter gorevlisi kurye
   tezgahtar kasir karyawan pramusaji natakar modelleur rayonist apprenante apprenant lagerhilfe serviceaushilfe verkaufsaushilfe
   barhjelp kjokkenhjelp butikkhjelp kassamedarbejder flyttehjaelper receptionnist developper
   paedagog paedagogmedhjaelper medhjaelper tjener ekspedient laerling kundeserviceassistent leader
   μηχανικος πωλητης πωλητρια υπαλληλος γραμματεας λογιστης προγραμματιστης καθηγητης καθηγητρια σερβιτορος διευθυντης βοηθος gyakorlat
   vadybininkas programuotojas inzinierius padavejas mokytojas pardaveja pardavejas vadovas programmetajs skolotajs pardevejs vaditajs
   arendaja programmeerija opetaja muuja juhataja spetsialist teenindaja
   разработчик программист инженер менеджер администратор аналитик тестировщик дизаинер бухгалтер директор руководитель специалист
   консультант продавец кассир водитель учитель преподаватель врач медсестра юрист оператор техник стажер ассистент помощник секретарь
   начальник научныи сотрудник архитектор маркетолог редактор журналист переводчик повар официант электрик сварщик слесарь мастер
   основатель сооснователь розробник програміст інженер адміністратор аналітик тестувальник керівник спеціаліст фахівець продавець
   касир водіи вчитель викладач лікар стажист асистент засновник`.split(/\s+/)

/** The words that job titles are made of, without accents and in small letters; some stand in both lists. */
export const listedTitleWords: ReadonlySet<string> = new Set([
  ...titleWords,
  ...moreTitleWords,
  ...Object.values(titleWordsAbroad).flatMap((words) => words.trim().split(/\s+/)),
])
