import { Flex } from 'antd';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { FileRefusal, readProtected } from '../../graphql/protected-file';
import { getReauthentication } from '../../graphql/reauthentication';
import { useText } from '../../i18n/text';
import { saveFile } from '../../lib/save-file';
import { showToast } from '../../lib/toast';
import { Button } from '../../ui/Button';
import { lazyPart } from '../../ui/lazy-part';
import styles from './YourData.module.css';
import { yourDataText } from './your-data.text';

const DeletionDialog = lazyPart(() => import('./DeletionDialog').then((module) => module.DeletionDialog));

/** One's own data: its download, and the deletion of the account. */
export function YourData() {
  return (
    <div className="columns">
      <Download />
      <Deletion />
    </div>
  );
}

/** Saves the file; where the sign-in is too old the password is asked for first. */
function Download() {
  const words = useText(yourDataText).download;
  const { ask } = getReauthentication(useApolloClient());
  const [isReading, setIsReading] = useState(false);
  const read = () => readProtected('/api/user/export', 'mehfil.zip');
  const save = async () => {
    setIsReading(true);
    try {
      const file = await read().catch(async (error: unknown) => {
        if (!(error instanceof FileRefusal) || error.code !== 'REAUTHENTICATION_REQUIRED') throw error;
        return (await ask()) ? read() : null;
      });
      if (!file) return;
      saveFile(file.content, file.name);
      showToast({ tone: 'success', title: words.done });
    } catch (error) {
      const isLimit = error instanceof FileRefusal && error.code === 'TOO_MANY_REQUESTS';
      showToast({ tone: 'danger', title: words.failed, description: isLimit ? words.tooOften : words.failedText });
    } finally {
      setIsReading(false);
    }
  };
  return (
    <Flex component="section" vertical gap={14} className={styles.part} aria-label={words.title}>
      <h3>{words.title}</h3>
      <p className="muted">{words.text}</p>
      <div>
        <Button pending={isReading} onClick={() => void save()}>
          {isReading ? words.submitting : words.submit}
        </Button>
      </div>
    </Flex>
  );
}

/** Says exactly what goes and what stays before it happens. */
function Deletion() {
  const words = useText(yourDataText).deletion;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Flex component="section" vertical gap={14} className={styles.part} aria-label={words.title}>
      <h3>{words.title}</h3>
      <p className="muted">{words.text}</p>
      <div>
        <Button look="caution" onClick={() => setIsAsking(true)}>
          {words.open}
        </Button>
      </div>
      {isAsking && <DeletionDialog onClose={() => setIsAsking(false)} />}
    </Flex>
  );
}
