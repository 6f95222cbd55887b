import { currencySymbol } from '@mehfil/api/domain/currency/currencies';
import { MENU_LIMITS } from '@mehfil/api/domain/menus/limits';
import { Flex } from 'antd';
import { FieldArray, useFormikContext } from 'formik';
import { useState } from 'react';
import {
  useAddMenuMutation,
  useChangeMenuMutation,
  useMenuHallsQuery,
  type OwnedMenuFragment,
} from '../../../../graphql/generated/owner-menus';
import { PictureField } from '../../../../graphql/PictureField';
import { useRereadOnConflict } from '../../../../graphql/useRereadOnConflict';
import { namesText } from '../../../../i18n/names.text';
import { useText } from '../../../../i18n/text';
import { Button } from '../../../../ui/Button';
import { AppForm } from '../../../../ui/form/AppForm';
import { CheckboxField } from '../../../../ui/form/CheckboxField';
import { DateField } from '../../../../ui/form/DateField';
import { NumberField } from '../../../../ui/form/NumberField';
import { SavedElsewhere } from '../../../../ui/form/SavedElsewhere';
import { SelectManyField } from '../../../../ui/form/SelectManyField';
import { SubmitButton } from '../../../../ui/form/SubmitButton';
import { TextAreaField, TextField } from '../../../../ui/form/TextField';
import { IconButton } from '../../../../ui/IconButton';
import { TrashIcon } from '../../../../ui/icons';
import { Picture } from '../../../../ui/Picture';
import { MenuCourses } from './MenuCourses';
import styles from './MenuForm.module.css';
import { listShiftNames, EMPTY_MENU, menuFormSchema, toMenuInput, toMenuValues, type MenuValues } from './menu-values';
import { MENU_QUERIES } from './menu-queries';
import { ownerMenusText } from './owner-menus.text';
import { joinClasses } from '../../../../lib/classes';

interface MenuFormProps {
  /** Null while a new one is written. */
  menu: OwnedMenuFragment | null;
  currency: string;
  onDone: () => void;
}

/** Writes a menu: its names, prices, courses, and where it is served. */
export function MenuForm({ menu, currency, onDone }: MenuFormProps) {
  const words = useText(ownerMenusText);
  const [isSending, setSending] = useState(false);
  const options = (title: string, failure: string) => ({
    success: { tone: 'success' as const, title },
    about: ({ input }: { input: { name: string } }) => input.name,
    failure: { title: failure, always: true },
    refetch: MENU_QUERIES,
  });
  const add = useAddMenuMutation(options(words.created, words.createFailed));
  const change = useRereadOnConflict(useChangeMenuMutation(options(words.updated, words.updateFailed)), MENU_QUERIES);
  return (
    <AppForm<MenuValues>
      label={menu ? words.edit : words.add}
      initialValues={menu ? toMenuValues(menu) : EMPTY_MENU}
      schema={menuFormSchema}
      onSubmit={async (values, form) => {
        const input = toMenuInput(values);
        const outcome = await (menu ? change.run({ id: menu.id, input }, { form }) : add.run({ input }, { form }));
        if (outcome.ok) onDone();
      }}
    >
      <TextField name="name" label={words.name} placeholder={words.namePlaceholder} required />
      <TextField name="nameUrdu" label={words.nameUrdu} />
      <TextAreaField name="description" label={words.description} rows={2} />
      <PictureField name="picture" words={words.picture} onBusy={setSending}>
        {(url) => (
          <Picture src={url} alt={words.picture.alt} width={4} height={3} sizes="240px" className={styles.picture} />
        )}
      </PictureField>
      <h3 className="item-title">{words.prices}</h3>
      <Bands currency={currency} />
      <NumberField
        name="guaranteedHeads"
        label={words.guaranteed}
        hint={words.guaranteedHint}
        min={0}
        precision={0}
        required
      />
      <NumberField
        name="childrenShare"
        label={words.childrenShare}
        hint={words.childrenShareHint}
        min={0}
        max={MENU_LIMITS.childrenShareMax}
        precision={0}
        suffix="%"
      />
      <h3 className="item-title">{words.courses}</h3>
      <MenuCourses currency={currency} />
      <h3 className="item-title">{words.places}</h3>
      <Places />
      {menu && <SavedElsewhere saved={toMenuValues(menu)} />}
      <Flex wrap justify="end" gap={8}>
        <Button look="secondary" onClick={onDone}>
          {words.cancel}
        </Button>
        <SubmitButton
          label={words.save}
          pendingLabel={words.saving}
          pending={isSending || add.pending || change.pending}
        />
      </Flex>
    </AppForm>
  );
}

/** The price per head by bands of guests; the first holds from one guest. */
function Bands({ currency }: { currency: string }) {
  const words = useText(ownerMenusText);
  const { values } = useFormikContext<MenuValues>();
  return (
    <FieldArray name="bands">
      {(bands) => (
        <>
          <p className="muted medium">{words.pricesText}</p>
          {values.bands.map((_band, index) => (
            <div key={index} className={joinClasses('stack top', styles.row)}>
              <div className={joinClasses('stack gap-8-12', styles.cells)}>
                <NumberField
                  name={`bands[${index}].fromGuests`}
                  label={words.fromGuests}
                  min={1}
                  precision={0}
                  required
                />
                <NumberField
                  name={`bands[${index}].price`}
                  label={words.price}
                  min={0}
                  precision={2}
                  prefix={currencySymbol(currency)}
                  required
                />
              </div>
              {index > 0 && (
                <IconButton
                  className={styles.remove}
                  label={words.removePrice(index + 1)}
                  icon={<TrashIcon />}
                  onClick={() => bands.remove(index)}
                />
              )}
            </div>
          ))}
          {values.bands.length < MENU_LIMITS.bandsMax && (
            <span>
              <Button look="quiet" onClick={() => bands.push({ fromGuests: null, price: null })}>
                {words.addPrice}
              </Button>
            </span>
          )}
        </>
      )}
    </FieldArray>
  );
}

/** The halls, shifts and days in which it is served, and whether rates change its price. */
function Places() {
  const words = useText(ownerMenusText);
  const { name: toRead } = useText(namesText);
  const { initialValues, values } = useFormikContext<MenuValues>();
  const halls = useMenuHallsQuery({}).data?.businessBookingStats.halls ?? [];
  const names = listShiftNames(halls, values.hallIds, initialValues.shiftNames);
  return (
    <>
      <SelectManyField
        name="hallIds"
        label={words.halls}
        hint={words.hallsHint}
        options={halls.map(({ id, title }) => ({ value: id, label: title }))}
      />
      {names.length > 0 && (
        <SelectManyField<string>
          name="shiftNames"
          label={words.shifts}
          hint={words.shiftsHint}
          options={names.map((name) => ({ value: name, label: toRead(name) }))}
        />
      )}
      <div className="fields">
        <DateField name="firstDay" label={words.firstDay} />
        <DateField name="lastDay" label={words.lastDay} />
      </div>
      <CheckboxField name="isFixed" label={words.isFixed} hint={words.isFixedHint} />
    </>
  );
}
