import { useEffect, useState } from 'react';
import { readDocument } from '../../../../graphql/protected-file';
import { useText } from '../../../../i18n/text';
import { Skeleton } from '../../../../ui/Skeleton';
import { detailText } from './business-detail.text';
import styles from './BusinessDetail.module.css';
import { DocumentButtons } from './DocumentButtons';

const PICTURE = /\.(jpe?g|png)$/i;
const PDF = /\.pdf$/i;
/** From here on documents stand beside the facts: on less they would push them away, and open in a tab of their own. */
const BESIDE = '(min-width: 1100px)';

interface ShownDocumentProps {
  filename: string;
  number: number;
}

/** One of the documents with what can be done with it, and on a desktop what it shows. */
export function ShownDocument({ filename, number }: ShownDocumentProps) {
  const [isBeside] = useState(() => window.matchMedia(BESIDE).matches);
  const isShown = isBeside && (PICTURE.test(filename) || PDF.test(filename));
  return (
    <div className="stack gap-8">
      <DocumentButtons filename={filename} number={number} />
      {isShown && <Content filename={filename} number={number} />}
    </div>
  );
}

/** The address of a document in this page; undefined while it loads, null where it can't be read. */
function useAddress(filename: string, type: string | undefined): string | null | undefined {
  const [address, setAddress] = useState<string | null>();
  useEffect(() => {
    let isWanted = true;
    let made: string | undefined;
    readDocument(filename).then(
      ({ content }) => {
        if (!isWanted) return;
        made = URL.createObjectURL(type === undefined ? content : content.slice(0, content.size, type));
        setAddress(made);
      },
      () => isWanted && setAddress(null),
    );
    return () => {
      isWanted = false;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [filename, type]);
  return address;
}

function Content({ filename, number }: ShownDocumentProps) {
  const { dialog } = useText(detailText);
  const isPdf = PDF.test(filename);
  // Nothing but a PDF is shown in a frame, whatever the server would call it.
  const address = useAddress(filename, isPdf ? 'application/pdf' : undefined);
  if (address === undefined) return <Skeleton height="320px" shape="box" />;
  if (address === null) return <p className="error">{dialog.documentFailed}</p>;
  return isPdf ? (
    <iframe className={`bordered full-width ${styles.paper}`} src={address} title={dialog.document(number)} />
  ) : (
    <img className={styles.photo} src={address} alt={dialog.document(number)} />
  );
}
