import { Field, ObjectType } from 'type-graphql';
import { Money } from '../../graphql/scalars.js';
import type { Hundredths } from '../../domain/money/money.js';

@ObjectType({ description: 'The budgets per person that a search offers in a currency, and its slider of prices.' })
export class BudgetSteps {
  @Field({ description: 'The currency of all amounts, ISO 4217.' })
  currency: string;

  @Field(() => [Money], { description: 'Budgets, rising; each finds some halls and not all.' })
  budgets: Hundredths[];

  @Field(() => Money, { description: 'The slider’s lower end.' })
  sliderMin: Hundredths;

  @Field(() => Money, { description: 'The slider’s upper end, which is open.' })
  sliderMax: Hundredths;

  @Field(() => Money, { description: 'What one step of the slider is.' })
  sliderStep: Hundredths;

  @Field({
    description:
      'They come from the halls’ real prices; else from a table, while there are few halls or where it fits.',
  })
  isMeasured: boolean;
}
