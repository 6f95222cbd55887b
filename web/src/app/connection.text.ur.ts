import type { Translation } from '../i18n/text';
import type { connectionText as English } from './connection.text';

export const connectionText: Translation<typeof English> = {
  offline: 'آپ آف لائن ہیں۔ آپ کا لکھا ہوا یہیں محفوظ ہے؛ انٹرنیٹ بحال ہو تو بھیج دیں۔',
  busy: 'ہمارا سرور اس وقت مصروف ہے؛ آپ کا انٹرنیٹ ٹھیک ہے۔ ہم کوشش جاری رکھے ہوئے ہیں۔',
};
