import { BusinessRight, hasRight, TeamRole } from '@mehfil/api/domain/businesses/team';
import { useText } from '../../../../i18n/text';
import { Card } from '../../../../ui/Card';
import { CheckIcon, MinusIcon } from '../../../../ui/icons';
import styles from './Team.module.css';
import { teamWords } from '../../team-words.text';
import { teamText } from './team.text';

const ROLES = Object.values(TeamRole);

/** What each role may do, from the one table that the server decides by. */
export function RoleRights() {
  const words = useText(teamText);
  const { roles, right: rightWords } = useText(teamWords);
  return (
    <Card as="section" labelledBy="team-rights">
      <h2 id="team-rights" className={styles.heading}>
        {words.rightsTitle}
      </h2>
      <table className={styles.rights} aria-labelledby="team-rights">
        <thead>
          <tr>
            <td />
            {ROLES.map((role) => (
              <th key={role} scope="col">
                {roles[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.values(BusinessRight).map((right) => (
            <tr key={right}>
              <th scope="row">{rightWords[right]}</th>
              {ROLES.map((role) => {
                const may = hasRight(role, right);
                return (
                  <td key={role}>
                    {may ? <CheckIcon size={18} /> : <MinusIcon size={18} />}
                    <span className="visually-hidden">{(may ? words.may : words.mayNot)(roles[role])}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
