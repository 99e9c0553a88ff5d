import type { Recorded } from './recorded.ts'
import { scoreTable } from './scores.ts'
import { doubtedSets, jobSets, resumeSets } from './set-tables.ts'
import { tablesOf } from './tables.ts'

/** docs/ats-accuracy.md. */
export function documentOf({ invented, pairs, jobs, scores }: Recorded): string {
  return `${[
    introduction,
    `## Invented resumes

${invented.resumes} resumes of \`services/ats/test-data\`: invented people of several trades and languages in every page layout, document
layout, text form, and order of header lines. Header orders and date styles take turns.

${tablesOf(invented, '###')}`,
    `## Real resumes

Sets of resumes that people published of themselves, newest first, each as it was read at first sight: nobody had looked at it when the
reader was as it was on that day. **Whole role since** is the share of whole roles once the misses of the set had been read, which says less: the
reader was mended for it. Parts of sets and sets that were measured again have no row of their own; their figures are in
\`services/ats/tools/accuracy/generated/recorded.json\`.

${resumeSets(pairs, ({ all }) => all)}`,
    agreement,
    carryOver,
    `### What warnings doubt

A scan says which roles and schools it may have misread. Of the titles and employers, and of the schools, that were misread or stand in
no truth, the percent that it doubts, and of those that were read rightly the percent that it doubts as well. When it does is fitted to
real resumes (\`npm run ats:doubts\`). Those are doubted better than others, of which
[ADR 69](adr/0069-doubts-are-weighed-by-real-misreadings.md) has figures. The sets are those above, at first sight.

${doubtedSets(pairs)}`,
    blame,
    `### In two columns

Those of the same sets that are laid out in two columns.

${resumeSets(pairs, ({ columns }) => columns.two)}`,
    `## Real job descriptions

${jobSets(jobs)}`,
    `## Scores of de-identified resumes

Public resumes of 24 trades, as PDFs, without their people's names and addresses: median readiness, the percent of resumes that are strong and weak, and
the percent in which a name was found, which is mostly none.

${scoreTable(scores)}`,
    recruiters,
  ].join('\n\n')}\n`
}

/** What the figures of the sets teach. */
const carryOver = `### What carries over to others

The misses of 182 people, most of them no developers, were mended for what they had in common, each rule held against 550 resumes
(2026-11-27). Whole roles rose from 51.6 to 69.8 % among the 182, and not at all among 43 whose resumes stayed unread: most rules never
applied there. Whoever is misread has a reason of their own, so that more resumes of the same kind teach little.

Asking for all of a kind in every language, which two of 44 others prompted, found holes that none of the 182 had shown: a fifth of some
270 headings that people give their work in 25 languages was not known, nor the word for "at" between a title and an employer in nine of
them, and names between full stops were never divided. That read 7 more of the 140 roles of those 44, and none of the 113 of the 43.

The same was asked of other words a day later, of lists written from knowledge of the languages. Known before, and since, in as many as 28
of them: titles 73 and 96 % of 544; terms of work, kept out of names, 88 and 99.9 % of 1,896 invented roles; institutions that tell an
employer beside an unknown title, 74 and 98 % of 5,600; headings other than those of work 72 and 94 % of 1,079; degrees 54 and 90 % of
283; labels of forms 39 and 95 % of 213; departments 42 and 85 % of 112; countries 32 and 99 % of 2,408. What is left mostly says
something else as well. Four roles of 90 resumes were read better for it, and none worse: such words are rare in resumes of the
languages that are common here.

Resumes in Chinese, Japanese, and Korean were hardly read before 2026-11-28: of 11 that stayed unread, no role was read as a whole and no school. Since
then, measured once before their misses were read, 25.8 % of the roles were, and 84.6 % of the schools; titles went from 0 to 48.0 %, employers from
3.2 to 45.2 %, starts and ends from 22.6 to 71.0 and 83.9 %, names from 45.5 to 63.6 %. Japanese ones are the weakest: no whole role.

Job descriptions were different: hardly anything was read of those in Swedish, and many names for traits were missing in several
languages. Among 41 that stayed unread, recall rose from 57.4 to 71.2 % in trades other than software, and from 70.6 to 71.4 % in it.

