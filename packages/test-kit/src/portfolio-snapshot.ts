/** A snapshot that can be published. @param changes members that differ, by their dotted path; undefined removes one */
export function aSnapshot(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const snapshot = {
    schemaVersion: 1,
    templateId: 'signal',
    identity: {
      name: 'Ada Lovelace',
      headline: 'Analyst of engines',
      bio: 'I write programs for machines that are not built yet.',
      location: 'London',
      email: 'ada@example.com',
      availability: 'Open to work',
      avatar: null,
    },
    seo: { title: 'Ada Lovelace', description: 'Notes and programs', socialImage: null },
    socialLinks: [{ id: 'l1', label: 'Notes', url: 'https://notes.example.com/ada' }],
    sections: [
      {
        id: 's1',
        type: 'projects',
        title: 'Projects',
        visible: true,
        items: [
          {
            id: 'i1',
            title: 'Note G',
            year: 1843,
            tags: ['bernoulli'],
            coverImage: null,
            editorOnly: { folded: true },
          },
        ],
        settings: { columns: 2 },
      },
    ],
    pages: [{ id: 'p1', slug: 'about', title: 'About', sections: [] }],
    removeWatermark: false,
  }
  for (const [path, value] of Object.entries(changes)) set(snapshot, path.split('.'), value)
  return snapshot
}

function set(target: unknown, path: string[], value: unknown): void {
  const [name = '', ...rest] = path
  const object = target as Record<string, unknown>
  if (rest.length > 0) set(object[name], rest, value)
  else if (value === undefined) delete object[name]
  else object[name] = value
}
