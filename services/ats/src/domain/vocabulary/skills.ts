/**
 * Skills of all trades: the name, then other spellings. Single-letter and everyday words (Go, R, C, Excel, Swift) count
 * only in a list of skills or written as the name is; see `find-skills.ts`.
 */
const table = `
JavaScript|js|ecmascript
TypeScript|ts
Python|python3
Java
C
C++|cpp
C#|csharp|c sharp
Go|golang
Rust
Ruby
Ruby on Rails|rails
PHP
Laravel
Symfony
Kotlin
Swift
Objective-C
Scala
Elixir
Erlang
Haskell
R
MATLAB
Julia
Perl
Bash|shell scripting
PowerShell
SQL
PL/SQL
T-SQL
HTML|html5
CSS|css3
Sass|scss
Tailwind CSS|tailwind
React|react.js|reactjs
React Native
Next.js|nextjs
Vue.js|vue|vuejs
Nuxt
Angular|angularjs
Svelte
jQuery
Redux
Node.js|nodejs|node
Express|express.js
NestJS|nest.js
Fastify
Django
Flask
FastAPI
Spring Boot
Spring
Hibernate
.NET|dotnet|.net core|asp.net
GraphQL
REST|rest api|rest apis|restful apis|restful
gRPC
WebSockets|websocket
Microservices|microservice
PostgreSQL|postgres
MySQL
MariaDB
SQLite
MongoDB
Redis
Elasticsearch
Cassandra
DynamoDB
Oracle Database|oracle db
SQL Server|microsoft sql server|mssql
Snowflake
BigQuery
Redshift
Kafka|apache kafka
RabbitMQ
NATS
Spark|apache spark|pyspark
Hadoop
Airflow|apache airflow
dbt
Databricks
Docker
Kubernetes|k8s
Helm
Terraform
Ansible
Jenkins
GitHub Actions
GitLab CI
CI/CD|continuous integration|continuous delivery
Git
Linux
Nginx
AWS|amazon web services
Azure|microsoft azure
Google Cloud|gcp|google cloud platform
Serverless
Prometheus
Grafana
Datadog
Observability
Machine learning|ml
Deep learning
NLP|natural language processing
Computer vision
TensorFlow
PyTorch
scikit-learn|sklearn
pandas
NumPy
Data analysis|data analytics
Data engineering
Data modeling|data modelling
Data visualization|data visualisation
Statistics
A/B testing|ab testing
Tableau
Power BI
Looker
Excel|microsoft excel|ms excel
PowerPoint
Word|microsoft word
Google Analytics
SEO
SEM
Figma
Sketch
Adobe Photoshop|photoshop
Adobe Illustrator|illustrator
Adobe InDesign|indesign
Adobe XD
UX design|user experience|ux
UI design|user interface design
User research
Wireframing
Prototyping
Accessibility|wcag
Agile
Scrum
Kanban
Jira
Confluence
Product management
Product strategy
Roadmapping|roadmap planning
Project management
Stakeholder management
Change management
Risk management
Budgeting|budget management
Forecasting|financial forecasting
Financial modeling|financial modelling
Financial analysis
Financial reporting
Accounting
Bookkeeping
Accounts payable
Accounts receivable
Payroll
Auditing|internal audit|audit
Tax preparation
GAAP
IFRS
QuickBooks
SAP
Oracle ERP
NetSuite
Xero
Salesforce
HubSpot
CRM
Cold calling
Lead generation
Account management
Business development
Negotiation|contract negotiation
Sales
Retail
Merchandising
Inventory management|inventory control
Supply chain|supply chain management
Procurement
Logistics
Warehouse management
Forklift operation|forklift
Lean|lean manufacturing
Six Sigma
Quality assurance|qa
Quality control
Test automation
Selenium
Cypress
Playwright
Jest
JUnit
Unit testing
Penetration testing
Information security|cybersecurity|cyber security
Network security
Firewalls|firewall
SIEM
ISO 27001
GDPR
HIPAA
Networking|computer networking
TCP/IP
Cisco
Active Directory
Technical support|it support
Customer service|customer support
Customer success
Call center|call centre
Zendesk
Copywriting
Content marketing
Content strategy
Email marketing
Social media|social media marketing
Brand management|branding
Public relations
Event planning|event management
Market research
Video editing
Photography
Recruiting|recruitment|talent acquisition
Onboarding
Employee relations
Performance management
HRIS
Workday
Labor law|employment law
Teaching
Curriculum development|curriculum design
Lesson planning
Classroom management
Special education
Tutoring
Nursing
Patient care
Patient assessment
Medication administration
Wound care
IV therapy
Triage
Critical care|intensive care
CPR
BLS|basic life support
ACLS|advanced cardiac life support
Electronic health records|ehr|emr|electronic medical records
Epic|epic systems
Cerner
Phlebotomy
Vital signs
Infection control
Physical therapy
Occupational therapy
Pharmacy
Medical billing
Medical coding|icd-10
Clinical research|clinical trials
Laboratory techniques
PCR
ELISA
HPLC
Cell culture
Flow cytometry
Chemistry
Microbiology
Molecular biology
Bioinformatics
Legal research
Legal writing
Litigation
Contract drafting|contract review
Compliance|regulatory compliance
Due diligence
Paralegal
AutoCAD
SolidWorks
Revit
CAD
CAM
CNC machining|cnc
Welding|mig welding|tig welding
Plumbing
Electrical wiring|electrical installation
HVAC
Carpentry
Blueprint reading
Construction management
Site supervision
Occupational safety|osha|health and safety
PLC programming|plc
Robotics
Embedded systems
FPGA
Verilog
VHDL
Circuit design
PCB design
Mechanical design
Finite element analysis|fea
Thermodynamics
GIS
Cooking
Menu planning
Food safety|haccp|servsafe
Bartending
Barista
Housekeeping
Front desk
Hospitality
Reservations
POS systems|point of sale
Cash handling
Translation
Interpreting
Editing|copy editing
Proofreading
Journalism
Grant writing
Fundraising
Volunteer management
Counseling|counselling
Case management
Social work
Crisis intervention
Childcare
Driving
Fleet management
Route planning
Dispatching
Landscaping
Agriculture
Blockchain
Solidity
iOS
Android
Flutter
Dart
Unity
Unreal Engine
Game design
3D modeling|3d modelling
Blender
WordPress
Shopify
Magento
Webflow
System design
Distributed systems
Event-driven architecture
Domain-driven design|ddd
Object-oriented programming|oop
Functional programming
Design patterns
Performance optimization|performance tuning
ETL
Data warehousing|data warehouse
Leadership|team leadership
Mentoring
Public speaking
`

/** A skill: its name and every spelling of it in lower case. */
export interface Skill {
  name: string
  spellings: string[]
}

/** Every known skill. */
export const skills: Skill[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', ...others] = line.split('|')
    return { name, spellings: [name.toLowerCase(), ...others] }
  })

/** Names that are everyday words too: outside a list of skills they count only in exactly this spelling and case. */
export const ambiguousSkills = new Set(
  `c go r word excel swift express spring sketch node ts ml ui ux sales driving cooking editing teaching retail word
   rest spark lean epic helm dart unity rust julia ruby flask pharmacy chemistry statistics leadership
   barista reservations negotiation looker sass perl scala cam cad word auditing audit accounting compliance translation
   photography agriculture counseling fundraising nursing hospitality housekeeping`.split(/\s+/),
)

/** Skills of character rather than of craft; they count little in a match. */
export const softSkills = new Set([
  'leadership',
  'mentoring',
  'public speaking',
  'negotiation',
  'customer service',
  'stakeholder management',
  'onboarding',
  'agile',
])
