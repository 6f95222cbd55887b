import { UPLOAD_LIMITS } from '@mehfil/api/domain/media/limits';
import { uploadProblem, UploadKind } from '@mehfil/api/domain/media/uploads';
import { useRef } from 'react';
import { showToast } from '../lib/toast';
import { useDiscardImageMutation, useUploadImageMutation } from './generated/images';
import { useSending, type Sending } from './useSending';

const { imageMaxBytes } = UPLOAD_LIMITS;

/** What is said when pictures can't be taken. */
export interface UploadWords {
  /** Title of every other failure's toast. */
  failed: string;
  /** Said where the server sent no sentence. */
  tryAgain: string;
  tooLarge: { title: string; description: string };
}

/** Pictures on their way, and the ways to send and to drop one. */
export interface ImageUploads {
  sending: readonly Sending[];
  /** Sends pictures one after the other and says which failed; answers the addresses of those that arrived. */
  sendAll: (files: readonly File[]) => Promise<string[]>;
  /** Throws a picture away that was sent from here; the others are let go of when what shows them is saved. */
  drop: (url: string) => void;
}

/** Sends pictures as they are chosen, and follows how much of each has gone. */
export function useImageUploads({ failed, tryAgain, tooLarge }: UploadWords): ImageUploads {
  const { sending, follow } = useSending();
  const upload = useUploadImageMutation();
  const discard = useDiscardImageMutation();
  /** Pictures that nothing has claimed yet: only those may be thrown away from here. */
  const unclaimed = useRef(new Set<string>());

  const fail = (description: string) => showToast({ tone: 'danger', title: failed, description });

  /** Whether all files can be sent; says why not. */
  const areFit = (files: readonly File[]): boolean => {
    if (files.some(({ size }) => size > imageMaxBytes)) {
      showToast({ tone: 'danger', ...tooLarge });
      return false;
    }
    const problem = files.map((file) => uploadProblem(UploadKind.IMAGE, file)).find((found) => found !== null);
    if (problem) fail(problem);
    return !problem;
  };

  const send = async (file: File, onFailure: (reason: string) => void): Promise<string | null> => {
    const outcome = await follow(file.name, (onProgress) => upload.run({ file }, { onProgress }));
    if (!outcome.ok) {
      onFailure(outcome.error.message || tryAgain);
      return null;
    }
    const { url } = outcome.data.uploadImage;
    unclaimed.current.add(url);
    return url;
  };

  return {
    sending,
    sendAll: async (files) => {
      if (!areFit(files)) return [];
      const arrived: string[] = [];
      const failures: string[] = [];
      for (const file of files) {
        const url = await send(file, (reason) => {
          // Of several each is named, and all that failed are told together: one toast stands at a time.
          failures.push(files.length === 1 ? reason : `${file.name}: ${reason}`);
          fail(failures.join('; '));
        });
        if (url !== null) arrived.push(url);
      }
      return arrived;
    },
    drop: (url) => {
      if (unclaimed.current.delete(url)) void discard.run({ url });
    },
  };
}
