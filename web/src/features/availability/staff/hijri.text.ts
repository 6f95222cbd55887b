import { defineText } from '../../../i18n/text';

export const hijriText = defineText({
  name: 'hijriText',
  en: {
    title: 'Hijri months',
    text: 'When months begin, for owners’ rates in Ramadan, Muharram and others. They are calculated (Umm al-Qura); correct one where the moon was seen on another day. Bookings keep the prices that were agreed.',
    month: 'Month',
    firstDay: 'First day',
    source: 'Announced by',
    calculated: 'Calculated',
    corrected: (day: string) => `Calculated: ${day}`,
    actions: 'Actions',
    correct: 'Correct',
    correctOf: (month: string) => `When does ${month} begin?`,
    hint: (day: string) => `Calculated: ${day}. At most two days earlier or later.`,
    sourceHint: 'Such as Central Ruet-e-Hilal Committee',
    save: 'Save',
    saving: 'Saving...',
    saved: 'The month has been corrected.',
    failed: 'The month could not be corrected',
    reset: 'As calculated',
    resetDone: 'The month begins as calculated.',
    resetFailed: 'The correction could not be taken back',
    error: 'Error',
  },
});
