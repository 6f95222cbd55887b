import { Field, InputType, Int } from 'type-graphql';
import { LocalDate } from '../../graphql/scalars.js';
import { Rules } from '../../graphql/inputs.js';
import type { CurrencyCode } from '../../domain/currency/currencies.js';
import { BookMeasure } from '../../domain/payments/books.js';
import { bookFilterSchema } from '../../domain/payments/book-inputs.js';

@InputType({ description: 'A sum of the books.' })
@Rules(bookFilterSchema)
export class BookFilter {
  @Field(() => BookMeasure, { description: 'What is summed up.' })
  measure: BookMeasure;

  @Field(() => LocalDate, { nullable: true, description: 'The first day; from the beginning without one.' })
  from?: string | null;

  @Field(() => LocalDate, { description: 'The last day.' })
  to: string;

  @Field(() => Int, { nullable: true, description: 'Only of this hall.' })
  hallId?: number | null;

  @Field(() => String, { nullable: true, description: 'The currency; defaults to the business’s.' })
  currency?: CurrencyCode | null;
}
