import { useHallAnswerTimeQuery } from '../../../graphql/generated/hall-answer-time';
import { AnswerTime } from '../AnswerTime';
import styles from './HallAnswerTime.module.css';

/** How soon the owner of a hall usually answers; nothing until it is known. */
export function HallAnswerTime({ hallId }: { hallId: number }) {
  const { data } = useHallAnswerTimeQuery({ variables: { hallId } });
  return <AnswerTime hours={data?.hallAvailability.answersWithinHours} className={styles.answers} />;
}