In some twenty other languages next to nothing was read of them but skills by their names. Names of 38 spoken languages, asked for in 40
languages, were known in 28 % of the cases before and in all since, as far as they say nothing else. Of 73 job descriptions in 23 languages,
counted among other trades below though some are of software, 36 stayed unread; the level of education was right in 16 of these before and is in
33 since, years in 20 and 32, a driving licence in 28 and 32, and of 20 languages asked for none and 18 are read.

Of 2,049 headings of job descriptions in ten languages, 877 were not read as they should be before 2026-11-30, and 229 are not since, which mostly
say something else as well. Above all headings and among duties, only technologies and sentences about who is sought count. Among 20 of the
eleventh set that stayed unread, precision rose from 78.1 to 80.0 %, and recall fell from 76.9 to 74.4 %: a list below a heading that is not
known loses its traits. Words for what somebody expects, in ten languages, gave back most of that.`

/** Measured by hand, as {@link agreement}. */
const blame = `### What checks blame people for

Failed checks of three sets, held against the files (2026-11-30): whether each is right about the document, or blames its writer for what the
reader could not read or for what is no fault. Warnings are 60 drawn by lot.

|                                           | 90 of the thirty-ninth | 89 of the fortieth | 76 of the forty-first |
| ----------------------------------------- | ---------------------: | -----------------: | --------------------: |
| severity \`error\`, at first sight: failed  |                     11 |                 23 |                     8 |
| wrong of these                            |                      4 |                  3 |                     5 |
| wrong once mended                         |                      0 |                  1 |                     0 |
| severity \`warning\`, at first sight: wrong |                4 of 60 |                    |               9 of 60 |
| the same 60 once mended                   |                        |                    |               3 of 60 |
| 60 others                                 |                3 of 60 |                    |               5 of 60 |`

/** Measured by hand, as {@link agreement}. */
const recruiters = `### How scores agree with judgements of whole resumes

Language models that were told to judge as a recruiter of long experience does, and did not know the scores, scored resumes from 0 to 100 by how good
each is as a resume for its own trade (2026-11-28): a third of the de-identified ones below 40. Two of them scored the same 72 and agreed
nearly always (rank correlation 0.97), which says how steady they are and not that recruiters would agree.
Readiness compared with them by rank correlation, before checks and weights were changed for what was found
([ADR 71](adr/0071-scores-are-held-against-whole-resumes.md)), right after, and with the weights that were set by all of them:

|                                                          | resumes | before | new checks | weights by all |
| -------------------------------------------------------- | ------: | -----: | ---------: | -------------: |
| de-identified resumes, scored twice, developed on        |      72 |   0.48 |       0.54 |           0.51 |
| de-identified resumes, unread until the checks were made |      72 |   0.58 |       0.59 |           0.61 |
| resumes of the seventeenth set, developed on             |      72 |   0.30 |       0.49 |           0.50 |
| resumes of the seventeenth set, unread until then        |      38 |   0.53 |       0.49 |           0.47 |

Of pairs of the 110 real ones that were set 20 points apart or more, readiness has 76 % in the same order, and had 69 % before.

Two others each put 14 resumes of the thirty-ninth set in order, which nobody had looked at (2026-11-30). Readiness agreed with them by 0.57 and 0.64,
and by 0.71 and 0.67 once dates, ages, and numbers in names no longer counted as results. It still sets resumes without a number lower than
they do, above all those in other languages than English, in which no outcomes are told from duties.`

