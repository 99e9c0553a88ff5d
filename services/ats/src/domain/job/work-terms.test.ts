import { describe, expect, it } from 'vitest'
import { workTermsIn } from './work-terms.ts'

describe('names of work in the words of a job description', () => {
  it.each([
    ['You prepare monthly kiln reports and lead the glaze analysis.', ['Kiln reports', 'Glaze analysis']],
    ['Conduct hoist inspections, audits and rope testing', ['Hoist inspections', 'Audits', 'Rope testing']],
    ['Hedge laying and bog restoration', ['Hedge laying']],
    ['Steps pertaining to the orchard', []],
    ['Applicable systems, possible maintenance', []],
    ['Checked drawings and embedded systems', ['Embedded systems']],
    ['You own RKW delivery, CAD drawings and KLM certificates', ['CAD drawings', 'KLM certificates']],
    ['Our growing team of wonderful people', []],
    ['Durchführung der Deichkontrolle und Montage', ['Deichkontrolle', 'Montage']],
    ['Assurer la gestion des vergers pour le domaine', ['Gestion des vergers']],
    ['Control de plagas en viñedos y mantenimiento de bodegas', ['Control de plagas', 'Mantenimiento de bodegas']],
  ])('are found: %s', (line, names) => {
    expect(workTermsIn(line)).toEqual(names)
  })

  it('are no names of companies in a sentence', () => {
    expect(workTermsIn('For many years now people have known Larch Hill Systems as a neighbour')).toEqual([])
  })
})
