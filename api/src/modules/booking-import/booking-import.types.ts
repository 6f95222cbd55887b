import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { DateTime, Money } from '../../graphql/scalars.js';
import { ImportedBookingState, importBookingsSchema } from '../../domain/bookings/import.js';
import type { Hundredths } from '../../domain/money/money.js';
import { ImportedFile, ImportRow } from '../halls/portal-import.types.js';

registerEnumType(ImportedBookingState, {
  name: 'ImportedBookingState',
  description: 'What becomes of a row of an imported file of bookings.',
  valuesConfig: {
    NEW: { description: 'It becomes a confirmed booking.' },
    PRESENT: { description: 'The booking is there: same hall, start and phone number.' },
    CONFLICT: { description: 'Something else takes its time, which its problems name.' },
    INVALID: { description: 'A rule refuses it, which its problems name.' },
  },
});

@InputType({ description: 'A CSV file of bookings to import.' })
@Rules(importBookingsSchema)
export class ImportBookingsInput {
  @Field({ description: 'Its text, at most 300,000 characters and 1,000 rows; the first row names the columns.' })
  content: string;

  @Field(() => Boolean, { nullable: true, description: 'Checks every row without writing.' })
  preview: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A row of a file of bookings.' })
export class ImportedBookingRow extends ImportRow {
  @Field(() => ImportedBookingState, { description: 'What becomes of it.' })
  state: ImportedBookingState;

  @Field(() => Int, { nullable: true, description: 'The booking that is there already.' })
  bookingId: number | null;

  @Field(() => DateTime, { nullable: true, description: 'When it starts, once it can be read.' })
  startTime: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it ends.' })
  endTime: Date | null;

  @Field(() => String, { nullable: true, description: 'The time zone of its hall.' })
  timeZone: string | null;

  @Field(() => Money, { nullable: true, description: 'Its total: the file’s, else the hall’s price.' })
  totalPrice: Hundredths | null;

  @Field(() => String, { nullable: true, description: 'The currency of its total.' })
  currency: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The result of an import of bookings, or of its preview.' })
export class BookingImport extends ImportedFile {
  @Field(() => [ImportedBookingRow], { description: 'Every row of the file, in order.' })
  rows: ImportedBookingRow[];

  @Field(() => Int, { description: 'Rows whose time something else takes.' })
  conflicts: number;
}