/** Measured by hand; what is recorded has one truth for each resume. */
const agreement = `### How far two readers agree

Two language models, neither of which had the other's list or knew how the resumes are read, wrote down what the same 47 resumes say (2026-11-27; the
reader was developed on most of them). The first was told to leave out the department where the employer is named, the second
to write what a recruiter would. The second compared with the first, by the same rules as the parser, and the parser compared
with each, in percent; last with whoever agrees more, for each field of each resume:

|                                    | number of roles | title | employer | start |  end | whole role | school |
| ---------------------------------- | --------------: | ----: | -------: | ----: | ---: | ---------: | -----: |
| the second of them                 |            95.7 |  94.0 |     85.8 |  97.8 | 97.8 |       82.5 |   91.7 |
| the parser, by the first           |            78.7 |  82.1 |     75.4 |  95.6 | 93.4 |       69.8 |   74.3 |
| the parser, by the second          |            74.5 |  81.4 |     80.2 |  94.5 | 92.3 |       73.8 |   80.7 |
| the parser, by whoever agrees more |            78.7 |  83.2 |     83.6 |  95.6 | 93.4 |       76.7 |   80.7 |

They differ in where a name ends: one writes "Harbour College", the other "Institute of Bridges, Harbour College". By rules that differ
no more than that, a reader who makes no mistake gets 86 % of employers and 83 % of whole roles.

That is a matter of the rules, not of the resumes. Two others wrote down the 70 of the fourteenth set (2026-11-27), each by the
rules below and without knowing the other's list, and two others each of the 90 of the twentieth set (2026-11-28). The first compared
with the second:

|                       | number of roles | title | employer | start |   end | whole role | school |
| --------------------- | --------------: | ----: | -------: | ----: | ----: | ---------: | -----: |
| of the fourteenth set |            92.9 |  97.5 |     96.4 |  98.5 |  98.2 |       95.5 |   98.8 |
| of the twentieth set  |            98.9 |  98.7 |     98.5 | 100.0 | 100.0 |       97.4 |   97.8 |

What the parser lacks of that is its own.

- Roles are all positions of the work experience, with internships, apprenticeships, and self-employment; volunteer work where it stands
  among the jobs, but not below a heading of its own. Projects, courses, and memberships are none. Two positions at one employer with
  titles or dates of their own are two.
- A title is the job alone: no employer, place, department, or terms of work.
- An employer is the organization alone: without its town, line of business, and department, where the organization is named besides.
- A school is the institution alone: without town and degree, the university rather than its faculty. Single courses and certificates are
  none unless they stand among the degrees.
- Dates have the month where the resume says one. A year or month alone is both start and end.`

const introduction = `<!-- Written by \`npm run ats:accuracy\`. -->

# How well resumes are read

Percent of the fields that were read rightly. \`npm run ats:accuracy\` writes this page and
\`services/ats/tools/accuracy/generated/recorded.json\`; a unit test fails when a figure of the invented resumes falls more than
half a point below the recorded one.

\`\`\`sh
npm run ats:accuracy                                            # invented resumes; writes this page
npm run ats:accuracy -- --pairs DIR [--only FILE] [--misses]    # pairs of a file and its truth; prints
npm run ats:accuracy -- --pairs DIR --record NAME               # and keeps the figures
npm run ats:accuracy -- --jobs DIR [--misses] [--record NAME]   # job descriptions and what they ask for, likewise
npm run ats:accuracy -- --scores DIR [--record NAME]            # how the PDFs of a folder score, likewise
\`\`\`

What \`--record\` keeps of whole sets whose name begins with "Unread real resumes" stands on this page. A folder of pairs has a folder
for each pair, with \`resume.pdf\` or \`resume.docx\` and \`truth.json\`; a folder of job descriptions has one for each of them, with \`job.txt\`
and \`truth.json\`. Real resumes and job descriptions are never kept in this repository: only their figures are.

- A text is right if its letters and digits are the same, or if four fifths of the words of both are in both.
- A date is right with its month, if the resume gives one. **Whole role** means title, employer, start, and end together.
- **Number of roles** counts resumes: exactly as many roles were read as there are.
- Fields that a resume does not show are not counted.
- **Precision** is the share of what was read that a job description asks for, **recall** the share of what it asks for that was
  read. Since the fourth set, two readers took each text, and what it only names as the work or its tools is told apart: reading
  it is right, not reading it no miss.
- Who wrote down what real resumes and job descriptions say, and who scored resumes, were language models that had only the files and the rules on this
  page. No person has checked them.
- They do not agree with each other on everything: a second one, who knew nothing of the first, wrote down 56 resumes of the twenty-sixth set anew and agreed
  on 93 % of the numbers of roles, 98.5 of the titles, 97.5 of the employers, 96 of the whole roles, 98 of the schools, and all e-mail addresses, phones, and starts
  (2026-11-29). No reader can be expected above that.`
