import { describe, expect, it } from 'vitest'
import { dutiesIn } from './duties.ts'
import { frenchDutiesIn } from './duties-in-french.ts'
import { germanDutiesIn } from './duties-in-german.ts'

describe('what duties say is done', () => {
  it.each([
    [
      'Reconcile kiln accounts and glaze ledgers monthly',
      ['Kiln account reconciliation', 'Glaze ledger reconciliation'],
    ],
    ['Supervise orchard crews, hire pickers and train them', ['Orchard crew supervision', 'Picker hiring']],
    ['Install and test hoists', ['Hoist installation', 'Hoist testing']],
    ['Preparation of kiln ledgers for the owner', ['Kiln ledger preparation']],
    ['You will maintain orchard records', ['Orchard records']],
    ['Assist potters with glaze mixing', ['Glaze mixing']],
    ['Triaging', ['Triage']],
    ['Works well with others', []],
    ['Provide support to the team', []],
  ])('is read in English: %s', (clause, duties) => {
    expect(dutiesIn(clause)).toEqual(duties)
  })

  it.each([
    ['Poser des haies et des clôtures', ['Pose de haies', 'Pose de clôtures']],
    ['vous assurez l’accueil des jardiniers', ['Accueil des jardiniers']],
    ['Effectuer le bouturage', ['Bouturage']],
    ['Savoir changer un verger', ['Changement de verger']],
    ['Le domaine est grand', []],
  ])('is read in French: %s', (clause, duties) => {
    expect(frenchDutiesIn(clause)).toEqual(duties)
  })

  it('says nothing of how good or certain a thing is', () => {
    expect(dutiesIn('Inspect mandatory kilns and evaluate precision')).toEqual(['Kiln inspection'])
  })

  it.each([
    ['Planung und Durchführung von Obstfesten', ['Durchführung von Obstfesten']],
    ['Eigenverantwortliche Deichpflege', ['Deichpflege']],
    ['Betreuung der Kunden', []],
    ['Aufbau und Kontakt', []],
    ['Sie sorgen dafür, dass Deiche halten', []],
  ])('is read in German: %s', (clause, duties) => {
    expect(germanDutiesIn(clause)).toEqual(duties)
  })

  it('is found in time that is linear in the length', () => {
    for (const token of ['prepare and ', 'preparation of ', 'assist with ', 'poser des ', 'Planung von ']) {
      const text = token.repeat(4_000)
      for (const read of [dutiesIn, frenchDutiesIn, germanDutiesIn])
        expect(read(text).length).toBeLessThanOrEqual(4_000)
    }
  })
})
