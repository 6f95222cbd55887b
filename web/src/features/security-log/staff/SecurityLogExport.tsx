import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { readError } from '../../../graphql/errors';
import {
  ExportSecurityLogDocument,
  type ExportSecurityLogQueryVariables,
} from '../../../graphql/generated/panel-security-log';
import { useText } from '../../../i18n/text';
import { saveText } from '../../../lib/save-file';
import { showToast } from '../../../lib/toast';
import { Button } from '../../../ui/Button';
import { DownloadIcon } from '../../../ui/icons';
import { securityLogText } from './security-log.text';

/** Saves every event that the filters let through, all pages of them, as a file for spreadsheets. */
export function SecurityLogExport({ filter }: { filter: ExportSecurityLogQueryVariables['filter'] }) {
  const words = useText(securityLogText);
  const client = useApolloClient();
  const [pending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    try {
      const { data } = await client.query({
        query: ExportSecurityLogDocument,
        variables: { filter },
        fetchPolicy: 'no-cache',
      });
      const file = data?.exportSecurityLog;
      if (file) saveText(file.content, file.filename, file.mime);
    } catch (error) {
      const { title, fallback } = words.exportFailed;
      showToast({ tone: 'danger', title, description: readError(error).message || fallback });
    } finally {
      setPending(false);
    }
  };
  return (
    <Button look="secondary" icon={<DownloadIcon />} pending={pending} onClick={() => void save()}>
      {words.export}
    </Button>
  );
}
