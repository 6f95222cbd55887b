import { Field, ObjectType } from 'type-graphql';
import { Money } from '../../graphql/scalars.js';
import type { Hundredths } from '../../domain/money/money.js';

@ObjectType({ simpleResolvers: true, description: 'Budgets per person and price slider of the search in a currency.' })
export class BudgetSteps {
  @Field({ description: 'The currency of all amounts, ISO 4217.' })
  currency: string;

  @Field(() => [Money], { description: 'Budgets in ascending order; each matches some but not all halls.' })
  budgets: Hundredths[];

  @Field(() => Money, { description: 'The slider’s minimum.' })
  sliderMin: Hundredths;

  @Field(() => Money, { description: 'The slider’s maximum, which means no upper limit.' })
  sliderMax: Hundredths;

  @Field(() => Money, { description: 'The slider’s step.' })
  sliderStep: Hundredths;

  @Field({
    description:
      'Whether the budgets come from the halls’ actual prices; false where a table supplies them, while there are few halls or where the table fits.',
  })
  isMeasured: boolean;
}
