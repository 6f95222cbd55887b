import { Field, InputType, Int, registerEnumType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { LocalDate } from '../../graphql/scalars.js';
import {
  ENQUIRY_LIMITS,
  EnquirySource,
  EnquiryStage,
  followUpSchema,
  loseEnquirySchema,
  LostReason,
  pipelineFilterSchema,
  PipelineOrder,
} from '../../domain/threads/enquiries.js';

registerEnumType(EnquiryStage, {
  name: 'EnquiryStage',
  description: 'Where an enquiry stands for its business.',
  valuesConfig: {
    NEW: { description: 'Nobody of the business has written.' },
    ANSWERED: { description: 'Somebody of the business has written.' },
    OFFERED: { description: 'An offer for it waits for its customer.' },
    HELD: { description: 'It became a request, which waits for an answer.' },
    WON: { description: 'It became a booking that is accepted or confirmed.' },
    LOST: { description: 'The business gave it up, or its booking was cancelled.' },
  },
});

registerEnumType(EnquirySource, {
  name: 'EnquirySource',
  description: 'How an enquiry came in.',
  valuesConfig: {
    APP: { description: 'A customer asked in the app.' },
    PHONE: { description: 'A guest called.' },
    WALK_IN: { description: 'A guest came by.' },
    WHATSAPP: { description: 'A guest wrote by WhatsApp.' },
    OTHER: { description: 'In another way.' },
  },
});

registerEnumType(LostReason, {
  name: 'LostReason',
  description: 'Why an enquiry was lost.',
  valuesConfig: {
    PRICE: { description: 'It was too expensive.' },
    DATE_TAKEN: { description: 'The day was taken.' },
    FOUND_ELSEWHERE: { description: 'The customer chose another hall.' },
    NO_ANSWER: { description: 'The customer didn’t answer.' },
    OTHER: { description: 'What the note says.' },
  },
});

registerEnumType(PipelineOrder, {
  name: 'PipelineOrder',
  description: 'The order of the enquiries of a business.',
  valuesConfig: {
    LATEST: { description: 'The latest message, or change by hand, first.' },
    OLDEST: { description: 'Whose latest message is the oldest first.' },
    SOONEST: { description: 'The next function first; those without a day, and then those that are over, last.' },
  },
});

@InputType({ description: 'Which enquiries of a business are listed; absent fields exclude nothing.' })
@Rules(pipelineFilterSchema)
export class PipelineFilter {
  @Field(() => EnquiryStage, { nullable: true, description: 'Only those at this stage.' })
  stage?: EnquiryStage | null;

  @Field(() => Int, { nullable: true, description: 'Only of this hall.' })
  hallId?: number | null;

  @Field(() => EnquirySource, { nullable: true, description: 'Only those that came in this way.' })
  source?: EnquirySource | null;

  @Field(() => Boolean, { nullable: true, description: 'Only those whose follow-up day has come.' })
  followUpDue?: boolean | null;
}

@InputType({ description: 'Why an enquiry is lost.' })
@Rules(loseEnquirySchema)
export class LoseEnquiryInput {
  @Field(() => LostReason, { description: 'The reason.' })
  reason: LostReason;

  @Field(() => String, {
    nullable: true,
    description: `In words, at most ${ENQUIRY_LIMITS.lostNoteMaxCharacters} characters; required for \`OTHER\`. The customer doesn’t read it.`,
  })
  note?: string | null;
}

@InputType({ description: 'When a business asks again.' })
@Rules(followUpSchema)
export class FollowUpInput {
  @Field(() => LocalDate, {
    description: `The day, from today to ${ENQUIRY_LIMITS.followUpMaxDays} days ahead in the hall’s time zone.`,
  })
  day: string;
}
