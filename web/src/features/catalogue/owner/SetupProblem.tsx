import { readError } from '../../../graphql/errors';
import { useText } from '../../../i18n/text';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { LoadFailed } from '../../../ui/LoadFailed';
import { setupText } from './setup.text';

/** Stands where the setup could not be read: without an application there is nothing to set up yet. */
export function SetupProblem({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const words = useText(setupText).noBusiness;
  if (readError(error).code !== 'NOT_FOUND') return <LoadFailed onRetry={onRetry} />;
  const apply = <ButtonLink to={paths.business.apply}>{words.action}</ButtonLink>;
  return <EmptyState title={words.title} text={words.text} action={apply} />;
}
