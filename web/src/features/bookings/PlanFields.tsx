import { currencySymbol } from '@mehfil/api/domain/currency/currencies';
import { fromHundredths } from '@mehfil/api/domain/money/money';
import { PAYMENT_LIMITS } from '@mehfil/api/domain/payments/limits';
import { DueRule } from '@mehfil/api/domain/payments/plan';
import { Flex } from 'antd';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { useFormat } from '../../i18n/format';
import { namesText } from '../../i18n/names.text';
import { useSay } from '../../i18n/say';
import { useText } from '../../i18n/text';
import { useKeptFocus } from '../../lib/kept-focus';
import { Button } from '../../ui/Button';
import { FormField } from '../../ui/form/FormField';
import { NumberField } from '../../ui/form/NumberField';
import { SelectField } from '../../ui/form/SelectField';
import { TextField } from '../../ui/form/TextField';
import { Money } from '../../ui/Money';
import { Select } from '../../ui/Select';
import { StaticTable } from '../../ui/table/StaticTable';
import { paymentPlanText } from './payment-plan.text';
import { createPart, splitByPlan, type PartValues, type PlanValues } from './plan-values';

/** What the example splits. */
const EXAMPLE = 1_000_000;

interface PlanFieldsProps {
  currency: string;
  /** What is split beside the fields, in units; an example where nothing is known. */
  total?: number;
  /** Says what is split. */
  title?: string;
}

/** The parts of a payment plan, with what they make of a sum beside them. Part of a form of {@link PlanValues}. */
export function PlanFields({ currency, total = EXAMPLE, title }: PlanFieldsProps) {
  const words = useText(paymentPlanText);
  const { money } = useFormat();
  const { values } = useFormikContext<PlanValues>();
  return (
    <div className="columns">
      <Parts currency={currency} />
      <Split
        parts={values.parts}
        total={total}
        currency={currency}
        title={title ?? words.example.title(money(total, currency))}
      />
    </div>
  );
}

/** What is wrong with the parts together. */
function PlanProblem() {
  const say = useSay();
  const { errors, submitCount } = useFormikContext<PlanValues>();
  const problem = submitCount > 0 && typeof errors.parts === 'string' ? errors.parts : null;
  return <div aria-live="polite">{problem && <p className="error">{say(problem)}</p>}</div>;
}

function Parts({ currency }: { currency: string }) {
  const words = useText(paymentPlanText).fields;
  const { values, setFieldValue } = useFormikContext<PlanValues>();
  const addId = useId();
  const kept = useKeptFocus<HTMLUListElement>(addId);
  const { parts } = values;
  const set = (next: PartValues[]) => void setFieldValue('parts', next);
  return (
    <Flex vertical gap={16} className="narrowable">
      <ul {...kept} className="framed divided">
        {parts.map((part, index) => (
          // Parts have no identity but their place.
          <li key={index}>
            <Part
              name={`parts[${index}]`}
              title={words.part(index + 1)}
              part={part}
              isLast={index === parts.length - 1}
              currency={currency}
              onChange={(next) => set(parts.with(index, next))}
              onRemove={() => set(parts.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ul>
      <PlanProblem />
      {parts.length < PAYMENT_LIMITS.planPartsMax && (
        <div>
          <Button id={addId} look="secondary" onClick={() => set(parts.toSpliced(parts.length - 1, 0, createPart()))}>
            {words.add}
          </Button>
        </div>
      )}
    </Flex>
  );
}

interface PartProps {
  /** Of its fields. */
  name: string;
  title: string;
  part: PartValues;
  isLast: boolean;
  currency: string;
  onChange: (part: PartValues) => void;
  onRemove: () => void;
}

function Part({ name, title, part, isLast, currency, onChange, onRemove }: PartProps) {
  const words = useText(paymentPlanText).fields;
  const id = useId();
  return (
    <Flex vertical gap={8} role="group" aria-labelledby={id}>
      <Flex wrap align="center" justify="space-between" gap={8}>
        <span id={id} className="strong">
          {title}
        </span>
        {!isLast && (
          <Button look="quiet" aria-label={words.remove(title)} onClick={onRemove}>
            {words.removeShort}
          </Button>
        )}
      </Flex>
      <div className="fields">
        <TextField
          name={`${name}.label`}
          label={words.label}
          hint={isLast ? words.restHint : undefined}
          maxLength={PAYMENT_LIMITS.labelMaxCharacters}
          autoComplete="off"
          required
        />
        {!isLast && <ShareFields name={name} part={part} currency={currency} onChange={onChange} />}
        <SelectField<DueRule>
          name={`${name}.due`}
          label={words.due}
          options={Object.values(DueRule).map((value) => ({ value, label: words.dues[value] }))}
        />
        <NumberField
          name={`${name}.days`}
          label={words.days}
          min={0}
          max={PAYMENT_LIMITS.dueDaysMax}
          precision={0}
          required
        />
      </div>
    </Flex>
  );
}

/** A percentage or an amount; choosing one empties the other. */
function ShareFields({ name, part, currency, onChange }: Pick<PartProps, 'name' | 'part' | 'currency' | 'onChange'>) {
  const words = useText(paymentPlanText).fields;
  const options = (['PERCENT', 'AMOUNT'] as const).map((value) => ({ value, label: words.shares[value] }));
  return (
    <>
      <FormField<PartValues['share']> name={`${name}.share`} label={words.share}>
        {({ name: _name, ...control }, value) => (
          <Select
            {...control}
            className="full-width"
            value={value}
            options={options}
            onChange={(share) => onChange({ ...part, share, percent: null, amount: null })}
          />
        )}
      </FormField>
      {part.share === 'PERCENT' ? (
        <NumberField name={`${name}.percent`} label={words.percent} min={0} max={100} step={1} suffix="%" required />
      ) : (
        <NumberField
          name={`${name}.amount`}
          label={words.amount}
          min={0}
          precision={2}
          prefix={currencySymbol(currency)}
          required
        />
      )}
    </>
  );
}

interface SplitProps {
  parts: readonly PartValues[];
  total: number;
  currency: string;
  title: string;
}

/** What the parts make of a sum. */
function Split({ parts, total, currency, title }: SplitProps) {
  const words = useText(paymentPlanText);
  const { name } = useText(namesText);
  const id = useId();
  const split = splitByPlan(parts, total);
  const rows = split?.map(({ label, due, days, amount }, key) => ({
    ...{ key: String(key), label: name(label ?? ''), due: words.due[due](days), amount: fromHundredths(amount) },
  }));
  return (
    <Flex vertical gap={8} className="narrowable">
      <h3 id={id} className="item-title">
        {title}
      </h3>
      {rows ? (
        <>
          <StaticTable<(typeof rows)[number]>
            labelledBy={id}
            stacks
            rows={rows}
            rowKey={({ key }) => key}
            columns={[
              { key: 'part', title: words.example.part, rowHeader: true, render: ({ label }) => <bdi>{label}</bdi> },
              { key: 'due', title: words.example.due, label: words.example.due, render: ({ due }) => due },
              {
                key: 'amount',
                title: words.example.amount,
                label: words.example.amount,
                render: ({ amount }) => <Money amount={amount} currency={currency} />,
              },
            ]}
          />
          <Flex justify="space-between" gap={8} className="strong">
            <span>{words.example.sum}</span>
            <Money amount={total} currency={currency} />
          </Flex>
        </>
      ) : (
        <p className="muted medium">{words.example.incomplete}</p>
      )}
    </Flex>
  );
}
