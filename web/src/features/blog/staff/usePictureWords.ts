import { UPLOAD_LIMITS } from '@mehfil/api/domain/media/limits';
import type { UploadWords } from '../../../graphql/useImageUploads';
import { useText } from '../../../i18n/text';
import { postFormText } from './post-form.text';

const MEGABYTE = 1024 * 1024;

/** What is said when pictures of a post can't be taken. */
export function usePictureWords(): UploadWords {
  const words = useText(postFormText);
  return {
    failed: words.uploadFailed,
    tryAgain: words.tryAgain,
    tooLarge: { title: words.tooLarge, description: words.tooLargeText(UPLOAD_LIMITS.imageMaxBytes / MEGABYTE) },
  };
}
