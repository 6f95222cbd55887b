import type { placesText as English } from './places.text';
import type { Translation } from './text';

/** Larger cities of Pakistan, and areas of them that many halls are in. Others keep the name that their owner entered. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['abbottabad', 'ایبٹ آباد'],
  ['attock', 'اٹک'],
  ['bahawalnagar', 'بہاولنگر'],
  ['bahawalpur', 'بہاولپور'],
  ['bannu', 'بنوں'],
  ['burewala', 'بورے والا'],
  ['chakwal', 'چکوال'],
  ['chiniot', 'چنیوٹ'],
  ['dera ghazi khan', 'ڈیرہ غازی خان'],
  ['dera ismail khan', 'ڈیرہ اسماعیل خان'],
  ['faisalabad', 'فیصل آباد'],
  ['gilgit', 'گلگت'],
  ['gujranwala', 'گوجرانوالہ'],
  ['gujrat', 'گجرات'],
  ['gwadar', 'گوادر'],
  ['hafizabad', 'حافظ آباد'],
  ['hyderabad', 'حیدرآباد'],
  ['islamabad', 'اسلام آباد'],
  ['jacobabad', 'جیکب آباد'],
  ['jhang', 'جھنگ'],
  ['jhelum', 'جہلم'],
  ['karachi', 'کراچی'],
  ['kasur', 'قصور'],
  ['khanewal', 'خانیوال'],
  ['kohat', 'کوہاٹ'],
  ['lahore', 'لاہور'],
  ['larkana', 'لاڑکانہ'],
  ['mandi bahauddin', 'منڈی بہاؤالدین'],
  ['mansehra', 'مانسہرہ'],
  ['mardan', 'مردان'],
  ['mingora', 'مینگورہ'],
  ['mirpur', 'میرپور'],
  ['mirpur khas', 'میرپور خاص'],
  ['multan', 'ملتان'],
  ['murree', 'مری'],
  ['muzaffarabad', 'مظفرآباد'],
  ['muzaffargarh', 'مظفرگڑھ'],
  ['nawabshah', 'نوابشاہ'],
  ['nowshera', 'نوشہرہ'],
  ['okara', 'اوکاڑہ'],
  ['peshawar', 'پشاور'],
  ['quetta', 'کوئٹہ'],
  ['rahim yar khan', 'رحیم یار خان'],
  ['rawalpindi', 'راولپنڈی'],
  ['sadiqabad', 'صادق آباد'],
  ['sahiwal', 'ساہیوال'],
  ['sargodha', 'سرگودھا'],
  ['sheikhupura', 'شیخوپورہ'],
  ['sialkot', 'سیالکوٹ'],
  ['skardu', 'سکردو'],
  ['sukkur', 'سکھر'],
  ['swabi', 'صوابی'],
  ['taxila', 'ٹیکسلا'],
  ['turbat', 'تربت'],
  ['vehari', 'وہاڑی'],
  ['wah cantt', 'واہ کینٹ'],

  ['bahria town', 'بحریہ ٹاؤن'],
  ['bani gala', 'بنی گالہ'],
  ['barki road', 'برکی روڈ'],
  ['bedian road', 'بیدیاں روڈ'],
  ['blue area', 'بلیو ایریا'],
  ['bosan road', 'بوسن روڈ'],
  ['canal road', 'کینال روڈ'],
  ['cantt', 'کینٹ'],
  ['chak shahzad', 'چک شہزاد'],
  ['clifton', 'کلفٹن'],
  ['defence', 'ڈیفنس'],
  ['dha', 'ڈی ایچ اے'],
  ['gt road', 'جی ٹی روڈ'],
  ['gulberg', 'گلبرگ'],
  ['gulistan-e-johar', 'گلستانِ جوہر'],
  ['gulshan-e-iqbal', 'گلشنِ اقبال'],
  ['hayatabad', 'حیات آباد'],
  ['johar town', 'جوہر ٹاؤن'],
  ['malir cantt', 'ملیر کینٹ'],
  ['model town', 'ماڈل ٹاؤن'],
  ['north nazimabad', 'نارتھ ناظم آباد'],
  ['peshawar road', 'پشاور روڈ'],
  ['qasimabad', 'قاسم آباد'],
  ['raiwind road', 'رائیونڈ روڈ'],
  ['saddar', 'صدر'],
  ['shah rukn-e-alam', 'شاہ رکنِ عالم'],
  ['shahrah-e-faisal', 'شاہراہِ فیصل'],
  ['super highway', 'سپر ہائی وے'],
  ['university town', 'یونیورسٹی ٹاؤن'],
  ['walled city', 'اندرون شہر'],
  ['wapda town', 'واپڈا ٹاؤن'],
]);

/** `DHA Phase 5`: the phases of an area have its name. */
const PHASE = /^(?<area>.+) phase (?<number>\d+)$/;

function nameInUrdu(place: string): string {
  const key = place.trim().toLowerCase();
  const { area = key, number } = PHASE.exec(key)?.groups ?? {};
  const known = NAMES.get(area);
  if (known === undefined) return place;
  return number === undefined ? known : `${known} فیز ${number}`;
}

function addressInUrdu(location: string, city: string | null): string {
  if (!city || !location.toLowerCase().endsWith(city.toLowerCase())) return location;
  return `${location.slice(0, -city.length)}${nameInUrdu(city)}`;
}

/** Urdu of places. */
export const placesText: Translation<typeof English> = { name: nameInUrdu, address: addressInUrdu };
