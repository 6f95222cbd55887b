import type { BulkOutcome } from '../../../graphql/useBulkMutation';
import { useBulkMutation } from '../../../graphql/useBulkMutation';
import { RejectApplicationDocument, type BusinessRowFragment } from '../../../graphql/generated/panel-businesses';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { useShowDialog } from '../../../ui/DialogHost';
import { lazyPart } from '../../../ui/lazy-part';
import { BUSINESS_QUERIES } from './business-queries';
import { businessesText } from './businesses.text';

const DecisionDialog = lazyPart(() => import('./DecisionDialog').then((module) => module.DecisionDialog));

interface BulkRejectionProps {
  businesses: readonly BusinessRowFragment[];
  onDone: (outcome: BulkOutcome<BusinessRowFragment>) => void;
}

/** Rejects the chosen applications for one reason. */
export function BulkRejection({ businesses, onDone }: BulkRejectionProps) {
  const words = useText(businessesText);
  const showDialog = useShowDialog();
  const { run } = useBulkMutation(RejectApplicationDocument, {
    variables: ({ business, reason }: { business: BusinessRowFragment; reason: string }) => ({
      id: business.id,
      input: { reason },
    }),
    refetch: BUSINESS_QUERIES,
    fallback: words.rejectFailed,
  });
  const reject = async ({ reason }: { reason: string }) => {
    const { done, refused } = await run(businesses.map((business) => ({ business, reason })));
    onDone({
      done: done.map(({ business }) => business),
      refused: refused.map(({ item, message }) => ({ item: item.business, message })),
    });
    return true;
  };
  const ask = () =>
    showDialog((close) => (
      <DecisionDialog
        title={words.reasonForSeveral(businesses.length)}
        label={words.reason}
        submit={words.reject}
        onSubmit={reject}
        onClose={close}
      />
    ));
  return (
    <Button look="secondary" disabled={businesses.length === 0} onClick={ask}>
      {words.reject}
    </Button>
  );
}
