/** Programs of offices, clinics, workshops, studios and other places of work. Entries stand apart with a semicolon: the name, then other spellings in small letters, each after a bar. */
export const programs = `
Adobe Acrobat|acrobat; Adobe Analytics|omniture; Adobe Audition; Adobe Captivate; Adobe Dimension; Adobe
FrameMaker|framemaker; Adobe Lightroom; Adobe Target; Affinity Designer; Affinity Photo; Affinity Publisher;
CorelDRAW|corel draw; GIMP; Inkscape; InVision; Axure RP|axure; Balsamiq; Zeplin; Camtasia|techsmith camtasia;
Articulate Storyline|articulate 360; iSpring; Substance Painter; Avid Media Composer; Logic Pro; Cubase; FL
Studio; OBS Studio; QuarkXPress; WordPerfect; FileMaker Pro|filemaker; Lotus Notes|ibm notes; Google Docs; Google
Drive; Google Slides; Google Meet; Google Calendar; Google Forms; Gmail; Google Looker Studio|looker studio|google
data studio; Dropbox; Zoom|zoom meetings; Webex|cisco webex; Skype; GoToMeeting; Microsoft Publisher; OneNote;
OneDrive; Microsoft Copilot; Microsoft Fabric; Power Platform; Microsoft Entra ID|azure ad|azure active
directory|entra id; Microsoft Defender; Microsoft Sentinel; Exchange Online; DocuSign; LibreOffice|openoffice;
Evernote; ClickUp; Basecamp; Wrike; Jira Service Management; Bitbucket; Toggl; Calendly; SurveyMonkey; Qualtrics;
Typeform; Intercom; Freshdesk; Genesys; Avaya; Five9; Twilio; Stripe; Toast POS; Aloha POS; Micros POS|oracle micros;
Lightspeed; OpenTable; Resy; Opera PMS|oracle opera; Amadeus; Sabre; Galileo GDS; Cloudbeds; Guesty; ADP Workforce
Now|adp; Kronos|ukg|ultipro; Paychex; Gusto; BambooHR; Ceridian Dayforce|dayforce; SAP SuccessFactors|successfactors;
Taleo|oracle taleo; Greenhouse; iCIMS; Applicant tracking systems|applicant tracking system; Cornerstone OnDemand;
Personio; LinkedIn Recruiter; FreshBooks; Wave Accounting; Zoho; Zoho CRM; Pipedrive; SugarCRM; ZoomInfo; LinkedIn
Sales Navigator|sales navigator; Salesforce Marketing Cloud|marketing cloud; Salesforce Lightning; Eloqua|oracle
eloqua; Constant Contact; ActiveCampaign; Hootsuite; Sprout Social; Moz; Screaming Frog; TurboTax; ProSeries; Lacerte;
CCH Axcess; UltraTax; Drake Tax; Peachtree|sage 50; Sage Intacct; Dynamics GP; Dynamics NAV|business central; Epicor;
Infor; Odoo; SAP S/4HANA|s/4hana|sap s4hana; SAP Ariba|ariba; SAP PP; SAP PM; SAP QM; SAP CO; SAP HCM; SAP Fiori;
Coupa; Concur|sap concur; Expensify; BlackLine; Hyperion|oracle hyperion; Anaplan; Adaptive Insights; Oracle Cloud
ERP|oracle fusion; FactSet; Refinitiv Eikon|eikon; Capital IQ|s&p capital iq; PitchBook; Morningstar Direct;
MetaTrader; CoStar; Yardi; AppFolio; RealPage; MRI Software; Multiple listing service|mls; LexisNexis; Westlaw; Clio;
Relativity; iManage; NetDocuments; PACER; CaseMap; Moodle; Blackboard; Canvas LMS|instructure canvas; Google
Classroom; Schoology; PowerSchool; Turnitin; Kahoot; Seesaw; Smart Board|smartboard|interactive whiteboard; Learning
management systems|learning management system|lms; Student information systems; IEP|individualized education program;
eClinicalWorks; MEDITECH; Allscripts; athenahealth; NextGen; Kareo; Practice Fusion; Dentrix; Eaglesoft; Pyxis;
Omnicell; PointClickCare; PACS; DICOM; Laboratory information systems|lims; REDCap; Medidata Rave; Veeva Vault|veeva;
CPT coding; HCPCS; ICD-9; MDS 3.0; LabWare; ChemDraw; Waters Empower; GraphPad Prism|graphpad; ImageJ; FlowJo; BLAST;
SnapGene; PyMOL; Gaussian; GROMACS; LAMMPS; NVivo; ATLAS.ti; MAXQDA; JMP|sas jmp; Alteryx; KNIME; RapidMiner;
Spotfire|tibco spotfire; Sisense; ThoughtSpot; DataStage|ibm datastage; Informatica PowerCenter|powercenter;
Erwin|erwin data modeler; Collibra; Alation; Matillion; AWS Glue; Amazon Athena; Amazon EMR; Amazon
QuickSight|quicksight; AWS Step Functions|step functions; AWS Fargate|fargate; AWS CDK; Elastic Beanstalk; Amazon
VPC|vpc; Route 53; Amazon Cognito|cognito; Azure Synapse|synapse analytics; Azure SQL; Cosmos DB|azure cosmos db;
AKS|azure kubernetes service; Azure Databricks; Azure Monitor; Cloud Run|google cloud run; GKE|google kubernetes
engine; Pub/Sub|google pub/sub; Dataflow; Dataproc; Google Cloud Storage; Solr|apache solr; OpenSearch; Kibana;
Logstash; ELK stack|elastic stack; Fluentd; Loki; Graphite; Dynatrace; AppDynamics; Opsgenie; NoSQL; RDBMS|relational
databases|relational database; Supabase; PlanetScale; MyBatis; Liquibase; Flyway; Prisma; Drizzle; TypeORM; Sequelize;
Mongoose; Apollo GraphQL|apollo|apollo client|apollo server; Hasura; Socket.IO; Koa; Hapi; AdonisJS; Meteor; Polymer;
Preact; SolidJS; Qwik; HTMX; Bootstrap; Material UI|mui; Chakra UI; Ant Design; Styled Components|styled-components;
PostCSS; shadcn/ui; Radix UI; RxJS; XState; NgRx; Vuex; Pinia; Turborepo; Nx; pnpm; Bun; Deno; esbuild; Parcel;
Prettier; Ionic; Cordova|phonegap; Capacitor; NativeScript; Godot; CryEngine; GLSL; HLSL; OpenCV; YOLO; spaCy; NLTK;
Gensim; Hugging Face Transformers; LangGraph; CrewAI; AutoGen; vLLM; Ollama; ONNX; TensorRT; Triton Inference Server;
DVC; CatBoost; statsmodels; Polars; Apache Arrow; DuckDB; Streamlit; Gradio; Jupyter|jupyter notebook|jupyter
notebooks; Google Colab; Anaconda; RStudio; Shiny; ggplot2; tidyverse; dplyr; Stable Diffusion; Midjourney; ChatGPT;
GitHub Copilot; Cursor; Claude Code; Model Context Protocol|mcp; Vector databases|vector database;
Fine-tuning|finetuning; AI agents|agentic ai; Kali Linux; Nessus|tenable; Qualys; Rapid7; Palo Alto Networks;
Fortinet|fortigate; Juniper; Aruba; Meraki|cisco meraki; F5|big-ip; Zscaler; SentinelOne; QRadar; ArcSight; EnCase;
FTK|forensic toolkit; MITRE ATT&CK; Single sign-on|sso; Multi-factor authentication|mfa; PKI; Malware analysis;
Digital forensics; Ethical hacking; MPLS; SD-WAN; VLAN|vlans; Wi-Fi; Bluetooth; Zigbee; LoRaWAN; 5G; LTE; MQTT;
Proxmox; KVM; VirtualBox; Nutanix; SCCM|microsoft sccm; Jamf; Veeam; Commvault; NetApp; z/OS; JCL; CICS; AS/400|ibm i;
Mainframe|mainframes; Bentley MicroStation|microstation; Civil 3D|autocad civil 3d; OpenRoads; Navisworks; Autodesk
BIM 360|bim 360; Tekla|tekla structures; ETABS; SAP2000; STAAD.Pro|staad pro; Robot Structural Analysis; HEC-RAS;
HEC-HMS; SWMM; MODFLOW; PVsyst; EnergyPlus; AutoCAD Electrical; AutoCAD Plant 3D; Aspen HYSYS|hysys; Aspen Plus;
ChemCAD; P&ID|p&ids; LS-DYNA; Nastran|msc nastran; HyperMesh|altair hyperworks; Solid Edge; Onshape; Teamcenter;
Windchill; Arena PLM; PLM; PDM; Manufacturing execution systems|manufacturing execution system; ERP|enterprise
resource planning|erp systems; CMMS; IBM Maximo; Allen-Bradley|rockwell automation|rslogix; Siemens TIA Portal|tia
portal; Beckhoff|twincat; Codesys; Ladder logic; HMI; Wonderware; Ignition SCADA; FANUC; KUKA; ABB robots; G-code;
Coordinate measuring machine|cmm; Statistical process control|spc; DMAIC; Value stream mapping;
Oscilloscopes|oscilloscope; PSpice; OrCAD; Cadence Virtuoso; Synopsys; Vivado|xilinx vivado; Quartus; SystemVerilog;
UVM; ModelSim; ASIC design|asic; I2C; UART; SPI; PCIe; ZEMAX; LightTools; COMSOL Multiphysics; AUTOSAR; ISO 26262;
DO-178C; CANoe|vector canoe; dSPACE; Xactimate; Bluebeam Revu; PlanGrid; Buildertrend; Sage 300 Construction;
On-Screen Takeoff; RSMeans; AIA contracts; Lumion; V-Ray; Enscape; Twinmotion; KeyShot; Lectra; Gerber AccuMark; CLO
3D; Blackbaud Raiser's Edge|raiser's edge; Bloomerang; DonorPerfect; Warehouse management systems|wms|warehouse
management system; Manhattan WMS|manhattan associates; Transportation management systems|tms|transportation management
system; SAP TM; Blue Yonder|jda; Oracle Transportation Management; Telematics; Samsara; Electronic logging
devices|eld; CDL|commercial driver's license; Hazmat|hazardous materials; Trados|sdl trados; memoQ; CAT tools;
WooCommerce; BigCommerce; PrestaShop; Squarespace; Wix; Contentful; Strapi; Amazon Seller Central|seller central;
Google Merchant Center; Euromonitor; Brandwatch; Meltwater; Cision; Muck Rack; Associated Press style|ap style;
Chicago Manual of Style; Adobe Campaign; The Trade Desk; DV360|display & video 360; Programmatic advertising;
Pinterest Ads; LinkedIn Ads; TikTok Ads; Microsoft Advertising|bing ads; Mathcad; Maple|maplesoft maple; Keynote;
Quicken; Visual FoxPro|foxpro; dBASE; MapInfo; ArcMap|arcgis pro; ERDAS IMAGINE; GRASS GIS; Distributed control
systems|distributed control system|dcs; Electronic data interchange|edi; Computational fluid dynamics|cfd; OpenFOAM;
SaaS|software as a service; PaaS; IaaS; Material requirements planning|mrp; HRMS|human resource management system;
Mentimeter; Padlet; Nearpod; Quizlet; ClassDojo; Edpuzzle; Desmos; GeoGebra; SolarWinds; PRTG; FrontPage; Version
control|source control; SigmaPlot; OriginLab|origin pro; IDE; AVEVA; NetBackup|veritas netbackup; SAP Business
One|business one; S-PLUS; VxWorks; Computer-aided dispatch; NCIC; AFIS; Practice management software; Lucidchart;
draw.io; GitLab; Dragon NaturallySpeaking; MuseScore; Sibelius; JAWS screen reader|jaws; Swagger|openapi; Insomnia;
Charles Proxy; Fiddler; GraphiQL; Rational Rose; Enterprise Architect; TOGAF; COBIT; ArchiMate; BPMN; Camunda; UiPath;
Blue Prism; Automation Anywhere; Robotic process automation|rpa; ElastiCache|amazon elasticache; asyncio;
CSS-in-JS; Tecton; Core Web Vitals|web vitals; Agora SDK; MathJax; KaTeX; Flexbox; Firestore|cloud firestore; Cloud Functions|firebase functions;
Google Maps API; SSR|server-side rendering; Design systems|design system; Event-driven messaging; Feature stores|feature store
`
