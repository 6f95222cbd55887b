import { Field, InputType, Int, registerEnumType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import {
  REPORT_LIMITS,
  ReportCategory,
  reportFilterSchema,
  ReportOrder,
  ReportOutcome,
  ReportState,
  reportThreadSchema,
  resolveReportSchema,
} from '../../domain/threads/reports.js';

registerEnumType(ReportCategory, {
  name: 'ReportCategory',
  description: 'Why a thread is reported.',
  valuesConfig: {
    SPAM: { description: 'Advertising, or the same to many.' },
    FRAUD: { description: 'Fraud, or asking to pay elsewhere.' },
    ABUSE: { description: 'Insults or threats.' },
    OTHER: { description: 'What the note says.' },
  },
});

registerEnumType(ReportOutcome, {
  name: 'ReportOutcome',
  description: 'How staff resolved a report.',
  valuesConfig: {
    NOTHING_FOUND: { description: 'Nothing is against the rules.' },
    WARNED: { description: 'The other side was warned.' },
    ENDED: { description: 'The conversation was ended; no side can resume it.' },
    MESSAGE_REMOVED: { description: 'The reported message was removed, which leaves a mark.' },
  },
});

registerEnumType(ReportState, {
  name: 'ReportState',
  description: 'Which reports are listed.',
  valuesConfig: {
    OPEN: { description: 'Those that wait for staff.' },
    RESOLVED: { description: 'Those that staff resolved.' },
    ALL: { description: 'All.' },
  },
});

registerEnumType(ReportOrder, {
  name: 'ReportOrder',
  description: 'The order of reports.',
  valuesConfig: {
    OLDEST: { description: 'Oldest first.' },
    NEWEST: { description: 'Newest first.' },
  },
});

@InputType({ description: 'What is wrong with a thread.' })
@Rules(reportThreadSchema)
export class ReportThreadInput {
  @Field(() => ReportCategory, { description: 'The category.' })
  category: ReportCategory;

  @Field(() => String, {
    nullable: true,
    description: `In words, at most ${REPORT_LIMITS.noteMaxCharacters} characters; required for \`OTHER\`.`,
  })
  note?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The message of the other side that it is about; defaults to the whole.',
  })
  messageId?: number | null;
}

@InputType({ description: 'How staff resolve a report of a thread.' })
@Rules(resolveReportSchema)
export class ResolveReportInput {
  @Field(() => ReportOutcome, { description: 'The outcome, of which the reporter is told.' })
  outcome: ReportOutcome;

  @Field(() => String, {
    nullable: true,
    description: `A note for staff, at most ${REPORT_LIMITS.noteMaxCharacters} characters.`,
  })
  note?: string | null;
}

@InputType({ description: 'Which reports of threads are listed.' })
@Rules(reportFilterSchema)
export class ReportFilter {
  @Field(() => ReportState, { nullable: true, description: 'Defaults to those that wait.' })
  state?: ReportState | null;

  @Field(() => ReportCategory, { nullable: true, description: 'Only of this category.' })
  category?: ReportCategory | null;
}
