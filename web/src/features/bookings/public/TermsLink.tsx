import { useState } from 'react';
import { useHallBusinessTermsQuery } from '../../../graphql/generated/hall-business-terms';
import { useText } from '../../../i18n/text';
import { AntdBoundary } from '../../../ui/AntdBoundary';
import { lazyPart } from '../../../ui/lazy-part';
import { PlainButton } from '../../../ui/PlainButton';
import { businessTermsText } from '../business-terms.text';

const TermsDialog = lazyPart(() => import('../TermsDialog').then((module) => module.TermsDialog));

/** Opens the terms of a hall's business; nothing where it has none. */
export function TermsLink({ hallId }: { hallId: number }) {
  const words = useText(businessTermsText);
  const [isOpen, setOpen] = useState(false);
  const { data } = useHallBusinessTermsQuery({ variables: { hallId } });
  const terms = data?.hallBusinessTerms;
  if (!terms) return null;
  return (
    <div>
      <PlainButton look="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.title(terms.businessName)}
      </PlainButton>
      {isOpen && (
        <AntdBoundary>
          <TermsDialog terms={terms} onClose={() => setOpen(false)} />
        </AntdBoundary>
      )}
    </div>
  );
}
