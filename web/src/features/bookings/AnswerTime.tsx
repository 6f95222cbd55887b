import { useText } from '../../i18n/text';
import { answerTimeText } from './answer-time.text';

interface AnswerTimeProps {
  /** In how many hours most requests are answered; null while there are too few to say. */
  hours: number | null | undefined;
  className?: string | undefined;
}

/** How soon the owner usually answers. */
export function AnswerTime({ hours, className }: AnswerTimeProps) {
  const words = useText(answerTimeText);
  return hours ? <p className={className}>{words.usually(hours)}</p> : null;
}
