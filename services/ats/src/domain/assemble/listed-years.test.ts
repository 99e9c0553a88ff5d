import { expect, it } from 'vitest'
import { readRoles } from './roles.ts'

it('a list of what was done in which years is work', () => {
  const roles = readRoles([
    '2012–2015   Vacataire au département des ponts, École de Kestwick, Leeds.',
    'Création de ponts (CM et TP, 2012-2015), grues (TP, 2012), acier (TD et TP, 2014), ferries (TP, 2013-2014)',
    '',
    '2009–2012   Soudeuse, Sandhill SA, Leeds.',
    'Soudé des grues',
  ])
  expect(roles).toHaveLength(2)
  expect(roles[0]?.bullets.join(' ')).toContain('Création de ponts (CM et TP, 2012-2015)')
})
