import { useText } from '../../../../i18n/text';
import type { UploadWords } from '../../../../graphql/useImageUploads';
import { hallFormText } from './hall-form.text';

/** What is said when pictures of a hall can't be taken. */
export function usePictureWords({ failed, tooLarge }: { failed: string; tooLarge: string }): UploadWords {
  const words = useText(hallFormText);
  return { failed, tryAgain: words.tryAgain, tooLarge: { title: words.tooLarge, description: tooLarge } };
}
