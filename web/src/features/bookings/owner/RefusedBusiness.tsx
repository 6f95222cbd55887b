import { Role } from '@mehfil/api/domain/accounts/roles';
import type { CallError } from '../../../graphql/errors';
import { useRight } from '../../../graphql/rights';
import { useSession } from '../../../graphql/session';
import { useText } from '../../../i18n/text';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { StatusTag } from '../../../ui/StatusTag';
import { RefusedMember } from '../../businesses/owner/TradingGate';
import { refusedBusinessText } from './refused-business.text';

/** Why the server refused: no application, or none approved. */
export function RefusedBusiness({ refusal }: { refusal: CallError }) {
  const words = useText(refusedBusinessText);
  const canApply = useRight('APPLICATION');
  const isMember = useSession().viewer?.role === Role.USER;
  if (refusal.code === 'NOT_FOUND') {
    const action = <ButtonLink to={paths.business.apply}>{words.apply}</ButtonLink>;
    return <EmptyState title={words.noBusiness} text={words.noBusinessText} action={action} />;
  }
  if (isMember) return <RefusedMember refusal={refusal} />;
  const status = typeof refusal.details.status === 'string' ? refusal.details.status : 'pending';
  const [title, text] =
    status === 'suspended' ? [words.suspended, words.suspendedText] : [words.notApproved, words.notApprovedText];
  const action = canApply && <ButtonLink to={paths.business.apply}>{words.viewStatus}</ButtonLink>;
  return <EmptyState tag={<StatusTag status={status} />} title={title} text={text} action={action} />;
}
