import { applicationStatusEnum } from '@resume/proto/content-enums'
import type { AmbassadorApplicationOutput } from '@resume/proto/generated/resume/content/v1/AmbassadorApplication'
import { ambassadorLimits, applicationStatuses } from '@resume/proto/limits/content'
import { type Static, Type } from 'typebox'
import { access } from '../access/access.ts'
import { named } from '../description/keywords.ts'
import { patterns } from '../http/patterns.ts'
import { type AnyRoute, route, rpc } from './route.ts'
import { Exact, Nullable, Text, Time, TimeOrNull, Whole } from './schemas.ts'

const limits = ambassadorLimits
const range = ({ min, max }: { min: number; max: number }) => ({
  minLength: min,
  maxLength: max,
  pattern: patterns.filled,
})

const NewApplication = Exact(
  {
    collegeName: Text('The name of the college.', range(limits.collegeNameLength)),
    graduationYear: Whole('The year of graduation: last year to eight years ahead.'),
    whyJoin: Text('Why you want to join.', range(limits.whyJoinLength)),
    superpower: Text('What you are especially good at.', range(limits.superpowerLength)),
    funFact: Text('Something surprising about you.', range(limits.funFactLength)),
    vibeCheck: Type.Optional(Text('How you are doing.', { maxLength: limits.vibeCheckLength })),
    socialHandle: Type.Optional(Text('Your name on a social network.', { maxLength: limits.socialHandleLength })),
  },
  named('NewAmbassadorApplication', 'An application as a campus ambassador.'),
)

const textOrNull = (description: string) => Nullable(Type.String(), description)

const Application = Type.Object(
  {
    collegeName: Text('The name of the college.'),
    graduationYear: Whole('The year of graduation.'),
    whyJoin: Text('Why the user wants to join.'),
    superpower: Text('What the user is especially good at.'),
    funFact: Text('Something surprising about the user.'),
    vibeCheck: textOrNull('How the user is doing, or null.'),
    socialHandle: textOrNull('The name on a social network, or null.'),
    reviewNote: textOrNull('What the administrator says about the decision, or null.'),
    reviewedAt: TimeOrNull('When it was decided, or null.'),
    submittedAt: Time('When the user applied.'),
  },
  named('AmbassadorApplication', 'An application as a campus ambassador.'),
)

const AmbassadorState = Type.Object(
  {
    status: Type.Enum(
      ['NONE', ...applicationStatuses],
      named('AmbassadorStatus', 'The state of an application; `NONE` without one.'),
    ),
    application: Nullable(Application, 'The last application, or null.'),
  },
  named('AmbassadorState', 'Whether a user is a campus ambassador.'),
)

/** The answers of an application, and what became of it. */
export function answersOf({ answers, reviewNote, reviewedAt, submittedAt }: AmbassadorApplicationOutput) {
  const { collegeName = '', graduationYear = 0, whyJoin = '', superpower = '', funFact = '' } = answers ?? {}
  return {
    ...{ collegeName, graduationYear, whyJoin, superpower, funFact },
    vibeCheck: answers?.vibeCheck ?? null,
    socialHandle: answers?.socialHandle ?? null,
    reviewNote: reviewNote ?? null,
    reviewedAt: reviewedAt ?? null,
    submittedAt,
  } satisfies Static<typeof Application>
}

/** The members of an application, for other schemas. */
export const applicationFields = Application.properties

function stateOf({ application }: { application: AmbassadorApplicationOutput | null }) {
  if (!application) return { status: 'NONE', application: null }
  return { status: applicationStatusEnum.decode(application.status), application: answersOf(application) }
}

/** The campus ambassador program. */
export const ambassadorRoutes: AnyRoute[] = [
  route({
    operation: 'applyAsAmbassador',
    method: 'POST',
    path: '/ambassador/apply',
    summary: 'Apply as a campus ambassador',
    description:
      'An application is pending until it is decided; the decision is sent by email. Another one fails with 409 while one is pending or approved, and for 30 days after a refusal.',
    access: access.session,
    body: NewApplication,
    response: { status: 201, message: 'Application submitted', data: AmbassadorState },
    idempotent: true,
    work: rpc('content', 'ApplyAsAmbassador', ({ body }) => ({ answers: body }), stateOf),
  }),
  route({
    operation: 'getAmbassador',
    method: 'GET',
    path: '/ambassador/me',
    summary: 'Get your ambassador application',
    description: 'Returns your last application as a campus ambassador and its outcome.',
    access: access.session,
    response: { status: 200, message: 'Ambassador status retrieved', data: AmbassadorState },
    work: rpc('content', 'GetAmbassador', () => ({}), stateOf),
  }),
]
