import { BUSINESS_LIMITS } from '@mehfil/api/domain/businesses/limits';
import { uploadProblem, UploadKind } from '@mehfil/api/domain/media/uploads';
import { useState } from 'react';
import { useDiscardDocumentMutation, useUploadDocumentMutation } from '../../../../graphql/generated/business';
import { useText } from '../../../../i18n/text';
import { showToast } from '../../../../lib/toast';
import { useSending } from '../../../../graphql/useSending';
import { applyText } from './apply.text';

/** A document that has arrived. */
export interface SentDocument {
  /** The server's name of it. */
  filename: string;
  /** The person's own. */
  name: string;
}

const { documentsMax } = BUSINESS_LIMITS;

/**
 * The documents of an application: each is sent when it is chosen; one that fails is left out and named.
 * @param earlier those of an application before, which stay stored until another one is sent without them
 */
export function useDocuments(earlier: readonly SentDocument[]) {
  const words = useText(applyText);
  const { sending, follow } = useSending();
  const [documents, setDocuments] = useState(earlier);
  const upload = useUploadDocumentMutation();
  const discard = useDiscardDocumentMutation();

  /** Sends a document; answers what was wrong with it. */
  const submit = async (file: File): Promise<string | null> => {
    const problem = uploadProblem(UploadKind.DOCUMENT, file);
    if (problem !== null) return problem;
    const outcome = await follow(file.name, (onProgress) => upload.run({ file }, { onProgress }));
    if (!outcome.ok) return outcome.error.message;
    const { filename } = outcome.data.uploadDocument;
    setDocuments((before) => [...before, { filename, name: file.name }]);
    return null;
  };

  return {
    documents,
    sending,
    /** Sends the chosen files, one after the other. */
    add: async (files: readonly File[]) => {
      const room = documentsMax - documents.length - sending.length;
      // All that failed are told together: one toast stands at a time, and no success may take the place of a failure.
      const failures: string[] = [];
      const fail = (names: string, reason: string) => {
        failures.push(reason === '' ? names : `${names}: ${reason}`);
        showToast({ tone: 'danger', title: words.uploadFailed, description: failures.join('; ') });
      };
      for (const file of files.slice(0, room)) {
        const problem = await submit(file);
        if (problem !== null) fail(file.name, problem);
        else if (failures.length === 0) showToast({ tone: 'success', ...words.uploaded });
      }
      const left = files.slice(room).map(({ name }) => name);
      if (left.length > 0) fail(left.join(', '), words.tooMany(documentsMax));
    },
    /** Takes a document back. One that can't be discarded is swept by the server. */
    remove: ({ filename }: SentDocument) => {
      setDocuments((before) => before.filter((document) => document.filename !== filename));
      const isEarlier = earlier.some((document) => document.filename === filename);
      if (!isEarlier) void discard.run({ filename });
    },
    clear: () => setDocuments([]),
  };
}
