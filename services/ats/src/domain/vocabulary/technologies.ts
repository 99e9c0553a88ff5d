/** Skills of software, data, design and office work. Entries stand apart with a semicolon: the name, then other spellings in small letters, each after a bar. */
export const technologies = `
JavaScript|js|ecmascript; TypeScript|ts; Python|python3; Java; C; C++|cpp; C#|csharp|c sharp; Go|golang; Rust; Ruby;
Ruby on Rails|rails; PHP; Laravel; Symfony; Kotlin; Swift; Objective-C; Scala; Elixir; Erlang; Haskell; R; MATLAB;
Julia; Perl; Bash|shell scripting|shell script|shell scripts|unix shell; PowerShell; SQL; PL/SQL|plsql; T-SQL|tsql|transact-sql; HTML|html5; CSS|css3; Sass|scss; Tailwind
CSS|tailwind; React|react.js|reactjs; React Native; Next.js|nextjs|next; Vue.js|vue|vuejs; Nuxt; Angular|angularjs; Svelte;
jQuery; Redux; Node.js|nodejs|node; Express|express.js; NestJS|nest.js; Fastify; Django; Flask; FastAPI; Spring Boot;
Spring; Hibernate; .NET|dotnet|.net core|asp.net; GraphQL; REST|rest api|rest apis|restful apis|restful; gRPC;
WebSockets|websocket; Microservices|microservice|microsservicos|microservicios|microservizi; PostgreSQL|postgres; MySQL; MariaDB; SQLite; MongoDB; Redis;
Elasticsearch; Cassandra; DynamoDB|amazon dynamodb; Oracle Database|oracle db; SQL Server|microsoft sql
server|mssql|ms sql; Snowflake; BigQuery|google bigquery; Redshift|amazon redshift; Kafka|apache kafka; RabbitMQ;
NATS; Spark|apache spark|pyspark; Hadoop; Airflow|apache airflow; dbt; Databricks; Docker; Kubernetes|k8s; Helm;
Terraform; Ansible; Jenkins; GitHub Actions; GitLab CI|gitlab ci/cd; CI/CD|continuous integration|continuous delivery;
Git; Linux; Nginx; AWS|amazon web services; Azure|microsoft azure; Google Cloud|gcp|google cloud platform|g cloud; Serverless;
Prometheus; Grafana; Datadog; Observability; Machine learning|ml|maschinelles lernen|apprentissage
automatique|aprendizaje automatico|aprendizado de maquina|uczenie maszynowe; Deep learning; NLP|natural language
processing; Computer vision; TensorFlow; PyTorch; scikit-learn|sklearn; pandas; NumPy; Data analysis|data
analytics|datenanalyse|analyse de donnees|analisis de datos|analise de dados|analisi dei dati|data-analyse|analiza
danych; Data engineering; Data modeling|data modelling; Data visualization|data visualisation; Statistics; A/B
testing|ab testing; Tableau; Power BI; Looker; Excel|microsoft excel|ms excel|excela|excelu; PowerPoint|ms powerpoint|powerpointa;
Word|microsoft word|ms word; Google Analytics; SEO; SEM; CUDA; OpenAI API|openai; Hugging Face|huggingface; LangChain;
LlamaIndex; Large language models|llm|llms|large language model; Prompt engineering; Retrieval-augmented
generation|rag; Generative AI|genai; Claude|anthropic claude; Gemini; GitHub; Temporal; IIS; BGP; OSPF; Expo; Firebase; Amplitude;
Mixpanel; JAX; FHIR; HL7; ROS|ros2; Razor; ASP.NET MVC; Blazor; Entity Framework|ef core; LINQ; WPF; Xamarin; .NET
MAUI|maui; Axios; LaTeX; Netlify; Vercel; Nix|nixos; PagerDuty; VMware|vsphere|esxi; OpenTofu; Terragrunt; Pulumi;
CloudFormation|aws cloudformation; SaltStack; Puppet; Chef; Vagrant; Packer; tRPC; Zod; Remix; Astro; Gatsby;
Ember.js|ember; Backbone.js|backbone; Alpine.js; Lit; Storybook; Webpack; Vite; Rollup; Babel; ESLint; Zustand; MobX;
TanStack Query|react query; Testing Library|react testing library; Vitest; Mocha; Puppeteer; Cucumber; Postman;
SoapUI; JMeter|apache jmeter; k6; Gatling; Appium; Robot Framework; pytest; RSpec; Transformers; Keras; XGBoost;
LightGBM; MLflow; Kubeflow; SageMaker|amazon sagemaker; Vertex AI; Amazon Bedrock|bedrock; Weights & Biases; Ray;
Dask; Delta Lake; Apache Iceberg|iceberg; Apache Flink|flink; Apache Beam; Apache NiFi|nifi; Hive|apache hive; HBase;
Presto; Trino; ClickHouse; Druid; Fivetran; Airbyte; Dagster; Prefect; Luigi; Informatica; Talend; SSIS; SSRS; SSAS;
DAX; Power Query; Qlik|qlikview|qlik sense; Metabase; Superset; OpenTelemetry; New Relic; Splunk; Sentry; Jaeger;
Nagios; Zabbix; Neo4j; Qdrant; Pinecone; Milvus; pgvector; Couchbase; CouchDB; InfluxDB; TimescaleDB; CockroachDB;
DB2; Teradata; Vertica; Memcached; Amazon S3|s3; Amazon EC2|ec2; Amazon ECS|ecs; Amazon EKS|eks; Amazon RDS|rds; AWS
Lambda; CloudWatch; CloudFront; API Gateway; SQS; SNS; Kinesis; Azure DevOps; Azure Functions; Azure Data Factory|data
factory; Cloudflare Workers|cloudflare; Heroku; DigitalOcean; OpenStack; OpenShift; Rancher; Istio; Envoy; Consul;
Vault|hashicorp vault; Nomad; Argo CD|argocd; FluxCD; Karpenter; CircleCI; Travis CI; TeamCity; Bamboo; SonarQube;
Nexus; Artifactory; Bazel; Gradle; Maven; CMake; npm; Yarn; WebRTC; Protocol Buffers|protobuf; SOAP; OAuth|oauth
2.0|oauth2; SAML|saml 2.0; OpenID Connect|oidc; Auth0; Keycloak; Okta; LDAP; TLS|ssl/tls; Cryptography; OWASP; Burp
Suite; Metasploit; Nmap; Wireshark; Snort; CrowdStrike; Threat modeling; Incident response; Vulnerability management;
Identity and access management|iam; Zero trust; SOC 2; PCI DSS; NIST; Windows Server; macOS; Ubuntu; Red Hat|rhel;
Debian; Hyper-V; Citrix; Intune; Exchange Server; Office 365|microsoft 365|m365; SharePoint; Power Apps; Power
Automate; Microsoft Teams; ServiceNow; ITIL; Slack; Notion; Asana; Trello; Monday.com; Smartsheet; Airtable; Zapier;
Miro; Google Workspace|g suite; Google Sheets; Microsoft Office|ms office|msoffice; Outlook; Microsoft Access|ms access; Visio;
Microsoft Project|ms project; VBA; Phoenix; Elm; F#|fsharp; OCaml; Clojure; Groovy; Lua; COBOL; Fortran;
Pascal|delphi; Assembly|assembler; Zig; Nim; Crystal; Prolog; Lisp|common lisp; Scheme; ABAP; Apex; Smalltalk;
ActionScript; CoffeeScript; SwiftUI; UIKit; Jetpack Compose; RxJava; Ktor; Quarkus; Micronaut; Play Framework; Akka;
Actix; Tokio; Gin; Echo; Pyramid; Celery; SQLAlchemy; SciPy; Matplotlib; Plotly; Seaborn; Stan; PyMC; SAS; SPSS;
Stata; Minitab; EViews; Mathematica; Simulink; LabVIEW; OPC UA; SCADA; Modbus; CAN bus; Yocto; RTOS|freertos;
Bare-metal; ARM; Arduino; Raspberry Pi; KiCad; Altium|altium designer; SPICE|ltspice; Eagle; Soldering; GDB; Slurm;
MPI; OpenMP; OpenCL; OpenGL; Vulkan; DirectX; WebGL; Three.js; D3.js|d3; Mapbox; Leaflet; QGIS; ArcGIS; FFmpeg; Mobile
development; Web development; Full-stack development|full-stack|full stack; Frontend development|front-end
development; Backend development|back-end development; API design; API integration; Data science; Data governance;
Data mining; Business intelligence; Predictive modeling; Time series analysis; Recommender systems; Reinforcement
learning; Speech recognition; Image processing; Site reliability engineering|sre; Infrastructure as code|iac; Cloud
architecture; Solution architecture; Software architecture; Legacy modernization; Technical writing; Technical
documentation; Code review; Test-driven development|tdd; Behavior-driven development|bdd; Pair programming; Extreme
programming; DevSecOps; MLOps; Progressive web apps|pwa; Search engine marketing; Google Ads|adwords; Meta
Ads|facebook ads; Google Tag Manager; Google Search Console; Ahrefs; SEMrush; Mailchimp; Klaviyo; Marketo; Pardot;
Braze; Segment; Optimizely; Hotjar; Canva; Adobe Creative Suite|creative cloud|adobe creative cloud; After
Effects|adobe after effects; Premiere Pro|adobe premiere; Lightroom; Final Cut Pro; DaVinci Resolve; Pro Tools;
Ableton Live; Cinema 4D; Maya|autodesk maya; 3ds Max; ZBrush; Houdini; Rhino; Grasshopper; SketchUp; ArchiCAD; BIM;
Vectorworks; Inventor|autodesk inventor; CATIA; Creo|ptc creo; Siemens NX; ANSYS; COMSOL; Abaqus; Fusion 360;
Mastercam; EPLAN; Primavera P6|primavera; Bluebeam; Procore; Unix; Windows|windows xp|windows nt|windows 10|windows
11; XML|xsd|xsl; XSLT; XHTML; DHTML; JSON; YAML; Oracle|oracle 10g|oracle 11g|oracle 12c; Java EE|j2ee|jakarta ee;
Java SE|j2se; Eclipse; IntelliJ IDEA|intellij; Visual Studio; VS Code|visual studio code; NetBeans; Xcode; Android
Studio; Ajax; Adobe Flash|flash; JSP; JSF; Servlets|servlet; EJB; JMS; JDBC; JPA; Swing; JavaFX; Struts; Apache
Tomcat|tomcat; Apache HTTP Server|apache httpd|apache|apache2; JBoss|wildfly; WebLogic|oracle weblogic; WebSphere; Apache Ant|ant;
Log4j; ASP|classic asp; VB.NET|visual basic .net; Visual Basic|vb6; VBScript; Tcl; MFC; Qt; Dreamweaver|adobe
dreamweaver; Fireworks; PageMaker; Subversion|svn; CVS; ClearCase; Perforce; Mercurial; TFS|team foundation server;
Bugzilla; ClearQuest; HP Quality Center|quality center|hp alm; LoadRunner; TOAD; UML; SOA|service-oriented
architecture; Web services; XPath; Solaris; AIX; HP-UX; MS-DOS|dos; OpenVMS; LAMP|lamp stack; CMS|content management
systems; Joomla; Drupal; TYPO3; Alfresco; Liferay; Sitecore; Adobe Experience Manager|aem; Oracle Fusion Middleware;
MuleSoft|mule esb; TIBCO; SAP ABAP; SAP HANA; SAP MM; SAP SD; SAP BW; Oracle E-Business Suite; PeopleSoft; Siebel; JD
Edwards; Microsoft Dynamics|dynamics 365; Business Objects|sap businessobjects; Cognos; MicroStrategy; Crystal
Reports; SpagoBI; DevOps; Virtualization; Cloud computing; Software development|softwareentwicklung|developpement logiciel|desarrollo de software|desenvolvimento de software|sviluppo software|softwareontwikkeling|programowanie; Software engineering; Software
testing|manual testing; Regression testing; Integration testing; Load testing; Performance testing; User acceptance
testing|uat; Test planning|test plans|test plan; Test cases|test case; Defect management|defect tracking;
Configuration management; Incident management; Release management; SDLC|software development life cycle; Data
structures; Algorithms; Operating systems; Databases|database design|database administration|datenbanken|bases de donnees|bases de datos|bancos de dados|basi di dati|bazy danych; Data migration;
Artificial intelligence; Web design; Responsive design; Desktop publishing; System administration|systems
administration; Network administration; Help desk|helpdesk; Hardware; FTP; HTTP; DNS; DHCP; VPN; VoIP; SSH; LAN; WAN;
Internet of things|iot; Augmented reality; Virtual reality; Facebook; Instagram; LinkedIn; Twitter; YouTube; TikTok;
Digital marketing|onlinemarketing|online-marketing|marketing digital|marketing numerique; Online advertising; Advertising;
System testing|systemtest|systemtests; Exploratory testing; Cross-browser testing; Dependency injection|inversion of control; Legacy
systems|legacy code|legacy system|legacy applications|altsysteme; Backups|backup|datensicherung|sauvegardes|copias de seguridad;
System monitoring|server monitoring|application monitoring|infrastructure monitoring; Message queues|message queue|message queuing|message
brokers|message broker; Debugging; MVC; SOLID principles; Clean code; Supervised learning; Feature engineering;
Containerization|containerisation|containerized|containerised; Disaster recovery; Capacity planning|kapazitatsplanung; API development|apis|desarrollo de apis|desenvolvimento de apis;
Varnish|varnish cache; TurboGears; web2py; Chai; Karma; NUnit; xUnit; Checkstyle; Gulp|gulp.js; Grunt; Linkerd; Traefik; HAProxy; ELK stack|elk; ActiveMQ|apache activemq; Apache Pulsar|pulsar; Windows Forms|winforms; CodeIgniter; Yii|yii2; Zend Framework|zend|laminas; Spryker; Sinatra;
JSON Web Tokens|jwt|jwts|json web token; Ethereum; Thymeleaf; Vaadin; Google Web Toolkit|gwt; Gunicorn; Alembic; Pydantic; Locust; SOLID principles|solid-prinzipien|principes
solid|principios solid
`
