import { useImageUploads, type ImageUploads } from '../../../../graphql/useImageUploads';
import { useText } from '../../../../i18n/text';
import { hallFormText } from './hall-form.text';

/** What is said when pictures can't be taken. */
interface PictureWords {
  failed: string;
  tooLarge: string;
}

/** Sends pictures of a hall as they are chosen. */
export function usePictures({ failed, tooLarge }: PictureWords): ImageUploads {
  const words = useText(hallFormText);
  return useImageUploads({
    failed,
    tryAgain: words.tryAgain,
    tooLarge: { title: words.tooLarge, description: tooLarge },
  });
}
