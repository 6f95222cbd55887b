import { paymentDetailsSchema } from '@mehfil/api/domain/payments/details';
import { PAYMENT_LIMITS } from '@mehfil/api/domain/payments/limits';
import {
  usePaymentDetailsQuery,
  useSetPaymentDetailsMutation,
  type PaymentDetailsFieldsFragment,
} from '../../../../graphql/generated/payment-details';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { AppForm } from '../../../../ui/form/AppForm';
import { SubmitButton } from '../../../../ui/form/SubmitButton';
import { TextAreaField, TextField } from '../../../../ui/form/TextField';
import { Loaded } from '../../../../ui/Loaded';
import { TitledCard } from '../../../../ui/TitledCard';
import { paymentDetailsText } from './payment-details.text';

type Details = PaymentDetailsFieldsFragment;
type Name = Exclude<keyof Details, '__typename' | 'changedAt' | 'changedRecently'>;
type Values = Record<Name, string>;

const NUMBERS = ['jazzcash', 'easypaisa', 'raast'] as const;

function toValues({ bankName, accountTitle, iban, jazzcash, easypaisa, raast, note }: Details): Values {
  const account = { bankName: bankName ?? '', accountTitle: accountTitle ?? '', iban: iban ?? '' };
  return {
    ...account,
    jazzcash: jazzcash ?? '',
    easypaisa: easypaisa ?? '',
    raast: raast ?? '',
    note: note ?? '',
  };
}

/** Where customers of the business pay to; its owner's alone. */
export function PaymentDetails() {
  const words = useText(paymentDetailsText);
  const { data, error, refetch } = usePaymentDetailsQuery({ freshFor: 0 });
  return (
    <TitledCard title={words.title} text={words.text}>
      <Loaded failed={error !== undefined} height="320px" onRetry={refetch}>
        {data && <DetailsForm details={data.paymentDetails} />}
      </Loaded>
    </TitledCard>
  );
}

function DetailsForm({ details }: { details: Details }) {
  const words = useText(paymentDetailsText);
  const { date } = useFormat();
  const { run, pending } = useSetPaymentDetailsMutation({
    success: { tone: 'success', ...words.saved },
    failure: { ...words.failed, always: true },
    refetch: ['PaymentDetails'],
  });
  return (
    <AppForm<Values>
      label={words.title}
      initialValues={toValues(details)}
      schema={paymentDetailsSchema}
      reinitialize
      onSubmit={(values, form) => run({ input: values }, { form })}
    >
      <div className="fields">
        <TextField name="bankName" label={words.bankName} maxLength={PAYMENT_LIMITS.bankNameMaxCharacters} />
        <TextField
          name="accountTitle"
          label={words.accountTitle}
          hint={words.accountTitleHint}
          maxLength={PAYMENT_LIMITS.accountTitleMaxCharacters}
        />
      </div>
      <TextField name="iban" label={words.iban} dir="ltr" autoComplete="off" />
      <div className="fields">
        {NUMBERS.map((name) => (
          <TextField key={name} name={name} label={words[name]} type="tel" dir="ltr" autoComplete="off" />
        ))}
      </div>
      <TextAreaField
        name="note"
        label={words.note}
        hint={words.noteHint}
        rows={3}
        maxLength={PAYMENT_LIMITS.detailsNoteMaxCharacters}
      />
      {details.changedAt !== null && <p className="muted">{words.changed(date(details.changedAt))}</p>}
      <div>
        <SubmitButton label={words.save} pendingLabel={words.saving} pending={pending} />
      </div>
    </AppForm>
  );
}
