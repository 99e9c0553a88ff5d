/** Where a run, a piece of paid work, stands. */
export type PaidState = 'claimed' | 'reserved' | 'answered' | 'owed' | 'paid' | 'released' | 'expired'

/** What can happen to a run. */
export type PaidStep = 'reserve' | 'answer' | 'give' | 'pay' | 'release' | 'fail' | 'expire'

/** What each state says. */
export const states: Readonly<Record<PaidState, string>> = {
  claimed: 'A process works on the request. Nothing is known to be reserved.',
  reserved: 'A process works on the request, and credits are reserved for it.',
  answered: 'The answer is stored. Nobody is known to have it, and nothing is known to be paid.',
  owed: 'The answer was given. Its payment is not confirmed.',
  paid: 'The answer was paid for, once.',
  released: 'Nothing is charged: the work failed, or its answer is free.',
  expired: 'Nothing is charged: nobody came back for the run, or its credits were gone.',
}

interface Transition {
  readonly from: readonly PaidState[]
  readonly to: PaidState
  readonly when: string
}

/** The state machine: every step, the states that it starts from and the one that it leads to. */
export const transitions: Readonly<Record<PaidStep, Transition>> = {
  reserve: {
    from: ['claimed', 'reserved'],
    to: 'reserved',
    when: 'Billing reserved credits, or reserved them again for the process that took the run over.',
  },
  answer: {
    from: ['reserved'],
    to: 'answered',
    when: 'The work succeeded, and its answer costs credits.',
  },
  give: {
    from: ['reserved', 'answered'],
    to: 'owed',
    when: 'The caller has the answer, or gets it although billing does not confirm the payment.',
  },
  pay: {
    from: ['answered', 'owed'],
    to: 'paid',
    when: 'Billing confirmed the payment.',
  },
  release: {
    from: ['claimed', 'reserved', 'answered'],
    to: 'released',
    when: 'The answer is free, or it is not given because its credits were gone before it could be paid for.',
  },
  fail: {
    from: ['claimed', 'reserved'],
    to: 'released',
    when: 'The work failed.',
  },
  expire: {
    from: ['claimed', 'reserved', 'answered', 'owed'],
    to: 'expired',
    when: 'The lease ended and nobody took the run over, or what is owed can no longer be paid.',
  },
}

/** The state after a step; undefined when the step is not possible from there. */
export function stateAfter(state: PaidState, step: PaidStep): PaidState | undefined {
  const { from, to } = transitions[step]
  return from.includes(state) ? to : undefined
}

/** The states that no step leads out of. */
export const finalStates: readonly PaidState[] = allStates().filter((state) =>
  Object.values(transitions).every(({ from }) => !from.includes(state)),
)

/** The states of runs that somebody still has to end. */
export const openStates: readonly PaidState[] = allStates().filter((state) => !finalStates.includes(state))

/** The states of runs whose answer nobody is known to have: a repeat takes such a run over. */
export const ungivenStates = transitions.release.from

function allStates(): PaidState[] {
  return Object.keys(states) as PaidState[]
}
