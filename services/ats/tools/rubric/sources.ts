/** Public studies, guidelines, and vendors' documentation that the rubric's reasons come from. */
export const sources = {
  ladders2012: {
    name: 'Ladders, eye-tracking study of 30 recruiters, 2012',
    url: 'https://scribd.com/doc/233050011/TheLadders-EyeTracking-StudyC2',
  },
  ladders2018: {
    name: 'Ladders, eye-tracking study, 2018, as HR Daily Advisor reports it',
    url: 'https://hrdailyadvisor.blr.com/2018/11/15/eye-tracking-recruiters-average-7-4-seconds-reviewing-a-resume/',
  },
  greenhouse: {
    name: 'Greenhouse, Unsuccessful resume parse',
    url: 'https://support.greenhouse.io/hc/en-us/articles/200989175-Unsuccessful-resume-parse-',
  },
  textkernel: {
    name: 'Textkernel, resume quality in the SDK reference',
    url: 'https://textkernel.github.io/tx-java/com/textkernel/tx/models/resume/metadata/ResumeMetadata.html',
  },
  sovren: {
    name: 'Sovren, Tips for electronic resumes, 2015',
    url: 'https://studylib.net/doc/18279869/tips-for-electronic-resumes',
  },
  harvard: {
    name: 'Harvard FAS, Create a strong resume',
    url: 'https://careerservices.fas.harvard.edu/resources/create-a-strong-resume/',
  },
  purdue: {
    name: 'Purdue OWL, Introduction to and expectations for résumés',
    url: 'https://owl.purdue.edu/owl/job_search_writing/resumes_and_vitas/introduction.html',
  },
  usajobs: {
    name: 'USAJOBS, How do I write a resume for a federal job?',
    url: 'https://help.usajobs.gov/faq/application/documents/resume/what-to-include',
  },
  workWiltshire: {
    name: 'Wiltshire Council, Application tips',
    url: 'https://workwiltshire.co.uk/jobs/application-tips/',
  },
  saylor: {
    name: 'Saylor Academy, Six Steps to Job Search Success, 4.4',
    url: 'https://saylordotorg.github.io/text_six-steps-to-job-search-success/s08-04-work-experience.html',
  },
  nace: {
    name: 'NACE, Job Outlook 2024',
    url: 'https://www.naceweb.org/about-us/press/the-key-attributes-employers-are-looking-for-on-graduates-resumes',
  },
  spelling: {
    name: 'Sterkens et al., PLOS ONE 18(4), 2023',
    url: 'https://doi.org/10.1371/journal.pone.0283280',
  },
  email: {
    name: 'van Toorenburg, Oostrom, and Pollet, Cyberpsychology, Behavior, and Social Networking 18(3), 2015',
    url: 'https://doi.org/10.1089/cyber.2014.0542',
  },
  unemployment: {
    name: 'Kroft, Lange, and Notowidigdo, Quarterly Journal of Economics 128(3), 2013',
    url: 'https://doi.org/10.1093/qje/qjt015',
  },
  hiddenWorkers: {
    name: 'Harvard Business Review on the study of hidden workers by Harvard Business School and Accenture, 2022',
    url: 'https://hbr.org/2022/05/tap-the-talent-your-hiring-algorithms-are-missing',
  },
  eeoc: {
    name: 'U.S. Equal Employment Opportunity Commission, letter on pre-employment inquiries, 2006',
    url: 'https://www.eeoc.gov/node/130395',
  },
  buzzwords: {
    name: 'Lexology on LinkedIn’s list of overused words',
    url: 'https://www.lexology.com/library/detail.aspx?g=3da99cd7-9407-4fba-a9e4-dc79ad60c2b2',
  },
  stuffing: {
    name: 'Boulo Solutions, Keyword-stuffed resumes: A recruiter’s perspective',
    url: 'https://boulosolutions.com/keyword-stuffed-resumes-a-recruiters-perspective',
  },
  whiteFonting: {
    name: 'WorkLife on white-fonting, 2024',
    url: 'https://www.worklife.news/talent/wtf-is-white-fonting/',
  },
  owasp: {
    name: 'OWASP, LLM01:2025 Prompt injection',
    url: 'https://github.com/OWASP/www-project-top-10-for-large-language-model-applications/blob/main/2_0_vulns/LLM01_PromptInjection.md',
  },
  unicode: {
    name: 'Unicode Technical Standard 39, Security mechanisms',
    url: 'https://www.unicode.org/reports/tr39/',
  },
} as const

/** One of them. */
export type Source = keyof typeof sources
