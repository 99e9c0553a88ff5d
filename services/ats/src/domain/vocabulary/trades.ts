/** Skills of all other trades, some in several languages. Entries stand apart with a semicolon: the name, then other spellings in small letters, each after a bar. */
export const trades = `
Figma; Sketch; Adobe Photoshop|photoshop; Adobe Illustrator|illustrator; Adobe InDesign|indesign; Adobe XD; UX
design|user experience|ux; UI design|user interface design; User research; Wireframing; Prototyping;
Accessibility|wcag; Agile; Scrum; Kanban; Jira; Confluence; Product management; Product strategy; Roadmapping|roadmap
planning; Project management|projektmanagement|gestion de projet|gestion de projets|gestion de proyectos|gestao de
projetos|gestione progetti|projectmanagement|zarzadzanie projektami; Stakeholder management; Change management|veranderungsmanagement|conduite du changement|gestion del cambio|gestao da mudanca|verandermanagement; Risk
management|risikomanagement|gestion des risques|gestion de riesgos|gestao de riscos|gestione del rischio|risicomanagement|zarzadzanie ryzykiem; Budgeting|budget management|budgetierung|elaboration budgetaire|presupuestos|orcamento|budzetowanie; Forecasting|financial forecasting; Financial modeling|financial modelling;
Financial analysis; Financial reporting|finanzberichte|reporting financier|jahresabschluss|jahresabschlusse|comptes annuels|cuentas anuales|demonstracoes financeiras|bilancio|jaarrekening|sprawozdania finansowe|sprawozdan finansowych;
Accounting|buchhaltung|comptabilite|contabilidad|contabilidade|contabilita|boekhouding|ksiegowosc|ksiegowosci|finanzbuchhaltung; Bookkeeping;
Accounts payable|kreditorenbuchhaltung|comptabilite fournisseurs|cuentas a pagar|contas a pagar|contabilita fornitori|crediteurenadministratie; Accounts receivable|debitorenbuchhaltung|comptabilite clients|cuentas a cobrar|contas a receber|contabilita clienti|debiteurenadministratie; Payroll|lohnbuchhaltung|paie|nominas|folha de pagamento|buste
paga|salarisadministratie|kadry i place; Auditing|internal audit|audit; Tax preparation; GAAP; IFRS; QuickBooks; SAP;
Oracle ERP; NetSuite; Xero; Salesforce; HubSpot; CRM; Cold calling; Lead generation|leadgenerierung|prospection commerciale|captacion de clientes|prospeccao|acquisizione clienti|pozyskiwanie klientow; Account management|kundenbetreuung im aussendienst|gestion de comptes|gestion de cuentas|gestao de contas|accountbeheer; Business
development; Negotiation|contract
negotiation|verhandlung|verhandlungsfuhrung|negociation|negociacion|negociacao|negoziazione|onderhandelen|negocjacje;
Sales|vertrieb|verkauf|vente|ventes|ventas|vendas|vendite|verkoop|sprzedaz; Retail; Merchandising; Inventory
management|inventory control; Supply chain|supply chain management;
Procurement|einkauf|achats|compras|acquisti|inkoop|zakupy;
Logistics|logistik|logistique|logistica|logistiek|logistyka; Warehouse management|lagerverwaltung|gestion
d'entrepot|gestion de almacen|magazijnbeheer|gospodarka magazynowa; Forklift
operation|forklift|gabelstapler|staplerschein|heftruck|chariot elevateur|carretilla elevadora|carrello elevatore|wozek
widlowy; Lean|lean manufacturing; Six Sigma|lean six sigma; Quality assurance|qa|qualitatssicherung|assurance qualite|aseguramiento de la calidad|garantia da qualidade|assicurazione qualita|zapewnienie jakosci; Quality control|qualitatskontrolle|controle
qualite|control de calidad|controle de qualidade|controllo qualita|kwaliteitscontrole|kontrola jakosci; Test
automation; Selenium; Cypress; Playwright; Jest; JUnit; Unit testing; Penetration testing; Information
security|cybersecurity|cyber security; Network security; Firewalls|firewall; SIEM; ISO 27001; GDPR; HIPAA;
Networking|computer networking; TCP/IP; Cisco; Active Directory; Technical support|it support; Customer
service|customer support|kundenservice|kundenbetreuung|service client|atencion al cliente|atendimento ao
cliente|servizio clienti|klantenservice|obsluga klienta; Customer success; Call center|call centre; Zendesk;
Copywriting; Content marketing; Content strategy; Email marketing; Social media|social media marketing|reseaux sociaux|redes sociales|redes sociais|media spolecznosciowe; Brand
management|branding; Public relations; Event planning|event management; Market research|marktforschung|etudes de marche|investigacion de mercados|pesquisa de mercado|ricerche di mercato|marktonderzoek|badania rynku; Video editing; Photography;
Recruiting|recruitment|talent
acquisition|personalbeschaffung|recrutement|reclutamiento|recrutamento|reclutamento|werving|rekrutacja; Onboarding;
Employee relations; Performance management; HRIS; Workday; Labor law|employment law|arbeitsrecht|droit du
travail|derecho laboral|direito do trabalho|diritto del lavoro|arbeidsrecht|prawo pracy;
Teaching|unterricht|enseignement|docencia|ensino|insegnamento|onderwijs|nauczanie; Curriculum development|curriculum
design; Lesson planning|unterrichtsplanung|unterrichtsvorbereitung|planificacion de clases|planejamento de aulas|planowanie lekcji|lesvoorbereiding; Classroom management|klassenfuhrung|gestion de classe|gestion del aula|gestao de sala de aula|gestione della classe|klassenmanagement; Special education; Tutoring; Nursing|krankenpflege|soins
infirmiers|enfermeria|enfermagem|infermieristica|verpleegkunde|pielegniarstwo; Patient care|patientenpflege|prise en charge des patients|atencion al paciente|cuidado de pacientes|assistenza ai pazienti|patientenzorg|opieka nad pacjentem; Patient assessment;
Medication administration|medikamentengabe|administration des medicaments|administracion de medicamentos|administracao de medicamentos|somministrazione di farmaci|medicatie toedienen|podawanie lekow; Wound care|wundversorgung|soins des plaies|cura de heridas|tratamento de feridas|medicazione delle ferite|wondverzorging|opatrywanie ran; IV therapy; Triage; Critical care|intensive care; CPR; BLS|basic life support;
ACLS|advanced cardiac life support; Electronic health records|ehr|emr|electronic medical records|electronic patient records|epr|electronic medical record|dossier patient|elektronische patientenakte; Epic|epic systems;
Cerner; Phlebotomy; Vital signs; Infection control|infektionspravention|hygiene hospitaliere|control de infecciones|controlo de infecao|controllo delle infezioni|infectiepreventie; Physical therapy; Occupational therapy; Pharmacy; Medical billing;
Medical coding|icd-10; Clinical research|clinical trials; Laboratory techniques; PCR; ELISA; HPLC; Cell culture; Flow
cytometry; Chemistry; Microbiology; Molecular biology; Bioinformatics; Legal research; Legal writing; Litigation;
Contract drafting|contract review; Compliance|regulatory compliance; Due diligence; Paralegal; AutoCAD; SolidWorks;
Revit; CAD; CAM; CNC machining|cnc; Welding|mig welding|tig
welding|schweissen|soudage|soldadura|soldagem|saldatura|lassen|spawanie; Plumbing; Electrical wiring|electrical
installation|elektroinstallation|installation electrique|instalaciones electricas|instalacoes eletricas|impianti elettrici|elektrische installaties|instalacje elektryczne; HVAC; Carpentry; Blueprint reading|technische zeichnungen lesen|lecture de plans|lectura de planos|leitura de desenho tecnico|lettura disegno tecnico|czytanie rysunku technicznego; Construction management; Site supervision; Occupational
safety|osha|health and safety|arbeitssicherheit|securite au travail|seguridad laboral|prevencion de riesgos laborales|seguranca do trabalho|sicurezza sul lavoro|arbeidsveiligheid; PLC programming|plc|sps-programmierung|sps; Robotics; Embedded systems; FPGA; Verilog;
VHDL; Circuit design; PCB design; Mechanical design; Finite element analysis|fea; Thermodynamics; GIS; Cooking|kochen|cuisine|cocina|cozinha|cucina|koken|gotowanie; Menu
planning; Food safety|servsafe|lebensmittelhygiene|securite alimentaire|seguridad alimentaria|seguranca alimentar|sicurezza alimentare|voedselveiligheid|bezpieczenstwo zywnosci; HACCP; Bartending; Barista; Housekeeping; Front desk; Hospitality; Reservations; POS
systems|point of sale; Cash handling;
Translation|ubersetzung|traduction|traduccion|traducao|traduzione|vertaling|tlumaczenia; Interpreting; Editing|copy
editing; Proofreading; Journalism; Grant writing; Fundraising; Volunteer management; Counseling|counselling; Case
management; Social work; Crisis intervention; Childcare; Driving; Fleet management; Route planning; Dispatching;
Landscaping; Agriculture; Blockchain; Solidity; iOS; Android; Flutter; Dart; Unity; Unreal Engine; Game design; 3D
modeling|3d modelling; Blender; WordPress; Shopify; Magento; Webflow; System design; Distributed systems; Event-driven
architecture; Domain-driven design|ddd; Object-oriented programming|oop; Functional programming; Design patterns;
Performance optimization|performance tuning; ETL; Data warehousing|data warehouse; Leadership|team
leadership|fuhrung|mitarbeiterfuhrung|management d'equipe|liderazgo|lideranca|leiderschap|przywodztwo; Mentoring;
Public speaking; Catheterization; Blood pressure monitoring; Pain management; Palliative care; Hospice care;
Geriatrics|geriatric care; Pediatrics|paediatrics; Oncology; Cardiology; Neurology; Obstetrics; Midwifery; Surgery;
Operating room|perioperative; Anesthesia; Emergency medicine; Telemetry; Dialysis; Ventilator management; Discharge
planning; Care planning|care plans; Patient education; Medical records; Medical terminology; EKG|ecg; PALS; Mental
health; Cognitive behavioral therapy|cbt; Psychotherapy; Speech therapy; Rehabilitation; Nutrition; Dietetics;
Radiology; MRI; Ultrasound; X-ray; Sterilization|sterilisation|esterilizacion|esterilizacao|sterilizzazione|sterilisatie|sterylizacja; Dental hygiene; Orthodontics; Veterinary medicine; Animal care;
Manual handling; Personal care; Dementia care; Safeguarding; First aid|erste hilfe|premiers secours|primeros auxilios|primeiros socorros|primo soccorso|eerste hulp|ehbo|pierwsza pomoc; Hygiene; Good manufacturing practice|gmp; Good
clinical practice; Regulatory affairs; Pharmacovigilance; Toxicology; Immunology; Genetics; Genomics; CRISPR;
Western blot; Mass spectrometry; Gas chromatography; NMR; Microscopy; Spectroscopy; Histology; Titration; Statistical
analysis; Experimental design; Literature review; Peer review; Fieldwork; Survey design; Qualitative research;
Quantitative research; Scientific writing; Environmental science; Sustainability; Life cycle assessment; Environmental
impact assessment; Water treatment; Waste management; Renewable energy; Solar energy|photovoltaics; Wind energy;
Energy management; Geology; Surveying; Hydraulics; Structural engineering; Civil engineering; Geotechnical
engineering; Chemical engineering; Process engineering; Electrical engineering; Mechanical engineering; Industrial
engineering; Manufacturing engineering; Product design; Product development; Reverse engineering; GD&T|geometric
dimensioning and tolerancing; Tolerance analysis; Injection molding; Sheet metal; 3D printing|additive manufacturing;
Machining; Milling; Turning|lathe; Grinding; Brazing; Pipefitting; Scaffolding; Roofing; Masonry|bricklaying;
Painting; Plastering; Tiling; Flooring; Drywall; Concrete; Demolition; Excavation; Crane operation; Heavy equipment
operation; Rigging; Maintenance|instandhaltung|wartung|mantenimiento|manutencao|manutenzione|onderhoud|utrzymanie ruchu; Preventive maintenance; Troubleshooting; Repair; Automotive repair; Diagnostics;
Electronics; Instrumentation; Calibration; Power distribution; Switchgear; Motor control; Refrigeration; Boilers; Fire
safety; Security; Surveillance; Emergency response; Quantity surveying; Cost estimation|estimating; Tendering; Site
management; Property management; Real estate; Facilities management; Cleaning; Laundry; Gardening; Horticulture;
Farming; Irrigation; Livestock; Forestry; Fishing; Baking; Pastry; Butchery; Catering; Food preparation; Food service;
Kitchen management; Wine service|wine; Table service; Guest relations; Concierge services; Tourism; Travel planning;
Ticketing; Revenue management; Upselling; Cross-selling; Visual merchandising; Stock control|stock management|lagerbestandsfuhrung|gestion des stocks|gestion de stock|control de stock|controle de estoque|gestione del magazzino|voorraadbeheer; Store
management; Shelf stocking|restocking; Cashiering; E-commerce; Category management; Pricing; Demand planning; Order
fulfillment|order picking; Shipping; Receiving; Customs|customs clearance; Import/export|import and export; Freight
forwarding; Transport planning; Last-mile delivery; Pallet jack; RF scanner|rf scanning; SAP EWM; Kaizen; 5S; Total
quality management|tqm; ISO 9001; Root cause analysis; FMEA; Production planning; Packaging; Assembly line; Sewing;
Upholstery; Fashion design; Textile design; Hairdressing; Makeup; Massage; Fitness training|personal training;
Coaching; Sports management; Dance; Music; Singing; Piano; Acting; Theatre; Stage management; Lighting design; Sound
engineering; Film production; Screenwriting; Storytelling; Creative writing; Illustration; Graphic design; Typography;
Layout; Print production; Art direction; Animation; Motion graphics; Interior design; Exhibition design; Curation;
Archiving; Library science; Cataloging|cataloguing; Museum education; Podcasting; Broadcasting; News writing;
Fact-checking; Media relations; Crisis communication; Internal communications; Corporate communications; Community
management; Influencer marketing; Affiliate marketing; Growth marketing; Performance marketing; Product marketing;
Marketing automation; Campaign management; Conversion rate optimization|cro; Customer segmentation; Market analysis;
Competitive analysis; Go-to-market strategy|go-to-market; Pricing strategy; Sales management; Sales operations; Inside
sales; Field sales; B2B sales; B2B; B2C; Solution selling; MEDDIC; SPIN selling; Pipeline management; Prospecting;
Contract management; Tender management; Key account management; Partner management; Vendor management|supplier
management; Strategic sourcing; Cost control|cost reduction; P&L management|p&l; Investor relations; Fundraising
strategy; Mergers and acquisitions|m&a; Valuation; Equity research; Portfolio management; Asset management; Wealth
management; Financial planning; Investment banking; Private equity; Venture capital; Trading; Derivatives; Fixed
income; Treasury; Cash management; Credit analysis; Credit risk; Underwriting; Insurance; Claims handling|claims
processing; Actuarial science; Anti-money laundering|aml; KYC; Fraud detection; Internal controls|sox;
Reconciliation|account reconciliation; Month-end close|month end closing|monatsabschluss|monatsabschlusse|cloture mensuelle|cierre mensual|fechamento mensal|chiusura mensile; General ledger; Cost accounting; Management
accounting; Consolidation;
Invoicing|billing|rechnungsstellung|facturation|facturacion|faturamento|fatturazione|facturatie|fakturowanie; Tax
law|taxation|steuerrecht|droit fiscal|derecho fiscal|direito fiscal|diritto tributario|belastingrecht|prawo podatkowe; VAT|umsatzsteuer|umsatzsteuervoranmeldung|tva|btw aangifte|podatek vat; Transfer pricing; SAP FI|sap fico; DATEV; Sage; Bloomberg Terminal|bloomberg; Commercial law;
Corporate law|gesellschaftsrecht|droit des societes|derecho mercantil|direito societario|diritto societario|vennootschapsrecht|prawo spolek; Contract law|contracts; Criminal law; Family law; Immigration law; Intellectual property; Patent
law|patents; Data protection|datenschutz|protection des donnees|proteccion de datos|protecao de dados|protezione dei dati|gegevensbescherming|rodo; Mediation; Arbitration; Notarial services; Conveyancing; Legal drafting; Court
procedure; Public policy; Policy analysis; Public administration; Government relations; Lobbying; Diplomacy;
International relations; Human rights; Community outreach; Youth work; Social care; Program management|programme
management; Program evaluation|monitoring and evaluation; Donor relations; Humanitarian aid; Early childhood
education; Primary education; Secondary education; Higher education; Adult education; Online teaching|e-learning;
Instructional design; Assessment; Montessori; TEFL|tesol; Literacy; Academic advising; Student counseling;
Training|staff training; Facilitation; Workshop facilitation; Organizational development; Workforce planning;
Compensation and benefits; HR administration; Personnel administration; Talent management; Succession planning;
Diversity and inclusion; Employer branding; Interviewing; Executive assistance|executive support; Office management;
Diary management|calendar management; Travel arrangements; Minute taking; Data entry; Filing; Typing; Transcription;
Reception; Switchboard; Meeting organization; Process improvement; Business process management|bpm; Business analysis;
Requirements analysis|requirements gathering; Strategic planning; Operations management; Crisis management; Business
continuity; OKRs; KPI reporting|kpi; Balanced scorecard; PRINCE2; PMP; SAFe; Waterfall; Scheduling; Resource planning;
Time management; Teamwork|teamfahigkeit|travail d'equipe|trabajo en equipo|trabalho em equipe|lavoro di
squadra|teamwerk|praca zespolowa; Communication; Problem solving|problem-solving; Critical thinking; Decision making;
Conflict resolution; Attention to detail; Adaptability; Creativity; Multitasking; Presentation skills|presentations;
Marketing|mercadotecnia
`
