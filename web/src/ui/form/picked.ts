import dayjs from 'dayjs';

/** Whether a text is an instant as forms keep it. */
export const isInstant = (text: string): boolean => /^\d{4}-\d\d-\d\dT/.test(text) && dayjs(text).isValid();
