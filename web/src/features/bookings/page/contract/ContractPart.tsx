import { localDay } from '@mehfil/api/domain/time/zone';
import { Flex } from 'antd';
import { useState } from 'react';
import { useBookingContractQuery } from '../../../../graphql/generated/booking-contract';
import { useText } from '../../../../i18n/text';
import { pageClock } from '../../../../lib/clock';
import { Button } from '../../../../ui/Button';
import { lazyPart } from '../../../../ui/lazy-part';
import { LoadFailed } from '../../../../ui/LoadFailed';
import { Acceptances } from './Acceptances';
import { Cnic } from './Cnic';
import { contractText } from './contract.text';

const ContractDialog = lazyPart(() => import('./ContractDialog').then((module) => module.ContractDialog));
const RecordSignature = lazyPart(() => import('./RecordSignature').then((module) => module.RecordSignature));

interface ContractPartProps {
  bookingId: number;
  timeZone: string;
}

/** Opens the contract among the papers of a booking, and says who accepted the terms; members record signatures here. */
export function ContractPart({ bookingId, timeZone }: ContractPartProps) {
  const words = useText(contractText);
  const [opened, setOpened] = useState<'contract' | 'signature' | null>(null);
  const close = () => setOpened(null);
  const { data, error, refetch } = useBookingContractQuery({ variables: { id: bookingId }, freshFor: 0 });
  const { terms, acceptances = [], signableTerms = [], viewerCanRecordSignature = false } = data?.bookingContract ?? {};
  return (
    <>
      <Flex wrap gap={8}>
        <Button look="secondary" onClick={() => setOpened('contract')}>
          {words.open}
        </Button>
        {viewerCanRecordSignature && (
          <Button look="secondary" onClick={() => setOpened('signature')}>
            {words.sign}
          </Button>
        )}
      </Flex>
      {error && !data && <LoadFailed level={3} onRetry={refetch} />}
      {data && <Cnic contract={data.bookingContract} />}
      {acceptances.length > 0 && <Acceptances acceptances={acceptances} timeZone={timeZone} withNotes />}
      {opened === 'contract' && <ContractDialog bookingId={bookingId} onClose={close} />}
      {opened === 'signature' && (
        <RecordSignature
          bookingId={bookingId}
          today={localDay(new Date(pageClock()), timeZone)}
          versions={signableTerms}
          shownId={terms?.id}
          onClose={close}
        />
      )}
    </>
  );
}
