import { Field, InputType, Int, registerEnumType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { LocalDate, TimeOfDay } from '../../graphql/scalars.js';
import { proposeVisitSchema, visitFilterSchema, VisitOrder } from '../../domain/threads/visit-inputs.js';
import { VISIT_LIMITS, VisitStatus } from '../../domain/threads/visits.js';

registerEnumType(VisitStatus, {
  name: 'VisitStatus',
  description: 'Where a visit stands. Whether it is past, its time says.',
  valuesConfig: {
    PROPOSED: { description: 'Waits for the other side.' },
    CONFIRMED: { description: 'Both sides agreed on it.' },
    DECLINED: { description: 'The other side declined it.' },
    REPLACED: { description: 'Another time was proposed.' },
    CANCELLED: { description: 'It was called off.' },
  },
});

registerEnumType(VisitOrder, {
  name: 'VisitOrder',
  description: 'The order of a list of visits.',
  valuesConfig: {
    SOONEST: { description: 'Earliest first.' },
    LATEST: { description: 'Latest first.' },
  },
});

@InputType({ description: 'A time at which somebody would like to see a hall, by the hall’s clock.' })
@Rules(proposeVisitSchema)
export class ProposeVisitInput {
  @Field(() => LocalDate, { description: `The day, at most ${VISIT_LIMITS.daysAheadMax} days ahead.` })
  day: string;

  @Field(() => TimeOfDay, { description: 'The time, in the hall’s time zone.' })
  time: string;

  @Field(() => Int, { nullable: true, description: `How many come, at most ${VISIT_LIMITS.headCountMax}.` })
  headCount?: number | null;

  @Field(() => String, {
    nullable: true,
    description: `A note for the other side, at most ${VISIT_LIMITS.noteMaxCharacters} characters.`,
  })
  note?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Idempotency key: repeated requests of the account return the first visit.',
  })
  clientMutationId?: string | null;
}

@InputType({ description: 'Which visits are listed.' })
@Rules(visitFilterSchema)
export class VisitFilter {
  @Field(() => Int, { nullable: true, description: 'Only of this hall.' })
  hallId?: number | null;

  @Field(() => VisitStatus, { nullable: true, description: 'Only with this status.' })
  status?: VisitStatus | null;

  @Field(() => Boolean, { nullable: true, description: 'Only those that are proposed or confirmed.' })
  standing?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Only today’s, in the business’s time zone, and later ones.' })
  coming?: boolean | null;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'Only on or after this day, in the business’s time zone.',
  })
  from?: string | null;
}
