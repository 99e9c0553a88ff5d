import type { MasterProfileContent } from '@resume-platform/sdk'

/** A complete master profile. */
export function aProfile(fullName = 'Ada Lovelace'): MasterProfileContent {
  return {
    templateId: 'modern',
    basics: {
      fullName,
      role: 'Engineer',
      headline: 'Builds analytical engines',
      email: 'ada@example.com',
      phone: '+44 20 7946 0000',
      location: 'London',
      linkEmail: true,
      linkPhone: false,
      linkLocation: false,
    },
    links: {
      displayMode: 'icon',
      items: [{ id: 'l1', type: 'codehost', label: 'Code', url: 'https://example.com/ada' }],
    },
    summary: 'Writes programs for machines that are not built yet.',
    experience: [
      {
        id: 'e1',
        company: 'Analytical Engines Ltd',
        role: 'Engineer',
        location: 'London',
        startDate: '2020-01',
        endDate: '',
        current: true,
        summary: 'Numbers of Bernoulli',
        highlights: ['First program'],
      },
    ],
    education: [],
    projects: [],
    skills: [{ id: 's1', name: 'Mathematics', keywords: ['analysis'] }],
    languages: [{ id: 'g1', language: 'English', fluency: 'native' }],
    interests: [],
    awards: [],
    certificates: [],
    publications: [],
    volunteer: [],
    references: [],
    achievements: [],
    customSections: [{ id: 'talks', kind: 'custom', title: 'Talks', editableTitle: true, items: [] }],
    sections: [
      { id: 'summary', label: 'Summary', visible: true, order: 0 },
      { id: 'talks', label: 'Talks', visible: true, order: 1 },
    ],
    customization: {
      accentColor: '#000000',
      textColor: '#111111',
      mutedTextColor: '#222222',
      pageBackgroundColor: '#ffffff',
      sectionBackgroundColor: '#ffffff',
      borderColor: '#333333',
      sectionHeadingColor: '#000000',
      fontFamily: 'Inter',
      sectionSpacing: 12,
      pagePadding: 24.5,
      bodyLineHeight: 1.4,
      headingLineHeight: 1.2,
    },
  }
}
