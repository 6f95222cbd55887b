import { BusinessRight, hasRight, TeamRole } from '@mehfil/api/domain/businesses/team';
import { useText } from '../../../../i18n/text';
import { Card } from '../../../../ui/Card';
import { CheckIcon, MinusIcon } from '../../../../ui/icons';
import { StaticTable } from '../../../../ui/table/StaticTable';
import { teamWords } from '../../team-words.text';
import { teamText } from './team.text';

interface Right {
  right: BusinessRight;
}

const ROLES = Object.values(TeamRole);
const RIGHTS = Object.values(BusinessRight).map((right): Right => ({ right }));

/** What each role may do, from the one table that the server decides by. */
export function RoleRights() {
  const words = useText(teamText);
  const { roles, right: rightWords } = useText(teamWords);
  return (
    <Card as="section" labelledBy="team-rights">
      <h2 id="team-rights" className="below heading-20">
        {words.rightsTitle}
      </h2>
      <StaticTable
        labelledBy="team-rights"
        rows={RIGHTS}
        rowKey={({ right }) => right}
        columns={[
          { key: 'right', title: words.right, rowHeader: true, render: ({ right }) => rightWords[right] },
          ...ROLES.map((role) => ({
            key: role,
            title: roles[role],
            render: ({ right }: Right) => {
              const may = hasRight(role, right);
              return (
                <>
                  {may ? <CheckIcon size={18} /> : <MinusIcon size={18} />}
                  <span className="visually-hidden">{(may ? words.may : words.mayNot)(roles[role])}</span>
                </>
              );
            },
          })),
        ]}
      />
    </Card>
  );
}
