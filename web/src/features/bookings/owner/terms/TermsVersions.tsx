import { Flex } from 'antd';
import { useState } from 'react';
import type { BusinessTermsVersionsFragment } from '../../../../graphql/generated/terms-settings';
import { useFormat } from '../../../../i18n/format';
import { useText } from '../../../../i18n/text';
import { Button } from '../../../../ui/Button';
import { TermsDialog } from '../../TermsDialog';
import { termsSettingsText } from './terms-settings.text';

interface TermsVersionsProps {
  versions: BusinessTermsVersionsFragment;
  onPage: (page: number) => void;
}

/** The versions of the terms, latest first, a page at a time. */
export function TermsVersions({ versions: { nodes, totalCount, pageInfo }, onPage }: TermsVersionsProps) {
  const words = useText(termsSettingsText);
  const [shownId, setShownId] = useState<number | null>(null);
  const shown = nodes.find(({ termsId }) => termsId === shownId)?.terms;
  const { page, limit } = pageInfo;
  return (
    <section aria-label={words.versions}>
      <h3 className="heading-20">{words.versions}</h3>
      {nodes.length === 0 && <p className="muted">{words.none}</p>}
      <Flex vertical gap={12}>
        {nodes.map((version, index) => (
          <VersionRow
            key={version.termsId}
            version={version}
            isCurrent={page === 1 && index === 0}
            onRead={() => setShownId(version.termsId)}
          />
        ))}
      </Flex>
      {totalCount > limit && (
        <Flex gap={8}>
          <Button look="secondary" disabled={page === 1} onClick={() => onPage(page - 1)}>
            {words.previous}
          </Button>
          <Button look="secondary" disabled={page * limit >= totalCount} onClick={() => onPage(page + 1)}>
            {words.next}
          </Button>
        </Flex>
      )}
      {shown && <TermsDialog terms={shown} onClose={() => setShownId(null)} />}
    </section>
  );
}

interface VersionRowProps {
  version: BusinessTermsVersionsFragment['nodes'][number];
  isCurrent: boolean;
  onRead: () => void;
}

function VersionRow({ version: { version, savedBy, createdAt, terms }, isCurrent, onRead }: VersionRowProps) {
  const words = useText(termsSettingsText);
  const { compactDateTime } = useFormat();
  return (
    <Flex wrap gap={12} align="center" justify="space-between">
      <div className="narrowable">
        <p className="strong">{words.version(version)}</p>
        <p className="muted small breakable">{words.by(savedBy, compactDateTime(createdAt))}</p>
        {isCurrent && terms && <p className="small">{words.current}</p>}
        {!terms && <p className="small">{words.ended}</p>}
      </div>
      {terms && (
        <Button look="quiet" aria-label={`${words.read}: ${words.version(version)}`} onClick={onRead}>
          {words.read}
        </Button>
      )}
    </Flex>
  );
}
