import { Flex } from 'antd';
import { CityRuleOrder } from '@mehfil/api/domain/city-rules/order';
import { CityRuleState, getCityRuleState } from '@mehfil/api/domain/city-rules/rules';
import type { CityRuleFieldsFragment } from '../../../graphql/generated/panel-city-rules';
import { useFormat } from '../../../i18n/format';
import { useText } from '../../../i18n/text';
import { Button } from '../../../ui/Button';
import { StatusTag } from '../../../ui/StatusTag';
import type { Column } from '../../../ui/table/columns';
import { panelCityRulesText } from './panel-city-rules.text';

type RuleColumn = Column<CityRuleFieldsFragment, CityRuleOrder>;

/** The statuses whose colors the states have. */
const LOOKS: Readonly<Record<CityRuleState, string>> = { CURRENT: 'active', UPCOMING: 'pending', OVER: 'over' };

interface Tools {
  onChange: (rule: CityRuleFieldsFragment) => void;
  onEnd: (rule: CityRuleFieldsFragment) => void;
}

interface ColumnsProps {
  /** `2026-03-03`. */
  today: string;
  /** Null where the viewer may only look. */
  tools: Tools | null;
}

/** The columns of the list of city rules. */
export function useCityRuleColumns({ today, tools }: ColumnsProps): RuleColumn[] {
  const words = useText(panelCityRulesText);
  const { compactDay } = useFormat();
  const city: RuleColumn = {
    key: 'city',
    title: words.city,
    required: true,
    narrow: 'plain',
    share: 1.2,
    sort: { ascending: CityRuleOrder.CITY, descending: CityRuleOrder.CITY_DESCENDING },
    render: (rule) => <strong>{rule.city}</strong>,
  };
  const days: RuleColumn = {
    key: 'days',
    title: words.days,
    share: 1.6,
    sort: { ascending: CityRuleOrder.FIRST_DAY, descending: CityRuleOrder.FIRST_DAY_DESCENDING },
    render: ({ firstDay, lastDay }) =>
      lastDay === null ? words.from(compactDay(firstDay)) : words.between(compactDay(firstDay), compactDay(lastDay)),
  };
  const actions: RuleColumn = {
    key: 'actions',
    title: words.actions,
    required: true,
    narrow: 'plain',
    share: 1.3,
    render: (rule) => tools && <RuleActions rule={rule} today={today} {...tools} />,
  };
  return [
    city,
    {
      key: 'rule',
      title: words.kind,
      required: true,
      share: 1.8,
      render: (rule) => <RuleWords rule={rule} />,
    },
    days,
    {
      key: 'state',
      title: words.state,
      share: 1.35,
      render: (rule) => {
        const state = getCityRuleState(rule, today);
        return <StatusTag status={LOOKS[state]} label={words.states[state]} />;
      },
    },
    { key: 'source', title: words.source, share: 1.8, render: ({ source }) => source },
    ...(tools ? [actions] : []),
  ];
}

/** What the rule asks, and whether it warns or refuses. */
function RuleWords({ rule: { kind, effect, closingTime } }: { rule: CityRuleFieldsFragment }) {
  const words = useText(panelCityRulesText);
  const { time } = useFormat();
  return (
    <>
      {closingTime === null ? words.kinds[kind] : words.closing(time(`2000-01-01T${closingTime}:00Z`, 'UTC'))}
      <span className="muted"> · {words.effects[effect]}</span>
    </>
  );
}

function RuleActions({ rule, today, onChange, onEnd }: Tools & { rule: CityRuleFieldsFragment; today: string }) {
  const words = useText(panelCityRulesText);
  const name = `${rule.city}: ${words.kinds[rule.kind]}`;
  return (
    <Flex wrap gap={8}>
      <Button look="quiet" aria-label={words.changeOf(name)} onClick={() => onChange(rule)}>
        {words.change}
      </Button>
      {getCityRuleState(rule, today) !== CityRuleState.OVER && (
        <Button look="quiet" aria-label={words.endOf(name)} onClick={() => onEnd(rule)}>
          {words.end}
        </Button>
      )}
    </Flex>
  );
}
