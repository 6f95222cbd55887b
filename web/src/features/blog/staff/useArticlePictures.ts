import { UPLOAD_LIMITS } from '@mehfil/api/domain/media/limits';
import { useImageUploads } from '../../../graphql/useImageUploads';
import { useText } from '../../../i18n/text';
import { postFormText } from './post-form.text';

const MEGABYTE = 1024 * 1024;

/** Sends pictures of a post as they are chosen. */
export function useArticlePictures() {
  const words = useText(postFormText);
  return useImageUploads({
    failed: words.uploadFailed,
    tryAgain: words.tryAgain,
    tooLarge: { title: words.tooLarge, description: words.tooLargeText(UPLOAD_LIMITS.imageMaxBytes / MEGABYTE) },
  });
}
