import type { Translation } from '../../i18n/text';
import type { cancellationText as English } from './cancellation.text';

export const cancellationText: Translation<typeof English> = { terms: 'منسوخی' };
