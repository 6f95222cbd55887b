import { ERASED, KEPT } from '../../domain/personal-data/erasure.js';
import { ERASED_IN_URDU, KEPT_IN_URDU } from '../../domain/personal-data/erasure-urdu.js';

type Translated = readonly [english: string, urdu: string];

const pair = (english: readonly string[], urdu: readonly string[]): Translated[] =>
  english.map((each, index) => [each, urdu[index] ?? each]);

/** Urdu of the mails about an account, its sign-ins and second factors, by their English sentences; as in `mail.urdu-customer-texts.ts`. */
export const ACCOUNT_SENTENCES: readonly Translated[] = [
  ['Please confirm your e-mail address', 'براہِ کرم اپنے ای میل پتے کی تصدیق کریں'],
  [
    'Welcome to Mehfil. Please confirm that this is your e-mail address, so that you can write reviews and apply as a venue owner.',
    'محفل میں خوش آمدید۔ براہِ کرم تصدیق کریں کہ یہ آپ کا ای میل پتا ہے، تاکہ آپ رائے لکھ سکیں اور ہال مالک کے طور پر درخواست دے سکیں۔',
  ],
  [
    'The link works once, for {hours} hours. If you did not create an account, please ignore this mail.',
    'لنک {hours} گھنٹے تک، ایک بار کام کرتا ہے۔ اگر آپ نے اکاؤنٹ نہیں بنایا تو اس ای میل کو نظر انداز کر دیں۔',
  ],
  ['Please confirm your new e-mail address', 'براہِ کرم اپنے نئے ای میل پتے کی تصدیق کریں'],
  [
    'This address was entered as the new e-mail address of a Mehfil account. It is used once you have confirmed it; until then the earlier one stays.',
    'یہ پتا محفل کے ایک اکاؤنٹ کے نئے ای میل پتے کے طور پر درج کیا گیا۔ آپ کی تصدیق کے بعد استعمال ہو گا؛ تب تک پرانا پتا برقرار رہے گا۔',
  ],
  [
    'The link works once, for {hours} hours. If this was not you, please ignore this mail.',
    'لنک {hours} گھنٹے تک، ایک بار کام کرتا ہے۔ اگر یہ آپ نے نہیں کیا تو اس ای میل کو نظر انداز کر دیں۔',
  ],
  ['Your e-mail address is about to change', 'آپ کا ای میل پتا بدلنے والا ہے'],
  [
    'Another e-mail address was entered for your Mehfil account, with its password. The change happens once that address is confirmed.',
    'آپ کے محفل اکاؤنٹ کے لیے، اس کے پاس ورڈ کے ساتھ، ایک اور ای میل پتا درج کیا گیا۔ اس پتے کی تصدیق ہوتے ہی تبدیلی ہو جائے گی۔',
  ],
  [
    'If this was not you, set a new password now: that also stops the change.',
    'اگر یہ آپ نے نہیں کیا تو ابھی نیا پاس ورڈ رکھیں: اس سے تبدیلی بھی رک جائے گی۔',
  ],
  ['You already have an account', 'آپ کا اکاؤنٹ پہلے سے موجود ہے'],
  [
    'Somebody entered this address as the new e-mail address of another Mehfil account. Nothing was changed, since you already have an account with it.',
    'کسی نے یہ پتا محفل کے ایک اور اکاؤنٹ کے نئے پتے کے طور پر درج کیا۔ کچھ نہیں بدلا گیا، کیونکہ اس پتے پر آپ کا اکاؤنٹ پہلے سے موجود ہے۔',
  ],
  [
    'If this was you, sign in with this address, or set a new password if you have forgotten it. Otherwise please ignore this mail.',
    'اگر یہ آپ تھے تو اسی پتے سے سائن ان کریں، یا پاس ورڈ بھول گئے ہوں تو نیا رکھ لیں۔ ورنہ اس ای میل کو نظر انداز کر دیں۔',
  ],
  ['Your account is suspended', 'آپ کا اکاؤنٹ معطل کر دیا گیا ہے'],
  [
    'Your Mehfil account was suspended: all devices are signed out, and nobody can sign in to it for now.',
    'آپ کا محفل اکاؤنٹ معطل کر دیا گیا: تمام آلات سائن آؤٹ ہو گئے ہیں، اور فی الحال کوئی اس میں سائن ان نہیں کر سکتا۔',
  ],
  [
    'Your bookings stay as they are. Please write to our support to settle this.',
    'آپ کی بکنگز ویسی ہی رہیں گی۔ معاملہ طے کرنے کے لیے براہِ کرم ہماری سپورٹ کو لکھیں۔',
  ],
  [
    'The halls of your business are hidden meanwhile, and requests that waited for an answer were cancelled.',
    'اس دوران آپ کے کاروبار کے ہال چھپے رہیں گے، اور جو درخواستیں جواب کی منتظر تھیں وہ منسوخ ہو گئیں۔',
  ],
  ['Your account is back', 'آپ کا اکاؤنٹ بحال ہو گیا'],
  [
    'Your Mehfil account is reinstated. You can sign in again.',
    'آپ کا محفل اکاؤنٹ بحال کر دیا گیا۔ آپ دوبارہ سائن ان کر سکتے ہیں۔',
  ],
  ['Set a new password', 'نیا پاس ورڈ رکھیں'],
  [
    'Somebody asked for a new password for your Mehfil account. With the link below you can set it.',
    'کسی نے آپ کے محفل اکاؤنٹ کے لیے نیا پاس ورڈ مانگا۔ نیچے دیے گئے لنک سے آپ اسے رکھ سکتے ہیں۔',
  ],
  [
    'The link works once, for {hours} hour. If this was not you, please ignore this mail: your password stays as it is.',
    'لنک {hours} گھنٹے تک، ایک بار کام کرتا ہے۔ اگر یہ آپ نے نہیں کیا تو اس ای میل کو نظر انداز کر دیں: آپ کا پاس ورڈ ویسا ہی رہے گا۔',
  ],
  ['Your password was changed', 'آپ کا پاس ورڈ بدل دیا گیا'],
  [
    'The password of your Mehfil account was changed in its settings. All other devices are signed out.',
    'آپ کے محفل اکاؤنٹ کا پاس ورڈ اس کی ترتیبات میں بدل دیا گیا۔ باقی تمام آلات سائن آؤٹ ہو گئے ہیں۔',
  ],
  [
    'A new password was set for your Mehfil account with the link that we mailed to you. All devices are signed out.',
    'ہمارے بھیجے ہوئے لنک سے آپ کے محفل اکاؤنٹ کا نیا پاس ورڈ رکھا گیا۔ تمام آلات سائن آؤٹ ہو گئے ہیں۔',
  ],
  [
    'If this was not you, set a new password now and write to our support.',
    'اگر یہ آپ نے نہیں کیا تو ابھی نیا پاس ورڈ رکھیں اور ہماری سپورٹ کو لکھیں۔',
  ],
  ['New sign-in to your account', 'آپ کے اکاؤنٹ میں نیا سائن ان'],
  [
    'Somebody signed in to your account on a device that it has not been used on before.',
    'کسی نے آپ کے اکاؤنٹ میں ایک ایسے آلے سے سائن ان کیا جو پہلے استعمال نہیں ہوا تھا۔',
  ],
  [
    'If it was you, there is nothing to do. If not, please change your password at once: it signs out every device. Then remove every passkey that you do not know under “Second factor” in your account’s settings: a new password leaves them working.',
    'اگر یہ آپ تھے تو کچھ کرنے کی ضرورت نہیں۔ ورنہ فوراً اپنا پاس ورڈ بدلیں: اس سے ہر آلہ سائن آؤٹ ہو جاتا ہے۔ پھر ترتیبات میں ”دوسری تصدیق“ کے تحت ہر انجان پاس کی ہٹا دیں: نیا پاس ورڈ انھیں بند نہیں کرتا۔',
  ],
  [
    'This address was not confirmed until now. In case somebody else had registered it, we removed every authenticator app, passkey and recovery code that the account may have had, and closed API keys, webhooks and calendar links if it has a business. Please set up again what you use.',
    'اس پتے کی اب تک تصدیق نہیں ہوئی تھی۔ ممکن ہے کسی اور نے اسے درج کیا ہو، اس لیے اکاؤنٹ پر اگر کوئی آتھینٹی کیٹر ایپ، پاس کی یا ریکوری کوڈ تھے تو ہم نے ہٹا دیے، اور اگر اس کا کوئی کاروبار ہے تو اس کی API کلیدیں، ویب ہکس اور کیلنڈر کے لنک بند کر دیے۔ جو آپ استعمال کرتے ہیں اسے براہِ کرم دوبارہ لگا لیں۔',
  ],
  ['We signed out one of your devices', 'ہم نے آپ کا ایک آلہ سائن آؤٹ کر دیا'],
  [
    'A session of your account was used from two places at once, so it may have been copied. We ended it.',
    'آپ کے اکاؤنٹ کا ایک سیشن بیک وقت دو جگہوں سے استعمال ہوا، اس لیے ممکن ہے اس کی نقل کی گئی ہو۔ ہم نے اسے ختم کر دیا۔',
  ],
  [
    'Please sign in again. If you don’t recognize the device, please change your password, and remove every passkey that you do not know under “Second factor” in your account’s settings.',
    'براہِ کرم دوبارہ سائن ان کریں۔ اگر آپ اس آلے کو نہیں پہچانتے تو اپنا پاس ورڈ بدلیں، اور ترتیبات میں ”دوسری تصدیق“ کے تحت ہر انجان پاس کی ہٹا دیں۔',
  ],

  // Second factors.
  ['Authenticator app added to your account', 'آپ کے اکاؤنٹ میں آتھینٹی کیٹر ایپ لگا دی گئی'],
  [
    'An authenticator app was set up for your account. From now on, signing in with your password asks for its code.',
    'آپ کے اکاؤنٹ کے لیے آتھینٹی کیٹر ایپ لگا دی گئی۔ اب پاس ورڈ سے سائن ان کرنے پر اس کا کوڈ مانگا جائے گا۔',
  ],
  ['Authenticator app removed from your account', 'آپ کے اکاؤنٹ سے آتھینٹی کیٹر ایپ ہٹا دی گئی'],
  [
    'The authenticator app of your account was removed. Signing in no longer asks for its code.',
    'آپ کے اکاؤنٹ کی آتھینٹی کیٹر ایپ ہٹا دی گئی۔ سائن ان کرنے پر اب اس کا کوڈ نہیں مانگا جائے گا۔',
  ],
  ['Passkey added to your account', 'آپ کے اکاؤنٹ میں پاس کی شامل کی گئی'],
  [
    'A passkey was added to your account. It signs in without your password, and signing in with your password now asks for a second factor.',
    'آپ کے اکاؤنٹ میں ایک پاس کی شامل کی گئی۔ اس سے پاس ورڈ کے بغیر سائن ان ہوتا ہے، اور پاس ورڈ سے سائن ان کرنے پر اب دوسری تصدیق مانگی جائے گی۔',
  ],
  ['Passkey removed from your account', 'آپ کے اکاؤنٹ سے پاس کی ہٹا دی گئی'],
  [
    'A passkey of your account was removed. It no longer signs in.',
    'آپ کے اکاؤنٹ کی ایک پاس کی ہٹا دی گئی۔ اب اس سے سائن ان نہیں ہو گا۔',
  ],
  ['A passkey of your account was refused', 'آپ کے اکاؤنٹ کی ایک پاس کی قبول نہیں کی گئی'],
  [
    'A sign-in with a passkey of your account was refused, because the passkey’s counter went back: somebody may have copied it. Please remove this passkey and add a new one.',
    'آپ کے اکاؤنٹ کی ایک پاس کی سے سائن ان روک دیا گیا، کیونکہ اس کا شمار پیچھے چلا گیا تھا: ممکن ہے کسی نے اس کی نقل کی ہو۔ براہِ کرم یہ پاس کی ہٹا کر نئی شامل کریں۔',
  ],
  ['New recovery codes for your account', 'آپ کے اکاؤنٹ کے نئے ریکوری کوڈ'],
  [
    'New recovery codes were created for your account. The earlier ones no longer work.',
    'آپ کے اکاؤنٹ کے لیے نئے ریکوری کوڈ بنائے گئے۔ پرانے کوڈ اب کام نہیں کرتے۔',
  ],
  ['Second factor removed from your account', 'آپ کے اکاؤنٹ سے دوسری تصدیق ہٹا دی گئی'],
  [
    'An administrator removed the second factor and recovery codes of your account. Signing in asks for your password alone until you set one up again.',
    'ایک منتظم نے آپ کے اکاؤنٹ کی دوسری تصدیق اور ریکوری کوڈ ہٹا دیے۔ جب تک آپ اسے دوبارہ نہ لگائیں، سائن ان کرنے پر صرف پاس ورڈ مانگا جائے گا۔',
  ],
  ['A recovery code of your account was used', 'آپ کے اکاؤنٹ کا ایک ریکوری کوڈ استعمال ہوا'],
  [
    'Your password and a recovery code were used to confirm your identity. The code no longer works.',
    'آپ کی شناخت کی تصدیق کے لیے پاس ورڈ اور ایک ریکوری کوڈ استعمال ہوا۔ وہ کوڈ اب کام نہیں کرتا۔',
  ],
  [
    'If you did not ask for this, please write to our support.',
    'اگر یہ آپ نے نہیں کہا تھا تو براہِ کرم ہماری سپورٹ کو لکھیں۔',
  ],
  [
    'If this was not you, set a new password with “Forgot your password?” on the sign-in page: for an address that was not confirmed yet this removes every passkey, authenticator app and recovery code of the account.',
    'اگر یہ آپ نے نہیں کیا تو سائن ان کے صفحے پر ”پاس ورڈ بھول گئے؟“ سے نیا پاس ورڈ رکھیں: جس پتے کی ابھی تصدیق نہ ہوئی ہو، اس کے اکاؤنٹ کی ہر پاس کی، آتھینٹی کیٹر ایپ اور ریکوری کوڈ اس سے ہٹ جاتا ہے۔',
  ],
  [
    'If this was not you, please change your password at once, then remove every passkey and authenticator app that you do not know under “Second factor” in your account’s settings, and renew the recovery codes: a new password alone leaves them working. If you can no longer sign in, write to our support, who can remove them.',
    'اگر یہ آپ نے نہیں کیا تو فوراً اپنا پاس ورڈ بدلیں، پھر ترتیبات میں ”دوسری تصدیق“ کے تحت ہر انجان پاس کی اور آتھینٹی کیٹر ایپ ہٹا دیں اور ریکوری کوڈ نئے بنا لیں: صرف نیا پاس ورڈ انھیں بند نہیں کرتا۔ اگر آپ سائن ان نہیں کر سکتے تو ہماری سپورٹ کو لکھیں، وہ انھیں ہٹا سکتے ہیں۔',
  ],

  // The last one.
  ['Your account was deleted', 'آپ کا اکاؤنٹ ختم کر دیا گیا'],
  [
    'Your Mehfil account was deleted, as you asked. This is the last mail about it. What was removed:',
    'آپ کے کہنے پر آپ کا محفل اکاؤنٹ ختم کر دیا گیا۔ اس کے بارے میں یہ آخری ای میل ہے۔ یہ سب ہٹا دیا گیا:',
  ],
  [
    'Your Mehfil account was deleted by our staff. If you think that this is a mistake, please write to our support. This is the last mail about the account. What was removed:',
    'ہمارے عملے نے آپ کا محفل اکاؤنٹ ختم کر دیا۔ اگر آپ کے خیال میں یہ غلطی ہے تو براہِ کرم ہماری سپورٹ کو لکھیں۔ اکاؤنٹ کے بارے میں یہ آخری ای میل ہے۔ یہ سب ہٹا دیا گیا:',
  ],
  ['What stays, and why:', 'جو باقی رہتا ہے، اور کیوں:'],
  ...pair(ERASED, ERASED_IN_URDU),
  ...pair(KEPT, KEPT_IN_URDU),
];

/** Labels of facts, and of what a mail about an account asks to do. */
export const ACCOUNT_LABELS: Readonly<Record<string, string>> = {
  Time: 'وقت',
  Device: 'آلہ',
  Network: 'نیٹ ورک',
  Place: 'مقام',
  'Confirm e-mail address': 'ای میل پتے کی تصدیق کریں',
  'Confirm new address': 'نئے پتے کی تصدیق کریں',
  'Set a new password': 'نیا پاس ورڈ رکھیں',
  'Sign in': 'سائن ان',
  'Where you’re signed in': 'آپ کہاں کہاں سائن ان ہیں',
  Passkey: 'پاس کی',
  'Account settings': 'اکاؤنٹ کی ترتیبات',
  'Privacy Policy': 'رازداری کی پالیسی',
};
