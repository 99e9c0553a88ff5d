import { expect, it } from 'vitest'
import { withRecordsAsItems } from './records.ts'
import { readRequirements } from './requirements.ts'

it('takes records that an export has written out for items, and what stands behind them for the employer', () => {
  const text = `Boulanger

[{'code': '1', 'libelle': 'Entretenir un four', 'exigence': 'S'}, {'libelle': "Conduire l'enfourneur", 'exigence': 'E'}]

Sandhill cuit le pain.`
  expect(withRecordsAsItems(text).split('\n').filter(Boolean)).toEqual([
    'Boulanger',
    'Profil',
    '• Entretenir un four (souhaité)',
    "• Conduire l'enfourneur",
    'Entreprise',
    'Sandhill cuit le pain.',
  ])
  expect(withRecordsAsItems('Arrays such as [{a: 1}]')).toBe('Arrays such as [{a: 1}]')
})

it('reads traits in the names of records, and nothing of what is told about them', () => {
  const job = `Boulanger (H/F)

Nous recherchons un boulanger pour la maison.

[{'libelle': "Faire preuve d'autonomie", 'description': "Capacité à anticiper les fournées."}]`
  const names = readRequirements(job).map(({ name }) => name)
  expect(names).toContain('Autonomie')
  expect(names).not.toContain('Capacité d’anticipation')
})
