import { UploadKind, uploadProblem } from '@mehfil/api/domain/media/uploads';
import { THREAD_LIMITS } from '@mehfil/api/domain/threads/limits';
import { useState } from 'react';
import { useUploadMessageFileMutation } from '../../../../graphql/generated/booking-messages';
import { useSending } from '../../../../graphql/useSending';
import { useText } from '../../../../i18n/text';
import { messagesText } from './messages.text';
import type { AttachedFile } from './useOutgoing';

/** Uploads the files of a message when they are chosen. @param attached how many it has */
export function useAttachments(attached: number, attach: (file: AttachedFile) => void) {
  const words = useText(messagesText);
  const [problem, setProblem] = useState<string | null>(null);
  const upload = useUploadMessageFileMutation();
  const { sending, follow } = useSending();
  const submit = async (file: File): Promise<string | null> => {
    const wrong = uploadProblem(UploadKind.MESSAGE, file);
    if (wrong !== null) return wrong;
    const outcome = await follow(file.name, (onProgress) => upload.run({ file }, { onProgress }));
    if (!outcome.ok) return outcome.error.message;
    const { filename, originalName } = outcome.data.uploadMessageFile;
    attach({ filename, name: originalName });
    return null;
  };
  const choose = async (files: readonly File[]) => {
    setProblem(null);
    const most = THREAD_LIMITS.filesMax;
    if (attached + files.length > most) {
      setProblem(words.tooMany(most));
      return;
    }
    // One after the other, so that they keep their order.
    for (const file of files) {
      const failed = await submit(file);
      if (failed !== null) setProblem(failed);
    }
  };
  return { sending, problem, choose: (files: readonly File[]) => void choose(files) };
}
