import { useApolloClient } from '@apollo/client/react';
import { addDays } from '@mehfil/api/domain/time/days';
import { Flex } from 'antd';
import { ExportCashBookDocument, useCashBookQuery } from '../../../../../graphql/generated/cash-book';
import { useFormat } from '../../../../../i18n/format';
import { useText } from '../../../../../i18n/text';
import { day as dayField, defineAddress } from '../../../../../lib/address-fields';
import { useAddressState } from '../../../../../lib/address-state';
import { Button } from '../../../../../ui/Button';
import { DayInput } from '../../../../../ui/form/PickerInputs';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../../../ui/icons';
import { LoadFailed } from '../../../../../ui/LoadFailed';
import { ListMoneyContext } from '../../../../../ui/Money';
import { Skeleton } from '../../../../../ui/Skeleton';
import { cashBookText } from './cash-book.text';
import { CashCount } from './CashCount';
import { CashEntries, CashSums } from './CashEntries';
import { useTextFile } from './useTextFile';

const ADDRESS = defineAddress<{ day: string }>({ day: dayField('day') });

interface DayChooserProps {
  day: string;
  today: string;
  onDay: (day: string) => void;
}

function DayChooser({ day, today, onDay }: DayChooserProps) {
  const words = useText(cashBookText);
  return (
    <Flex wrap align="center" gap={4}>
      <Button
        look="quiet"
        aria-label={words.previous}
        icon={<ChevronLeftIcon />}
        onClick={() => onDay(addDays(day, -1))}
      />
      <DayInput
        aria-label={words.day}
        value={day}
        max={today}
        allowClear={false}
        onChange={(next) => next && onDay(next)}
      />
      <Button
        look="quiet"
        aria-label={words.next}
        icon={<ChevronRightIcon />}
        disabled={day >= today}
        onClick={() => onDay(addDays(day, 1))}
      />
      <Button look="secondary" onClick={() => onDay(today)}>
        {words.today}
      </Button>
    </Flex>
  );
}

/** The receipts and refunds of a day by method and member, and the count of its cash. */
export function CashBook() {
  const words = useText(cashBookText);
  const format = useFormat();
  const client = useApolloClient();
  const { state, change } = useAddressState(ADDRESS);
  const variables = { day: state.day || null };
  const { data, previousData, error, refetch } = useCashBookQuery({ variables, freshFor: 0 });
  const file = useTextFile(words.failed);
  const book = data?.cashBook;
  const known = book ?? previousData?.cashBook;
  const download = async () => {
    const answer = await client.query({ query: ExportCashBookDocument, variables, fetchPolicy: 'no-cache' });
    return answer.data?.exportCashBook;
  };
  return (
    <ListMoneyContext value>
      <Flex wrap align="center" justify="space-between" gap={12}>
        {known && (
          <DayChooser
            day={state.day || known.today}
            today={known.today}
            onDay={(day) => change({ day: day === known.today ? '' : day })}
          />
        )}
        {book && book.entries.length > 0 && (
          <Button look="secondary" pending={file.pending} onClick={() => void file.save(download)}>
            {words.export}
          </Button>
        )}
      </Flex>
      {error && !book && <LoadFailed onRetry={refetch} />}
      {!error && !book && <Skeleton height="360px" shape="box" />}
      {book && (
        <>
          <h2 className="heading-24">{format.day(book.day)}</h2>
          {book.entries.length === 0 && <p className="muted">{words.empty}</p>}
          <CashSums book={book} />
          <CashCount key={book.day} book={book} />
          <CashEntries book={book} />
        </>
      )}
    </ListMoneyContext>
  );
}
