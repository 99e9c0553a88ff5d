import { Type } from 'typebox'
import { named } from '../description/keywords.ts'
import { Flag, Text, Texts } from './schemas.ts'

const Period = {
  startDate: Text('When it began.'),
  endDate: Text('When it ended; empty if it has not.'),
  current: Flag('Whether it has not ended.'),
}
const id = Text('The ID of the item in its list.')
/** A resume as data (docs/api/ats.md). */
export const ConvertedResume = Type.Object(
  {
    basics: Type.Object(
      {
        fullName: Text('The name.'),
        role: Text('The role.'),
        headline: Text('The headline.'),
        email: Text('The email address.'),
        phone: Text('The phone number.'),
        location: Text('The place.'),
      },
      named('ConvertedBasics', 'Who the resume is about.'),
    ),
    links: Type.Array(
      Type.Object(
        { label: Text('What the link is.'), url: Text('The address.') },
        named('ConvertedLink', 'A link in a converted resume.'),
      ),
      { description: 'The links.' },
    ),
    summary: Text('The summary.'),
    experience: Type.Array(
      Type.Object(
        {
          id,
          company: Text('The employer.'),
          role: Text('The job title.'),
          location: Text('The place.'),
          ...Period,
          summary: Text('What the role was about.'),
          highlights: Texts('Achievements.'),
        },
        named('ConvertedRole', 'A role in a converted resume.'),
      ),
      { description: 'The roles.' },
    ),
    education: Type.Array(
      Type.Object(
        {
          id,
          school: Text('The school.'),
          degree: Text('The degree.'),
          field: Text('The field of study.'),
          ...Period,
          summary: Text('More about it.'),
        },
        named('ConvertedEducation', 'A course of education in a converted resume.'),
      ),
      { description: 'The education.' },
    ),
    projects: Type.Array(
      Type.Object(
        {
          id,
          name: Text('The name.'),
          role: Text('What the person did in it.'),
          link: Text('The address.'),
          linkLabel: Text('The text of the link.'),
          showLinkAsText: Flag('Whether the address is shown instead of the text.'),
          summary: Text('What the project was about.'),
          highlights: Texts('Achievements.'),
          skills: Texts('The skills that were used.'),
        },
        named('ConvertedProject', 'A project in a converted resume.'),
      ),
      { description: 'The projects.' },
    ),
    skills: Type.Array(
      Type.Object(
        { id, name: Text('The name of the group.'), keywords: Texts('The skills in it.') },
        named('ConvertedSkillGroup', 'A group of skills in a converted resume.'),
      ),
      { description: 'The skills.' },
    ),
  },
  named('ConvertedResume', 'A resume as data, in the form of a master profile.'),
)
