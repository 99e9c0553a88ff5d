import { atsCategories, educationLevels, severities, verdicts } from '@resume/proto/limits/ats'
import { Type } from 'typebox'
import { named } from '../description/keywords.ts'
import { Flag, Text, Texts, Whole } from './schemas.ts'

const Score = (description: string) => Type.Number({ description })

const YearMonth = Type.Object(
  { year: Whole('The year.'), month: Whole('The month, 1 to 12, or 0 if the resume does not say.') },
  named('YearMonth', 'A month of a year.'),
)
const yearMonth = (description: string) => Type.Union([YearMonth, Type.Null()], { description })

const AtsCategory = Type.Enum([...atsCategories], named('AtsCategory', 'A group of checks.'))

const EducationLevel = Type.Enum([...educationLevels], named('EducationLevel', 'A level of education.'))

const AtsCheck = Type.Object(
  {
    id: Text('The ID of the rule. A rule that is applied to each role has its number at the end.'),
    category: AtsCategory,
    severity: Type.Enum([...severities], named('AtsSeverity', 'How much a failed check matters.')),
    passed: Flag('Whether the resume passes.'),
    evidence: Text('What the check is based on, quoted from the resume. Empty in a restricted report.'),
    scoreImpact: Score('The weight of the rule in its category.'),
    fix: Text('What to change. Empty in a restricted report.'),
  },
  named('AtsCheck', 'A rule applied to a resume.'),
)

const AtsCategoryScore = Type.Object(
  {
    category: AtsCategory,
    score: Score('The score of the category, 0 to 100.'),
    passed: Score('The number of checks that passed.'),
    total: Score('The number of checks that applied.'),
    lost: Score('The weight of the checks that failed.'),
    possible: Score('The weight of all checks that applied.'),
  },
  named('AtsCategoryScore', 'The result of a group of checks.'),
)

const ParsedRole = Type.Object(
  {
    title: Text('The job title.'),
    employer: Text('The employer.'),
    current: Flag('Whether the role is held now.'),
    start: yearMonth('When the role began, or null if unknown.'),
    end: yearMonth('When the role ended, or null if it is current or unknown.'),
  },
  named('ParsedRole', 'A role found in a resume.'),
)

const ParsedEducation = Type.Object(
  {
    school: Text('The school.'),
    credential: Text('The degree or certificate.'),
    level: EducationLevel,
    end: yearMonth('When it ended, or null if unknown.'),
  },
  named('ParsedEducation', 'A course of education found in a resume.'),
)

const ParsedResume = Type.Object(
  {
    name: Text('The name.'),
    email: Text('The email address.'),
    phone: Text('The phone number.'),
    links: Texts('The links.'),
    roles: Type.Array(ParsedRole, { description: 'The roles, as listed in the resume.' }),
    education: Type.Array(ParsedEducation, { description: 'The education, as listed in the resume.' }),
    skills: Texts('The skills.'),
    monthsOfExperience: Score('The months of work experience; months with several roles count once.'),
    highestDegree: Text('The level of the highest degree.'),
  },
  named('ParsedResume', 'What an applicant tracking system reads in the resume.'),
)

/** The report of a scan (docs/api/ats.md). */
export const AtsReport = Type.Object(
  {
    version: Type.Literal('ats-v2', { description: 'The version of the report.' }),
    restricted: Flag('Whether evidence, fixes and details are left out, as they are for anonymous callers.'),
    verdict: Type.Enum(
      [...verdicts],
      named('AtsVerdict', 'The result in one word: `strong` from a score of 80, `needs-work` from 55.'),
    ),
    readinessScore: Score('How well the resume can be read and is written, 0 to 100.'),
    jobMatchScore: Score('How well the resume fits the job description, 0 to 100; 0 without one.'),
    matchedKeywords: Texts('Keywords of the job description that the resume contains.'),
    missingKeywords: Texts('Keywords of the job description that the resume does not contain.'),
    parsingWarnings: Texts('Lines of the resume that could not be interpreted.'),
    strengths: Texts('What the resume does well.'),
    prioritizedFixes: Texts('What to change, most important first. A restricted report has only the first.'),
    failedChecks: Type.Array(AtsCheck, { description: 'The checks that failed, most important first.' }),
    rules: Type.Array(AtsCheck, { description: 'All checks that applied.' }),
    categories: Type.Array(AtsCategoryScore, { description: 'The result of each group of checks.' }),
    checksPassed: Whole('The number of checks that passed.'),
    checksTotal: Whole('The number of checks that applied.'),
    wordCount: Whole('The number of words in the resume.'),
    parsed: ParsedResume,
  },
  named('AtsReport', 'The result of a resume scan.'),
)
