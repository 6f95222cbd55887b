import { useText } from '../../i18n/text';
import { Card } from '../../ui/Card';
import { SecondFactor } from './SecondFactor';
import { securityText } from './security.text';
import styles from './SecondFactor.module.css';

/** Sets up the second factor that the viewer's role needs, in place of a screen. */
export function SecondFactorSetup() {
  const words = useText(securityText);
  return (
    <Card as="section" className={`stack gap-16 ${styles.gate}`}>
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <SecondFactor />
    </Card>
  );
}
