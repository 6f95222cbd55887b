import { Field, InputType, Int } from 'type-graphql';
import { Rules } from '../../graphql/inputs.js';
import { LocalDate } from '../../graphql/scalars.js';
import { contractCnicSchema } from '../../domain/terms/cnic.js';
import { businessTermsSchema, signedTermsSchema } from '../../domain/terms/inputs.js';
import { TERMS_LIMITS } from '../../domain/terms/limits.js';

@InputType({ description: 'A new version of terms; without texts the business has no terms any more.' })
@Rules(businessTermsSchema)
export class BusinessTermsInput {
  @Field(() => String, {
    nullable: true,
    description: `The text in English, at most ${TERMS_LIMITS.textMaxCharacters} characters; null ends the terms. It has to be given.`,
  })
  text?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The text in Urdu, at most ${TERMS_LIMITS.textMaxCharacters} characters.`,
  })
  textUrdu?: string | null;

  @Field(() => Int, { nullable: true, description: 'The latest version, which it replaces; left out for the first.' })
  replacesId?: number | null;
}

@InputType({ description: 'Terms that a guest signed on paper.' })
@Rules(signedTermsSchema)
export class SignedTermsInput {
  @Field(() => Int, { description: 'The terms that were signed.' })
  termsId: number;

  @Field(() => LocalDate, { nullable: true, description: 'When they were signed; today if left out.' })
  day?: string | null;

  @Field(() => String, { nullable: true, description: 'A note, as on a record that was wrong.' })
  note?: string | null;

  @Field(() => String, { nullable: true, description: 'Idempotency key: repeated requests record it once.' })
  clientMutationId?: string | null;
}

@InputType({ description: 'The CNIC of who signs a contract.' })
@Rules(contractCnicSchema)
export class ContractCnicInput {
  @Field(() => String, {
    nullable: true,
    description: '13 digits, with dashes or without; null removes it. It has to be given.',
  })
  cnic?: string | null;
}
