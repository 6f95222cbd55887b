import { isolate } from '../domain/text/direction.js';
import type { Phrases } from '../domain/urdu/phrases.js';

const DATABASE_AWAY = 'سروس شروع ہو رہی ہے یا ڈیٹا بیس دستیاب نہیں۔';

/** What only programs are told: about addresses, bodies, keys and types of values. */
export const requestPhrases: Phrases = {
  sentences: {
    'There is nothing at this address.': 'اس پتے پر کچھ نہیں۔',
    'The address can’t be read.': 'یہ پتا پڑھا نہیں جا سکا۔',
    'Send the body as application/json.': `باڈی ${isolate('application/json')} کے طور پر بھیجیں۔`,
    'This encoding is not supported.': 'یہ انکوڈنگ قبول نہیں۔',
    'The form could not be read.': 'فارم پڑھا نہیں جا سکا۔',
    'The body must be a JSON object.': `باڈی ایک ${isolate('JSON')} آبجیکٹ ہونی چاہیے۔`,
    'The body is not valid UTF-8.': `باڈی درست ${isolate('UTF-8')} نہیں۔`,
    'The body is not valid JSON.': `باڈی درست ${isolate('JSON')} نہیں۔`,
    'The body is not as long as its Content-Length.': `باڈی کی لمبائی ${isolate('Content-Length')} کے برابر نہیں۔`,
    'The body can’t be decompressed.': 'باڈی کھولی نہیں جا سکی۔',
    'An upload has to say its length (Content-Length).': `اپ لوڈ کی لمبائی (${isolate('Content-Length')}) بتانا ضروری ہے۔`,
    'This API key is not valid, or not any more.': `یہ ${isolate('API')} کی درست نہیں، یا اب نہیں رہی۔`,
    'An API key can’t do this; please sign in yourself.': `${isolate('API')} کی سے یہ نہیں ہو سکتا؛ براہِ کرم خود سائن ان کریں۔`,
    'This idempotency key was used for another request.': 'یہ کلید کسی اور درخواست کے لیے استعمال ہو چکی ہے۔',
    'Sessions are renewed by our own pages only.': 'سیشن کی تجدید صرف ہمارے اپنے صفحات کرتے ہیں۔',
    'The service is starting or its database is away.': DATABASE_AWAY,
    'The server is being restarted.': 'سرور دوبارہ شروع کیا جا رہا ہے۔',
    "The hall you're looking for doesn't exist or has been removed.":
      'جو ہال آپ ڈھونڈ رہے ہیں وہ موجود نہیں یا ہٹا دیا گیا ہے۔',
    'This document does not exist.': 'یہ دستاویز موجود نہیں۔',
    'This file does not exist any more.': 'یہ فائل اب موجود نہیں۔',
  },
  fields: {},
  patterns: [
    [/^Send the parameter (.+) once\.$/, (name) => `پیرامیٹر ${isolate(name)} ایک ہی بار بھیجیں۔`],
    [
      /^Send the file in the field (.+) instead of (.+)\.$/,
      (wanted, sent) => `فائل ${isolate(sent)} کے بجائے ${isolate(wanted)} کے خانے میں بھیجیں۔`,
    ],
    [
      /^Send the file as multipart\/form-data, in the field (.+)\.$/,
      (field) => `فائل ${isolate('multipart/form-data')} کے طور پر ${isolate(field)} کے خانے میں بھیجیں۔`,
    ],
    [/^This address answers (.+)\.$/, (methods) => `یہ پتا صرف ان کا جواب دیتا ہے: ${isolate(methods)}`],
    [/^The key (.+) is not allowed\.$/, (key) => `کلید ${isolate(key)} کی اجازت نہیں۔`],
    [/^The body can be at most (.+)\.$/, (size) => `باڈی زیادہ سے زیادہ ${isolate(size)} کی ہو سکتی ہے۔`],
    [
      /^This API key lacks the permission (.+)\.$/,
      (scope) => `اس ${isolate('API')} کی کے پاس ${isolate(scope)} کی اجازت نہیں۔`,
    ],
    [/^(.+) must be a whole number$/, (field) => `${field} پورا عدد ہونا چاہیے`],
    [/^(.+) must be a number$/, (field) => `${field} عدد ہونا چاہیے`],
    [/^(.+) must be text$/, (field) => `${field} متن ہونا چاہیے`],
    [/^(.+) must be true or false$/, (field) => `${field} ہاں یا نہیں (${isolate('true, false')}) ہو`],
    [/^(.+) must be an object$/, (field) => `${field} آبجیکٹ ہونا چاہیے`],
    [/^(.+) must be one of (.+)$/, (field, values) => `${field} ان میں سے ایک ہو: ${isolate(values)}`],
    [/^(.+) is not one of the known values$/, (field) => `${isolate(field)} کی یہ قدر معلوم نہیں`],
    [/^(.+) is not a known field$/, (field) => `${isolate(field)} نام کا کوئی خانہ نہیں`],
    [/^(.+) is out of range$/, (field) => `${isolate(field)} حد سے باہر ہے`],
    [/^(?:There is no such .+|.+ not found)$/i, () => 'یہ موجود نہیں، یا اب نہیں رہا'],
  ],
};
