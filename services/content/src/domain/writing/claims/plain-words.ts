/** Words that are written with a capital and name no employer, school or client: products, languages, roles, headings. */
const words = `
  javascript typescript python java kotlin swift ruby rust golang go scala perl php react angular vue svelte node node.js
  next.js django flask spring rails laravel docker kubernetes terraform ansible jenkins git github gitlab linux windows
  android ios macos aws azure gcp cloud s3 ec2 lambda postgresql postgres mysql mongodb redis kafka rabbitmq elasticsearch
  spark hadoop airflow snowflake tableau power bi excel word powerpoint office outlook sap jira confluence figma sketch
  photoshop illustrator indesign html css sass graphql rest api apis sql nosql json xml oauth oauth2 http https tcp ip
  ci cd devops agile scrum kanban lean tdd bdd seo sem crm erp etl ml ai nlp llm llms gdpr hipaa sox pci soc b2b b2c saas
  paas iaas kpi kpis okr okrs roi ux ui qa it hr pr cto ceo cfo coo vp usa uk eu us un
  english german french spanish italian portuguese dutch polish swedish chinese mandarin japanese korean arabic russian
  hindi turkish greek danish norwegian finnish czech european american british asian african western
  million millionen milliarde milliarden euro euros prozent
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
  october november december christmas easter q1 q2 q3 q4 i ii iii
  dear sir madam hiring manager managers team recruiter kind best warm regards sincerely yours faithfully thank thanks
  professional experience education skills summary profile objective projects certifications awards languages interests
  references key achievements highlights responsibilities core competencies contact work history about services
  senior junior lead principal staff chief head director vice president engineer engineering developer development
  designer design analyst analytics architect consultant specialist coordinator administrator assistant associate
  officer representative executive supervisor technician nurse teacher accountant intern software hardware backend
  frontend full stack data product project program marketing sales business operations finance financial human resources
  customer service support quality assurance machine learning artificial intelligence science scientist web mobile
  security network systems system information technology bachelor master doctor of the and in for with to a an my our
  resume curriculum vitae cover letter internet wi-fi bluetooth covid
  berlin hamburg munich vienna zurich london leeds manchester paris lyon madrid barcelona rome milan lisbon amsterdam
  rotterdam brussels stockholm oslo copenhagen helsinki warsaw prague dublin germany france spain italy england scotland
  wales ireland netherlands belgium switzerland austria sweden norway denmark finland poland portugal europe america asia
  africa canada australia india china japan brazil mexico argentina london york new los angeles san francisco boston
  chicago seattle texas california silicon valley deutschland osterreich schweiz espana italia`

/** Folded. */
export const plainWords: ReadonlySet<string> = new Set(words.split(/\s+/).filter((word) => word !== ''))
