import { useField } from 'formik';
import { useEffect } from 'react';
import { useImageUploads, type UploadWords } from './useImageUploads';

/**
 * A form's field that holds the address of one picture, sent as it is chosen.
 * @param onBusy told whether a picture is on its way: the form waits for it
 */
export function usePictureField(name: string, words: UploadWords, onBusy: (busy: boolean) => void) {
  const [field, meta, helpers] = useField<string | null>(name);
  const { sending, sendAll, drop } = useImageUploads(words);
  const busy = sending.length > 0;
  useEffect(() => onBusy(busy), [busy, onBusy]);
  const put = async (url: string | null): Promise<void> => {
    if (field.value) drop(field.value);
    await helpers.setValue(url);
  };
  return {
    url: field.value,
    error: meta.error,
    sending,
    busy,
    /** Puts the first of these files in its place; answers whether it arrived. */
    replace: async (files: readonly File[]): Promise<boolean> => {
      const [url] = await sendAll(files.slice(0, 1));
      if (url !== undefined) await put(url);
      return url !== undefined;
    },
    remove: () => void put(null),
  };
}
