import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../../i18n/text';
import { showToast } from '../../../lib/toast';
import { AntdBoundary } from '../../../ui/AntdBoundary';
import { lazyPart } from '../../../ui/lazy-part';
import { saveToggleText } from './save-toggle.text';
import { onHallSaved } from './saved-signal';
import { savedListsText } from './saved-lists.text';

const HallListsDialog = lazyPart(() => import('./HallListsDialog').then((module) => module.HallListsDialog), null);

/** Offers to put what a customer has just saved into a list, in the toast that says that it is saved. */
export function ListsOffer() {
  const words = useText(savedListsText);
  const { added } = useText(saveToggleText);
  const [hallId, setHallId] = useState<number | null>(null);
  const offer = useEffectEvent((id: number) =>
    showToast({ tone: 'success', ...added, action: { label: words.offer, onClick: () => setHallId(id) } }),
  );
  useEffect(() => onHallSaved((id) => offer(id)), []);
  if (hallId === null) return null;
  return (
    <AntdBoundary fallback={null}>
      <HallListsDialog hallId={hallId} title={words.addTitle} onClose={() => setHallId(null)} />
    </AntdBoundary>
  );
}
