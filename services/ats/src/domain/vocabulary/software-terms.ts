/**
 * Methods, patterns, protocols, and libraries of software work beside the technologies, in the form of technologies.ts, and more
 * spellings of what stands in other lists. What is an everyday word stands here with another word only.
 */
export const softwareTerms = `
Mockito; Robolectric|roboelectric; MVVM; MVP pattern|mvp architecture; MVI; BLoC pattern|flutter bloc; Riverpod; GetX; Material Design; Core Data|coredata;
Kotlin coroutines|coroutines; RxSwift; TestFlight; Google Play|play store; App Store|app store connect; Push notifications|push notification;
In-app purchases; Deep linking|deep links; Refactoring|refaktorisierung|refactorisation|refactorizacion|refatoracao|refaktoryzacja|refaktoryzacji;
Unit testing|unit test|unit tests|unittests|unit-tests|tests unitaires|pruebas unitarias|tests unitarios|testes unitarios|test unitari|testy jednostkowe|testow jednostkowych|testowanie jednostkowe;
Integration testing|integration test|integration tests|integrationstests|tests d integration|pruebas de integracion|testes de integracao|testes integrados|testy integracyjne;
End-to-end testing|end to end testing|end-to-end tests|e2e tests|e2e testing|e2e;
Functional testing|functional tests|tests fonctionnels|pruebas funcionales;
Automated testing|automated tests|testing automatico|tests automatises|automatisierte tests|pruebas automatizadas|testes automatizados|testy automatyczne|geautomatiseerde tests;
Smoke testing|smoke tests; API testing|api tests; Mobile testing; Security testing; Test strategy|teststrategie; TestNG;
Bug tracking|bug reports|bug reporting;
Design patterns|design pattern|entwurfsmuster|patrones de diseno|padroes de projeto|patrons de conception|wzorce projektowe|wzorcow projektowych;
Object-oriented design|oo design|ood; Clean architecture; Hexagonal architecture|ports and adapters;
Event-driven architecture|event-driven|arquitectura orientada a eventos; Event sourcing; CQRS;
Distributed systems|distributed system|verteilte systeme|systemes distribues|sistemas distribuidos|sistemi distribuiti|systemy rozproszone;
Reactive programming|programacao reativa|programacion reactiva|programmation reactive;
Asynchronous programming|async programming|programacion asincronica|programacion asincrona|asynchrone programmierung;
Multithreading|multi-threading|multithreaded; Concurrency|concurrent programming|nebenlaufigkeit; Memory management|speicherverwaltung;
Parallel computing|parallel programming; Query optimization|query optimisation|query tuning;
Stored procedures|stored procedure|procedimientos almacenados|procedures stockees; Database replication; Sharding;
High availability|hochverfugbarkeit|alta disponibilidad|haute disponibilite; Failover; Fault tolerance|fault-tolerant;
Load balancing|load balancer|load balancers; Caching; Data pipelines|data pipeline|datenpipelines|pipelines de donnees|pipelines de datos;
Data lakes|data lake|lakehouse; Stream processing|streaming data|real-time data; Batch processing; ELT;
Data quality|datenqualitat|qualite des donnees|calidad de datos; Data lineage; Data catalog; Master data management; Embeddings;
Vector databases|vector db|vector search; Model deployment; Model training; Model evaluation; AI agents|agentic workflows|agentic;
Vulnerability scanning|vulnerability scans; Vulnerability assessment|vulnerability assessments|schwachstellenanalyse|schwachstellenbewertung;
Threat hunting; Threat intelligence; Secure coding|secure software development|secure development; Security architecture|sicherheitsarchitektur;
Security operations|security operations center; Intrusion detection|ids/ips; Encryption|verschlusselung|chiffrement|cifrado; Patch management;
Hardening|systemhartung; Access control|access controls; Multi-factor authentication|2fa; Authentication; Authorization; Performance monitoring;
Performance optimization|performance optimisation|performance-optimierung|optimisation des performances|optimizacion de rendimiento; Alerting;
Postmortems|post-mortems|blameless postmortems; Chaos engineering; Service mesh; Service level objectives|slos|slo; Reverse proxy;
Content delivery networks|cdn;
Web applications|web application|web apps|webanwendungen|applications web|aplicaciones web|aplicacoes web|applicazioni web|aplikacje internetowe|webapplicaties;
Mobile applications|mobile apps|mobile app|mobile anwendungen|applications mobiles|aplicaciones moviles|aplicativos moveis;
Single-page applications|single page applications; Core Web Vitals|web performance; Cross-browser compatibility|cross-browser; Web components;
Internationalization|internationalisation|i18n; Wireframing|wireframes|wireframe|mockups; PayPal; SendGrid; Algolia; Doctrine ORM; Sidekiq;
ActiveRecord; SvelteKit; Tauri; PHPUnit; Composer for PHP; Jasmine; Chai.js; Event Hubs|azure event hubs; Azure Service Bus;
Google App Engine|app engine; EventBridge; GitOps; Crossplane; Kustomize; Podman; containerd; eBPF; Cilium; Thanos; ELK stack; Graylog;
Firmware|firmware development|firmware-entwicklung; Device drivers|device driver|geratetreiber;
Microcontrollers|microcontroller|mikrocontroller|microcontroleur|microcontroleurs|microcontroladores|pic microcontroller;
Over-the-air updates|ota updates|fota; USB; Bluetooth Low Energy; Ethernet; FreeBSD; ZFS|openzfs;
File systems|file system|filesystem|filesystems|dateisysteme; Interrupts; Board bring-up; Hardware-in-the-loop|hil testing; MISRA C|misra;
OBD-II|obd2; SMTP; IMAP; IPv6; Routing and switching|routing & switching|routing switching;
RDBMS|relationale datenbanken|relationalen datenbanken|bases de donnees relationnelles|bases de datos relacionales|bancos de dados relacionais|database relazionali;
NoSQL|nosql databases;
Version control|versionsverwaltung|versionskontrolle|gestion de version|gestion de versions|control de versiones|controle de versao|kontrola wersji|kontroli wersji|controllo di versione|versiebeheer;
Object-oriented programming|objektorientierte programmierung|programmation orientee objet|programacion orientada a objetos|programacao orientada a objetos|programmazione a oggetti|programowanie obiektowe|programowania obiektowego|object georienteerd|object-oriented;
Agile|metodologias agiles|metodologia agil|metodologias ageis|methodes agiles|agile methoden|agilen methoden|agile entwicklung|agile entwicklungsprozesse|agilen entwicklungsprozessen|metodologie agili|metodyki zwinne|agile werken;
Continuous deployment|continuous deployments; Release engineering; Build systems|build system|build tools; Technical debt;
Technical design|technical designs; Developer experience; Developer tools; Internal tools;
Software engineering|software-engineering|genie logiciel|ingenieria de software|engenharia de software|ingegneria del software; Level design;
Particle effects|particle systems; Shaders|shader|shader programming; Gameplay programming|gameplay systems;
Game development|game dev|spieleentwicklung; 3D programming; Multiplayer networking;
Open source|open-source|open source software|open source projects|open-source projects; Big data;
Scripting|scripting languages|scripting language|scripting skills;
Scalability|scalable systems|scalable services|scalable applications|skalierbarkeit|scalabilite|escalabilidad; Single sign-on|single sign on;
Authorization|authorisation|autorisierung; SaaS|saas product|saas products; SysOps; SecOps; Geospatial data|spatial data|geodaten;
Data preparation|data preprocessing|data cleansing|data cleaning|datenaufbereitung;
Process optimization|process optimisation|prozessoptimierung|optimisation des processus|optimizacion de procesos;
Cloud infrastructure|cloud services|cloud platforms|cloud-based platforms|cloud technologies; Data privacy;
Frontend development|frontend developer|front-end developer|frontend engineer|frontend-entwickler|desarrollador frontend|developpeur front-end;
Backend development|backend developer|back-end developer|backend engineer|backend-entwickler|desarrollador backend|developpeur back-end;
Full-stack development|full-stack developer|full stack developer|fullstack|fullstack developer|full-stack engineer|fullstack-entwickler|desarrollador full stack;
Mobile development|mobile developer|mobile app development|app developer|app-entwicklung;
Web development|web developer|webentwicklung|webentwickler|developpement web|desarrollo web|desenvolvimento web|sviluppo web|webontwikkeling;
Data engineering|data engineer; Systems engineering|systems engineer; Embedded software|embedded software development|embedded-software;
Knowledge graphs|knowledge graph; Data warehousing|data warehouses; Monitoring tools|monitoring and alerting; Incident handling;
Technical support|tech support|technischer support|soporte tecnico|support technique; Customer service|kundensupport|soporte al cliente
`
