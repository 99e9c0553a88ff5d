/**
 * Skills that others cannot be had without: who knows the first knows those behind it. Only what holds by definition, such as
 * a framework and the language that it is written in.
 */
const table = `
React: JavaScript; Next.js: React, JavaScript; React Native: React, JavaScript, Mobile development; Vue.js: JavaScript;
Nuxt: Vue.js, JavaScript; Angular: TypeScript, JavaScript; Svelte: JavaScript; jQuery: JavaScript; TypeScript: JavaScript;
Node.js: JavaScript; Express: Node.js, JavaScript; NestJS: Node.js, TypeScript; Redux: React, JavaScript; Django: Python;
Flask: Python; FastAPI: Python; pandas: Python; NumPy: Python; PyTorch: Python, Machine learning, Deep learning;
TensorFlow: Machine learning, Deep learning; Keras: Machine learning, Deep learning; scikit-learn: Python, Machine learning;
Deep learning: Machine learning; Ruby on Rails: Ruby; Laravel: PHP; Symfony: PHP; Spring Boot: Spring, Java; Spring: Java;
Hibernate: Java; JUnit: Java, Unit testing; Jest: JavaScript, Unit testing; pytest: Python, Unit testing;
ASP.NET MVC: .NET; Blazor: .NET, C#; Entity Framework: .NET; PostgreSQL: SQL; MySQL: SQL; MariaDB: SQL; SQL Server: SQL;
Oracle Database: SQL; SQLite: SQL; T-SQL: SQL; PL/SQL: SQL; BigQuery: SQL; Redshift: SQL, AWS; Snowflake: SQL;
Amazon EC2: AWS; Amazon S3: AWS; Amazon ECS: AWS; Amazon EKS: AWS, Kubernetes; Amazon RDS: AWS; AWS Lambda: AWS;
DynamoDB: AWS; CloudFormation: AWS; SageMaker: AWS, Machine learning; BigQuery: Google Cloud; Azure DevOps: Azure;
GitHub: Git; GitLab: Git; GitHub Actions: CI/CD; GitLab CI: CI/CD; CircleCI: CI/CD; Jenkins: CI/CD; Helm: Kubernetes;
Terraform: Infrastructure as code; Pulumi: Infrastructure as code; SwiftUI: Swift, iOS; UIKit: iOS;
Jetpack Compose: Kotlin, Android; Tailwind CSS: CSS; Sass: CSS; Scrum: Agile; Kanban: Agile; Power BI: Data visualization;
Tableau: Data visualization; LangChain: Large language models; OpenAI API: Large language models; Selenium: Test automation;
Cypress: Test automation; Playwright: Test automation; Cold calling: Sales; Key account management: Account management;
B2B sales: Sales; Inside sales: Sales; Critical care: Nursing; Wound care: Patient care; Apollo GraphQL: GraphQL; Hasura: GraphQL; Preact: JavaScript; SolidJS: JavaScript; NgRx: Angular; Vuex: Vue.js;
Pinia: Vue.js; Material UI: React; Styled Components: React, CSS; Radix UI: React; Bootstrap: CSS; Koa: Node.js; Hapi: Node.js; AdonisJS: Node.js;
Prisma: SQL; TypeORM: SQL; Claude Code: Prompt engineering; LangGraph: LangChain, Large language models; AI agents: Large language models;
spaCy: Python, NLP; NLTK: Python, NLP; OpenCV: Computer vision; GKE: Kubernetes, Google Cloud; AKS: Kubernetes, Azure; Cloud Run: Google Cloud;
Amazon EMR: AWS; AWS Glue: AWS; AWS CDK: AWS, Infrastructure as code; AWS Fargate: AWS; Cosmos DB: Azure; Azure Synapse: Azure;
Civil 3D: AutoCAD; SAP S/4HANA: SAP; SAP Ariba: SAP; Salesforce Marketing Cloud: Salesforce; Kibana: Elasticsearch; dplyr: R; tidyverse: R;
SAP FI: SAP; SAP CO: SAP; SAP MM: SAP; SAP SD: SAP; SAP PP: SAP; SAP BW: SAP; SAP HANA: SAP; SAP ABAP: SAP; SAP EWM: SAP;
Accounts payable: Accounting; Accounts receivable: Accounting; General ledger: Accounting; Month-end close: Accounting;
Financial reporting: Accounting; Bookkeeping: Accounting; Cost accounting: Accounting; RStudio: R; Shiny: R; ggplot2: R, Data visualization; Medication administration: Patient care
`

const parents = new Map<string, string[]>()
for (const entry of table.split(';')) {
  const [name = '', list = ''] = entry.replace(/\s+/g, ' ').trim().split(': ')
  parents.set(name, [...(parents.get(name) ?? []), ...list.split(', ').filter((parent) => parent !== '')])
}

/** What a skill implies. @param name as the vocabulary has it */
export function impliedBy(name: string): string[] {
  return parents.get(name) ?? []
}
