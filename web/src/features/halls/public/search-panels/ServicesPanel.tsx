import { SEARCH_LIMITS } from '@mehfil/api/domain/halls/limits';
import { useServiceChoicesQuery } from '../../../../graphql/generated/search-choices';
import { namesText } from '../../../../i18n/names.text';
import { useText } from '../../../../i18n/text';
import type { HallSearchState } from '../search/useHallSearch';
import { ManyChips } from './Chips';
import { panelsText } from './panels.text';
import { ServiceIcon } from '../../../../ui/icons/ServiceIcon';

/** The services that a hall must include: those of most halls, and those that the address names. */
export function ServicesPanel({ state: { draft, change } }: { state: HallSearchState }) {
  const words = useText(panelsText);
  const { name: toRead } = useText(namesText);
  const { data } = useServiceChoicesQuery();
  const chosen = draft.services ?? [];
  const names = new Set([...(data?.serviceChoices ?? []).map(({ name }) => name), ...chosen]);
  const options = [...names].map((name) => ({
    value: name,
    label: toRead(name),
    icon: <ServiceIcon name={name} size={18} />,
  }));
  return (
    <ManyChips
      label={words.services}
      isLabelHidden
      values={chosen}
      options={options}
      onChange={(services) =>
        change({ services: services.length > 0 ? services.slice(0, SEARCH_LIMITS.servicesMax) : undefined })
      }
    />
  );
}
