import { LIMITS, uploadProblem, UploadKind } from '@mehfil/api/rules';
import { useRef } from 'react';
import { useDiscardImageMutation, useUploadImageMutation } from '../../../graphql/generated/owned-halls';
import { useText } from '../../../i18n/text';
import { showToast } from '../../../lib/toast';
import { useSending } from '../shared/useSending';
import { hallFormText } from './hall-form.text';

const { imageMaxBytes } = LIMITS.uploads;

/** What is said when pictures can't be taken. */
interface PictureWords {
  failed: string;
  tooLarge: string;
}

/** Sends pictures of a hall as they are chosen, and follows how much of each has gone. */
export function usePictures({ failed, tooLarge }: PictureWords) {
  const words = useText(hallFormText);
  const { sending, follow } = useSending();
  const upload = useUploadImageMutation();
  const discard = useDiscardImageMutation();
  /** Pictures that nothing has claimed yet: only those may be thrown away from here. */
  const unclaimed = useRef(new Set<string>());

  const fail = (description: string) => showToast({ tone: 'danger', title: failed, description });

  /** Whether all files can be sent; says why not. */
  const areFit = (files: readonly File[]): boolean => {
    if (files.some(({ size }) => size > imageMaxBytes)) {
      showToast({ tone: 'danger', title: words.tooLarge, description: tooLarge });
      return false;
    }
    const problem = files.map((file) => uploadProblem(UploadKind.IMAGE, file)).find((found) => found !== null);
    if (problem) fail(problem);
    return !problem;
  };

  const send = async (file: File): Promise<string | null> => {
    const outcome = await follow(file.name, (onProgress) => upload.run({ file }, { onProgress }));
    if (!outcome.ok) {
      fail(outcome.error.message || words.tryAgain);
      return null;
    }
    const { url } = outcome.data.uploadImage;
    unclaimed.current.add(url);
    return url;
  };

  return {
    sending,
    /** Sends pictures one after the other; answers the addresses of those that arrived. */
    sendAll: async (files: readonly File[]): Promise<string[]> => {
      if (!areFit(files)) return [];
      const arrived: string[] = [];
      for (const file of files) {
        const url = await send(file);
        if (url !== null) arrived.push(url);
      }
      return arrived;
    },
    /** Throws a picture away that was sent from here; the others are let go of when the hall is saved. */
    drop: (url: string) => {
      if (unclaimed.current.delete(url)) void discard.run({ url });
    },
  };
}
